import { resolveLocale } from "@touchline/domain";

/** A page of prose in one language. */
export interface InfoText {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly { readonly id: string; readonly title: string; readonly points: readonly string[] }[];
}

/** The prose of a page by language; English is always there. */
export type InfoTexts = Readonly<Record<"en" | "de" | "ar", InfoText>>;

/** The language whose text a locale reads. */
export function infoLanguage(locale: string): keyof InfoTexts {
  const language = resolveLocale(locale, ["en", "de", "ar"]);
  return language === "de" || language === "ar" ? language : "en";
}
