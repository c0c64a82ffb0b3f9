import type { ShownMenus, SiteAction } from "@touchline/contract/site/site-parts";
import { Icon } from "@touchline/ui";
import type { ReactNode } from "react";
import { windowClass } from "../../blocks/audience.ts";
import { useStore } from "../../elements/store.ts";
import { PageLink } from "../../navigation/page-link.tsx";
import type { MenuEntry } from "./use-menu.ts";

interface MenuLook {
  readonly className?: string;
  /** Px; null where entries have no icon. */
  readonly iconSize: number | null;
  /** The class of the label, where it is an element of its own. */
  readonly labelClass?: string;
}

/** A row of a sheet's menu. */
export const menuRowClass = "flex min-h-11 items-center gap-3 rounded-2 px-2 text-14 hover:bg-cell";

/** How an entry is drawn in each place, whether it is a link or a button. */
const looks: Readonly<Record<keyof ShownMenus, MenuLook>> = {
  header: { iconSize: null },
  left_sidebar_desktop: { className: "ri w-full", iconSize: 17, labelClass: "name truncate" },
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
  /** What actions do here in place of what they do elsewhere. */
  readonly actions?: Partial<Record<SiteAction, () => void>>;
  /** Whether what this entry's button opens is open; for buttons that open something. */
  readonly isExpanded?: boolean;
  /** Shown after the label. */
  readonly children?: ReactNode;
}

/** One entry of a site's menu, in any place: a link to a page, to another site, or a button that does what its action says. */
export function MenuItem({ entry, placement, actions = {}, isExpanded, children }: MenuItemProps): ReactNode {
  const { slip } = useStore();
  const { action, to, label, icon } = entry;
  const { className = "", iconSize, labelClass } = looks[placement];
  const classes = `${className} ${windowClass(entry.audience) ?? ""}`.trim();
  // Where only the icon fits, the name still comes up.
  const look = { ...(classes && { className: classes }), ...(labelClass === undefined ? {} : { title: label }) };
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
      // The page of now is marked by its own entry, not by the sports menu's, which leads there as well.
      <PageLink to={to} {...look} {...(action === "sports_menu" ? { "aria-current": undefined } : {})}>
        {content}
      </PageLink>
    ) : (
      <a href={to} rel="noopener" {...look}>
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
    <button type="button" {...look} {...(isExpanded === undefined ? {} : { "aria-expanded": isExpanded })} onClick={press}>
      {content}
    </button>
  );
}
