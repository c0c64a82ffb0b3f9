import type { Fixture } from "../../core/fixture.ts";
import type { CreateSportModule, RatingHistory } from "../../core/sport-module.ts";
import { createScoreRatings, type ScoreRates } from "../shared/rating-series.ts";
import { offerSampleSize } from "../shared/market-offer.ts";
import { rebuildTemplate } from "../shared/market-rule.ts";
import { type IceHockeyDetail, iceHockeyScoreboard, iceHockeyStateAt } from "./ice-hockey-state.ts";
import { iceHockeyOffer, iceHockeyRules } from "./ice-hockey-markets.ts";
import { iceHockeyScenarios } from "./ice-hockey-outlook.ts";
import { createIceHockeyScript } from "./ice-hockey-script.ts";

const means: ScoreRates = { home: 3.19, away: 3.06 };
/** Share of the goals in the final score that fall in regular time. */
const regulationShare = 0.965;

/** Elo points per unit of the logarithm of scores made over scores conceded. */
const eloPerLevel = 335;

interface IceHockeyStrengths {
  /** Goals of regular time expected of both teams; `drift` in [-1, 1] favours home when positive. */
  goalRates(fixture: Fixture, drift: number): ScoreRates;
  strengthOf(teamId: string, at: number): number;
}

function createIceHockeyStrengths(history: RatingHistory): IceHockeyStrengths {
  const ratings = createScoreRatings(history, { sport: "ice-hockey", means, priorMatches: 20, minStep: 0.012, startMatches: 0 });
  return {
    goalRates(fixture, drift) {
      const expected = ratings.expectedScores(fixture);
      return {
        home: expected.home * regulationShare * (1 + 0.03 * drift),
        away: expected.away * regulationShare * (1 - 0.02 * drift),
      };
    },
    strengthOf: (teamId, at) => 1500 + eloPerLevel * ratings.levelOf(teamId, at),
  };
}

export const createIceHockeyModule: CreateSportModule<IceHockeyDetail> = (history) => {
  const strengths = createIceHockeyStrengths(history);
  return {
    sport: "ice-hockey",
    createScript: createIceHockeyScript,
    scoreboardAt(_fixture, script, elapsedMs) {
      return iceHockeyScoreboard(iceHockeyStateAt(script.events, elapsedMs));
    },
    outlook(fixture, script, elapsedMs, drift) {
      return iceHockeyScenarios(iceHockeyStateAt(script.events, elapsedMs), strengths.goalRates(fixture, drift));
    },
    markets(fixture, script, elapsedMs) {
      const state = iceHockeyStateAt(script.events, elapsedMs);
      return iceHockeyOffer(state, iceHockeyScenarios(state, strengths.goalRates(fixture, 0), offerSampleSize));
    },
    template(_fixture, _script, typeId, specifier) {
      return rebuildTemplate(iceHockeyRules, typeId, specifier);
    },
    strengthOf: (teamId, _competition, at) => strengths.strengthOf(teamId, at),
  };
};
