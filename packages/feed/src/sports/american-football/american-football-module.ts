import type { AmericanFootballFacts, Pair } from "../../core/source-match.ts";
import { factsOf, type Fixture } from "../../core/fixture.ts";
import type { CreateSportModule, MatchScript, Scenario } from "../../core/sport-module.ts";
import { rebuildTemplate } from "../shared/market-rule.ts";
import { type AmericanFootballDetail, americanFootballScoreboard, stateAt } from "./american-football-state.ts";
import { americanFootballOffer, americanFootballRules } from "./american-football-markets.ts";
import { americanFootballOutlook } from "./american-football-outlook.ts";
import { createAmericanFootballScript } from "./american-football-script.ts";
import { expectedPoints } from "./drive-model.ts";

type Scenarios = readonly Scenario<AmericanFootballDetail>[];
type Script = MatchScript<AmericanFootballDetail>;

/** American football: real finals replayed, priced from the real closing lines; ratings of earlier games are not needed. */
export const createAmericanFootballModule: CreateSportModule<AmericanFootballDetail> = () => {
  const closings = new WeakMap<AmericanFootballFacts, Pair>();
  const closingOf = (fixture: Fixture): Pair => {
    const facts = factsOf(fixture, "american-football");
    const cached = closings.get(facts);
    if (cached) return cached;
    const expected = expectedPoints(facts);
    closings.set(facts, expected);
    return expected;
  };
  const outlook = (fixture: Fixture, script: Script, elapsedMs: number | null, drift: number): Scenarios =>
    americanFootballOutlook(stateAt(script.events, elapsedMs), closingOf(fixture), drift);
  return {
    sport: "american-football",
    createScript: createAmericanFootballScript,
    scoreboardAt: (_fixture, script, elapsedMs) => americanFootballScoreboard(stateAt(script.events, elapsedMs)),
    outlook,
    markets: (fixture, script, elapsedMs) =>
      americanFootballOffer(stateAt(script.events, elapsedMs), outlook(fixture, script, elapsedMs, 0)),
    template: (_fixture, _script, typeId, specifier) => rebuildTemplate(americanFootballRules, typeId, specifier),
  };
};
