import type { AmericanFootballFacts, Pair } from "../../core/source-match.ts";
import { factsOf, type Fixture } from "../../core/fixture.ts";
import type { CreateSportModule, MatchScript, Scenario } from "../../core/sport-module.ts";
import { rebuildTemplate } from "../shared/market-rule.ts";
import { type AmericanFootballDetail, americanFootballScoreboard, stateAt } from "./american-football-state.ts";
import { americanFootballOffer, americanFootballRules } from "./american-football-markets.ts";
import { americanFootballOutlook } from "./american-football-outlook.ts";
import { createAmericanFootballStrengths } from "./american-football-strengths.ts";
import { createAmericanFootballScript } from "./american-football-script.ts";
import { marginFactor, pointWeights } from "./drive-model.ts";

/** Expected points of both sides together without closing prices. */
const usualTotal = 45;
const searchSteps = 12;
const minPoints = 6;

function pointsOf(total: number, margin: number): Pair {
  return [Math.max((total + margin) / 2, minPoints), Math.max((total - margin) / 2, minPoints)];
}

/** Chance that home wins; ties count half. */
function homeWinChance(expected: Pair): number {
  const homes = pointWeights(expected[0], 1);
  const aways = pointWeights(expected[1], 1);
  let won = 0;
  let all = 0;
  homes.forEach((homeWeight, home) =>
    aways.forEach((awayWeight, away) => {
      const weight = homeWeight * awayWeight * marginFactor([home, away]);
      all += weight;
      won += home > away ? weight : home === away ? weight / 2 : 0;
    }),
  );
  return won / all;
}

function marginForChance(total: number, chance: number): number {
  let [low, high] = [-24, 24];
  for (let step = 0; step < searchSteps; step += 1) {
    const middle = (low + high) / 2;
    if (homeWinChance(pointsOf(total, middle)) < chance) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function shareOf([home, away]: Pair): number {
  return 1 / home / (1 / home + 1 / away);
}

/** Mean distance of totals above their line: the distribution is skewed. */
const meanAboveLine = 0.35;
/** Points of line per probability: uneven prices move the line. */
const linePerProbability = 1 / 0.0295;

/** Expected points from the real closing spread, total and moneyline. */
function closingPoints(closing: NonNullable<AmericanFootballFacts["closing"]>): Pair {
  const total = closing.total + meanAboveLine + (shareOf(closing.totalOdds) - 0.5) * linePerProbability;
  const bySpread = -closing.spread + (shareOf(closing.spreadOdds) - 0.5) * linePerProbability;
  if (closing.moneyline === null) return pointsOf(total, bySpread);
  return pointsOf(total, (bySpread + marginForChance(total, shareOf(closing.moneyline))) / 2);
}

type Scenarios = readonly Scenario<AmericanFootballDetail>[];
type Script = MatchScript<AmericanFootballDetail>;

/** American football: replays real finals and prices them from the real closing lines; ratings replace missing lines. */
export const createAmericanFootballModule: CreateSportModule<AmericanFootballDetail> = (history) => {
  const strengths = createAmericanFootballStrengths(history);
  const closings = new WeakMap<AmericanFootballFacts, Pair>();
  const closingOf = (fixture: Fixture): Pair => {
    const facts = factsOf(fixture, "american-football");
    const cached = closings.get(facts);
    if (cached) return cached;
    const teams = { home: fixture.home.id, away: fixture.away.id, neutral: fixture.neutral };
    const expected = facts.closing
      ? closingPoints(facts.closing)
      : pointsOf(usualTotal, strengths.marginOf(teams, fixture.source?.playedAt ?? 0));
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
    strengthOf: (teamId, _competition, at) => strengths.strengthOf(teamId, at),
  };
};
