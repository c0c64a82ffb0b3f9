import { lowerFirst } from "./fill-template.ts";
import type { LanguageTexts } from "./language-texts.ts";
import type { RareNamed } from "./rare-rows.data.ts";

const teams = ["{$competitor1}", "{$competitor2}"];
/** Margins and points in the English names of outcomes. */
const margins = ["1-5", "6-10", "11+", "1-6", "7-13", "14+"];
const points = ["0", "15", "30", "40"];
const groups = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"];

type Named = readonly [english: string, own: string];

/** Names of outcomes of one team (only, by a margin, to a score), by English template. */
export function nameTeamOutcomes({ only, by, to }: RareNamed<"outcomes">): LanguageTexts["outcomes"] {
  const named = teams.flatMap((team): readonly Named[] => {
    const fill = (word: string, number = ""): string => word.replace("{team}", team).replace("{n}", number.replace("-", "–"));
    return [
      [`only ${team}`, fill(only)],
      ...margins.map((margin): Named => [`${team} by ${margin}`, fill(by, margin)]),
      ...points.map((score): Named => [`${team} to ${score}`, fill(to, score)]),
    ];
  });
  return Object.fromEntries(named);
}

/** Names of rounds by the English patterns of the data. */
export function nameRounds(words: RareNamed<"rounds">): LanguageTexts["rounds"] {
  const alike = (word: string, ...patterns: readonly string[]): readonly Named[] => patterns.map((pattern) => [pattern, word]);
  return Object.fromEntries([
    ...alike(words.matchday, "Matchday {n}"),
    ...alike(words.roundOf, "Round of {n}"),
    ...alike(words.week, "Week {n}"),
    ...alike(words.game, "Game {n}", "Match {n}"),
    ...alike(words.round, "Round {n}"),
    ...alike(words.round.replace("{n}", "1"), "First Round"),
    ...alike(words.quarterFinals, "Quarterfinals", "Quarter-finals", "Quarter-Finals", "Quarter-final"),
    ...alike(words.semiFinals, "Semifinals", "Semi-finals", "Semi-Finals", "Semifinal", "Semi-final"),
    ...alike(words.final, "Final"),
    ...alike(words.finals, "Finals"),
    ...alike(words.thirdPlace, "Match for third place", "Third place"),
    ...alike(words.playOffs, "Playoffs", "Play-offs", "Playoff"),
    ...alike(words.regular, "Regular season", "Regular"),
    ...alike(`${words.regular} – {n}`, "Regular Season - {n}"),
    ...alike(words.league, "League", "League phase"),
    ...alike(words.qualification, "Qualification", "Qualifying"),
    ...alike(words.qualifyingRound, "{n}st Round Qualifying", "{n}nd Round Qualifying", "{n}rd Round Qualifying", "Qualifier {n}"),
    ...alike(words.groupStage, "Group"),
    ...alike(words.group, "Group {n}"),
    ...groups.flatMap((letter) => alike(words.group.replace("{n}", letter), `Group ${letter}`)),
    ...alike(words.championship, "Championship"),
    ...alike(`${words.championship} – {n}`, "Championship Round - {n}"),
    ...alike(words.relegation, "Relegation"),
    ...alike(`${words.relegation} – {n}`, "Relegation Round - {n}"),
  ]);
}

/** Names of phases by key; phases of one team or half share the name. */
export function nameRarePhases(words: RareNamed<"phases">, overtime: string): LanguageTexts["phases"] {
  const { walkover } = words;
  return { ...words, walkover1: walkover, walkover2: walkover, "1st_extra_time": overtime, "2nd_extra_time": overtime };
}

/** Words in the names of common and rare markets; `set`, `game`, `inning` and `map` contain `{n}`. */
interface SharedWords {
  readonly winner: string;
  readonly result: string;
  readonly handicap: string;
  readonly correctScore: string;
  readonly oddEven: string;
  readonly totalPoints: string;
  readonly totalRuns: string;
  readonly teamWithMostRuns: string;
  readonly bothTeams: string;
  readonly runs: string;
  readonly corners: string;
  readonly games: string;
  readonly sets: string;
  readonly maps: string;
  readonly penalties: string;
  readonly redCard: string;
  readonly set: string;
  readonly game: string;
  readonly inning: string;
  readonly map: string;
}

type Markets = LanguageTexts["markets"];
type Rare = RareNamed<"markets">;

const home = "{$competitor1}";
const away = "{$competitor2}";

