import { failureTexts } from "./failure-texts.data.ts";

const style =
  "<style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:1.25rem;padding:1.5rem;text-align:center}svg{width:4rem;height:4rem;opacity:.6}p{margin:0;max-width:32rem}a{color:inherit;font-weight:600;padding:.75rem 1.25rem;border:1px solid;border-radius:.5rem;text-decoration:none}</style>";
const picture =
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M12 3 2.5 20h19z"/><path d="M12 10v4.5M12 17.3v.2"/></svg>';

/** The locale of an address, as far as there is a last page in it. */
function localeOf(path: string): keyof typeof failureTexts {
  const [, first = ""] = path.split(/[/?#]/u);
  const known = Object.keys(failureTexts) as (keyof typeof failureTexts)[];
  return known.find((locale) => locale === first) ?? "en";
}

/** Policy of the last page: nothing but its own styles. */
export const failurePolicy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The page for when no page can be drawn, not even the one that says so: picture, description and the way home (spec.md 2). */
export function failurePage(path: string): string {
  const locale = localeOf(path);
  const { title, text, home, tag } = failureTexts[locale];
  return `<!doctype html><html lang="${tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title>${style}</head><body>${picture}<p role="alert">${text}</p><a href="/${locale}">${home}</a></body></html>`;
}
