import { authRoutes, profileRoutes } from "./account-routes.ts";
import { informationRoutes } from "./information-routes.ts";
import type * as pageLoaders from "./page-loaders.ts";
import type * as browsePages from "./pages/browse/browse-pages.ts";
import type { HeadContext, OwnHead, PageRoute } from "./page-route.ts";
import { HomePage } from "./pages/browse/home-page.tsx";

/** What reads for pages comes with the first navigation: the first page was read by the server. */
const importLoaders = async (): Promise<typeof pageLoaders> => import("./page-loaders.ts");

const importBrowsing = async (): Promise<typeof browsePages> => import("./pages/browse/browse-pages.ts");

function matchHead({ store, params, t }: HeadContext): OwnHead {
  const match = store.entities.match(params.id);
  const name = match?.home == null || match.away === null ? (match?.name ?? "") : `${match.home.name} – ${match.away.name}`;
  return { title: t("title.match", { name }), description: t("description.match", { name, league: match?.league.name ?? "" }) };
}

/** Of a page that lists what has a name. */
function listHead({ t }: HeadContext, name = ""): OwnHead {
  return { title: t("title.sport", { name }), description: t("description.sport", { name }) };
}

function sportHead(context: HeadContext): OwnHead {
  const { store, params } = context;
  return listHead(context, store.queries.peek(store.listings.sports())?.find((sport) => sport.key === params.sport)?.name ?? params.sport);
}

function leagueHead(context: HeadContext): OwnHead {
  const { store, params } = context;
  return listHead(context, store.queries.peek(store.listings.league(params.id))?.name);
}

function categoryHead(context: HeadContext): OwnHead {
  const { store, params } = context;
  return listHead(context, store.queries.peek(store.listings.category(params.id))?.name);
}

/** Games of other providers (spec.md 2): all are the same page with another game in its frame. */
const providerRoutes: readonly PageRoute[] = (
  [
    ["horse_racing", "/racing", "title.racing"],
    ["lotteries", "/lotteries", "title.lotteries"],
    ["premium_cricket", "/premium-cricket", "title.premiumCricket"],
    ["virtual_gaming_arena", "/virtual-gaming-arena", "title.virtualArena"],
  ] as const
).map(([key, path, titleKey]) => ({
  key,
  path,
  chunk: "provider-pages",
  titleKey,
  layout: "desk",
  importPage: async () => (await import("./pages/provider-pages.tsx")).providerPages[key],
}));

type ErrorPage = "not_found" | "gone" | "blocked" | "locked" | "failed";

function errorRoute(
  key: ErrorPage,
  { status, ...rest }: Pick<PageRoute, "path" | "titleKey" | "layout"> & { readonly status: 401 | 403 | 404 | 410 | 500 },
): PageRoute {
  return {
    key,
    chunk: "error-pages",
    ...rest,
    isPrivate: true,
    importPage: async () => (await import("./pages/error-pages.tsx")).errorPages[key],
    async load({ store }) {
      if (key === "blocked") await store.queries.load(store.listings.system()).catch(() => null);
      return { type: "page", status };
    },
  };
}

/** Pages that say why there is no other (spec.md 2, decisions C). */
const errorRoutes: readonly PageRoute[] = [
  errorRoute("not_found", { path: "/404", titleKey: "title.notFound", layout: "desk", status: 404 }),
  errorRoute("gone", { path: "/410", titleKey: "title.gone", layout: "desk", status: 410 }),
  errorRoute("blocked", { path: "/blocked", titleKey: "title.blocked", layout: "narrow", status: 403 }),
  errorRoute("locked", { path: "/locked", titleKey: "title.locked", layout: "narrow", status: 401 }),
  errorRoute("failed", { path: "/500", titleKey: "title.failed", layout: "narrow", status: 500 }),
];

