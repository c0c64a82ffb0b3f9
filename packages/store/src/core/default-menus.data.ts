import type { ShownMenus } from "@touchline/contract/site/site-parts";

/** The menus of a site that names none, and while the API does not answer. */
export const defaultMenus: ShownMenus = {
  header: [
    { page: "sports" },
    { page: "in_play" },
    { page: "schedule" },
    { page: "results" },
    { page: "promotions" },
    { page: "bets_history" },
  ],
  left_sidebar_desktop: [{ page: "favorites" }, { page: "promotions" }],
  side_menu_mobile: [
    { page: "favorites" },
    { page: "promotions" },
    { page: "e_sports" },
    { page: "schedule" },
    { page: "results" },
    { page: "general_rules" },
    { page: "about" },
  ],
  tab_bar_mobile: [{ page: "sports" }, { page: "in_play" }, { action: "bet_slip" }, { page: "bets_history" }, { action: "sports_menu" }],
  right_sidebar_desktop: [],
};
