import type { LanguageTexts } from "./language-texts.ts";
import type { RareNamed } from "./rare-rows.data.ts";

const teams = ["{$competitor1}", "{$competitor2}"];
/** Margins and points of games that outcomes name in English. */
const margins = ["1-5", "6-10", "11+", "1-6", "7-13", "14+"];
const points = ["0", "15", "30", "40"];
const groups = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"];

type Named = readonly [english: string, own: string];

/** Outcomes of a team alone, with a margin and to a score, by their English templates. */
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

/** Rounds by the patterns that the sources write in English. */
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
    ...alike(words.semiFinals, "Semifinals", "Semi-finals", "Semi-Finals", "Semifinal"),
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
    ...groups.flatMap((letter) => alike(words.group.replace("{n}", letter), `Group ${letter}`)),
    ...alike(words.championship, "Championship"),
    ...alike(`${words.championship} – {n}`, "Championship Round - {n}"),
    ...alike(words.relegation, "Relegation"),
    ...alike(`${words.relegation} – {n}`, "Relegation Round - {n}"),
  ]);
}

/** Phases by key; those of one team or half are told as the phase is. */
export function nameRarePhases(words: RareNamed<"phases">, overtime: string): LanguageTexts["phases"] {
  const { walkover } = words;
  return { ...words, walkover1: walkover, walkover2: walkover, "1st_extra_time": overtime, "2nd_extra_time": overtime };
}
