import { resolveLocale } from "@touchline/domain";
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
import { ptBr } from "./pt-br.data.ts";
import { ru } from "./ru.data.ts";
import { srMe } from "./sr-me.data.ts";
import { sv } from "./sv.data.ts";
import { tr } from "./tr.data.ts";
import { ur } from "./ur.data.ts";
import { vi } from "./vi.data.ts";

/** All texts of the games' pages. */
export type FrameTexts = Readonly<Record<keyof typeof en, string>>;

/** Texts by language; English, the first, is the fallback. */
export const textsByLanguage: Readonly<Record<string, FrameTexts>> = {
  en,
  ar,
  de,
  el,
  es,
  fa,
  fil,
  fr,
  he,
  it,
  ja,
  kz,
  lv,
  nb,
  pl,
  "pt-BR": ptBr,
  ru,
  "sr-ME": srMe,
  sv,
  tr,
  ur,
  vi,
};

const languages = Object.keys(textsByLanguage);

/** The texts of a locale or its base language; otherwise English. */
export function frameTexts(locale: string): { readonly language: string; readonly texts: FrameTexts } {
  const language = resolveLocale(locale, languages);
  return { language, texts: textsByLanguage[language] ?? en };
}