/** Every page. Static paths come before variable ones; the first match wins (decisions A). */
export const routes: readonly PageRoute[] = [
  {
    key: "sports",
    path: "/",
    chunk: "home-page",
    titleKey: "title.home",
    layout: "desk",
    importPage: async () => HomePage,
  },
  {
    key: "in_play",
    path: "/live",
    chunk: "in-play-page",
    titleKey: "title.live",
    layout: "desk",
    importPage: async () => (await import("./pages/matches/in-play-page.tsx")).InPlayPage,
    load: async (context) => (await importLoaders()).loadInPlay(context),
  },
  {
    key: "multiview",
    path: "/live/multi",
    chunk: "multiview-page",
    titleKey: "title.multiview",
    layout: "desk",
    importPage: async () => (await import("./pages/matches/multiview-page.tsx")).MultiviewPage,
    load: async (context) => (await importLoaders()).loadMultiview(context),
    isPrivate: true,
  },
  {
    key: "e_sports",
    path: "/cybersport",
    chunk: "sport-group-pages",
    titleKey: "title.esports",
    isPaged: true,
    layout: "desk",
    importPage: async () => (await importBrowsing()).CybersportPage,
    load: async (context) => (await importLoaders()).loadCybersport(context),
  },
  {
    key: "sport",
    path: "/top-sports",
    chunk: "sport-group-pages",
    titleKey: "title.topSports",
    isPaged: true,
    layout: "desk",
    importPage: async () => (await importBrowsing()).TopSportsPage,
    load: async (context) => (await importLoaders()).loadTopSports(context),
  },
  {
    key: "favorites",
    path: "/favorites",
    chunk: "favorites-page",
    titleKey: "title.favourites",
    layout: "desk",
    importPage: async () => (await importBrowsing()).FavoritesPage,
    isPrivate: true,
  },
  {
    key: "schedule",
    path: "/schedule",
    chunk: "schedule-page",
    titleKey: "title.schedule",
    isPaged: true,
    layout: "desk",
    importPage: async () => (await importBrowsing()).SchedulePage,
    load: async (context) => (await importLoaders()).loadSchedule(context),
  },
  {
    key: "results",
    path: "/results",
    chunk: "results-page",
    titleKey: "title.results",
    isPaged: true,
    layout: "desk",
    importPage: async () => (await importBrowsing()).ResultsPage,
    load: async (context) => (await importLoaders()).loadResults(context),
  },
  {
    key: "bets_history",
    path: "/bets",
    chunk: "my-bets-page",
    titleKey: "title.bets",
    layout: "desk",
    importPage: async () => (await import("./pages/account/my-bets-page.tsx")).MyBetsPage,
    load: async (context) => (await importLoaders()).loadMyBets(context),
    isPrivate: true,
  },
  {
    key: "bet",
    path: "/bets/:bet",
    chunk: "bet-page",
    titleKey: "title.bet",
    layout: "desk",
    importPage: async () => (await import("./pages/account/bet-page.tsx")).BetPage,
    load: async (context) => (await importLoaders()).loadBet(context),
    isPrivate: true,
  },
  {
    key: "safer_gambling",
    path: "/safer-gambling",
    chunk: "safer-gambling-page",
    titleKey: "title.safer",
    layout: "desk",
    importPage: async () => (await import("./pages/account/safer-gambling-page.tsx")).SaferGamblingPage,
    head: ({ t }) => ({ title: t("title.safer"), isPrivate: true }),
  },
  {
    key: "search",
    path: "/search",
    chunk: "search-page",
    titleKey: "title.search",
    layout: "desk",
    importPage: async () => (await importBrowsing()).SearchPage,
    isPrivate: true,
  },
  ...providerRoutes,
  ...informationRoutes,
  ...authRoutes,
  ...profileRoutes,
  ...errorRoutes,
  {
    key: "match",
    path: "/:sport/:entity",
    kind: "match",
    chunk: "match-page",
    titleKey: "title.home",
    layout: "desk",
    importPage: async () => (await import("./pages/matches/match-page.tsx")).MatchPage,
    load: async (context) => (await importLoaders()).loadMatch(context),
    head: matchHead,
  },
  {
    key: "league",
    path: "/:sport/:entity",
    kind: "league",
    chunk: "league-page",
    titleKey: "title.home",
    layout: "desk",
    importPage: async () => (await importBrowsing()).LeaguePage,
    load: async (context) => (await importLoaders()).loadLeague(context),
    head: leagueHead,
  },
  {
    key: "category",
    path: "/:sport/:entity",
    kind: "category",
    chunk: "category-page",
    titleKey: "title.home",
    layout: "desk",
    importPage: async () => (await importBrowsing()).CategoryPage,
    load: async (context) => (await importLoaders()).loadCategory(context),
    head: categoryHead,
  },
  {
    key: "sport",
    path: "/:sport",
    chunk: "sport-page",
    titleKey: "title.home",
    isPaged: true,
    layout: "desk",
    importPage: async () => (await importBrowsing()).SportPage,
    load: async (context) => (await importLoaders()).loadSport(context),
    head: sportHead,
  },
];
