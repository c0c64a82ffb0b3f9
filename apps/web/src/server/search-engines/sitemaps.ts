import { localizePath } from "@touchline/domain";
import type { ListedAddress, SiteAddresses } from "./read-addresses.ts";

/** Kinds of sitemaps, one file each for every locale. */
export const sitemapKinds = ["pages", "leagues", "matches"] as const satisfies readonly (keyof SiteAddresses)[];
export type SitemapKind = (typeof sitemapKinds)[number];

interface SitemapSite {
  readonly publicOrigin: string;
  readonly locales: readonly string[];
  readonly bareLocale: string | null;
}

/** As many as one file may list (sitemaps.org). */
const mostAddresses = 50_000;
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function escapeXml(text: string): string {
  return text.replace(/&/gu, "&amp;").replace(/</gu, "&lt;").replace(/>/gu, "&gt;").replace(/"/gu, "&quot;");
}

function latest(addresses: readonly ListedAddress[]): string | undefined {
  return addresses
    .map(({ changedAt }) => changedAt)
    .toSorted()
    .at(-1);
}

/** The index of all sitemaps. */
export function sitemapIndex({ publicOrigin, locales }: SitemapSite, addresses: SiteAddresses): string {
  const rows = locales.flatMap((locale) =>
    sitemapKinds
      .filter((kind) => addresses[kind].length > 0)
      .map(
        (kind) =>
          `<sitemap><loc>${escapeXml(`${publicOrigin}/sitemaps/${kind}.${locale}.xml`)}</loc><lastmod>${latest(addresses[kind]) ?? ""}</lastmod></sitemap>`,
      ),
  );
  return `${head}<sitemapindex ${namespace}>\n${rows.join("\n")}\n</sitemapindex>\n`;
}

/** One sitemap: the addresses of a kind in a locale. */
export function sitemap(
  { publicOrigin, bareLocale }: SitemapSite,
  { addresses, locale }: { readonly addresses: readonly ListedAddress[]; readonly locale: string },
): string {
  const rows = addresses
    .slice(0, mostAddresses)
    .map(
      ({ path, changedAt }) =>
        `<url><loc>${escapeXml(`${publicOrigin}${localizePath(path, locale, bareLocale)}`)}</loc><lastmod>${changedAt}</lastmod></url>`,
    );
  return `${head}<urlset ${namespace}>\n${rows.join("\n")}\n</urlset>\n`;
}

/** What crawlers may read. A site that is not indexed says so on its pages, which only a crawler that may read them sees. */
export function robotsText({ publicOrigin, isIndexed }: { readonly publicOrigin: string; readonly isIndexed: boolean }): string {
  const rules = ["User-agent: *", "Disallow: /api/", "Disallow: /platform/", "Disallow: /connection/", "Disallow: /providers/", "Allow: /"];
  return [...rules, ...(isIndexed ? ["", `Sitemap: ${publicOrigin}/sitemap.xml`] : []), ""].join("\n");
}
