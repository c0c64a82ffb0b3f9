import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { toPseudoText } from "./pseudo-text.ts";

/** A catalogue as it is written: ICU texts by key. */
export type CatalogueTexts = Readonly<Record<string, string>>;

/** The locale whose texts are English made longer and accented, to find what is cut off or not translated. */
export const pseudoLocale = "en-XA";

/** Locales that have a catalogue, without the pseudo-locale. */
export function catalogueLocales(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.slice(0, -".json".length))
    .filter((locale) => locale !== pseudoLocale);
}

/** What a locale itself says. */
export function readOwnTexts(folder: string, locale: string): CatalogueTexts {
  return JSON.parse(readFileSync(join(folder, `${locale}.json`), "utf8")) as CatalogueTexts;
}

/** Catalogues that a locale builds on, nearest first: `ru-KZ` on `ru`, everything on English. */
export function baseLocales(folder: string, locale: string): readonly string[] {
  const language = locale.split("-")[0] ?? locale;
  return [language, "en"].filter(
    (base, index, all) => base !== locale && all.indexOf(base) === index && existsSync(join(folder, `${base}.json`)),
  );
}

/** Every text of a locale: its own, and those of what it builds on where it has none. */
export function readTexts(folder: string, locale: string): CatalogueTexts {
  const english = readOwnTexts(folder, "en");
  if (locale === pseudoLocale) return Object.fromEntries(Object.entries(english).map(([key, text]) => [key, toPseudoText(text)]));
  const layers = [locale, ...baseLocales(folder, locale)].map((layer) => readOwnTexts(folder, layer));
  return Object.fromEntries(
    Object.entries(english).map(([key, text]) => [key, layers.find((layer) => Object.hasOwn(layer, key))?.[key] ?? text]),
  );
}
