import { localeFacts } from "@touchline/domain";
import type { Team } from "../core/source-match.ts";
import type { MarketDefinition } from "../core/sport-module.ts";
import { arabicTexts } from "./ar.data.ts";
import { germanTexts } from "./de.data.ts";
import { englishTexts } from "./en.data.ts";
import { fillTemplate, formatOrdinal, lowerFirst } from "./fill-template.ts";
import type { LanguageTexts } from "./language-texts.ts";
import { outrightWords } from "./outright-words.data.ts";
import { pictureRow, pictureWords } from "./picture-words.data.ts";
import { rareWordsByLanguage } from "./rare-words.data.ts";
import { wordsByLanguage } from "./words.data.ts";
import { wordsToTexts } from "./words-to-texts.ts";
import { createTeamNames, type TeamNames } from "./team-names.ts";
import { parseSpecifier } from "../core/specifier.ts";

/** The line to name. */
interface LineNaming {
  readonly definition: MarketDefinition;
  readonly specifier: string;
  readonly home: string;
  readonly away: string;
}

/** An outcome of a total or a handicap as a table shows it: the side heads the column, the line heads the row. */
export interface SideAndLine {
  /** "Over", or a team. */
  readonly side: string;
  /** `2.5`; a handicap from the view of the side: `+0.5`. */
  readonly line: string;
}

/** Names of everything in the feed, in one locale. */
export interface FeedNames {
  sport(key: string): string;
  /** A country by ISO code, or a category by its English name. */
  category(englishName: string, countryCode: string | null): string;
  /** The full and the everyday name of a team; nations in the locale. */
  team(team: Team): TeamNames;
  market(line: LineNaming): string;
  outcome(line: LineNaming, outcome: { readonly id: string; readonly name?: string }): string;
  /** Null for an outcome without a line of its own, such as a winner or a combined outcome. */
  sideAndLine(line: LineNaming, outcomeId: string): SideAndLine | null;
  tab(key: string): string;
  phase(key: string, number?: number): string;
  period(key: string, type: string, number: number): string;
  detail(key: string): string;
  incident(kind: string): string;
  /** An outright market; `top` and `bottom` name the number of places. */
  outright(kind: "winner" | "top" | "bottom" | "group" | "scorer", places: number): string;
  round(english: string): string;
  /** A text of match pictures. */
  picture(word: PictureWord, values?: Readonly<Record<string, string | number>>): string;
  /** The number of an ordinal: `2nd`. */
  ordinal(value: number): string;
}

export type PictureWord = (typeof pictureRow)[number];

const textsByLanguage: Readonly<Record<string, LanguageTexts>> = {
  ...Object.fromEntries(
    Object.entries(wordsByLanguage).flatMap(([language, words]) => {
      const rare = rareWordsByLanguage[language];
      return rare === undefined ? [] : [[language, wordsToTexts(words, rare)]];
    }),
  ),
  en: englishTexts,
  de: germanTexts,
  ar: arabicTexts,
};
/** English names of outcomes with a line: `over {total}`, `{$competitor1} ({+hcp})`, `draw ({hcp})`. */
const totalSide = /^(over|under) (\{total\})$/u;
const handicapSide = /^(\S+) \((\{[+-]?hcp\})\)$/u;
const ordinalKey = /^(\d+)(?:st|nd|rd|th)_([a-z_]+)$/u;
const ukCountries: Readonly<Record<string, string>> = {
  "GB-ENG": "England",
  "GB-SCT": "Scotland",
  "GB-WLS": "Wales",
  "GB-NIR": "Northern Ireland",
};

