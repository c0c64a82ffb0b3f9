import type { ShownMenus } from "@touchline/contract/site/site-parts";

/** Shown while an API does not answer what its menus are. */
export const defaultMenus: ShownMenus = {
  header: [{ page: "sports" }, { page: "in_play" }, { page: "schedule" }, { page: "results" }, { page: "bets_history" }],
  left_sidebar_desktop: [{ page: "favorites" }],
  side_menu_mobile: [{ page: "favorites" }, { page: "schedule" }, { page: "results" }, { page: "general_rules" }, { page: "about" }],
  tab_bar_mobile: [{ page: "sports" }, { page: "in_play" }, { action: "bet_slip" }, { page: "bets_history" }, { action: "sports_menu" }],
  right_sidebar_desktop: [],
};
