import type { AmericanFootballFacts, Pair } from "../../dataset/source-match.ts";
import type { Fixture } from "../../fixture.ts";

export const quarterSeconds = 900;
export const overtimeSeconds = 600;

/** What American football markets settle on. */
export interface AmericanFootballDetail {
  /** Points of the four quarters. */
  readonly quarters: readonly [Pair, Pair, Pair, Pair];
  /** Points of overtime; null when there was none. */
  readonly overtime: Pair | null;
  readonly score: Pair;
}

/** The facts of a fixture; a fixture without them is a broken plan. */
export function americanFootballFacts(fixture: Fixture): AmericanFootballFacts {
  const facts = fixture.source?.facts;
  if (facts?.sport !== "american-football") throw new Error(`fixture ${fixture.id} has no American football facts`);
  return facts;
}

export function addPairs(pairs: readonly Pair[]): Pair {
  let [home, away] = [0, 0];
  for (const pair of pairs) {
    home += pair[0];
    away += pair[1];
  }
  return [home, away];
}

/** A detail from its quarters and overtime. */
export function detailFrom(quarters: AmericanFootballDetail["quarters"], overtime: Pair | null): AmericanFootballDetail {
  const regular = addPairs(quarters);
  return { quarters, overtime, score: overtime === null ? regular : addPairs([regular, overtime]) };
}
