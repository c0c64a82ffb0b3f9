import type { Fixture } from "../../core/fixture.ts";
import type { CreateSportModule, RatingHistory } from "../../core/sport-module.ts";
import { createScoreRatings, type ScoreRates } from "../shared/rating-series.ts";
import { offerSampleSize } from "../shared/market-offer.ts";
import { rebuildTemplate } from "../shared/market-rule.ts";
import { type BaseballDetail, baseballScoreboard, baseballStateAt } from "./baseball-state.ts";
import { baseballOffer, baseballRules } from "./baseball-markets.ts";
import { baseballScenarios } from "./baseball-outlook.ts";
import { createBaseballScript } from "./baseball-script.ts";

const means: ScoreRates = { home: 4.38, away: 4.41 };
/** Runs of nine full innings relative to final scores: home often does not bat in the last one, and extra innings add some. */
const fullInnings: ScoreRates = { home: 1.015, away: 0.965 };

/** Elo points per unit of the logarithm of scores made over scores conceded. */
const eloPerLevel = 295;

interface BaseballStrengths {
  /** Runs expected of both teams if each bats nine full innings; `drift` in [-1, 1] favours home when positive. */
  runRates(fixture: Fixture, drift: number): ScoreRates;
  strengthOf(teamId: string, at: number): number;
}

function createBaseballStrengths(history: RatingHistory): BaseballStrengths {
  const ratings = createScoreRatings(history, { sport: "baseball", means, priorMatches: 30, minStep: 0.006, startMatches: 20 });
  return {
    runRates(fixture, drift) {
      const expected = ratings.expectedScores(fixture);
      return {
        home: expected.home * fullInnings.home * (1 + 0.03 * drift),
        away: expected.away * fullInnings.away * (1 - 0.02 * drift),
      };
    },
    strengthOf: (teamId, at) => 1500 + eloPerLevel * ratings.levelOf(teamId, at),
  };
}

export const createBaseballModule: CreateSportModule<BaseballDetail> = (history) => {
  const strengths = createBaseballStrengths(history);
  return {
    sport: "baseball",
    createScript: createBaseballScript,
    scoreboardAt(_fixture, script, elapsedMs) {
      return baseballScoreboard(baseballStateAt(script.events, elapsedMs));
    },
    outlook(fixture, script, elapsedMs, drift) {
      return baseballScenarios(baseballStateAt(script.events, elapsedMs), strengths.runRates(fixture, drift));
    },
    markets(fixture, script, elapsedMs) {
      const state = baseballStateAt(script.events, elapsedMs);
      return baseballOffer(state, baseballScenarios(state, strengths.runRates(fixture, 0), offerSampleSize));
    },
    template(_fixture, _script, typeId, specifier) {
      return rebuildTemplate(baseballRules, typeId, specifier);
    },
    strengthOf: (teamId, _competition, at) => strengths.strengthOf(teamId, at),
  };
};
