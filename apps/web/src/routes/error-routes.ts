import type { PageRoute } from "./page-route.ts";

type ErrorPage = "not_found" | "gone" | "blocked" | "locked" | "failed";

function errorRoute(
  key: ErrorPage,
  { status, ...rest }: Pick<PageRoute, "path" | "chunk" | "titleKey" | "layout"> & { readonly status: 401 | 403 | 404 | 410 | 500 },
): PageRoute {
  return {
    key,
    ...rest,
    isPrivate: true,
    importPage: async () => (await import("./pages/errors/error-pages.ts")).errorPages[key],
    async load({ store }) {
      if (key === "blocked") await store.queries.load(store.listings.system()).catch(() => null);
      return { type: "page", status };
    },
  };
}

/** Pages that say why there is no other (spec.md 2, decisions C). */
export const errorRoutes: readonly PageRoute[] = [
  errorRoute("not_found", { path: "/404", chunk: "not-found-page", titleKey: "title.notFound", layout: "desk", status: 404 }),
  errorRoute("gone", { path: "/410", chunk: "gone-page", titleKey: "title.gone", layout: "desk", status: 410 }),
  errorRoute("blocked", { path: "/blocked", chunk: "blocked-page", titleKey: "title.blocked", layout: "narrow", status: 403 }),
  errorRoute("locked", { path: "/locked", chunk: "locked-page", titleKey: "title.locked", layout: "narrow", status: 401 }),
  errorRoute("failed", { path: "/500", chunk: "failed-page", titleKey: "title.failed", layout: "narrow", status: 500 }),
];
