import type { LanguageTexts } from "./language-texts.ts";
import { nameRareMarkets, nameRarePhases, nameRounds, nameTeamOutcomes, numberedPart, within } from "./rare-texts.ts";
import { rareRows } from "./rare-rows.data.ts";
import type { RareWords } from "./rare-words.data.ts";
import type { FeedWords } from "./words.data.ts";

/** Reads a row into words by name; throws if their number differs. */
function readRow<Name extends string>(names: readonly Name[], row: string): Readonly<Record<Name, string>> {
  const words = row.split("|");
  if (words.length !== names.length) throw new Error(`expected ${names.length} words, found ${words.length}: ${row}`);
  // Both lists have the same length, so every name has a word.
  return Object.fromEntries(names.map((name, index) => [name, words[index] ?? ""])) as Record<Name, string>;
}

/** Names of the words of each row, in order. */
const rows = {
  sports: ["soccer", "tennis", "basketball", "ice-hockey", "baseball", "american-football", "cricket"],
  categories: [
    "England",
    "Scotland",
    "Wales",
    "Northern Ireland",
    "International",
    "Europe",
    "South America",
    "Classics",
    "Americas",
    "Asia-Pacific",
    "World",
  ],
  tabs: [
    "all",
    "top",
    "goals",
    "handicap",
    "halves",
    "corners",
    "cards",
    "players",
    "sets",
    "games",
    "quarters",
    "periods",
    "innings",
    "overs",
    "maps",
    "rounds",
    "combo",
    "specials",
    "points",
    "totals",
    "kills",
    "outrights",
  ],
  periods: ["half", "set", "quarter", "period", "inning", "map", "game"],
  phases: [
    "not_started",
    "break",
    "halftime",
    "overtime",
    "penalties",
    "interrupted",
    "ended",
    "after_overtime",
    "after_penalties",
    "retired",
    "cancelled",
  ],
  outcomes: [
    "draw",
    "over {total}",
    "under {total}",
    "yes",
    "no",
    "none",
    "no goal",
    "other",
    "odd",
    "even",
    "equal",
    "both teams",
    "or",
    "over",
    "under",
  ],
  markets: [
    "winner",
    "handicap",
    "totalGoals",
    "correctScore",
    "doubleChance",
    "drawNoBet",
    "bothScore",
    "oddEven",
    "halfTimeFullTime",
    "totalCorners",
    "totalCards",
    "totalGames",
    "totalSets",
    "gameHandicap",
    "setHandicap",
    "totalPoints",
    "withOvertime",
    "outrightWinner",
    "goal",
    "exactGoals",
    "highestHalf",
    "matchResult",
    "result",
    "threeWayHandicap",
    "mostCorners",
    "mostCards",
    "totalRuns",
    "mostRuns",
    "halfMostPoints",
    "regularTime",
    "firstScorer",
  ],
} as const satisfies Readonly<Record<keyof FeedWords, readonly string[]>>;

type Named<Name extends keyof typeof rows> = Readonly<Record<(typeof rows)[Name][number], string>>;

