import type { Fixture } from "../../core/fixture.ts";
import type { RatingHistory } from "../../core/sport-module.ts";
import { createScoreRatings, type ScoreRates } from "../shared/rating-series.ts";

const means: ScoreRates = { home: 4.38, away: 4.41 };
/** Nine full innings against final scores: home often does not bat in the last one, extra innings add some. */
const fullInnings: ScoreRates = { home: 1.015, away: 0.965 };

export interface BaseballStrengths {
  /** Runs expected of both teams if each bats nine full innings; `drift` in [-1, 1] favours home when positive. */
  runRates(fixture: Fixture, drift: number): ScoreRates;
}

export function createBaseballStrengths(history: RatingHistory): BaseballStrengths {
  const expectedScores = createScoreRatings(history, { sport: "baseball", means, priorMatches: 30, minStep: 0.006 });
  return {
    runRates(fixture, drift) {
      const expected = expectedScores(fixture);
      return {
        home: expected.home * fullInnings.home * (1 + 0.03 * drift),
        away: expected.away * fullInnings.away * (1 - 0.02 * drift),
      };
    },
  };
}
