import type { Fixture } from "../../core/fixture.ts";
import type { RatingHistory } from "../../core/sport-module.ts";
import { createScoreRatings, type ScoreRates } from "../shared/rating-series.ts";

const means: ScoreRates = { home: 3.19, away: 3.06 };
/** Share of the goals in the final score that fall in regular time. */
const regulationShare = 0.965;

export interface IceHockeyStrengths {
  /** Goals of regular time expected of both teams; `drift` in [-1, 1] favours home when positive. */
  goalRates(fixture: Fixture, drift: number): ScoreRates;
}

export function createIceHockeyStrengths(history: RatingHistory): IceHockeyStrengths {
  const expectedScores = createScoreRatings(history, { sport: "ice-hockey", means, priorMatches: 20, minStep: 0.012 });
  return {
    goalRates(fixture, drift) {
      const expected = expectedScores(fixture);
      return {
        home: expected.home * regulationShare * (1 + 0.03 * drift),
        away: expected.away * regulationShare * (1 - 0.02 * drift),
      };
    },
  };
}
