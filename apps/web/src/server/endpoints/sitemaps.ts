import { escapeHtml, localizePath } from "@touchline/domain";

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

const patienceMs = 10_000;

/** Fetches JSON from the backend; throws for any status but 2xx. */
export async function failingFetch<Answer>(address: string): Promise<Answer> {
  const reply = await fetch(address, { signal: AbortSignal.timeout(patienceMs) });
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}.`);
  // The backend validates its replies against the contract.
  return (await reply.json()) as Answer;
}

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
const maxPages = 40;

async function readAll<Item>(backendOrigin: string, path: string): Promise<readonly Item[]> {
  const items: Item[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const address = `${backendOrigin}${path}${path.includes("?") ? "&" : "?"}limit=${pageSize}&page=${page}`;
    const { data, pagination } = await failingFetch<WirePage<Item>>(address);
    items.push(...data);
    if (page >= pagination.last_page) break;
  }
  return items;
}

/** Reads every indexed address. Lists and prices change all day, so their pages count as changed at its start, those of live matches now. */
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
