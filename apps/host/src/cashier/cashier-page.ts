import { escapeHtml } from "@touchline/domain";
import { cashierLanguages, cashierTexts, languageAttributes, type CashierTexts } from "./texts/cashier-texts.ts";

/** Options of a cashier page; every address in it has been checked. */
export interface CashierPage {
  readonly locale: string;
  readonly theme: string;
  /** The flag `rtl_view`: whether right-to-left languages are laid out right to left. */
  readonly rtlView: boolean;
  readonly version: string;
  readonly modules: readonly string[];
  /** Its brand gives the page fonts and colours. */
  readonly sportsbookOrigin: string;
  /** Origin of WebSockets. */
  readonly sockets: string;
  /** Whether the sportsbook shows the page in a frame. */
  readonly isFramed: boolean;
  readonly isQuick: boolean;
  /** Addresses to open after a payment, by its outcome. */
  readonly routes: Readonly<Record<"success" | "error" | "pending", string | null>>;
  /** Address of the link back to the sportsbook. */
  readonly back: string;
}

const themes: ReadonlySet<string> = new Set(["dark", "light", "contrast"]);

function head(
  { theme, rtlView, version, sportsbookOrigin }: Pick<CashierPage, "theme" | "rtlView" | "version" | "sportsbookOrigin">,
  { language, title, extra, data }: { readonly language: string; readonly title: string; readonly extra: string; readonly data: string },
): string {
  const { lang, dir } = languageAttributes(language, { rtlView });
  const styles = ["cashier", "result", "platform"].map((name) => `<link rel="stylesheet" href="/cashier/assets/${version}/${name}.css">`);
  return `<!doctype html><html lang="${lang}" dir="${dir}" data-theme="${themes.has(theme) ? theme : "system"}"${data}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title>${styles.join("")}<link rel="stylesheet" href="${escapeHtml(sportsbookOrigin)}/styles/brand.css">${extra}</head>`;
}

function languageChoice(language: string, { language: label }: CashierTexts): string {
  const options = cashierLanguages.map(([code, name]) => `<option value="${code}"${code === language ? " selected" : ""}>${name}</option>`);
  return `<label class="language"><span class="sr">${label}</span><select id="language">${options.join("")}</select></label>`;
}

function siteBar(language: string, texts: CashierTexts, back: string): string {
  return `<header class="site"><a class="brand" href="/"><span></span>Demo platform</a><nav><a href="/profile/wallet/deposit?lang=${language}">${texts.title}</a><a href="/profile/wallet/transactions?lang=${language}">${texts.transactions}</a><a href="/help-center?lang=${language}">${texts.help}</a></nav><a class="back" href="${escapeHtml(back)}">${texts.back}</a></header>`;
}

/** The cashier's page: a shell in the player's language that its script fills. Contains no player data. */
export function cashierPage(page: CashierPage): string {
  const { language, texts } = cashierTexts(page.locale);
  const base = `/cashier/assets/${page.version}`;
  const routes = Object.entries(page.routes).flatMap(([name, address]) =>
    address === null ? [] : [`data-${name}="${escapeHtml(address)}"`],
  );
  const data = [
    "",
    `data-framed="${page.isFramed}"`,
    `data-host="${escapeHtml(page.sportsbookOrigin)}"`,
    `data-sockets="${escapeHtml(page.sockets)}"`,
    ...routes,
  ].join(" ");
  const preloads = page.modules.map((path) => `<link rel="modulepreload" href="${base}/${path}">`).join("");
  const extra = `${preloads}<script type="module" src="${base}/form.ts"></script>`;
  const title = page.isQuick ? texts.titleQuick : texts.title;
  const json = JSON.stringify(texts).replaceAll("<", "\\u003c");
  const content = `<div id="cashier"><p class="mid" role="status">${texts.loading}</p><noscript>${texts.noScript}</noscript></div>`;
  // `main` has the styles of a standalone page, so a framed page uses a `div`.
  const body = page.isFramed
    ? `<div role="main"><h1 class="sr">${title}</h1>${content}</div>`
    : `${siteBar(language, texts, page.back)}<main><div class="head"><h1>${title}</h1>${languageChoice(language, texts)}</div>${content}</main>`;
  return `${head(page, { language, title, extra, data })}<body>${body}<script type="application/json" id="texts">${json}</script></body></html>`;
}

/** Wraps content in a page of the platform. The content must be escaped already. */
export function platformPage(
  page: Pick<CashierPage, "locale" | "theme" | "rtlView" | "version" | "sportsbookOrigin" | "back">,
  titleKey: keyof CashierTexts,
  content: (texts: CashierTexts, language: string) => string,
): string {
  const { language, texts } = cashierTexts(page.locale);
  const title = texts[titleKey];
  return `${head(page, { language, title, extra: "", data: "" })}<body>${siteBar(language, texts, page.back)}<main><h1>${title}</h1>${content(texts, languageAttributes(language, page).lang)}</main></body></html>`;
}
