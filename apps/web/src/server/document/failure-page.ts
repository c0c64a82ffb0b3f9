/** Texts in the eleven locales of error pages (spec.md 2). */
const failureTexts = {
  en: {
    tag: "en",
    title: "Something went wrong",
    text: "Oops! Sorry, something went wrong. Please come back in a while.",
    home: "Go to home page",
  },
  "en-IE": {
    tag: "en-IE",
    title: "Something went wrong",
    text: "Oops! Sorry, something went wrong. Please come back in a while.",
    home: "Go to home page",
  },
  de: {
    tag: "de",
    title: "Etwas ist schiefgelaufen",
    text: "Hoppla! Da ist leider etwas schiefgelaufen. Bitte versuche es in einer Weile noch einmal.",
    home: "Zur Startseite",
  },
  es: {
    tag: "es",
    title: "Algo ha salido mal",
    text: "¡Vaya! Lo sentimos, algo ha salido mal. Vuelve dentro de un rato.",
    home: "Ir a la página de inicio",
  },
  "pt-BR": {
    tag: "pt-BR",
    title: "Algo deu errado",
    text: "Ops! Desculpe, algo deu errado. Volte daqui a pouco.",
    home: "Ir para a página inicial",
  },
  pl: {
    tag: "pl",
    title: "Coś poszło nie tak",
    text: "Ups! Przepraszamy, coś poszło nie tak. Wróć za chwilę.",
    home: "Przejdź do strony głównej",
  },
  fr: {
    tag: "fr",
    title: "Une erreur est survenue",
    text: "Oups ! Désolé, une erreur est survenue. Revenez dans quelques instants.",
    home: "Aller à la page d'accueil",
  },
  lv: {
    tag: "lv",
    title: "Radās kļūda",
    text: "Ak vai! Atvainojiet, radās kļūda. Lūdzu, atgriezieties pēc brīža.",
    home: "Doties uz sākumlapu",
  },
  kz: { tag: "kk", title: "Қате пайда болды", text: "Кешіріңіз, қате пайда болды. Біраздан кейін қайта кіріңіз.", home: "Басты бетке өту" },
  "ru-KZ": {
    tag: "ru-KZ",
    title: "Что-то пошло не так",
    text: "Извините, что-то пошло не так. Пожалуйста, зайдите немного позже.",
    home: "На главную страницу",
  },
  el: {
    tag: "el",
    title: "Κάτι πήγε στραβά",
    text: "Ωχ! Λυπούμαστε, κάτι πήγε στραβά. Δοκιμάστε ξανά σε λίγο.",
    home: "Μετάβαση στην αρχική σελίδα",
  },
} as const satisfies Readonly<
  Record<string, { readonly tag: string; readonly title: string; readonly text: string; readonly home: string }>
>;

const style =
  "<style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:1.25rem;padding:1.5rem;text-align:center}svg{width:4rem;height:4rem;opacity:.6}p{margin:0;max-width:32rem}a{color:inherit;font-weight:600;padding:.75rem 1.25rem;border:1px solid;border-radius:.5rem;text-decoration:none}</style>";
const picture =
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M12 3 2.5 20h19z"/><path d="M12 10v4.5M12 17.3v.2"/></svg>';

/** The locale of an address, or English if the page is not translated into it. */
function localeOf(path: string): keyof typeof failureTexts {
  const [, first = ""] = path.split(/[/?#]/u);
  const known = Object.keys(failureTexts) as (keyof typeof failureTexts)[];
  return known.find((locale) => locale === first) ?? "en";
}

/** Allows only the inline styles of the failure page. */
export const failurePolicy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The page that is shown if rendering fails, including that of the error page: picture, description and a link to the home page
 * (spec.md 2).
 */
export function failurePage(path: string): string {
  const locale = localeOf(path);
  const { title, text, home, tag } = failureTexts[locale];
  return `<!doctype html><html lang="${tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title>${style}</head><body>${picture}<p role="alert">${text}</p><a href="/${locale}">${home}</a></body></html>`;
}
