import { localeDirection, localeFacts } from "@touchline/domain";
import { themes } from "@touchline/store";
import { frameScript } from "./frame-document.ts";
import type { Site } from "../brand/site.ts";
import type { Text } from "../../messages/text.ts";
import { escapeHtml } from "./html.ts";

/** Seconds after which whoever asks is to ask again: the value of `Retry-After`. */
export const awaySeconds = 3;

interface AwayOptions {
  readonly site: Pick<Site, "brand" | "styleAddress">;
  readonly locale: string;
  readonly text: Text;
  /** The visitor's theme as the cookie says it. */
  readonly theme: string | undefined;
  readonly rtlView: boolean;
  /** Nothing behind the pages has answered since this server began: the site is starting, not away. */
  readonly isStarting: boolean;
  readonly nonce: string;
}

/** Asks for its own address, at growing distances, until it is a page again, and then shows it. */
const script = `(()=>{let wait=${awaySeconds}e3;const later=()=>setTimeout(ask,wait+Math.random()*500);const ask=()=>{wait=Math.min(wait*1.2,1e4);fetch(location.href,{method:"HEAD",cache:"no-store"}).then(({status})=>status===503?later():location.reload(),later)};later()})()`;

/** What a page says in the site's look without the site behind it. */
interface Notice {
  readonly title: string;
  readonly text: string;
  /** Further elements of the head, and a script at the end; both HTML of ours. */
  readonly head?: string;
  readonly script?: string;
  /** Origin of the site that holds the page; null for none. */
  readonly parent?: string | null;
}

export type NoticeLook = Omit<AwayOptions, "isStarting">;

/** A page of one notice: no menu, no data, nothing that asks the backend. */
export function noticePage({ site, locale, theme, rtlView, nonce }: NoticeLook, notice: Notice): string {
  const { mark, pack } = site.brand;
  const chosen = themes.find((one) => one === theme) ?? "system";
  const title = escapeHtml(notice.title);
  const held = notice.parent == null ? "" : ` data-embed="${escapeHtml(notice.parent)}"`;
  return [
    `<!doctype html><html lang="${localeFacts(locale).htmlTag}" dir="${localeDirection(locale, { rtlView })}" data-theme="${chosen}"${held}><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="robots" content="noindex"><title>${title} – ${escapeHtml(pack.name)}</title>`,
    `${notice.head ?? ""}<link rel="icon" href="/icon.svg" type="image/svg+xml"><link rel="stylesheet" href="${site.styleAddress}">`,
    `<style nonce="${nonce}">main{min-height:100vh;align-content:center}</style></head>`,
    `<body><main class="grid justify-items-center gap-2 px-6 py-12 text-center"><svg class="mb-1" width="48" height="48" viewBox="0 0 24 24" aria-hidden="true">${mark}</svg>`,
    `<h1 class="text-16 font-bold">${title}</h1><p class="max-w-sm text-mid" role="status">${escapeHtml(notice.text)}</p></main>`,
    notice.script === undefined ? "" : `<script nonce="${nonce}">${notice.script}</script>`,
    "</body></html>",
  ].join("");
}

/** The page for as long as nothing behind the pages answers: says so in the site's look, and reloads itself. */
export function awayPage({ isStarting, ...look }: AwayOptions): string {
  return noticePage(look, {
    title: look.text(isStarting ? "error.startingTitle" : "error.awayTitle"),
    text: look.text("error.awayText"),
    head: `<noscript><meta http-equiv="refresh" content="${awaySeconds}"></noscript>`,
    script,
  });
}

function countryName(country: string, locale: string): string | undefined {
  const name = new Intl.DisplayNames([localeFacts(locale).htmlTag, "en"], { type: "region", fallback: "none" }).of(country);
  return name === country ? undefined : name;
}

/** The only page that a closed country gets. It carries nothing of the site; in a frame it tells the host that something can be shown. */
export function blockedPage(look: NoticeLook, { country, parent }: { readonly country: string; readonly parent: string | null }): string {
  const { text, locale } = look;
  return noticePage(look, {
    title: text("error.blockedTitle"),
    text: text("error.blocked", { country: countryName(country, locale) ?? text("error.yourCountry") }),
    parent,
    ...(parent === null ? {} : { script: frameScript(locale) }),
  });
}
