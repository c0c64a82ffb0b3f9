import type { BaseballFacts, Pair } from "../../dataset/source-match.ts";
import type { Fixture } from "../../fixture.ts";

/** Runs by inning; null where home did not bat because it led already. */
export interface BaseballDetail {
  readonly away: readonly number[];
  readonly home: readonly (number | null)[];
  readonly score: Pair;
}

export const regularInnings = 9;

export function baseballFacts(fixture: Fixture): BaseballFacts {
  const facts = fixture.source?.facts;
  if (facts?.sport !== "baseball") throw new Error(`fixture ${fixture.id} has no baseball facts`);
  return facts;
}

/** Runs of the first so many innings, or of all. */
export function sumRuns(runs: readonly (number | null)[], innings = runs.length): number {
  let sum = 0;
  for (let index = 0; index < Math.min(innings, runs.length); index += 1) sum += runs[index] ?? 0;
  return sum;
}

export function detailOfInnings(home: readonly (number | null)[], away: readonly number[]): BaseballDetail {
  return { home, away, score: [sumRuns(home), sumRuns(away)] };
}
