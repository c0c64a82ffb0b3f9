import type { LanguageTexts } from "./language-texts.ts";
import { lowerFirst } from "./fill-template.ts";
import { numberedPart, within } from "./rare-texts.ts";
import type { FeedWords } from "./words.data.ts";

/** Names of the words of each row, in order. */
export const commonRows = {
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
    "teamWithMostCorners",
    "teamWithMostCards",
    "totalRuns",
    "teamWithMostRuns",
    "halfMostPoints",
    "regularTime",
    "firstScorer",
  ],
} as const satisfies Readonly<Record<keyof FeedWords, readonly string[]>>;

/** The words of a row by name. */
export type CommonNamed<Name extends keyof typeof commonRows> = Readonly<Record<(typeof commonRows)[Name][number], string>>;

const home = "{$competitor1}";
const away = "{$competitor2}";

/** Words from other rows that names of markets contain. */
interface BorrowedWords {
  readonly overtime: string;
  readonly goals: string;
  readonly points: string;
}

/** Name of a half: a template with `{n}`, or the names of both with a slash between them. */
export function nameHalf(half: string, number: 1 | 2): string {
  const [first = half, second = first] = half.split("/");
  return (number === 1 ? first : second).replace("{n}", String(number));
}

/** Names of the common markets. */
export function nameCommonMarkets(
  market: CommonNamed<"markets">,
  periods: CommonNamed<"periods">,
  borrowed: BorrowedWords,
): LanguageTexts["markets"] {
  const { winner, handicap, totalGoals, correctScore, doubleChance, drawNoBet, bothScore, oddEven, totalGames, totalPoints, goal } = market;
  const { withOvertime, regularTime, halfTimeFullTime, matchResult, result, totalRuns } = market;
  const { overtime, goals, points } = borrowed;
  const half = (number: 1 | 2, what: string): string => within(nameHalf(periods.half, number), what);
  const both = (first: string, second: string): string => `${first} & ${lowerFirst(second)}`;
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
    35: both(matchResult, bothScore),
    36: both(totalGoals, bothScore),
    37: both(matchResult, totalGoals),
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
    136: market.teamWithMostCards,
    139: market.totalCards,
    162: market.teamWithMostCorners,
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
    546: both(doubleChance, bothScore),
    547: both(doubleChance, totalGoals),
    818: both(halfTimeFullTime, totalGoals),
  };
}
