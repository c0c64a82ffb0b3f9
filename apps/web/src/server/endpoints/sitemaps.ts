import { escapeHtml, localizePath } from "@touchline/domain";
import { type ApiClient, endpoints, failureStatus } from "@touchline/store";

/** Indexed pages that every site has, without the locale. */
export const indexedPaths: readonly string[] = [
  "/",
  "/live",
  "/cybersport",
  "/top-sports",
  "/schedule",
  "/results",
  "/racing",
  "/lotteries",
  "/premium-cricket",
  "/virtual-gaming-arena",
  "/promotions",
  "/general-rules",
  "/about",
  "/terms-and-conditions",
  "/accessibility",
];

/** A page and the ISO time of its last change. */
interface ListedAddress {
  /** Without the locale. */
  readonly path: string;
  readonly changedAt: string;
}

export interface SiteAddresses {
  readonly pages: readonly ListedAddress[];
  readonly leagues: readonly ListedAddress[];
  readonly matches: readonly ListedAddress[];
}

const pageSize = 500;
const maxPages = 40;
/** Statuses with which a backend answers a call that it does not support. */
const unservedStatuses: readonly (number | null)[] = [404, 405, 501];

interface AddressPage<Item> {
  readonly data: readonly Item[];
  readonly pagination: { readonly last_page: number };
}

async function readAll<Item>(
  read: (query: { readonly limit: number; readonly page: number }) => Promise<AddressPage<Item>>,
): Promise<readonly Item[]> {
  const items: Item[] = [];
  try {
    for (let page = 1; page <= maxPages; page += 1) {
      const { data, pagination } = await read({ limit: pageSize, page });
      items.push(...data);
      if (page >= pagination.last_page) break;
    }
  } catch (error) {
    if (!unservedStatuses.includes(failureStatus(error))) throw error;
  }
  return items;
}

/** Reads every indexed address. Pages with lists and prices count as changed at the start of the day, and live matches as changed now. */
export async function readSiteAddresses(
  api: ApiClient,
  { fixed, nowMs }: { readonly fixed: readonly string[]; readonly nowMs: number },
): Promise<SiteAddresses> {
  const now = new Date(nowMs).toISOString();
  const day = `${now.slice(0, 10)}T00:00:00.000Z`;
  const [sports, categories, leagues, matches, site] = await Promise.all([
    api.fetch(endpoints.listSports, {}),
    readAll(async (query) => api.fetch(endpoints.listCategories, { query })),
    readAll(async (query) => api.fetch(endpoints.listTournaments, { query })),
    readAll(async (query) => api.fetch(endpoints.listMatches, { query: { match_status: [0, 1], ...query } })),
    api.fetch(endpoints.getSiteConfig, {}).catch(() => null),
  ]);
  const listed = (path: string, changedAt = day): ListedAddress => ({ path, changedAt });
  return {
    pages: [...fixed, ...(site?.custom_paths ?? []), ...sports.data.map(({ key }) => `/${key}`)].map((path) => listed(path)),
    leagues: [
      ...categories.map(({ sport_key, slug }) => listed(`/${sport_key}/${slug}`)),
      ...leagues.map(({ sport, slug }) => listed(`/${sport.key}/${slug}`)),
    ],
    matches: matches.map(({ slug, status, tournament }) => listed(`/${tournament.sport.key}/${slug}`, status === 1 ? now : day)),
  };
}

/** One sitemap per kind and locale. */
export const sitemapKinds = ["pages", "leagues", "matches"] as const satisfies readonly (keyof SiteAddresses)[];
export type SitemapKind = (typeof sitemapKinds)[number];

interface SitemapSite {
  readonly publicOrigin: string;
  readonly locales: readonly string[];
  readonly bareLocale: string | null;
}

/** The limit of one sitemap file (sitemaps.org). */
const maxAddresses = 50_000;
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function latest(addresses: readonly ListedAddress[]): string | undefined {
  return addresses
    .map(({ changedAt }) => changedAt)
    .toSorted()
    .at(-1);
}

export function sitemapIndex({ publicOrigin, locales }: SitemapSite, addresses: SiteAddresses): string {
  const rows = locales.flatMap((locale) =>
    sitemapKinds
      .filter((kind) => addresses[kind].length > 0)
      .map(
        (kind) =>
          `<sitemap><loc>${escapeHtml(`${publicOrigin}/sitemaps/${kind}.${locale}.xml`)}</loc><lastmod>${latest(addresses[kind]) ?? ""}</lastmod></sitemap>`,
      ),
  );
  return `${head}<sitemapindex ${namespace}>\n${rows.join("\n")}\n</sitemapindex>\n`;
}

export function sitemap(
  { publicOrigin, bareLocale }: SitemapSite,
  { addresses, locale }: { readonly addresses: readonly ListedAddress[]; readonly locale: string },
): string {
  const rows = addresses
    .slice(0, maxAddresses)
    .map(
      ({ path, changedAt }) =>
        `<url><loc>${escapeHtml(`${publicOrigin}${localizePath(path, locale, bareLocale)}`)}</loc><lastmod>${changedAt}</lastmod></url>`,
    );
  return `${head}<urlset ${namespace}>\n${rows.join("\n")}\n</urlset>\n`;
}

/** A site that is not indexed still allows crawling, because crawlers must read its pages to see their `noindex`. */
export function robotsText({ publicOrigin, isIndexed }: { readonly publicOrigin: string; readonly isIndexed: boolean }): string {
  const rules = ["User-agent: *", "Disallow: /api/", "Disallow: /platform/", "Disallow: /connection/", "Disallow: /providers/", "Allow: /"];
  return [...rules, ...(isIndexed ? ["", `Sitemap: ${publicOrigin}/sitemap.xml`] : []), ""].join("\n");
}
