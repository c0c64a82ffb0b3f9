import { parseEntitySlug, type EntityKind } from "@touchline/domain";
import { withRestTexts } from "../messages/text.ts";
import type { Page, PageModule, PageParams } from "./page.ts";
import { page as homePage } from "./pages/browse/home-page.tsx";

interface RouteRow {
  /** Name of the page (spec.md 2). */
  readonly key: string;
  /** Segments: `:sport` and `:bet` match any, `:entity` one that ends in the suffix of `kind`. */
  readonly path: string;
  /** The page's file below `routes/pages`, without its extension. */
  readonly file: string;
  readonly kind?: EntityKind;
  /** The operator's site file may add blocks to the page. */
  readonly hasBlocks?: true;
}

/** Every page. Static paths come before variable ones; the first match wins (decisions A). */
const table = [
  { key: "sports", path: "/", file: "browse/home-page", hasBlocks: true },
  { key: "in_play", path: "/live", file: "matches/in-play-page", hasBlocks: true },
  { key: "multiview", path: "/live/multi", file: "matches/multiview-page" },
  { key: "e_sports", path: "/cybersport", file: "browse/sport-group-pages", hasBlocks: true },
  { key: "sport", path: "/top-sports", file: "browse/sport-group-pages", hasBlocks: true },
  { key: "favorites", path: "/favorites", file: "browse/favorites-page" },
  { key: "schedule", path: "/schedule", file: "browse/schedule-page", hasBlocks: true },
  { key: "results", path: "/results", file: "browse/results-page", hasBlocks: true },
  { key: "bets_history", path: "/bets", file: "account/my-bets-page" },
  { key: "bet", path: "/bets/:bet", file: "account/bet-page" },
  { key: "safer_gambling", path: "/safer-gambling", file: "account/safer-gambling-page" },
  { key: "search", path: "/search", file: "browse/search-page" },
  { key: "horse_racing", path: "/racing", file: "site/provider-pages" },
  { key: "lotteries", path: "/lotteries", file: "site/provider-pages" },
  { key: "premium_cricket", path: "/premium-cricket", file: "site/provider-pages" },
  { key: "virtual_gaming_arena", path: "/virtual-gaming-arena", file: "site/provider-pages" },
  { key: "about", path: "/about", file: "site/about-page" },
  { key: "theme", path: "/theme", file: "site/theme-page" },
  { key: "app_shell", path: "/_app", file: "site/app-shell-page" },
  { key: "promotions", path: "/promotions", file: "site/promotions-page", hasBlocks: true },
  { key: "general_rules", path: "/general-rules", file: "site/prose-pages" },
  { key: "terms", path: "/terms-and-conditions", file: "site/prose-pages" },
  { key: "accessibility", path: "/accessibility", file: "site/prose-pages" },
  // No address matches this path. `resolvePage` uses it for a single segment that is one of the site's own pages and not a sport.
  { key: "custom", path: "", file: "site/custom-page", hasBlocks: true },
  { key: "block_gallery", path: "/blocks", file: "site/block-gallery-page" },
  { key: "sign_in", path: "/users/sign-in", file: "account/sign-in-page" },
  { key: "sign_up", path: "/users/sign-up", file: "account/sign-up-page" },
  { key: "forgot_password", path: "/users/password/new", file: "account/recovery-pages" },
  { key: "edit_password", path: "/users/password/edit", file: "account/recovery-pages" },
  { key: "confirmation", path: "/users/confirmation", file: "account/recovery-pages" },
  { key: "unlock", path: "/users/unlock", file: "account/recovery-pages" },
  { key: "profile", path: "/profile", file: "account/profile-page" },
  { key: "profile", path: "/profile/:bet", file: "account/profile-page" },
  { key: "not_found", path: "/404", file: "site/error-pages" },
  { key: "gone", path: "/410", file: "site/error-pages" },
  { key: "blocked", path: "/blocked", file: "site/error-pages" },
  { key: "locked", path: "/locked", file: "site/error-pages" },
  { key: "failed", path: "/500", file: "site/error-pages" },
  { key: "match", path: "/:sport/:entity", kind: "match", file: "matches/match-page" },
  { key: "league", path: "/:sport/:entity", kind: "league", file: "browse/league-page" },
  { key: "category", path: "/:sport/:entity", kind: "category", file: "browse/category-page" },
  { key: "sport", path: "/:sport", file: "browse/sport-page", hasBlocks: true },
] as const satisfies readonly RouteRow[];

export type PageKey = (typeof table)[number]["key"];

/** One row of the route table. */
export interface PageRoute extends RouteRow {
  readonly key: PageKey;
}

export const routes: readonly PageRoute[] = table;

export interface RouteMatch {
  readonly route: PageRoute;
  readonly params: PageParams;
}

const noParams: PageParams = { sport: "", id: "", segment: "" };

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

function matchOne(route: PageRoute, segments: readonly string[]): PageParams | null {
  const pattern = route.path.split("/").filter(Boolean);
  if (pattern.length !== segments.length) return null;
  let params = noParams;
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? "";
    if (part === ":sport") params = { ...params, sport: segment };
    else if (part === ":bet") params = { ...params, segment };
    else if (part === ":entity") {
      const entity = parseEntitySlug(segment);
      if (entity === null || entity.kind !== route.kind) return null;
      params = { ...params, id: entity.id, segment };
    } else if (part !== segment) return null;
  }
  return params;
}

/** The route of a path without its locale; null is 404. */
export function matchRoute(path: string): RouteMatch | null {
  const segments = path.split("/").filter(Boolean).map(decode);
  if (segments.some((segment) => segment === null)) return null;
  for (const route of routes) {
    const params = matchOne(route, segments.map(String));
    if (params !== null) return { route, params };
  }
  return null;
}

/** A route by its key, for the error pages and the site's own pages. */
export function routeByKey(key: PageKey): RouteMatch {
  const route = routes.find((candidate) => candidate.key === key);
  if (route === undefined) throw new Error(`No page ${key}`);
  return { route, params: noParams };
}

const files: Readonly<Record<string, () => Promise<PageModule>>> = {
  ...import.meta.glob<PageModule>(["./pages/*/*-page{,s}.tsx", "!./pages/browse/home-page.tsx"]),
  // The page itself is only a heading, so it is part of the first load.
  "./pages/browse/home-page.tsx": async () => ({ page: homePage }),
};

/** Pages whose texts are those of the first catalogue (`first-texts.ts` of the build). */
const firstPages = /home|\/match-/u;

const fetched = new Map<string, PageModule | undefined>();

/** Fetches the code of a page, and what it needs to render in a locale. Fetched code is cached, because `import()` waits for a task. */
export async function importPage({ key, file }: PageRoute, locale: string): Promise<Page> {
  const fetching = fetched.get(file) ?? files[`./pages/${file}.tsx`]?.();
  const module = await (firstPages.test(file) ? fetching : withRestTexts(fetching));
  fetched.set(file, module);
  const page = module === undefined ? undefined : "page" in module ? module.page : module.pages[key];
  if (page === undefined) throw new Error(`No page ${key}`);
  await page.prepare?.(locale);
  return page;
}
