import { ar } from "./ar.data.ts";
import { de } from "./de.data.ts";
import { en } from "./en.data.ts";

/** Every text of the games' pages. */
export type FrameTexts = Readonly<Record<keyof typeof en, string>>;

const byLanguage: Readonly<Record<string, FrameTexts>> = { en, de, ar };

/** The texts of a locale or its language; English for any other. */
export function frameTexts(locale: string): { readonly language: string; readonly texts: FrameTexts } {
  const language = locale.split("-")[0] ?? "en";
  const texts = byLanguage[language];
  return texts === undefined ? { language: "en", texts: en } : { language: locale, texts };
}
