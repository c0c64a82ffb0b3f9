import type { CreateSportModule } from "../../core/sport-module.ts";
import { offerSampleSize } from "../shared/market-offer.ts";
import { rebuildTemplate } from "../shared/market-rule.ts";
import { type IceHockeyDetail, iceHockeyScoreboard, iceHockeyStateAt } from "./ice-hockey-state.ts";
import { iceHockeyOffer, iceHockeyRules } from "./ice-hockey-markets.ts";
import { iceHockeyScenarios } from "./ice-hockey-outlook.ts";
import { createIceHockeyScript } from "./ice-hockey-script.ts";
import { createIceHockeyStrengths } from "./ice-hockey-strengths.ts";

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
  };
};
