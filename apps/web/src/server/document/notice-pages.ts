import { escapeHtml, localeDirection, localeFacts } from "@touchline/domain";
import { themes } from "@touchline/store";
import { frameScript } from "./frame-document.ts";
import type { Site } from "../brand/site.ts";
import type { Text } from "../../messages/text.ts";

/** The value of `Retry-After`. */
export const retryAfterSeconds = 3;

interface UnavailableOptions {
  readonly site: Pick<Site, "brand" | "styleAddress">;
  readonly locale: string;
  readonly text: Text;
  /** The visitor's theme from the cookie. */
  readonly theme: string | undefined;
  readonly rtlView: boolean;
  /** Whether the backend has not answered since this server started. */
  readonly isStarting: boolean;
  readonly nonce: string;
}

/** Polls its own address at growing intervals, and reloads once it is available. */
const script = `(()=>{let wait=${retryAfterSeconds}e3;const later=()=>setTimeout(ask,wait+Math.random()*500);const ask=()=>{wait=Math.min(wait*1.2,1e4);fetch(location.href,{method:"HEAD",cache:"no-store"}).then(({status})=>status===503?later():location.reload(),later)};later()})()`;

interface Notice {
  readonly title: string;
  readonly text: string;
  /** Extra elements of the head, and a script at the end; trusted HTML. */
  readonly head?: string;
  readonly script?: string;
  /** Origin of the embedding site; null for none. */
  readonly parent?: string | null;
}

export type NoticeContext = Omit<UnavailableOptions, "isStarting">;

/** A page with one notice and the brand: no menu, no data, no calls to the backend. */
export function noticePage({ site, locale, theme, rtlView, nonce }: NoticeContext, notice: Notice): string {
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

/** Shown while the backend does not answer; reloads itself. */
export function unavailablePage({ isStarting, ...context }: UnavailableOptions): string {
  return noticePage(context, {
    title: context.text(isStarting ? "error.startingTitle" : "error.awayTitle"),
    text: context.text("error.awayText"),
    head: `<noscript><meta http-equiv="refresh" content="${retryAfterSeconds}"></noscript>`,
    script,
  });
}

function countryName(country: string, locale: string): string | undefined {
  const name = new Intl.DisplayNames([localeFacts(locale).htmlTag, "en"], { type: "region", fallback: "none" }).of(country);
  return name === country ? undefined : name;
}

/** The only page for blocked countries. Has no content of the site; in a frame it greets the host, so that the host shows it. */
export function blockedPage(
  context: NoticeContext,
  { country, parent }: { readonly country: string; readonly parent: string | null },
): string {
  const { text, locale } = context;
  return noticePage(context, {
    title: text("error.blockedTitle"),
    text: `${text("error.blocked", { country: countryName(country, locale) ?? text("error.yourCountry") })} ${text("error.failedText")}`,
    parent,
    ...(parent === null ? {} : { script: frameScript(locale) }),
  });
}
