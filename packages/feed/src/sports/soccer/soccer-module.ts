import type { SourceMatch } from "../../core/source-match.ts";
import type { Fixture } from "../../core/fixture.ts";
import type { CreateSportModule } from "../../core/sport-module.ts";
import { soccerOffer } from "./markets/soccer-offer.ts";
import { soccerTemplate } from "./markets/soccer-template.ts";
import { coverageOf, type SoccerCoverage, type SoccerDetail } from "./soccer-detail.ts";
import { soccerOutlook } from "./model/soccer-outlook.ts";
import { createSoccerRatings } from "./model/soccer-ratings.ts";
import { createSoccerScript } from "./soccer-script.ts";
import { soccerScoreboard } from "./soccer-scoreboard.ts";
import { stateAt } from "./soccer-state.ts";

/** Football: real goals and scores replayed, priced by a Dixon-Coles model of earlier matches. */
export const createSoccerModule: CreateSportModule<SoccerDetail> = (history) => {
  const ratings = createSoccerRatings(history);
  const coverages = new WeakMap<SourceMatch, SoccerCoverage>();
  const cachedCoverage = (fixture: Fixture): SoccerCoverage => {
    const cached = fixture.source === null ? undefined : coverages.get(fixture.source);
    if (cached) return cached;
    const coverage = coverageOf(fixture);
    if (fixture.source !== null) coverages.set(fixture.source, coverage);
    return coverage;
  };
  return {
    sport: "soccer",
    isOutlookExact: true,
    createScript: createSoccerScript,
    scoreboardAt: (fixture, script, elapsedMs) => soccerScoreboard(stateAt(script.events, elapsedMs), cachedCoverage(fixture)),
    outlook: (fixture, script, elapsedMs, drift) =>
      soccerOutlook(stateAt(script.events, elapsedMs), ratings.ratesOf(fixture), {
        coverage: cachedCoverage(fixture),
        drift,
      }),
    markets: (fixture, script, elapsedMs) =>
      soccerOffer(stateAt(script.events, elapsedMs), ratings.ratesOf(fixture), cachedCoverage(fixture)),
    template: (fixture, _script, typeId, specifier) => soccerTemplate(typeId, specifier, cachedCoverage(fixture)),
  };
};
