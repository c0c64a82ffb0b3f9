import type { CreateSportModule } from "../../core/sport-module.ts";
import { createTennisScript } from "./tennis-script.ts";
import { offerSampleSize } from "../shared/market-offer.ts";
import { rebuildTemplate } from "../shared/market-rule.ts";
import { formatOf, type TennisDetail } from "./tennis-detail.ts";
import { tennisOffer } from "./tennis-offer.ts";
import { tennisScenarios } from "./tennis-outlook.ts";
import { tennisRules } from "./tennis-rules.ts";
import { tennisScoreboard } from "./tennis-scoreboard.ts";
import { createTennisStrengths } from "./tennis-strengths.ts";
import { stateAt } from "./tennis-state.ts";

export const createTennisModule: CreateSportModule<TennisDetail> = (history) => {
  const strengths = createTennisStrengths(history);
  return {
    sport: "tennis",
    createScript: createTennisScript,
    scoreboardAt(fixture, script, elapsedMs) {
      const format = formatOf(fixture);
      return tennisScoreboard(stateAt(script.events, elapsedMs, format), format);
    },
    outlook(fixture, script, elapsedMs, drift) {
      const format = formatOf(fixture);
      return tennisScenarios(stateAt(script.events, elapsedMs, format), strengths.sharesOf(fixture, drift), { format });
    },
    markets(fixture, script, elapsedMs) {
      const format = formatOf(fixture);
      const state = stateAt(script.events, elapsedMs, format);
      const sample = tennisScenarios(state, strengths.sharesOf(fixture, 0), { format, count: offerSampleSize });
      return tennisOffer(state, { format, sample });
    },
    template(fixture, _script, typeId, specifier) {
      return rebuildTemplate(tennisRules(formatOf(fixture)), typeId, specifier);
    },
    strengthOf: (teamId, competition, at) => strengths.strengthOf(teamId, competition, at),
  };
};
