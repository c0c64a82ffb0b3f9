import { ar } from "./ar.data.ts";
import { de } from "./de.data.ts";
import { el } from "./el.data.ts";
import { en } from "./en.data.ts";
import { es } from "./es.data.ts";
import { fa } from "./fa.data.ts";
import { fil } from "./fil.data.ts";
import { fr } from "./fr.data.ts";
import { he } from "./he.data.ts";
import { it } from "./it.data.ts";
import { ja } from "./ja.data.ts";
import { kz } from "./kz.data.ts";
import { lv } from "./lv.data.ts";
import { nb } from "./nb.data.ts";
import { pl } from "./pl.data.ts";
import { pt } from "./pt.data.ts";
import { ru } from "./ru.data.ts";
import { sr } from "./sr.data.ts";
import { sv } from "./sv.data.ts";
import { tr } from "./tr.data.ts";
import { ur } from "./ur.data.ts";
import { vi } from "./vi.data.ts";

export type CashierTexts = Readonly<Record<keyof typeof en, string>>;

const byLocale: Readonly<Record<string, CashierTexts>> = {
  en,
  de,
  es,
  "pt-BR": pt,
  pl,
  fr,
  lv,
  kz,
  ru,
  el,
  it,
  tr,
  nb,
  sv,
  fil,
  vi,
  "sr-ME": sr,
  ja,
  ar,
  he,
  fa,
  ur,
};

/** Languages of the cashier by locale, the same as the sportsbook's; each with its native name. */
export const cashierLanguages = [
  ["en", "English"],
  ["de", "Deutsch"],
  ["es", "Español"],
  ["pt-BR", "Português (Brasil)"],
  ["pl", "Polski"],
  ["fr", "Français"],
  ["lv", "Latviešu"],
  ["kz", "Қазақша"],
  ["ru", "Русский"],
  ["el", "Ελληνικά"],
  ["it", "Italiano"],
  ["tr", "Türkçe"],
  ["nb", "Norsk bokmål"],
  ["sv", "Svenska"],
  ["fil", "Filipino"],
  ["vi", "Tiếng Việt"],
  ["sr-ME", "Crnogorski"],
  ["ja", "日本語"],
  ["ar", "العربية"],
  ["he", "עברית"],
  ["fa", "فارسی"],
  ["ur", "اردو"],
] as const;

/** The `lang` and `dir` attributes of a language; `rtl` only with the flag `rtl_view`. */
export function languageAttributes(
  language: string,
  { rtlView }: { readonly rtlView: boolean },
): { readonly lang: string; readonly dir: "ltr" | "rtl" } {
  return { lang: language === "kz" ? "kk" : language, dir: rtlView && ["ar", "he", "fa", "ur"].includes(language) ? "rtl" : "ltr" };
}

/** The cashier's texts in a locale's language, or else in English. */
export function cashierTexts(locale: string): { readonly language: string; readonly texts: CashierTexts } {
  const [base = ""] = locale.split("-", 1);
  const isSameLanguage = (code: string): boolean => code === base.toLowerCase() || code.startsWith(`${base.toLowerCase()}-`);
  const language =
    cashierLanguages.find(([code]) => code === locale)?.[0] ?? cashierLanguages.find(([code]) => isSameLanguage(code))?.[0] ?? "en";
  return { language, texts: byLocale[language] ?? en };
}
