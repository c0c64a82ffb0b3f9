import { failingFetch } from "./failing-fetch.ts";

/** A page and when what it shows last changed, ISO. */
export interface ListedAddress {
  /** Without the locale. */
  readonly path: string;
  readonly changedAt: string;
}

/** The site's pages by kind, for its sitemaps. */
export interface SiteAddresses {
  readonly pages: readonly ListedAddress[];
  readonly leagues: readonly ListedAddress[];
  readonly matches: readonly ListedAddress[];
}

interface WirePage<Item> {
  readonly data: readonly Item[];
  readonly pagination: { readonly last_page: number };
}
interface WireSlug {
  readonly slug: string;
  readonly sport_key?: string;
  readonly sport?: { readonly key: string };
}
interface WireMatch extends WireSlug {
  readonly status: number;
  readonly tournament: { readonly sport: { readonly key: string } };
}

const pageSize = 500;
const mostPages = 40;

async function readAll<Item>(backendOrigin: string, path: string): Promise<readonly Item[]> {
  const items: Item[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const address = `${backendOrigin}${path}${path.includes("?") ? "&" : "?"}limit=${pageSize}&page=${page}`;
    const { data, pagination } = await failingFetch<WirePage<Item>>(address);
    items.push(...data);
    if (page >= pagination.last_page) break;
  }
  return items;
}

/** Reads every address that is on offer now. Lists and prices change through the day, so their pages changed when it began; live ones just now. */
export async function readSiteAddresses(
  backendOrigin: string,
  { fixed, nowMs }: { readonly fixed: readonly string[]; readonly nowMs: number },
): Promise<SiteAddresses> {
  const now = new Date(nowMs).toISOString();
  const day = `${now.slice(0, 10)}T00:00:00.000Z`;
  const [sports, categories, leagues, matches, site] = await Promise.all([
    failingFetch<{ readonly data: readonly { readonly key: string }[] }>(`${backendOrigin}/api/v2/sports`),
    readAll<WireSlug>(backendOrigin, "/api/v2/categories"),
    readAll<WireSlug>(backendOrigin, "/api/v2/tournaments"),
    readAll<WireMatch>(backendOrigin, "/api/v2/matches?match_status=0&match_status=1"),
    failingFetch<{ readonly custom_paths: readonly string[] }>(`${backendOrigin}/api/v2/site-config`),
  ]);
  const listed = (path: string, changedAt = day): ListedAddress => ({ path, changedAt });
  return {
    pages: [...fixed, ...site.custom_paths, ...sports.data.map(({ key }) => `/${key}`)].map((path) => listed(path)),
    leagues: [...categories, ...leagues].map(({ slug, sport_key, sport }) => listed(`/${sport_key ?? sport?.key ?? ""}/${slug}`)),
    matches: matches.map(({ slug, status, tournament }) => listed(`/${tournament.sport.key}/${slug}`, status === 1 ? now : day)),
  };
}
