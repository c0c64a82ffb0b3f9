import type { LocaleCode } from "./locales.ts";

/** Native names of the locales. Kept apart because pages read them from the system data instead. */
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

/** The native name of a locale; the code itself if unknown. */
export function localeName(code: string): string {
  return nameByCode.get(code.toLowerCase().replace(/_/gu, "-")) ?? code;
}
