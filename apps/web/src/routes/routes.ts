import { resultsFilter } from "./page-filters.ts";
import { loadCategory, loadHome, loadInPlay, loadLeague, loadMatch, loadMyBets, loadSport } from "./page-loaders.ts";
import { pageFound, type HeadContext, type PageHead, type PageRoute } from "./page-route.ts";

function matchHead({ store, params, t }: HeadContext): PageHead {
  const match = store.entities.match(params.id);
  const name = match?.home == null || match.away === null ? (match?.name ?? "") : `${match.home.name} – ${match.away.name}`;
  return { title: t("title.match", { name }), description: t("description.match", { name, league: match?.league.name ?? "" }) };
}

function sportHead({ store, params, t }: HeadContext): PageHead {
  const name = store.queries.peek(store.listings.sports())?.find((sport) => sport.key === params.sport)?.name ?? params.sport;
  return { title: t("title.sport", { name }), description: t("description.sport", { name }) };
}

function leagueHead({ store, params, t }: HeadContext): PageHead {
  const name = store.queries.peek(store.listings.league(params.id))?.name ?? "";
  return { title: t("title.sport", { name }), description: t("description.sport", { name }) };
}

function categoryHead({ store, params, t }: HeadContext): PageHead {
  const name = store.queries.peek(store.listings.category(params.id))?.name ?? "";
  return { title: t("title.sport", { name }), description: t("description.sport", { name }) };
}

/** Every page. Static paths come before variable ones; the first match wins (decisions A). */
export const routes: readonly PageRoute[] = [
  {
    key: "sports",
    path: "/",
    chunk: "home-page",
    titleKey: "title.home",
    layout: "desk",
    importPage: async () => (await import("./pages/home-page.tsx")).HomePage,
    load: loadHome,
  },
  {
    key: "in_play",
    path: "/live",
    chunk: "in-play-page",
    titleKey: "title.live",
    layout: "desk",
    importPage: async () => (await import("./pages/in-play-page.tsx")).InPlayPage,
    load: loadInPlay,
  },
  {
    key: "results",
    path: "/results",
    chunk: "results-page",
    titleKey: "title.results",
    layout: "desk",
    importPage: async () => (await import("./pages/results-page.tsx")).ResultsPage,
    async load({ store, search }) {
      await store.queries.load(store.listings.matches(resultsFilter({ store, search }))).catch(() => null);
      return pageFound;
    },
  },
  {
    key: "bets_history",
    path: "/bets",
    chunk: "my-bets-page",
    titleKey: "title.bets",
    layout: "desk",
    importPage: async () => (await import("./pages/my-bets-page.tsx")).MyBetsPage,
    load: loadMyBets,
    head: ({ t }) => ({ title: t("title.bets"), isPrivate: true }),
  },
  {
    key: "search",
    path: "/search",
    chunk: "search-page",
    titleKey: "title.search",
    layout: "desk",
    importPage: async () => (await import("./pages/search-page.tsx")).SearchPage,
    head: ({ t }) => ({ title: t("title.search"), isPrivate: true }),
  },
  {
    key: "about",
    path: "/about",
    chunk: "about-page",
    titleKey: "title.about",
    layout: "desk",
    importPage: async () => (await import("./pages/about-page.tsx")).AboutPage,
    async load({ store }) {
      await store.queries.load(store.listings.siteConfig()).catch(() => null);
      return pageFound;
    },
  },
  {
    key: "sign_in",
    path: "/users/sign-in",
    chunk: "sign-in-page",
    titleKey: "title.signIn",
    layout: "narrow",
    importPage: async () => (await import("./pages/sign-in-page.tsx")).SignInPage,
  },
  {
    key: "sign_up",
    path: "/users/sign-up",
    chunk: "sign-up-page",
    titleKey: "title.signUp",
    layout: "narrow",
    importPage: async () => (await import("./pages/sign-up-page.tsx")).SignUpPage,
    async load({ store }) {
      await store.queries.load(store.listings.system()).catch(() => null);
      return pageFound;
    },
  },
  {
    key: "not_found",
    path: "/404",
    chunk: "not-found-page",
    titleKey: "title.notFound",
    layout: "desk",
    importPage: async () => (await import("./pages/not-found-page.tsx")).NotFoundPage,
    load: async () => ({ type: "page", status: 404 }),
    head: ({ t }) => ({ title: t("title.notFound"), isPrivate: true }),
  },
  {
    key: "failed",
    path: "/500",
    chunk: "failed-page",
    titleKey: "title.failed",
    layout: "narrow",
    importPage: async () => (await import("./pages/failed-page.tsx")).FailedPage,
    load: async () => ({ type: "page", status: 500 }),
    head: ({ t }) => ({ title: t("title.failed"), isPrivate: true }),
  },
  {
    key: "match",
    path: "/:sport/:entity",
    kind: "match",
    chunk: "match-page",
    titleKey: "title.home",
    layout: "desk",
    importPage: async () => (await import("./pages/match-page.tsx")).MatchPage,
    load: loadMatch,
    head: matchHead,
  },
  {
    key: "league",
    path: "/:sport/:entity",
    kind: "league",
    chunk: "league-page",
    titleKey: "title.home",
    layout: "desk",
    importPage: async () => (await import("./pages/league-page.tsx")).LeaguePage,
    load: loadLeague,
    head: leagueHead,
  },
  {
    key: "category",
    path: "/:sport/:entity",
    kind: "category",
    chunk: "category-page",
    titleKey: "title.home",
    layout: "desk",
    importPage: async () => (await import("./pages/category-page.tsx")).CategoryPage,
    load: loadCategory,
    head: categoryHead,
  },
  {
    key: "sport",
    path: "/:sport",
    chunk: "sport-page",
    titleKey: "title.home",
    layout: "desk",
    importPage: async () => (await import("./pages/sport-page.tsx")).SportPage,
    load: loadSport,
    head: sportHead,
  },
];
