import type { Store } from "@touchline/store";
import type { Text } from "../messages/text.ts";
import { matchRoute, routeOf, type RouteMatch } from "./match-route.ts";
import { pageFound, type PageHead, type PageOutcome, type ResolvedPage } from "./page-route.ts";
import { loadSiteBlocks, peekSitePage, readSitePage } from "./site-blocks.ts";

export type Resolution =
  | { readonly type: "page"; readonly page: ResolvedPage }
  | { readonly type: "redirect"; readonly path: string; readonly status: 301 | 302 };

interface ResolveOptions {
  readonly store: Store;
  /** Draws the page without its data when they take longer; the page then shows what is missing itself. */
  readonly patienceMs: number | null;
}

interface PageState {
  readonly address: string;
  readonly status: number;
  readonly store: Store;
}

async function toPage(match: RouteMatch, { address, status, store }: PageState): Promise<ResolvedPage> {
  const Component = await match.route.importPage(store.locale);
  return { ...match, address, search: new URL(address, "http://page").searchParams, status, Component };
}

/** The same address as a page that only this site has. */
function asCustom({ params }: RouteMatch, layout: "default" | "narrow"): RouteMatch {
  const { route } = routeOf("custom");
  return { route: layout === "narrow" ? { ...route, layout: "narrow" } : route, params };
}

/** An address of one segment that is no sport may be a page of the site's own (decisions A). */
async function findCustom(match: RouteMatch, address: string, store: Store): Promise<Resolution> {
  const site = match.route.key === "sport" ? await readSitePage(store, asCustom(match, "default")) : null;
  if (site === null) return { type: "page", page: await toPage(routeOf("not_found"), { address, status: 404, store }) };
  return { type: "page", page: await toPage(asCustom(match, site.layout), { address, status: 200, store }) };
}

/** Finds the page of an address and reads its data. */
export async function resolvePage(address: string, { store, patienceMs }: ResolveOptions): Promise<Resolution> {
  const url = new URL(address, "http://page");
  const match = matchRoute(url.pathname);
  if (match === null) return { type: "page", page: await toPage(routeOf("not_found"), { address, status: 404, store }) };
  const own: Promise<PageOutcome> =
    match.route.load?.({ store, params: match.params, search: url.searchParams }) ?? Promise.resolve(pageFound);
  const loading = Promise.all([own, readSitePage(store, match)]);
  const page = toPage(match, { address, status: 200, store });
  const patience = patienceMs === null ? null : new Promise<null>((resolve) => store.ports.time.after(patienceMs, () => resolve(null)));
  const loaded = await (patience === null ? loading : Promise.race([loading, patience]));
  if (loaded === null) return { type: "page", page: await page };
  const [outcome, site] = loaded;
  if (outcome.type === "redirect") return outcome;
  if (outcome.type === "notFound") return findCustom(match, address, store);
  if (outcome.type === "gone") return { type: "page", page: await toPage(routeOf("gone"), { address, status: 410, store }) };
  // The first page is nothing but its blocks: without them it has failed.
  const status = match.route.key === "sports" && site === null ? 500 : outcome.status;
  return { type: "page", page: { ...(await page), status } };
}

/** The page that the server drew, from what came along with it. */
export async function resolveDrawnPage(
  address: string,
  { store, status }: { readonly store: Store; readonly status: number },
): Promise<ResolvedPage> {
  const path = address.split("?")[0] ?? "/";
  const missing = status === 500 ? "failed" : status === 410 ? "gone" : "not_found";
  const found = (status === 404 || status === 410 ? null : matchRoute(path)) ?? routeOf(missing);
  const custom = found.route.key === "sport" ? peekSitePage(store, asCustom(found, "default")) : null;
  const match = custom === null ? found : asCustom(found, custom.layout);
  await loadSiteBlocks(store, match);
  return toPage(match, { address, status, store });
}

/** Title, description and canonical address of a resolved page. */
export function headOf(page: ResolvedPage, { store, t }: { readonly store: Store; readonly t: Text }): PageHead {
  const { route, params, search, address } = page;
  const own = route.head?.({ store, params, search, t }) ?? {
    title: t(route.titleKey),
    // Other pages say what they are, then what the site is, in the place of its name.
    description: route.titleKey === "title.home" ? t("description.site") : t(route.titleKey, { brand: t("description.site") }),
    isPrivate: route.isPrivate === true,
  };
  const [path = "/", query = ""] = address.split("?");
  const number = route.isPaged === true ? (/^page=([2-9]|[1-9]\d{1,3})$/u.exec(query)?.[1] ?? "") : "";
  return number === ""
    ? { ...own, canonical: path }
    : { ...own, title: t("title.paged", { title: own.title, page: number }), canonical: `${path}?page=${number}` };
}
