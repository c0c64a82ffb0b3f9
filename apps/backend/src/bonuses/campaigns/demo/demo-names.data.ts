import type { Names } from "../terms.ts";

/** Names of the demo campaigns by locale. */
export const demoNames = {
  comboboost: { en: "Combo boost of the week", de: "Kombi-Boost der Woche", ar: "تعزيز الرهان المركّب لهذا الأسبوع" },
  welcome: { en: "Welcome freebet", de: "Willkommens-Freiwette", ar: "رهان مجاني ترحيبي" },
  insured: { en: "Insured single", de: "Versicherte Einzelwette", ar: "رهان فردي مؤمَّن" },
  code: { en: "Code freebet", de: "Freiwette mit Code", ar: "رهان مجاني بالرمز" },
  hunting: { en: "Freebet hunting", de: "Freiwetten-Jagd", ar: "صيد الرهانات المجانية" },
  tournament: { en: "Hunting tournament", de: "Jagd-Turnier", ar: "بطولة الصيد" },
  lootbox: { en: "Lootbox", de: "Schatzkiste", ar: "صندوق الغنائم" },
  amb: { en: "Every third bet", de: "Jede dritte Wette", ar: "كل رهان ثالث" },
  jackpot: { en: "Touchline jackpot", de: "Touchline-Jackpot", ar: "جاكبوت تاتشلاين" },
  mini: { en: "Mini", de: "Mini", ar: "صغير" },
  midi: { en: "Midi", de: "Midi", ar: "متوسط" },
  mega: { en: "Mega", de: "Mega", ar: "كبير" },
} as const satisfies Readonly<Record<string, Names>>;

/** A name with the league it is about. */
export function leagueNames(names: Names, league: string | null): Names {
  if (league === null) return names;
  return Object.fromEntries(Object.entries(names).map(([locale, name]) => [locale, `${name}: ${league}`]));
}
