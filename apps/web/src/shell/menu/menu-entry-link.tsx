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

const pathByAction = { sign_in: "/users/sign-in", sign_up: "/users/sign-up", my_bets: "/bets" } as const;

/** An entry as what it is: a link to a page, to another site, or a button. */
export function MenuEntryLink({ entry, className = "", children }: MenuEntryLinkProps): ReactNode {
  const navigation = useNavigation();
  const { slip } = useStore();
  const { action } = entry;
  const classes = [className, windowClass(entry.audience) ?? ""].join(" ").trim();
  const look = classes === "" ? {} : { className: classes };
  const to = entry.to ?? (action === "sign_in" || action === "sign_up" || action === "my_bets" ? pathByAction[action] : null);
  if (to?.startsWith("/") === true) {
    return (
      <PageLink to={to} {...look}>
        {children}
      </PageLink>
    );
  }
  if (to !== null) {
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