function humanize(key: string): string {
  const words = key.replace(/_/gu, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function countryNamer(intlTag: string, style: "long" | "short"): (code: string) => string | null {
  const names = new Intl.DisplayNames([intlTag, "en"], { type: "region", style, fallback: "none" });
  // Competitions of "EU" are those of the continent, not of the European Union.
  return (code) => (/^[A-Z]{2}$/u.test(code) ? (names.of(code === "EU" ? "150" : code) ?? null) : null);
}

/** Names in a locale. Languages without texts fall back to English; country names are always in the locale. */
export function createFeedNames(locale: string): FeedNames {
  const language = locale.toLowerCase().split("-")[0] ?? "en";
  const own = textsByLanguage[language] ?? englishTexts;
  const ordinal = (value: number) => formatOrdinal(textsByLanguage[language] === undefined ? "en" : language, value);
  const { intlTag } = localeFacts(locale);
  const [countryName, shortCountryName] = [countryNamer(intlTag, "long"), countryNamer(intlTag, "short")];
  const pick = (table: Exclude<keyof LanguageTexts, "markets">, key: string) => own[table][key] ?? englishTexts[table][key];
  const numbered = (template: string, number: number) =>
    fillTemplate(template, { params: { n: String(number) }, home: "", away: "", ordinal });
  // Only Turkish has its own rules for capitals; those of Greek would remove the accents.
  const withCapital = (text: string) => {
    const [first = ""] = text;
    return (language === "tr" ? first.toLocaleUpperCase("tr") : first.toUpperCase()) + text.slice(first.length);
  };
  const fill = (template: string, { specifier, home, away }: LineNaming) =>
    fillTemplate(template, { params: parseSpecifier(specifier) ?? {}, home, away, ordinal });

  function marketTemplate({ definition, specifier }: LineNaming): string {
    const key = definition.textKey ?? String(definition.typeId);
    const isFirst = parseSpecifier(specifier)?.["goalnr"] === "1";
    return (isFirst ? own.markets[`${key}-first`] : undefined) ?? own.markets[key] ?? definition.name;
  }

  /** A name that starts with a common word gets a capital; a name of a team or player keeps its spelling. */
  function filledOutcome(template: string, line: LineNaming): string {
    const filled = fill(template, line);
    return template.startsWith("{") ? filled : withCapital(filled);
  }

  /** Translates combined outcomes part by part: `draw/{$competitor2} & over {total}`. */
  function outcomeTemplate(english: string): string {
    const whole = own.outcomes[english];
    if (whole !== undefined) return whole;
    const joint = [" & ", "/"].find((mark) => english.includes(mark));
    if (joint === undefined) return english;
    const [first = "", ...others] = english.split(joint).map(outcomeTemplate);
    // German nouns keep their capitals.
    return [first, ...others.map((other) => (language === "de" ? other : lowerFirst(other)))].join(joint);
  }

  function roundName(english: string): string {
    const number = /\d+/u.exec(english)?.[0];
    const template = own.rounds[english] ?? (number === undefined ? undefined : own.rounds[english.replace(number, "{n}")]);
    if (template !== undefined) return template.replace("{n}", number ?? "");
    return english.includes(", ") ? english.split(", ").map(roundName).join(", ") : english;
  }

  function numberedKey(key: string): string | null {
    const [, number, type] = ordinalKey.exec(key) ?? [];
    const template = type === undefined ? undefined : pick("periods", type);
    return template === undefined ? null : numbered(template, Number(number));
  }

  function categoryName(englishName: string, countryCode: string | null): string {
    const uk = countryCode === null ? undefined : ukCountries[countryCode];
    const named = pick("categories", uk ?? englishName);
    return named ?? (countryCode === null ? null : countryName(countryCode)) ?? uk ?? englishName;
  }

  return {
    sport: (key) => pick("sports", key) ?? humanize(key),
    category: categoryName,
    team: createTeamNames(language, (code) => {
      const uk = ukCountries[code];
      return uk === undefined ? shortCountryName(code) : categoryName(uk, code);
    }),
    market: (line) => fill(marketTemplate(line), line),
    outcome(line, { id, name }) {
      const english = line.definition.outcomes[id];
      return english === undefined ? (own.outcomes[name ?? ""] ?? name ?? id) : filledOutcome(outcomeTemplate(english), line);
    },
    sideAndLine(line, outcomeId) {
      const english = line.definition.outcomes[outcomeId] ?? "";
      const [, side, value] = totalSide.exec(english) ?? handicapSide.exec(english) ?? [];
      if (side === undefined || value === undefined) return null;
      return { side: filledOutcome(outcomeTemplate(side), line), line: fill(value, line) };
    },
    tab: (key) => pick("tabs", key) ?? humanize(key),
    phase(key, number) {
      const direct = pick("phases", key);
      if (direct !== undefined) return number === undefined ? direct : numbered(direct, number);
      return numberedKey(key) ?? humanize(key);
    },
    period(key, type, number) {
      const half = type === "half" ? pick("phases", number === 1 ? "1st_half" : "2nd_half") : undefined;
      if (half !== undefined) return half;
      const template = pick("phases", key) ?? pick("periods", type);
      return numberedKey(key) ?? (template === undefined ? humanize(key) : numbered(template, number));
    },
    detail: (key) => pick("details", key) ?? humanize(key),
    incident: (kind) => pick("incidents", kind) ?? humanize(kind),
    outright(kind, places) {
      const words = outrightWords[language] ?? outrightWords["en"];
      if (kind === "winner" || kind === "group" || words === undefined) return pick("incidents", "winner") ?? "Winner";
      return words[kind].replace("{n}", String(places));
    },
    round: roundName,
    picture(word, values = {}) {
      const text = (pictureWords[language] ?? pictureWords["en"])?.split("|")[pictureRow.indexOf(word)] ?? word;
      return text.replace(/\{(\w+)\}/gu, (_place, key: string) => String(values[key] ?? ""));
    },
    ordinal: (value) => (language === "en" ? ordinal(value) : String(value)),
  };
}
