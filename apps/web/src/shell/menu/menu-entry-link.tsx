import type { ReactNode } from "react";
import { windowClass } from "../../blocks/audience.ts";
import { useStore } from "../../elements/store/use-store.ts";
import { useNavigation } from "../../navigation/navigation-context.ts";
import { PageLink } from "../../navigation/page-link.tsx";
import type { MenuEntry } from "./use-menu.ts";

interface MenuEntryLinkProps {
  readonly entry: MenuEntry;
  readonly className?: string;
  readonly children: ReactNode;
}

/** An entry as what it is: a link to a page, to another site, or a button. */
export function MenuEntryLink({ entry, className = "", children }: MenuEntryLinkProps): ReactNode {
  const navigation = useNavigation();
  const { slip } = useStore();
  const { action, to } = entry;
  const classes = `${className} ${windowClass(entry.audience) ?? ""}`.trim();
  const look = classes && { className: classes };
  if (to?.startsWith("/") === true) {
    return (
      <PageLink to={to} {...look}>
        {children}
      </PageLink>
    );
  }
  if (to !== undefined) {
    return (
      <a href={to} rel="noopener" {...look}>
        {children}
      </a>
    );
  }
  return (
    <button
      type="button"
      {...look}
      onClick={() => {
        if (action === "bet_slip") slip.setPanel({ isOpen: true, tab: "betSlip" });
        else if (action === "deposit") location.hash = "deposit";
        else void navigation.go("/");
      }}
    >
      {children}
    </button>
  );
}
