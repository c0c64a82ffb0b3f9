import type { ShownMenuItem, ShownMenus, SiteAction, SiteAudience } from "@touchline/contract/site/site-parts";
import { defaultMenus } from "@touchline/store";
import type { IconName } from "@touchline/ui";
import type { MessageKey, Text } from "../../messages/text.ts";
import { isForViewer } from "../../blocks/audience.ts";
import { useIsEntryClosed, useResource, useSession, useStore } from "../../elements/store.ts";
import { useText } from "../../messages/use-text.ts";

interface MenuTarget {
  readonly to: string;
  readonly textKey: MessageKey;
  readonly icon: IconName;
}

/** Pages that a menu may name by key (spec.md 2). */
const menuPages: Readonly<Record<string, MenuTarget>> = {
  sports: { to: "/", textKey: "shell.sports", icon: "home" },
  in_play: { to: "/live", textKey: "shell.live", icon: "live" },
  e_sports: { to: "/cybersport", textKey: "shell.esports", icon: "sport-esports" },
  favorites: { to: "/favorites", textKey: "shell.favourites", icon: "star" },
  schedule: { to: "/schedule", textKey: "shell.schedule", icon: "clock" },
  results: { to: "/results", textKey: "shell.results", icon: "trophy" },
  promotions: { to: "/promotions", textKey: "promotions.title", icon: "gift" },
  bets_history: { to: "/bets", textKey: "shell.myBets", icon: "ticket" },
  horse_racing: { to: "/racing", textKey: "providers.horse_racing", icon: "horseshoe" },
  lotteries: { to: "/lotteries", textKey: "providers.lotteries", icon: "balls" },
  premium_cricket: { to: "/premium-cricket", textKey: "providers.premium_cricket", icon: "stumps" },
  virtual_gaming_arena: { to: "/virtual-gaming-arena", textKey: "providers.virtual_gaming_arena", icon: "arena" },
  search: { to: "/search", textKey: "shell.search", icon: "search" },
  general_rules: { to: "/general-rules", textKey: "shell.rules", icon: "book" },
  about: { to: "/about", textKey: "shell.about", icon: "info" },
};

interface MenuAction extends Omit<MenuTarget, "to"> {
  /** The address of a link; undefined for a button. */
  readonly to?: string;
  /** Restricts the action to these players in addition to the operator's own rule. */
  readonly player?: SiteAudience["player"];
}

/** Actions of a menu (spec.md 2 "Navigation buttons"). */
const menuActions: Readonly<Record<SiteAction, MenuAction>> = {
  sign_in: { to: "/users/sign-in", textKey: "shell.signIn", icon: "user", player: "signed_out" },
  sign_up: { to: "/users/sign-up", textKey: "shell.signUp", icon: "user-plus", player: "signed_out" },
  deposit: { textKey: "shell.deposit", icon: "wallet", player: "signed_in" },
  // Opens the sheet of all sports in the tab bar; elsewhere it is a link.
  sports_menu: { to: "/", textKey: "shell.all", icon: "menu" },
  my_bets: { to: "/bets", textKey: "shell.myBets", icon: "ticket" },
  bet_slip: { textKey: "slip.title", icon: "slip" },
};

/** An entry of a menu, ready to render. */
export interface MenuEntry {
  readonly key: string;
  readonly label: string;
  readonly icon: IconName;
  /** The address of a link; undefined for a button. */
  readonly to: string | undefined;
  readonly action: SiteAction | undefined;
  readonly audience: ShownMenuItem["audience"];
}

function toEntry(item: ShownMenuItem, index: number, t: Text): MenuEntry | null {
  const { action, audience, label } = item;
  const own = action === undefined ? menuPages[item.page ?? ""] : menuActions[action];
  const to = own?.to ?? item.page ?? item.link;
  const shown = label ?? (own === undefined ? undefined : t(own.textKey));
  if (shown === undefined) return null;
  // An icon in the site file may be missing from the sprite. Then none is drawn, which costs less than loading the list of all names.
  const icon = (item.icon as IconName | undefined) ?? own?.icon ?? "dot";
  return { key: `${index}`, label: shown, icon, to, action, audience };
}

/**
 * The entries of a menu for this viewer, in the operator's order. Sign-in and sign-up are hidden from signed-in players and where sign-in
 * is blocked (spec.md 5).
 */
export function useMenu(placement: keyof ShownMenus): readonly MenuEntry[] {
  const t = useText();
  const { listings, locale } = useStore();
  const isSignedIn = useSession().status === "signedIn";
  const isBlocked = useIsEntryClosed();
  const menus = useResource(listings.menus()).data ?? defaultMenus;
  const viewer = { isSignedIn, locale };
  const isOffered = (action: SiteAction): boolean => {
    const { player } = menuActions[action];
    return isForViewer(player && { player }, viewer) && !(isBlocked && action.startsWith("sign_"));
  };
  return menus[placement]
    .filter(({ action, audience }) => isForViewer(audience, viewer) && (action === undefined || isOffered(action)))
    .flatMap((item, index) => toEntry(item, index, t) ?? []);
}
