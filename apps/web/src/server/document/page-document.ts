import { escapeHtml } from "@touchline/domain";
import { promisify } from "node:util";
import { constants, crc32, deflateRaw, deflateRawSync } from "node:zlib";
import { randomUUID } from "node:crypto";
import type { Site } from "../brand/site.ts";
import { searchTags } from "./search-head.ts";
import type { EmbedFrame } from "../pages/embed-request.ts";
import { embedStyleTags, frameScript } from "./frame-document.ts";
import { escapeJson } from "./html.ts";
import type { PageAssets } from "./page-assets.ts";
import type { RenderedPage } from "../entry.server.tsx";
import type { WebEnvironment } from "../environment.ts";
import { type BackendWire, wireAttribute } from "../http/backend-wire.ts";

/** An inline script that records early button presses, which are replayed after hydration, early keys, which may be shortcuts, and early errors. */
const earlyTapsScript =
  'earlyTaps=[];addEventListener("click",(e)=>{const b=e.target.closest?.("button");if(b&&globalThis.earlyTaps)earlyTaps.push(b)},true);earlyKeys=[];addEventListener("keydown",(e)=>globalThis.earlyKeys?.push(e),true);earlyErrors=[];for(const t of ["error","unhandledrejection"])addEventListener(t,(e)=>{if(globalThis.earlyErrors?.length<30)earlyErrors.push(e)},true)';

/** Placeholder for the nonce in cached pages, replaced in each response. Random, so that no content can contain it. */
export const noncePlaceholder = `nonce-${randomUUID()}`;

interface DocumentOptions {
  readonly page: RenderedPage;
  readonly assets: PageAssets;
  readonly site: Site;
  readonly backend: BackendWire;
  readonly environment: WebEnvironment;
  readonly locale: string;
  readonly address: string;
  /** Visitors may zoom the page: the site's `allow_zoom` (decisions AJ). */
  readonly isZoomable: boolean;
  /** Addresses of the operator's pictures in place of the brand's mark; null for none. */
  readonly logo: string | null;
  readonly favicon: string | null;
  /** The embedding frame; null for a standalone page. */
  readonly frame: EmbedFrame | null;
}

function headTags(options: DocumentOptions, scripts: ReturnType<PageAssets["scriptsOf"]>): string {
  const { page, site, environment, locale, address, frame } = options;
  return [
    `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,${options.isZoomable ? "" : "maximum-scale=1,user-scalable=no,"}viewport-fit=cover">`,
    `<title>${escapeHtml(page.head.title)}</title><meta name="description" content="${escapeHtml(page.head.description ?? "")}">`,
    searchTags({ page, environment, brandName: site.brand.pack.name, locale, address }),
    themeColors(page.theme, site),
    options.favicon === null
      ? '<link rel="icon" href="/icon.svg" type="image/svg+xml">'
      : `<link rel="icon" href="${escapeHtml(options.favicon)}">`,
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest">',
    site.brand.font === null ? "" : `<link rel="preload" as="font" type="font/woff2" crossorigin href="${site.brand.font}">`,
    ...(environment.isDevelopment ? options.assets.styles : []).map((href) => `<link rel="stylesheet" href="${href}">`),
    `<link rel="stylesheet" href="${site.styleAddress}">`,
    ...scripts.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    frame === null ? "" : embedStyleTags(frame.layout),
    ...scripts.preloads.map((href) => `<link rel="modulepreload" fetchpriority="low" nonce="${noncePlaceholder}" href="${href}">`),
    ...scripts.before,
    `<script nonce="${noncePlaceholder}">${earlyTapsScript}</script>`,
    frame === null ? "" : `<script nonce="${noncePlaceholder}">${frameScript(locale)}</script>`,
    `<script type="module" async fetchpriority="low" nonce="${noncePlaceholder}" src="${scripts.entry}"></script>`,
  ].join("");
}

