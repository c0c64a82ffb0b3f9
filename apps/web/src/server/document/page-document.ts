import { randomUUID } from "node:crypto";
import type { Site } from "../brand/site.ts";
import { searchTags } from "../search-engines/search-head.ts";
import { earlyTapsScript } from "./early-taps-script.ts";
import type { EmbedFrame } from "../embed/embed-request.ts";
import { frameScript } from "../embed/frame-script.ts";
import { embedStyleTags } from "../embed/embed-style.ts";
import { escapeHtml, escapeJson } from "./escape-html.ts";
import type { PageAssets } from "./page-assets.ts";
import type { RenderedPage } from "../entry.server.tsx";
import type { WebEnvironment } from "../environment.ts";

/** Stands for the nonce in kept pages, only in the head; replaced on each response. No text of a page can be the same by chance or intent. */
export const noncePlace = `nonce-${randomUUID()}`;

interface DocumentOptions {
  readonly page: RenderedPage;
  readonly assets: PageAssets;
  readonly site: Site;
  readonly environment: WebEnvironment;
  readonly locale: string;
  readonly address: string;
  /** Whether people may enlarge the page with two fingers: the site's `allow_zoom` (decisions AJ). */
  readonly isZoomable: boolean;
  /** Who holds the page; null for nobody. */
  readonly frame: EmbedFrame | null;
}

function headTags(options: DocumentOptions, scripts: ReturnType<PageAssets["scriptsOf"]>): string {
  const { page, site, environment, locale, address, frame } = options;
  return [
    `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,${options.isZoomable ? "" : "maximum-scale=1,user-scalable=no,"}viewport-fit=cover">`,
    `<title>${escapeHtml(page.head.title)}</title><meta name="description" content="${escapeHtml(page.head.description ?? "")}">`,
    searchTags({ page, environment, brandName: site.brand.pack.name, locale, address }),
    themeColors(page.theme, site),
    '<link rel="icon" href="/icon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest">',
    site.brand.font === null ? "" : `<link rel="preload" as="font" type="font/woff2" crossorigin href="${site.brand.font}">`,
    ...(environment.isDevelopment ? options.assets.styles : []).map((href) => `<link rel="stylesheet" href="${href}">`),
    `<link rel="stylesheet" href="${site.styleAddress}">`,
    ...scripts.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    frame === null ? "" : embedStyleTags(frame.layout),
    ...scripts.preloads.map((href) => `<link rel="modulepreload" nonce="${noncePlace}" href="${href}">`),
    ...scripts.before,
    `<script nonce="${noncePlace}">${earlyTapsScript}</script>`,
    frame === null ? "" : `<script nonce="${noncePlace}">${frameScript(locale)}</script>`,
    `<script type="module" async nonce="${noncePlace}" src="${scripts.entry}"></script>`,
  ].join("");
}

/** The colour around the page: of the chosen theme, or one for each scheme of the device. */
function themeColors(theme: string, { brand }: Site): string {
  const { dark, light } = brand.pack.palettes;
  const meta = (color: string, media: string): string => `<meta name="theme-color" content="${color}"${media}>`;
  if (theme === "dark" || theme === "light") return meta((theme === "light" ? light : dark).pane, "");
  return (["light", "dark"] as const)
    .map((scheme) => meta((scheme === "light" ? light : dark).pane, ` media="(prefers-color-scheme:${scheme})"`))
    .join("");
}

/** What the page within a frame has to know of its parent. */
function frameAttributes({ frame, environment }: DocumentOptions): string {
  if (frame === null) return "";
  const trusted = environment.trustedOrigin === "" ? "" : ` data-embed-trusted="${escapeHtml(environment.trustedOrigin)}"`;
  return ` data-embed="${escapeHtml(frame.parent)}" data-layout="${frame.layout}"${environment.parents.isOpen ? " data-embed-open" : ""}${trusted}`;
}

/** The document around a drawn page. */
export function toDocument(options: DocumentOptions): string {
  const { page, locale, site, environment, assets, frame } = options;
  const scripts = assets.scriptsOf({ chunk: page.chunk, locale, isEmbedded: frame !== null });
  const { pack, mark } = site.brand;
  const symbol = `<svg hidden><symbol id="brand-mark" viewBox="0 0 24 24">${mark}</symbol></svg>`;
  const attributes = `lang="${page.htmlTag}" dir="${page.direction}" data-locale="${locale}"${environment.bareLocale === null ? "" : ` data-bare="${environment.bareLocale}"`} data-messages="${scripts.messages}" data-theme="${page.theme}" data-density="${page.density}" data-status="${page.status}" data-brand="${escapeHtml(pack.name)}"${environment.hasWorker && frame === null ? " data-worker" : ""}${page.chunk === "app-shell-page" ? " data-shell" : ""}${frameAttributes(options)}`;
  return `<!doctype html><html ${attributes}><head>${headTags(options, scripts)}</head><body>${symbol}<div id="root">${page.html}</div><script type="application/json" id="seed">${escapeJson(page.seed)}</script></body></html>`;
}