const home = "{$competitor1}";
const away = "{$competitor2}";
/** Phases that share the word of another phase. */
const samePhases: Readonly<Record<string, (typeof rows)["phases"][number]>> = {
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

/** Words of other rows in the names of markets. */
interface BorrowedWords {
  readonly overtime: string;
  readonly goals: string;
  readonly points: string;
}

function nameMarkets(market: Named<"markets">, periods: Named<"periods">, borrowed: BorrowedWords): LanguageTexts["markets"] {
  const { winner, handicap, totalGoals, correctScore, doubleChance, drawNoBet, bothScore, oddEven, totalGames, totalPoints, goal } = market;
  const { withOvertime, regularTime, halfTimeFullTime, matchResult, result, totalRuns } = market;
  const { overtime, goals, points } = borrowed;
  const half = (number: 1 | 2, what: string): string => within(periods.half.replace("{n}", String(number)), what);
  const numbered = (part: string, place: string, what: string): string => within(numberedPart(part, place), what);
  const set = (what: string): string => numbered(periods.set, "setnr", what);
  const quarter = (what: string): string => numbered(periods.quarter, "quarternr", what);
  const period = (what: string): string => numbered(periods.period, "periodnr", what);
  const inning = (what: string): string => numbered(periods.inning, "inningnr", what);
  return {
    1: matchResult,
    "1-regular": `${result} ${regularTime}`,
    8: goal,
    10: doubleChance,
    11: drawNoBet,
    14: market.threeWayHandicap,
    16: handicap,
    18: totalGoals,
    19: within(home, totalGoals),
    20: within(away, totalGoals),
    21: market.exactGoals,
    26: within(goals, oddEven),
    "26-regular": `${within(goals, oddEven)} ${regularTime}`,
    29: bothScore,
    "29-regular": `${bothScore} ${regularTime}`,
    35: `${matchResult} & ${bothScore}`,
    36: `${totalGoals} & ${bothScore}`,
    37: `${matchResult} & ${totalGoals}`,
    "38-first": market.firstScorer,
    41: correctScore,
    45: correctScore,
    47: halfTimeFullTime,
    52: market.highestHalf,
    "52-points": market.halfMostPoints,
    60: half(1, result),
    62: half(1, goal),
    63: half(1, doubleChance),
    64: half(1, drawNoBet),
    66: half(1, handicap),
    68: half(1, totalGoals),
    "68-points": half(1, totalPoints),
    75: half(1, bothScore),
    81: half(1, correctScore),
    83: half(2, result),
    86: half(2, drawNoBet),
    88: half(2, handicap),
    90: half(2, totalGoals),
    113: within(overtime, result),
    136: market.mostCards,
    139: market.totalCards,
    162: market.mostCorners,
    166: market.totalCorners,
    177: half(1, market.totalCorners),
    186: winner,
    187: market.gameHandicap,
    188: market.setHandicap,
    189: totalGames,
    190: within(home, totalGames),
    191: within(away, totalGames),
    314: market.totalSets,
    202: set(winner),
    203: set(market.gameHandicap),
    204: set(totalGames),
    207: set(correctScore),
    219: winner,
    223: handicap,
    225: totalPoints,
    227: within(home, totalPoints),
    228: within(away, totalPoints),
    229: within(points, oddEven),
    231: half(2, `${handicap} ${withOvertime}`),
    232: half(2, `${totalPoints} ${withOvertime}`),
    235: quarter(result),
    236: quarter(totalPoints),
    303: quarter(handicap),
    610: `${matchResult} ${withOvertime}`,
    251: winner,
    256: handicap,
    258: totalRuns,
    260: within(home, totalRuns),
    261: within(away, totalRuns),
    287: inning(result),
    288: inning(totalRuns),
    406: winner,
    407: goal,
    410: handicap,
    412: totalGoals,
    414: within(home, totalGoals),
    415: within(away, totalGoals),
    443: period(result),
    444: period(goal),
    446: period(totalGoals),
    460: period(handicap),
    330: numbered(periods.map, "mapnr", winner),
    534: market.outrightWinner,
    546: `${doubleChance} & ${bothScore}`,
    547: `${doubleChance} & ${totalGoals}`,
    818: `${halfTimeFullTime} & ${totalGoals}`,
  };
}

function nameOutcomes(words: Named<"outcomes">, { half, quarter }: Named<"periods">): LanguageTexts["outcomes"] {
  const { or, ...outcomes } = words;
  const { draw } = outcomes;
  const ordinals = ["1st", "2nd", "3rd", "4th"];
  return {
    ...outcomes,
    [`${home} or draw`]: `${home} ${or} ${draw}`,
    [`${home} or ${away}`]: `${home} ${or} ${away}`,
    [`draw or ${away}`]: `${draw} ${or} ${away}`,
    "draw ({hcp})": `${draw} ({hcp})`,
    ...Object.fromEntries(ordinals.slice(0, 2).map((ordinal, index) => [`${ordinal} half`, half.replace("{n}", String(index + 1))])),
    ...Object.fromEntries(ordinals.map((ordinal, index) => [`${ordinal} quarter`, quarter.replace("{n}", String(index + 1))])),
  };
}

/** Builds the texts of a language from its words. */
export function wordsToTexts(words: FeedWords, rareWords: RareWords): LanguageTexts {
  const periods = readRow(rows.periods, words.periods);
  const phases = readRow(rows.phases, words.phases);
  const tabs = readRow(rows.tabs, words.tabs);
  const markets = readRow(rows.markets, words.markets);
  const rarePhases = readRow(rareRows.phases, rareWords.phases);
  const outcomes = readRow(rows.outcomes, words.outcomes);
  const details = readRow(rareRows.details, rareWords.details);
  const { corners, goals, points, games, maps, sets, overs, rounds, kills } = tabs;
  const { penalties, overtime, interrupted, retired } = phases;
  return {
    sports: readRow(rows.sports, words.sports),
    categories: readRow(rows.categories, words.categories),
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
      "1st_half": periods.half.replace("{n}", "1"),
      "2nd_half": periods.half.replace("{n}", "2"),
    },
    outcomes: {
      ...nameOutcomes(outcomes, periods),
      ...nameTeamOutcomes(readRow(rareRows.outcomes, rareWords.outcomes)),
    },
    markets: {
      ...nameMarkets(markets, periods, { overtime, goals, points }),
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
      }),
    },
    details: { ...details, corners, sets, maps, overs, rounds, kills },
    incidents: { ...readRow(rareRows.incidents, rareWords.incidents), interrupted, retired, winner: markets.outrightWinner },
    rounds: nameRounds(readRow(rareRows.rounds, rareWords.rounds)),
  };
}
