import { type CommonNamed, commonRows, nameCommonMarkets, nameHalf } from "./common-texts.ts";
import { lowerFirst } from "./fill-template.ts";
import type { LanguageTexts } from "./language-texts.ts";
import { nameRareMarkets, nameRarePhases, nameRounds, nameTeamOutcomes } from "./rare-texts.ts";
import { rareRows } from "./rare-rows.data.ts";
import type { RareWords } from "./rare-words.data.ts";
import type { FeedWords } from "./words.data.ts";

/** Reads a row into words by name; throws if the numbers of names and words differ. */
function readRow<Name extends string>(names: readonly Name[], row: string): Readonly<Record<Name, string>> {
  const words = row.split("|");
  if (words.length !== names.length) throw new Error(`expected ${names.length} words, found ${words.length}: ${row}`);
  // Both lists have the same length, so every name has a word.
  return Object.fromEntries(names.map((name, index) => [name, words[index] ?? ""])) as Record<Name, string>;
}

const home = "{$competitor1}";
const away = "{$competitor2}";
/** Phases that share the word of another phase. */
const samePhases: Readonly<Record<string, (typeof commonRows)["phases"][number]>> = {
  pause: "break",
  half_time: "halftime",
  "1st_extra": "overtime",
  "2nd_extra": "overtime",
  full_time: "ended",
  after_extra_time: "after_overtime",
  aet: "after_overtime",
  aot: "after_overtime",
  ap: "after_penalties",
  suspended: "interrupted",
  retired1: "retired",
  retired2: "retired",
};

function nameOutcomes(words: CommonNamed<"outcomes">, { half, quarter }: CommonNamed<"periods">): LanguageTexts["outcomes"] {
  const { or, ...outcomes } = words;
  const { draw } = outcomes;
  const ordinals = ["1st", "2nd", "3rd", "4th"];
  return {
    ...outcomes,
    [`${home} or draw`]: `${home} ${or} ${lowerFirst(draw)}`,
    [`${home} or ${away}`]: `${home} ${or} ${away}`,
    [`draw or ${away}`]: `${draw} ${or} ${away}`,
    "draw ({hcp})": `${draw} ({hcp})`,
    ...Object.fromEntries(ordinals.slice(0, 2).map((ordinal, index) => [`${ordinal} half`, nameHalf(half, index === 0 ? 1 : 2)])),
    ...Object.fromEntries(ordinals.map((ordinal, index) => [`${ordinal} quarter`, quarter.replace("{n}", String(index + 1))])),
  };
}

/** Builds the texts of a language from its words. */
export function wordsToTexts(words: FeedWords, rareWords: RareWords): LanguageTexts {
  const periods = readRow(commonRows.periods, words.periods);
  const phases = readRow(commonRows.phases, words.phases);
  const tabs = readRow(commonRows.tabs, words.tabs);
  const markets = readRow(commonRows.markets, words.markets);
  const rarePhases = readRow(rareRows.phases, rareWords.phases);
  const outcomes = readRow(commonRows.outcomes, words.outcomes);
  const details = readRow(rareRows.details, rareWords.details);
  const incidents = readRow(rareRows.incidents, rareWords.incidents);
  const { corners, goals, points, games, maps, sets, overs, rounds, kills } = tabs;
  const { penalties, overtime, interrupted, retired } = phases;
  return {
    sports: readRow(commonRows.sports, words.sports),
    categories: readRow(commonRows.categories, words.categories),
    tabs,
    periods: {
      ...periods,
      ...readRow(rareRows.periods, rareWords.periods),
      innings: periods.inning,
      break: phases.break,
      pause: phases.break,
      overtime,
      extra: overtime,
      extra_time: overtime,
      penalties,
      shootout: penalties,
      super_over: rarePhases.super_over,
    },
    phases: {
      ...phases,
      ...Object.fromEntries(Object.entries(samePhases).map(([phase, word]) => [phase, phases[word]])),
      ...nameRarePhases(rarePhases, overtime),
      "1st_half": nameHalf(periods.half, 1),
      "2nd_half": nameHalf(periods.half, 2),
    },
    outcomes: {
      ...nameOutcomes(outcomes, periods),
      ...nameTeamOutcomes(readRow(rareRows.outcomes, rareWords.outcomes)),
    },
    markets: {
      ...nameCommonMarkets(markets, periods, { overtime, goals, points }),
      ...nameRareMarkets(readRow(rareRows.markets, rareWords.markets), {
        ...markets,
        ...periods,
        bothTeams: outcomes["both teams"],
        runs: details.runs,
        corners,
        games,
        maps,
        sets,
        penalties,
        redCard: incidents.red_card,
      }),
    },
    details: { ...details, corners, sets, maps, overs, rounds, kills },
    incidents: { ...incidents, interrupted, retired, winner: markets.outrightWinner },
    rounds: nameRounds(readRow(rareRows.rounds, rareWords.rounds)),
  };
}
