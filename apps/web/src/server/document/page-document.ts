import { escapeHtml } from "@touchline/domain";
import type { Site } from "../brand/site.ts";
import { searchTags } from "./search-head.ts";
import type { EmbedFrame } from "../pages/embed-request.ts";
import { noncePlaceholder } from "./finished-document.ts";
import { embedStyles, frameScript } from "./frame-document.ts";
import { escapeJson } from "./html.ts";
import type { PageAssets } from "./page-assets.ts";
import { canBeInline, inlineStyles, laterStyles, type PageStyle, styleLinks } from "./page-styles.ts";
import type { RenderedPage } from "../entry.server.tsx";
import type { WebEnvironment } from "../environment.ts";
import { type BackendWire, wireAttribute } from "../http/backend-wire.ts";

/**
 * Records button presses, which are replayed after hydration, keys, which may be shortcuts, and errors until the page's code takes over.
 */
const earlyInput =
  'earlyTaps=[];addEventListener("click",(e)=>{const b=e.target.closest?.("button");if(b&&globalThis.earlyTaps)earlyTaps.push(b)},true);earlyKeys=[];addEventListener("keydown",(e)=>globalThis.earlyKeys?.push(e),true);earlyErrors=[];for(const t of ["error","unhandledrejection"])addEventListener(t,(e)=>{if(globalThis.earlyErrors?.length<30)earlyErrors.push(e)},true)';

interface StartScriptOptions {
  /** Address of the module that starts the page. */
  readonly entry: string;
  /** Addresses of the modules that it imports. */
  readonly preloads: readonly string[];
}

/**
 * The inline script of a document. It fetches the page's code once the document is parsed, so that the code does not compete for
 * bandwidth with the document, its pictures and its fonts.
 */
function startScript({ entry, preloads }: StartScriptOptions): string {
  const fetchAll = `for(const href of ${JSON.stringify(preloads)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",nonce,href}));import(${JSON.stringify(entry)})`;
  return `${earlyInput};const{nonce}=document.currentScript;addEventListener("DOMContentLoaded",()=>{${fetchAll}})`;
}

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
  /** The browser has not fetched the site's style sheet yet. */
  readonly isFirstVisit: boolean;
}

function stylesOf({ site, assets, frame }: DocumentOptions, pageStyles: readonly string[]): readonly PageStyle[] {
  return [
    { address: site.styleAddress, text: site.style.plain.toString() },
    ...pageStyles.map((address) => ({ address, text: assets.readStyle(address) })),
    ...(frame === null ? [] : embedStyles(frame.layout)),
  ];
}

/** Scripts precede links to style sheets, which would delay them, but follow inline style sheets, which are then compressed separately. */
function codeTags(options: DocumentOptions, scripts: ReturnType<PageAssets["scriptsOf"]>): readonly string[] {
  const { environment, frame, locale, isFirstVisit } = options;
  const styles = stylesOf(options, scripts.styles);
  const inline = [startScript(scripts), ...(frame === null ? [] : [frameScript(locale)])].map(
    (script) => `<script nonce="${noncePlaceholder}">${script}</script>`,
  );
  if (!isFirstVisit || environment.isDevelopment || !canBeInline(styles)) return [...inline, styleLinks(styles)];
  return [inlineStyles(styles), ...inline, laterStyles(styles)];
}

function headTags(options: DocumentOptions, scripts: ReturnType<PageAssets["scriptsOf"]>): string {
  const { page, site, environment, locale, address } = options;
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
    ...scripts.before,
    ...codeTags(options, scripts),
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

/** Attributes with the parent of a framed page. */
function frameAttributes({ frame, environment }: DocumentOptions): string {
  if (frame === null) return "";
  const trusted = environment.trustedOrigin === "" ? "" : ` data-embed-trusted="${escapeHtml(environment.trustedOrigin)}"`;
  return ` data-embed="${escapeHtml(frame.parent)}" data-layout="${frame.layout}"${environment.parents.isOpen ? " data-embed-open" : ""}${trusted}`;
}

/** The origin of WebSockets whose address is a path, because the web server does not accept WebSockets. */
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
