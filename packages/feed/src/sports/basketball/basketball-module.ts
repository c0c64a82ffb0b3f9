import type { Fixture } from "../../core/fixture.ts";
import type { CreateSportModule } from "../../core/sport-module.ts";
import { offerSampleSize } from "../shared/market-offer.ts";
import { rebuildTemplate } from "../shared/market-rule.ts";
import { type BasketballDetail, basketballScoreboard, basketballStateAt, isOvertimeKnown, profileOf } from "./basketball-state.ts";
import { basketballOffer, basketballRules, regularTimeTypes } from "./basketball-markets.ts";
import { basketballScenarios, type BasketballModel } from "./basketball-outlook.ts";
import { createBasketballScript } from "./basketball-script.ts";
import { createBasketballStrengths } from "./basketball-strengths.ts";

export const createBasketballModule: CreateSportModule<BasketballDetail> = (history) => {
  const strengths = createBasketballStrengths(history);
  const modelOf = (fixture: Fixture, drift: number): BasketballModel => ({
    profile: profileOf(fixture),
    expected: strengths.expectedPoints(fixture, drift),
  });
  return {
    sport: "basketball",
    createScript: createBasketballScript,
    scoreboardAt(fixture, script, elapsedMs) {
      return basketballScoreboard(basketballStateAt(script.events, elapsedMs), profileOf(fixture));
    },
    outlook(fixture, script, elapsedMs, drift) {
      return basketballScenarios(basketballStateAt(script.events, elapsedMs), modelOf(fixture, drift));
    },
    markets(fixture, script, elapsedMs) {
      const state = basketballStateAt(script.events, elapsedMs);
      const sample = basketballScenarios(state, modelOf(fixture, 0), offerSampleSize);
      return basketballOffer(state, sample, isOvertimeKnown(fixture) ? "known" : "unknown");
    },
    template(fixture, _script, typeId, specifier) {
      const isRefused = regularTimeTypes.has(typeId) && !isOvertimeKnown(fixture);
      return isRefused ? null : rebuildTemplate(basketballRules, typeId, specifier);
    },
  };
};
