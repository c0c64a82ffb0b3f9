import type { CreateSportModule } from "../../core/sport-module.ts";
import { offerSampleSize } from "../shared/market-offer.ts";
import { rebuildTemplate } from "../shared/market-rule.ts";
import { type BaseballDetail, baseballScoreboard, baseballStateAt } from "./baseball-state.ts";
import { baseballOffer, baseballRules } from "./baseball-markets.ts";
import { baseballScenarios } from "./baseball-outlook.ts";
import { createBaseballScript } from "./baseball-script.ts";
import { createBaseballStrengths } from "./baseball-strengths.ts";

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
  };
};