/** Name of a market on a part of a match or on a team. */
export function within(part: string, what: string): string {
  return `${part} – ${what}`;
}

/** Name of a numbered part of a match; a specifier gives the number. */
export function numberedPart(part: string, specifier: string): string {
  return part.replace("{n}", `{${specifier}}`);
}

function nameFootball(rare: Rare, { winner, result, handicap, corners, penalties, redCard }: SharedWords): Markets {
  return {
    30: rare.whichScores,
    31: within(home, rare.cleanSheet),
    32: within(away, rare.cleanSheet),
    33: within(home, rare.winToNil),
    34: within(away, rare.winToNil),
    38: rare.scorer,
    40: rare.anytimeScorer,
    48: within(home, rare.bothHalves),
    49: within(away, rare.bothHalves),
    50: within(home, rare.eitherHalf),
    51: within(away, rare.eitherHalf),
    105: within(rare.minutes, result),
    123: within(penalties, winner),
    146: redCard,
    165: within(corners, handicap),
    548: rare.goalRange,
  };
}

function nameTennis(rare: Rare, { winner, correctScore, oddEven, games, sets, set, game }: SharedWords): Markets {
  const gameOfSet = `${numberedPart(set, "setnr")}, ${numberedPart(game, "gamenr")}`;
  return {
    192: within(home, rare.winsSet),
    193: within(away, rare.winsSet),
    196: rare.exactSets,
    198: within(games, oddEven),
    199: `${correctScore} (${lowerFirst(sets)})`,
    201: rare.doubleResult,
    206: within(numberedPart(set, "setnr"), rare.tieBreak),
    210: within(gameOfSet, winner),
    212: within(gameOfSet, rare.deuce),
    214: within(gameOfSet, correctScore),
  };
}

function nameBallGames(rare: Rare, { winner, result, handicap, totalPoints, totalRuns, oddEven, runs }: SharedWords): Markets {
  return {
    220: rare.isOvertime,
    230: rare.race,
    234: rare.bestQuarter,
    264: within(runs, oddEven),
    268: rare.isExtraInning,
    274: within(rare.fiveInnings, result),
    275: within(rare.fiveInnings, handicap),
    276: within(rare.fiveInnings, totalRuns),
    290: rare.margin,
    292: `${winner} & ${lowerFirst(totalPoints)}`,
  };
}

/** Each team has one innings, so names say whose runs are counted and in which overs, not which innings. */
function nameCricket(rare: Rare, { winner, totalRuns, teamWithMostRuns, bothTeams, inning }: SharedWords): Markets {
  return {
    340: winner,
    342: rare.tie,
    351: `${teamWithMostRuns} (${rare.overs})`,
    352: `${within(home, totalRuns)} (${rare.overs})`,
    353: `${within(away, totalRuns)} (${rare.overs})`,
    356: `${within(home, totalRuns)} (${rare.over})`,
    357: `${within(away, totalRuns)} (${rare.over})`,
    "18-runs": within(bothTeams, totalRuns),
    605: within(numberedPart(inning, "inningnr"), totalRuns),
    606: within(home, totalRuns),
    607: within(away, totalRuns),
    639: rare.fours,
    640: rare.sixes,
    674: within(home, rare.topBatter),
    675: within(away, rare.topBatter),
    694: rare.toss,
    711: teamWithMostRuns,
  };
}

function nameEsports(rare: Rare, { correctScore, maps, map }: SharedWords): Markets {
  const onMap = (what: string): string => within(numberedPart(map, "mapnr"), what);
  return {
    327: rare.mapHandicap,
    328: rare.totalMaps,
    329: `${correctScore} (${lowerFirst(maps)})`,
    331: onMap(rare.roundHandicap),
    332: onMap(rare.totalRounds),
    333: onMap(rare.kill),
    397: onMap(rare.tower),
    555: onMap(rare.killHandicap),
    556: onMap(rare.dragon),
    557: onMap(rare.baron),
    725: onMap(rare.duration),
    726: onMap(rare.totalKills),
    728: onMap(rare.totalTowers),
  };
}

/** Names of the less common markets. */
export function nameRareMarkets(rare: Rare, shared: SharedWords): Markets {
  return {
    ...nameFootball(rare, shared),
    ...nameTennis(rare, shared),
    ...nameBallGames(rare, shared),
    ...nameCricket(rare, shared),
    ...nameEsports(rare, shared),
  };
}
