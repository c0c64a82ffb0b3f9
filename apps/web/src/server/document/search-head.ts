import { escapeHtml, localeFacts, localizePath } from "@touchline/domain";
import type { RenderedPage } from "../entry.server.tsx";
import type { WebEnvironment } from "../environment.ts";
import { escapeJson } from "./html.ts";

interface SearchHeadOptions {
  readonly page: Pick<RenderedPage, "head" | "status" | "structured" | "image">;
  readonly environment: Pick<WebEnvironment, "isIndexed" | "publicOrigin" | "locales" | "bareLocale">;
  readonly brandName: string;
  readonly locale: string;
  /** Path and search without the locale. */
  readonly address: string;
}

/** Paths of forms, which are never indexed. */
const neverIndexed = /^\/users\//u;

/** Whether search engines may show a page: the site, the page and its status must all allow it. */
function isPageIndexed({ page, environment, address }: SearchHeadOptions): boolean {
  return environment.isIndexed && page.head.isPrivate !== true && page.status === 200 && !neverIndexed.test(address);
}

/** Tags for search engines and shared links: canonical address, other locales, Open Graph and structured data (spec.md 2). */
export function searchTags(options: SearchHeadOptions): string {
  const { page, environment, brandName, locale } = options;
  const { publicOrigin, bareLocale, locales } = environment;
  const urlIn = (code: string): string => escapeHtml(`${publicOrigin}${localizePath(page.head.canonical, code, bareLocale)}`);
  const alternate = (hreflang: string, code: string): string => `<link rel="alternate" hreflang="${hreflang}" href="${urlIn(code)}">`;
  const property = (name: string, content: string): string => `<meta property="og:${name}" content="${escapeHtml(content)}">`;
  const { title, description = "" } = page.head;
  return [
    isPageIndexed(options) ? "" : '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="${urlIn(locale)}">`,
    ...(page.status === 200
      ? [...locales.map((code) => alternate(localeFacts(code).htmlTag, code)), alternate("x-default", locales[0] ?? "en")]
      : []),
    property("type", "website"),
    property("site_name", brandName),
    property("title", title),
    property("description", description),
    `<meta property="og:url" content="${urlIn(locale)}">`,
    property("locale", localeFacts(locale).intlTag.replace("-", "_")),
    property("image", `${publicOrigin}${page.image}`),
    '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630"><meta name="twitter:card" content="summary_large_image">',
    ...page.structured.map((item) => `<script type="application/ld+json">${escapeJson(item)}</script>`),
  ].join("");
}
