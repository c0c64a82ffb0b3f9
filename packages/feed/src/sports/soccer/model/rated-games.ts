import type { Pair, SoccerFacts, SourceMatch } from "../../../core/source-match.ts";
import type { Fixture } from "../../../core/fixture.ts";
import type { RatedGame, Strengths } from "./fit-strengths.ts";
import { dayMs } from "../../../core/time.ts";

/** Club cups: teams are rated on all club football, because they have no league in common. */
const clubCups: ReadonlySet<string> = new Set(["ucl", "uel", "uecl", "libertadores", "clubworldcup", "eng.facup", "eng.eflcup", "ger.cup"]);

export function isClubCup(competition: string): boolean {
  return clubCups.has(competition);
}

/** National teams are rated together. */
const nationalCompetitions: readonly string[] = ["internationals", "worldcup", "euro"];

/** Includes sub-competitions such as `internationals.friendly`. */
export function isNational(competition: string): boolean {
  return nationalCompetitions.some((key) => competition === key || competition.startsWith(`${key}.`));
}

/** Average goals at home and away of all leagues (11,144 matches). */
export const goalBase: Pair = [1.53, 1.223];

/** Fitted for the smallest Brier score over the data, like the shrinkage below. */
const halfLifeDays = 500;
/** How far the expected total of a match is shrunk towards the average; the ratio of the two sides is preserved. */
const levelShrink = 0.55;
const oldestDays = 760;

/** The facts of a football match that was played; null if it was awarded. */
export function playedFacts(match: SourceMatch): SoccerFacts | null {
  return match.facts.sport === "soccer" && !match.facts.awarded ? match.facts : null;
}

export function ratedGames(matches: readonly SourceMatch[], before: number, countsOf: (facts: SoccerFacts) => Pair | null): RatedGame[] {
  return matches.flatMap((match) => {
    const facts = playedFacts(match);
    const counts = facts === null ? null : countsOf(facts);
    const ageDays = (before - match.playedAt) / dayMs;
    if (counts === null || ageDays > oldestDays) return [];
    return {
      home: match.home.id,
      away: match.away.id,
      counts,
      weight: 2 ** (-ageDays / halfLifeDays),
      neutral: match.neutral,
    };
  });
}

/** Expected counts of a match between teams of known strengths. */
export function expectedCounts(strengths: Strengths, fixture: Fixture): Pair {
  const [home, away] = [fixture.home.id, fixture.away.id];
  const even = Math.sqrt(strengths.base[0] * strengths.base[1]);
  const base: Pair = fixture.neutral ? [even, even] : strengths.base;
  const factors: Pair = [strengths.attackOf(home) * strengths.defenceOf(away), strengths.attackOf(away) * strengths.defenceOf(home)];
  const level = (factors[0] * factors[1]) ** (-levelShrink / 2);
  return [base[0] * factors[0] * level, base[1] * factors[1] * level];
}
