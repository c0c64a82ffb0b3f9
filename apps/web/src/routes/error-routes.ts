import type { PageRoute } from "./page-route.ts";

/** Pages that say why there is no other (spec.md 2, decisions C). */
export const errorRoutes: readonly PageRoute[] = [
  {
    key: "not_found",
    path: "/404",
    chunk: "not-found-page",
    titleKey: "title.notFound",
    layout: "desk",
    importPage: async () => (await import("./pages/errors/not-found-page.tsx")).NotFoundPage,
    load: async () => ({ type: "page", status: 404 }),
    isPrivate: true,
  },
  {
    key: "gone",
    path: "/410",
    chunk: "gone-page",
    titleKey: "title.gone",
    layout: "desk",
    importPage: async () => (await import("./pages/errors/gone-page.tsx")).GonePage,
    load: async () => ({ type: "page", status: 410 }),
    isPrivate: true,
  },
  {
    key: "blocked",
    path: "/blocked",
    chunk: "blocked-page",
    titleKey: "title.blocked",
    layout: "narrow",
    importPage: async () => (await import("./pages/errors/blocked-page.tsx")).BlockedPage,
    async load({ store }) {
      await store.queries.load(store.listings.system()).catch(() => null);
      return { type: "page", status: 403 };
    },
    isPrivate: true,
  },
  {
    key: "locked",
    path: "/locked",
    chunk: "locked-page",
    titleKey: "title.locked",
    layout: "narrow",
    importPage: async () => (await import("./pages/errors/locked-page.tsx")).LockedPage,
    load: async () => ({ type: "page", status: 401 }),
    isPrivate: true,
  },
  {
    key: "failed",
    path: "/500",
    chunk: "failed-page",
    titleKey: "title.failed",
    layout: "narrow",
    importPage: async () => (await import("./pages/errors/failed-page.tsx")).FailedPage,
    load: async () => ({ type: "page", status: 500 }),
    isPrivate: true,
  },
];
