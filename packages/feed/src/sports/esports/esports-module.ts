import type { Fixture } from "../../core/fixture.ts";
import type { SportModule } from "../../core/sport-module.ts";
import { rebuildTemplate } from "../shared/market-rule.ts";
import { type EsportsDetail, esportsScoreboard, esportsStateAt } from "./esports-state.ts";
import { createEsportsRules, esportsOffer } from "./esports-markets.ts";
import { esportsScenarios } from "./esports-outlook.ts";
import { createEsportsScript } from "./esports-script.ts";
import { strengthGap } from "./series-results.ts";
import { titles, type EsportsKey } from "./titles.data.ts";

function bestOfOf({ bestOf }: Fixture): 1 | 3 | 5 {
  return bestOf ?? 3;
}

/** The module of one simulated title; strengths come from the names of the teams rather than from history. */
export function createEsportsModule(key: EsportsKey): SportModule<EsportsDetail> {
  const title = titles[key];
  const rulesByFormat = {
    1: createEsportsRules(key, 1),
    3: createEsportsRules(key, 3),
    5: createEsportsRules(key, 5),
  };
  const seriesOf = (fixture: Fixture, drift: number) => ({ title, bestOf: bestOfOf(fixture), gap: strengthGap(fixture, drift) });
  return {
    sport: key,
    createScript: (fixture, random) => createEsportsScript(title, fixture, random),
    scoreboardAt(fixture, script, elapsedMs) {
      return esportsScoreboard(title, bestOfOf(fixture), esportsStateAt(script.events, elapsedMs));
    },
    outlook(fixture, script, elapsedMs, drift) {
      return esportsScenarios(seriesOf(fixture, drift), esportsStateAt(script.events, elapsedMs));
    },
    markets(fixture, script, elapsedMs) {
      const state = esportsStateAt(script.events, elapsedMs);
      const bestOf = bestOfOf(fixture);
      return esportsOffer(state, { rules: rulesByFormat[bestOf], bestOf, scenarios: esportsScenarios(seriesOf(fixture, 0), state) });
    },
    template(fixture, _script, typeId, specifier) {
      return rebuildTemplate(rulesByFormat[bestOfOf(fixture)], typeId, specifier);
    },
  };
}
