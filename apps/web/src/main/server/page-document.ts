import { localeFacts, localizePath } from "@touchline/domain";
import type { PageAssets } from "./page-assets.ts";
import type { RenderedPage } from "./entry.server.tsx";
import type { WebEnvironment } from "./environment.ts";

/** Stands for the nonce in kept pages, in one place only; replaced on each response. */
export const noncePlace = "__NONCE__";

interface DocumentOptions {
  readonly page: RenderedPage;
  readonly assets: PageAssets;
  readonly environment: WebEnvironment;
  readonly locale: string;
  readonly address: string;
}

function escapeHtml(text: string): string {
  return text.replace(/&/gu, "&amp;").replace(/</gu, "&lt;").replace(/"/gu, "&quot;");
}

/** JSON that cannot end its script element. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</gu, "\\u003c")
    .replace(/\u2028/gu, "\\u2028")
    .replace(/\u2029/gu, "\\u2029");
}

function alternates({ environment, address }: DocumentOptions): string {
  const path = address.split("?")[0] ?? "/";
  const link = (hreflang: string, locale: string): string =>
    `<link rel="alternate" hreflang="${hreflang}" href="${environment.publicOrigin}${localizePath(path, locale)}">`;
  const [first = "en"] = environment.locales;
  return [...environment.locales.map((locale) => link(localeFacts(locale).htmlTag, locale)), link("x-default", first)].join("");
}

function headTags(options: DocumentOptions): string {
  const { page, assets, environment, locale, address } = options;
  const isIndexed = environment.isIndexed && page.head.isPrivate !== true && page.status === 200;
  const scripts = assets.scriptsOf({ chunk: page.chunk, locale });
  return [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escapeHtml(page.head.title)}</title><meta name="description" content="${escapeHtml(page.head.description ?? "")}">`,
    isIndexed ? "" : '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="${environment.publicOrigin}${escapeHtml(localizePath(address.split("?")[0] ?? "/", locale))}">${alternates(options)}`,
    `<meta name="theme-color" content="${page.theme === "light" ? "#ffffff" : "#101215"}">`,
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    assets.font === null ? "" : `<link rel="preload" as="font" type="font/woff2" crossorigin href="${assets.font}">`,
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...scripts.preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
    ...scripts.before,
    `<script type="module" async nonce="${noncePlace}" src="${scripts.entry}"></script>`,
  ].join("");
}

/** The document around a drawn page. */
export function toDocument(options: DocumentOptions): string {
  const { page, locale } = options;
  const attributes = `lang="${page.htmlTag}" dir="${page.direction}" data-locale="${locale}" data-theme="${page.theme}" data-density="${page.density}" data-status="${page.status}"`;
  return `<!doctype html><html ${attributes}><head>${headTags(options)}</head><body><div id="root">${page.html}</div><script type="application/json" id="seed">${escapeJson(page.seed)}</script></body></html>`;
}
