import type { SiteAction, SiteAudience } from "@touchline/contract/site/site-parts";
import type { IconName } from "@touchline/ui";
import type { MessageKey } from "../../messages/text.ts";

interface MenuPlace {
  readonly to: string;
  readonly textKey: MessageKey;
  readonly icon: IconName;
}

/** Pages that a menu may name by their key (spec.md 2). */
export const menuPages: Readonly<Record<string, MenuPlace>> = {
  sports: { to: "/", textKey: "shell.sports", icon: "home" },
  in_play: { to: "/live", textKey: "shell.live", icon: "live" },
  e_sports: { to: "/cybersport", textKey: "shell.esports", icon: "sport-esports" },
  favorites: { to: "/favorites", textKey: "shell.favourites", icon: "star" },
  schedule: { to: "/schedule", textKey: "shell.schedule", icon: "clock" },
  results: { to: "/results", textKey: "shell.results", icon: "trophy" },
  promotions: { to: "/promotions", textKey: "promotions.title", icon: "trophy" },
  bets_history: { to: "/bets", textKey: "shell.myBets", icon: "ticket" },
  horse_racing: { to: "/racing", textKey: "providers.horse_racing", icon: "flame" },
  lotteries: { to: "/lotteries", textKey: "providers.lotteries", icon: "ticket" },
  premium_cricket: { to: "/premium-cricket", textKey: "providers.premium_cricket", icon: "sport-cricket" },
  virtual_gaming_arena: { to: "/virtual-gaming-arena", textKey: "providers.virtual_gaming_arena", icon: "sport-esports" },
  search: { to: "/search", textKey: "shell.search", icon: "search" },
  general_rules: { to: "/general-rules", textKey: "shell.rules", icon: "info" },
  about: { to: "/about", textKey: "shell.about", icon: "info" },
};

interface MenuAction extends Omit<MenuPlace, "to"> {
  /** Where it leads; undefined for one that is a button. */
  readonly to?: string;
  /** For whom it is, whatever the operator says; undefined for everybody. */
  readonly player?: SiteAudience["player"];
}

/** Actions of a menu (spec.md 2 "Navigation buttons"): links, where they lead somewhere, and buttons. */
export const menuActions: Readonly<Record<SiteAction, MenuAction>> = {
  sign_in: { to: "/users/sign-in", textKey: "shell.signIn", icon: "user", player: "signed_out" },
  sign_up: { to: "/users/sign-up", textKey: "shell.signUp", icon: "user", player: "signed_out" },
  deposit: { textKey: "shell.deposit", icon: "wallet", player: "signed_in" },
  // In the tab bar it opens the sheet of all sports; elsewhere those are beside it, or it leads to them.
  sports_menu: { to: "/", textKey: "shell.all", icon: "menu" },
  my_bets: { to: "/bets", textKey: "shell.myBets", icon: "ticket" },
  bet_slip: { textKey: "slip.title", icon: "slip" },
};
