import type { ShownPage } from "@touchline/contract/site/site-file";
import type { Store } from "@touchline/store";
import type { Text } from "../messages/text.ts";
import type { CurrentPage } from "../navigation/navigation.ts";
import { pageFound, type Page, type PageHead, type PageOutcome, type PageParams } from "./page.ts";
import { importPage, matchRoute, routeByKey, type PageRoute, type RouteMatch } from "./routes.ts";
import { loadSiteBlocks, peekSitePage, readSitePage, siteKeyOf } from "./site-blocks.ts";

/** A page with its code loaded, ready to render. */
export interface ResolvedPage extends CurrentPage {
  readonly route: PageRoute;
  readonly params: PageParams;
  readonly page: Page;
  /** Key of the page in the operator's site file; null for a page without blocks. */
  readonly siteKey: string | null;
}

export type Resolution =
  /** `later` is set while the page's data are loading, and resolves to the final page. */
  | { readonly type: "page"; readonly page: ResolvedPage; readonly later?: Promise<Resolution> }
  | { readonly type: "redirect"; readonly path: string; readonly status: 301 | 302 };

interface ResolveOptions {
  readonly store: Store;
  /** If loading takes longer, the page is resolved without its data and shows its own placeholders. Null always waits for the data. */
  readonly maxWaitMs: number | null;
}

interface PageState {
  readonly address: string;
  readonly status: number;
  readonly store: Store;
}

async function toPage(match: RouteMatch, { address, status, store }: PageState): Promise<ResolvedPage> {
  const [page, search] = await Promise.all([importPage(match.route, store.locale), readSearch(match, address, store)]);
  return { ...match, address, search, status, page, siteKey: siteKeyOf(match) };
}

/** Pages of one type of sport, by route. */
const sportTypes: Readonly<Record<string, string>> = { e_sports: "cyber", sport: "regular" };

/** The parameters of an address. A sport that the page does not have is removed, like every invalid value (decisions AC). */
export async function readSearch(
  { route }: Pick<RouteMatch, "route">,
  address: string,
  store: Pick<Store, "queries" | "listings">,
): Promise<URLSearchParams> {
  const { searchParams } = new URL(address, "http://page");
  const wanted = searchParams.get("sport");
  if (wanted === null) return searchParams;
  const type = sportTypes[route.key];
  const sports = await store.queries.load(store.listings.sports()).catch(() => null);
  if (sports?.some((sport) => sport.key === wanted && (type === undefined || sport.type === type)) === false) searchParams.delete("sport");
  return searchParams;
}

/** Reinterprets the address as one of the operator's own pages. */
function asCustom({ params }: RouteMatch): RouteMatch {
  return { route: routeByKey("custom").route, params };
}

async function toCustomPage(match: RouteMatch, { layout }: ShownPage, state: PageState): Promise<ResolvedPage> {
  const resolved = await toPage(asCustom(match), state);
  return layout === "narrow" ? { ...resolved, page: { ...resolved.page, isNarrow: true } } : resolved;
}

/** Resolves one of the operator's own pages: a single segment that is not a sport (decisions A). */
async function findCustom(match: RouteMatch, address: string, store: Store): Promise<Resolution> {
  const site = match.route.key === "sport" ? await readSitePage(store, asCustom(match)) : null;
  if (site === null) return { type: "page", page: await toPage(routeByKey("not_found"), { address, status: 404, store }) };
  return { type: "page", page: await toCustomPage(match, site, { address, status: 200, store }) };
}

/** Finds the page of an address and loads its code and data. */
export async function resolvePage(address: string, { store, maxWaitMs }: ResolveOptions): Promise<Resolution> {
  const url = new URL(address, "http://page");
  const match = matchRoute(url.pathname);
  if (match === null) return { type: "page", page: await toPage(routeByKey("not_found"), { address, status: 404, store }) };
  const resolving = toPage(match, { address, status: 200, store });
  const own = resolving.then(async ({ page, params, search }): Promise<PageOutcome> => page.load?.({ store, params, search }) ?? pageFound);
  const settled = Promise.all([own, readSitePage(store, match)]).then(async ([outcome, site]): Promise<Resolution> => {
    if (outcome.type === "redirect") return outcome;
    if (outcome.type === "notFound") return findCustom(match, address, store);
    if (outcome.type === "gone") return { type: "page", page: await toPage(routeByKey("gone"), { address, status: 410, store }) };
    // The home page consists only of its blocks, so it fails without them.
    const status = match.route.key === "sports" && site === null ? 500 : outcome.status;
    return { type: "page", page: { ...(await resolving), status } };
  });
  return maxWaitMs === null ? settled : firstOf(settled, { resolving, store, maxWaitMs });
}

interface Waiting {
  readonly resolving: Promise<ResolvedPage>;
  readonly store: Store;
  readonly maxWaitMs: number;
}

/** The page with its data, or without them if loading takes too long or the store has enough for a first frame. */
async function firstOf(settled: Promise<Resolution>, { resolving, store, maxWaitMs }: Waiting): Promise<Resolution> {
  const timeout = new Promise<null>((resolve) => store.ports.time.after(maxWaitMs, () => resolve(null)));
  const opening = resolving.then(async ({ page, params, search }) => (page.canOpen?.({ store, params, search }) === true ? null : timeout));
  const first = await Promise.race([settled, opening]);
  return first ?? { type: "page", page: await resolving, later: settled };
}

/** The page that the server rendered, resolved from the seed alone. */
export async function resolveDrawnPage(
  address: string,
  { store, status }: { readonly store: Store; readonly status: number },
): Promise<ResolvedPage> {
  const path = address.split("?")[0] ?? "/";
  const missing = status === 500 ? "failed" : status === 410 ? "gone" : "not_found";
  const found = (status === 404 || status === 410 ? null : matchRoute(path)) ?? routeByKey(missing);
  const custom = found.route.key === "sport" ? peekSitePage(store, asCustom(found)) : null;
  await loadSiteBlocks(store, custom === null ? found : asCustom(found));
  const state = { address, status, store };
  return custom === null ? toPage(found, state) : toCustomPage(found, custom, state);
}

/** The head of a page's document. */
export interface DocumentHead extends PageHead {
  /** Canonical address without the locale: the page number stays, filters and sorting are dropped. */
  readonly canonical: string;
}

export function headOf(
  { page, params, search, address }: ResolvedPage,
  { store, t }: { readonly store: Store; readonly t: Text },
): DocumentHead {
  const own = page.head?.({ store, params, search, t }) ?? {
    title: t(page.titleKey),
    // Titles end with the site's name; descriptions end with what the site is.
    description: page.titleKey === "title.home" ? t("description.site") : t(page.titleKey, { brand: t("description.site") }),
    isPrivate: page.isPrivate === true,
  };
  const [path = "/", query = ""] = address.split("?");
  const number = page.isPaged === true ? (/^page=([2-9]|[1-9]\d{1,3})$/u.exec(query)?.[1] ?? "") : "";
  return number === ""
    ? { ...own, canonical: path }
    : { ...own, title: t("title.paged", { title: own.title, page: number }), canonical: `${path}?page=${number}` };
}
