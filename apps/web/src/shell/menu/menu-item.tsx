import type { ShownMenus, SiteAction } from "@touchline/contract/site/site-parts";
import { Icon } from "@touchline/ui";
import type { ReactNode } from "react";
import { windowClass } from "../../blocks/audience.ts";
import { useStore } from "../../elements/store.ts";
import { PageLink } from "../../navigation/page-link.tsx";
import type { MenuEntry } from "./use-menu.ts";

interface MenuStyle {
  readonly className?: string;
  /** Size in px; null for entries without icons. */
  readonly iconSize: number | null;
  /** Class of the label if it is a separate element. */
  readonly labelClass?: string;
}

/** A row of a sheet's menu. */
export const menuRowClass = "flex min-h-11 items-center gap-3 rounded-2 px-2 text-14 hover:bg-cell";

/** The style of an entry in each placement. */
const styles: Readonly<Record<keyof ShownMenus, MenuStyle>> = {
  header: { iconSize: null },
  left_sidebar_desktop: { className: "ri w-full", iconSize: 20, labelClass: "name truncate" },
  side_menu_mobile: { className: menuRowClass, iconSize: 18 },
  tab_bar_mobile: { iconSize: 21 },
  right_sidebar_desktop: {
    className: "flex min-h-9 items-center gap-1.5 rounded-2 px-2 text-mid hover:bg-cell hover:text-hi aria-[current]:font-bold",
    iconSize: 16,
  },
};

interface MenuItemProps {
  readonly entry: MenuEntry;
  readonly placement: keyof ShownMenus;
  /** Overrides of the default actions. */
  readonly actions?: Partial<Record<SiteAction, () => void>>;
  /** `aria-expanded`, for buttons that open something. */
  readonly isExpanded?: boolean;
  /** Shown after the label. */
  readonly children?: ReactNode;
}

/** An entry of the operator's menus: a link to a page or another site, or a button. */
export function MenuItem({ entry, placement, actions = {}, isExpanded, children }: MenuItemProps): ReactNode {
  const { slip } = useStore();
  const { action, to, label, icon } = entry;
  const { className = "", iconSize, labelClass } = styles[placement];
  const classes = `${className} ${windowClass(entry.audience) ?? ""}`.trim();
  // A label that may be cut off is also a tooltip.
  const props = { ...(classes && { className: classes }), ...(labelClass === undefined ? {} : { title: label }) };
  const own = action === undefined ? undefined : actions[action];
  const content = (
    <>
      {iconSize === null ? null : <Icon name={icon} size={iconSize} />}
      {labelClass === undefined ? label : <span className={labelClass}>{label}</span>}
      {children}
    </>
  );
  if (own === undefined && to !== undefined) {
    return to.startsWith("/") ? (
      // The sports menu may also link to the current page, but only the page's own entry is marked as current.
      <PageLink to={to} {...props} {...(action === "sports_menu" ? { "aria-current": undefined } : {})}>
        {content}
      </PageLink>
    ) : (
      <a href={to} rel="noopener" {...props}>
        {content}
      </a>
    );
  }
  const press = (): void => {
    if (own !== undefined) own();
    else if (action === "bet_slip") slip.setPanel({ isOpen: true, tab: "betSlip" });
    else if (action === "deposit") location.hash = "deposit";
  };
  return (
    <button type="button" {...props} {...(isExpanded === undefined ? {} : { "aria-expanded": isExpanded })} onClick={press}>
      {content}
    </button>
  );
}
