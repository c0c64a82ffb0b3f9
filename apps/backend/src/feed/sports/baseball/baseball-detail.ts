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

export function sumRuns(runs: readonly (number | null)[]): number {
  let sum = 0;
  for (const value of runs) sum += value ?? 0;
  return sum;
}

export function detailOfInnings(home: readonly (number | null)[], away: readonly number[]): BaseballDetail {
  return { home, away, score: [sumRuns(home), sumRuns(away)] };
}
