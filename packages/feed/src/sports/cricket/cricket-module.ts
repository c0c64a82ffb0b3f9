import type { Fixture } from "../../core/fixture.ts";
import type { CreateSportModule } from "../../core/sport-module.ts";
import { offerSampleSize } from "../shared/market-offer.ts";
import { rebuildTemplate } from "../shared/market-rule.ts";
import { createBatterChances, createCricketStrengths } from "./cricket-strengths.ts";
import { type CricketDetail, cricketStateAt } from "./cricket-state.ts";
import { cricketOffer, cricketRules, topBatterSide, topBatterTemplate } from "./cricket-markets.ts";
import { cricketScenarios } from "./cricket-outlook.ts";
import { cricketScoreboard } from "./cricket-scoreboard.ts";
import { createCricketScript } from "./cricket-script.ts";

export const createCricketModule: CreateSportModule<CricketDetail> = (history) => {
  const strengths = createCricketStrengths(history);
  const batterChances = createBatterChances(history);
  const battersOf = (fixture: Fixture) => ({ home: batterChances.of(fixture, "home"), away: batterChances.of(fixture, "away") });
  const knownBefore = (fixture: Fixture, drift: number) => ({ rates: strengths.scoringRates(fixture, drift), batters: battersOf(fixture) });
  return {
    sport: "cricket",
    createScript: createCricketScript,
    scoreboardAt(_fixture, script, elapsedMs) {
      return cricketScoreboard(cricketStateAt(script.events, elapsedMs));
    },
    outlook(fixture, script, elapsedMs, drift) {
      return cricketScenarios(cricketStateAt(script.events, elapsedMs), knownBefore(fixture, drift));
    },
    markets(fixture, script, elapsedMs) {
      const state = cricketStateAt(script.events, elapsedMs);
      return cricketOffer(state, battersOf(fixture), cricketScenarios(state, knownBefore(fixture, 0), offerSampleSize));
    },
    template(fixture, _script, typeId, specifier) {
      const side = topBatterSide(typeId, specifier);
      const batters = side && batterChances.of(fixture, side);
      return side && batters ? topBatterTemplate(side, batters) : rebuildTemplate(cricketRules, typeId, specifier);
    },
  };
};
