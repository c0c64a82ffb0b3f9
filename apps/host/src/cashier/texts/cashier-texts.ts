import { ar } from "./ar.data.ts";
import { de } from "./de.data.ts";
import { en } from "./en.data.ts";

export type CashierTexts = Readonly<Record<keyof typeof en, string>>;

const byLanguage: Readonly<Record<string, CashierTexts>> = { en, de, ar };

/** Languages of the cashier, each by its own name. */
export const cashierLanguages = [
  ["en", "English"],
  ["de", "Deutsch"],
  ["ar", "العربية"],
] as const;

/** The cashier's texts in a locale's language, or in English. */
export function cashierTexts(locale: string): { readonly language: string; readonly texts: CashierTexts } {
  const language = locale.split("-", 1)[0]?.toLowerCase() ?? "en";
  const texts = Object.hasOwn(byLanguage, language) ? byLanguage[language] : undefined;
  return texts === undefined ? { language: "en", texts: en } : { language, texts };
}
