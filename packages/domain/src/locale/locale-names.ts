import type { LocaleCode } from "./locales.ts";

/** What each locale calls itself. Apart from the other facts: pages read these names off the system data. */
const localeNames: Readonly<Record<LocaleCode, string>> = {
  en: "English",
  "en-IE": "English (Ireland)",
  de: "Deutsch",
  es: "Español",
  "pt-BR": "Português (Brasil)",
  pl: "Polski",
  fr: "Français",
  lv: "Latviešu",
  kz: "Қазақша",
  ru: "Русский",
  "ru-KZ": "Русский (Қазақстан)",
  el: "Ελληνικά",
  it: "Italiano",
  tr: "Türkçe",
  nb: "Norsk bokmål",
  sv: "Svenska",
  fil: "Filipino",
  vi: "Tiếng Việt",
  "sr-ME": "Crnogorski",
  ja: "日本語",
  ar: "العربية",
  he: "עברית",
  fa: "فارسی",
  ur: "اردو",
};

const nameByCode = new Map<string, string>(Object.entries(localeNames).map(([code, name]) => [code.toLowerCase(), name]));

/** A locale in its own words; an unknown code speaks for itself. */
export function localeName(code: string): string {
  return nameByCode.get(code.toLowerCase().replace(/_/gu, "-")) ?? code;
}