/** The colour of the browser's toolbar: of the chosen theme, or one for each colour scheme. */
function themeColors(theme: string, { brand }: Site): string {
  const { dark, light } = brand.pack.palettes;
  const meta = (color: string, media: string): string => `<meta name="theme-color" content="${color}"${media}>`;
  if (theme === "dark" || theme === "light") return meta((theme === "light" ? light : dark).pane, "");
  return (["light", "dark"] as const)
    .map((scheme) => meta((scheme === "light" ? light : dark).pane, ` media="(prefers-color-scheme:${scheme})"`))
    .join("");
}

/** Attributes that tell a framed page about its parent. */
function frameAttributes({ frame, environment }: DocumentOptions): string {
  if (frame === null) return "";
  const trusted = environment.trustedOrigin === "" ? "" : ` data-embed-trusted="${escapeHtml(environment.trustedOrigin)}"`;
  return ` data-embed="${escapeHtml(frame.parent)}" data-layout="${frame.layout}"${environment.parents.isOpen ? " data-embed-open" : ""}${trusted}`;
}

/** Where the page finds WebSockets whose address is a path; the web server takes none. */
function socketsAttribute({ socketsOrigin }: Pick<WebEnvironment, "socketsOrigin">): string {
  return socketsOrigin === null ? "" : ` data-sockets="${escapeHtml(socketsOrigin)}"`;
}

/** The document around a rendered page. */
export function toDocument(options: DocumentOptions): string {
  const { page, locale, site, environment, assets, frame } = options;
  const scripts = assets.scriptsOf({ file: page.file, blocks: page.blocks, locale, isEmbedded: frame !== null });
  const { pack, mark } = site.brand;
  const shape = options.logo === null ? mark : `<image href="${escapeHtml(options.logo)}" width="24" height="24"/>`;
  const symbol = `<svg hidden><symbol id="brand-mark" viewBox="0 0 24 24">${shape}</symbol></svg>`;
  const attributes = `lang="${page.htmlTag}" dir="${page.direction}" data-locale="${locale}"${environment.bareLocale === null ? "" : ` data-bare="${environment.bareLocale}"`} data-messages="${scripts.messages}" data-theme="${page.theme}" data-density="${page.density}" data-status="${page.status}" data-brand="${escapeHtml(pack.name)}"${environment.hasWorker && frame === null ? " data-worker" : ""}${page.key === "app_shell" ? " data-shell" : ""}${wireAttribute(options.backend)}${socketsAttribute(environment)}${frameAttributes(options)}`;
  return `<!doctype html><html ${attributes}><head>${headTags(options, scripts)}</head><body>${symbol}<div id="root">${page.html}</div><script type="application/json" id="seed">${escapeJson(page.seed)}</script></body></html>`;
}

const compress = promisify(deflateRaw);
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
const level = 6;

/** A document that is compressed once and still gets a new nonce in each response. */
export interface FinishedDocument {
  readonly status: number;
  plain(nonce: string): string;
  /** One gzip member: only the bytes up to the last nonce are compressed for each response. */
  gzip(nonce: string): Buffer;
}

/** Splits a document at its last nonce and compresses the rest. */
export async function finishDocument(status: number, html: string): Promise<FinishedDocument> {
  const at = html.lastIndexOf(noncePlaceholder);
  const before = html.slice(0, at);
  const beginning = (nonce: string): string => `${before.replaceAll(noncePlaceholder, nonce)}${nonce}`;
  const after = Buffer.from(html.slice(at + noncePlaceholder.length));
  const deflated = await compress(after, { level });
  return {
    status,
    plain: (nonce) => `${beginning(nonce)}${after.toString()}`,
    gzip(nonce) {
      const start = Buffer.from(beginning(nonce));
      const trailer = Buffer.alloc(8);
      trailer.writeUInt32LE(crc32(after, crc32(start)), 0);
      trailer.writeUInt32LE(start.length + after.length, 4);
      return Buffer.concat([gzipHeader, deflateRawSync(start, { level, finishFlush: constants.Z_SYNC_FLUSH }), deflated, trailer]);
    },
  };
}
