import { draftLocaleTable, localeTable } from "./locales.data.ts";

const allLocales = [...localeTable, ...draftLocaleTable] as const;

/** A product locale code of this project (decisions B); not always a BCP 47 tag. */
export type LocaleCode = (typeof allLocales)[number]["code"];

/** Properties of a locale. */
export interface LocaleFacts {
  readonly code: string;
  /** Tag for Intl. */
  readonly intlTag: string;
  /** Tag for `<html lang>` and hreflang. */
  readonly htmlTag: string;
  readonly isRtl: boolean;
  /** Tag for numbers and times if not every browser supports `intlTag`; defaults to `intlTag`. */
  readonly numberTag?: string;
}

/** All locales of the project, in the order of decisions B. */
export const locales: readonly LocaleFacts[] = localeTable;

/** Locales that are not translated yet. */
export const draftLocales: readonly LocaleFacts[] = draftLocaleTable;

const factsByCode = new Map<string, LocaleFacts>(allLocales.map((facts) => [facts.code.toLowerCase(), facts]));

/** Properties of a locale; an unknown code is its own tag, left to right. */
export function localeFacts(code: string): LocaleFacts {
  const known = factsByCode.get(code.toLowerCase().replace(/_/gu, "-"));
  return known ?? { code, intlTag: code, htmlTag: code, isRtl: false };
}

/** Intl tag for numbers and times, with Latin digits in every locale. */
export function localeToNumberTag(code: string): string {
  const { intlTag, numberTag = intlTag } = localeFacts(code);
  return `${numberTag}-u-nu-latn`;
}

/** Text direction of a locale; right to left only if the flag `rtl_view` is on (spec.md 5). */
export function localeDirection(code: string, options: { readonly rtlView: boolean }): "ltr" | "rtl" {
  return options.rtlView && localeFacts(code).isRtl ? "rtl" : "ltr";
}

const realtimeCodes: Readonly<Record<string, string>> = { br: "pt", "pt-br": "pt" };

/** The locale in the names of realtime channels: `br` and `pt-BR` become `pt` (spec.md 7). */
export function localeToChannel(code: string): string {
  return realtimeCodes[code.toLowerCase()] ?? code;
}
