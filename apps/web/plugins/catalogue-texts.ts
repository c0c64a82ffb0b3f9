import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { draftLocales } from "@touchline/domain";
import { toPseudoText } from "./pseudo-text.ts";

/** A source catalogue: ICU texts by key. */
export type CatalogueTexts = Readonly<Record<string, string>>;

/** The pseudo-locale: English, longer and accented, to find texts that are cut off or not translated. */
export const pseudoLocale = "en-XA";

/** Locales that have a catalogue, without the pseudo-locale. */
export function catalogueLocales(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.slice(0, -".json".length))
    .filter((locale) => locale !== pseudoLocale);
}

/** Locales whose catalogue must be complete. */
export function translatedLocales(folder: string): readonly string[] {
  const drafts = new Set(draftLocales.map(({ code }) => code));
  return catalogueLocales(folder).filter((locale) => !drafts.has(locale));
}

/** The texts in the catalogue of one locale. */
export function readOwnTexts(folder: string, locale: string): CatalogueTexts {
  return JSON.parse(readFileSync(join(folder, `${locale}.json`), "utf8")) as CatalogueTexts;
}

/** The fallback catalogues of a locale, nearest first: `ru-KZ` falls back to `ru`, every locale to English. */
export function baseLocales(folder: string, locale: string): readonly string[] {
  const language = locale.split("-")[0] ?? locale;
  return [language, "en"].filter(
    (base, index, all) => base !== locale && all.indexOf(base) === index && existsSync(join(folder, `${base}.json`)),
  );
}

/** All texts of a locale, with fallbacks for missing ones. */
export function readTexts(folder: string, locale: string): CatalogueTexts {
  const english = readOwnTexts(folder, "en");
  if (locale === pseudoLocale) return Object.fromEntries(Object.entries(english).map(([key, text]) => [key, toPseudoText(text)]));
  const layers = [locale, ...baseLocales(folder, locale)].map((layer) => readOwnTexts(folder, layer));
  return Object.fromEntries(
    Object.entries(english).map(([key, text]) => [key, layers.find((layer) => Object.hasOwn(layer, key))?.[key] ?? text]),
  );
}
