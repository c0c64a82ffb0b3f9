import type { Pair } from "../../core/source-match.ts";
import type { Scenario } from "../../core/sport-module.ts";
import { drawsOf, evenNumber, normalQuantile, uniformTable } from "../shared/random-draws.ts";
import { type BasketballDetail, type BasketballState, type LeagueProfile, overtimeSeconds, raceMarks } from "./basketball-state.ts";
import { addPairs, scoreGap } from "../shared/scores.ts";
import { comebackWeight } from "../shared/weighted-pieces.ts";
import type { ScoreRates } from "../shared/rating-series.ts";

const scenarioCount = 1535;
const drawsPerScenario = 16;
/** Sampled margins closer to zero than this mean overtime: close games are tied more often than by chance. */
const levelBand = 0.8;
const teamQuarterDeviation = 5.2;
const overtimeTotalDeviation = 6;

/** Normal draws by scenario: evenly spread ones for margin (base 2) and total (base 3), then random ones for the split into quarters. */
const normalAt = drawsOf(() => {
  const normals = uniformTable("basketball-scenarios", scenarioCount * drawsPerScenario).map((draw) =>
    normalQuantile(Math.min(Math.max(draw, 1e-6), 1 - 1e-6)),
  );
  for (let scenario = 0; scenario < scenarioCount; scenario += 1) {
    normals[scenario * drawsPerScenario] = normalQuantile(evenNumber(scenario, 2));
    normals[scenario * drawsPerScenario + 1] = normalQuantile(evenNumber(scenario, 3));
  }
  return normals;
});

export interface BasketballModel {
  readonly profile: LeagueProfile;
  /** Points of a whole match. */
  readonly expected: ScoreRates;
}

interface Stretch {
  /** Share of the match still to play in each remaining period, the current one first. */
  readonly shares: readonly number[];
  readonly rest: number;
}

function stretchLeft({ clock }: BasketballState, profile: LeagueProfile): Stretch {
  const regulation = 4 * profile.quarterSeconds;
  const current = clock.isBreak ? [] : [clock.remainingSeconds / regulation];
  const later = Array.from({ length: Math.max(4 - clock.period, 0) }, () => 0.25);
  const shares = clock.period > 4 ? [] : [...current, ...later];
  return { shares, rest: shares.reduce((sum, share) => sum + share, 0) };
}

/** Splits points over periods around their shares of time; the last period takes the rest. */
function spread(amount: number, { shares, rest }: Stretch, at: number): readonly number[] {
  const noise = shares.map((share, index) => teamQuarterDeviation * Math.sqrt(share * 4) * normalAt(at + index));
  const drift = noise.reduce((sum, value) => sum + value, 0);
  let exact = 0;
  let given = 0;
  return shares.map((share, index) => {
    exact += (amount * share) / rest + (noise[index] ?? 0) - (drift * share) / rest;
    const upTo = index === shares.length - 1 ? amount : Math.min(Math.max(Math.round(exact), given), amount);
    const part = upTo - given;
    given = upTo;
    return part;
  });
}

/** Points still to come in regulation; margins close to zero become ties. */
function regulationPoints(
  model: BasketballModel,
  state: BasketballState,
  { rest, row }: { readonly rest: number; readonly row: number },
): Pair {
  const { expected, profile } = model;
  const lead = scoreGap(state.score);
  const scale = Math.sqrt(rest);
  const margin = lead + (expected.home - expected.away) * rest + profile.marginDeviation * scale * normalAt(row);
  const total = Math.max((expected.home + expected.away) * rest + profile.totalDeviation * scale * normalAt(row + 1), 0);
  const home = Math.max(Math.round((total + margin - lead) / 2), 0);
  if (rest === 0) return [0, 0];
  const wanted = Math.abs(margin) < levelBand ? 0 : Math.sign(margin) * Math.max(Math.round(Math.abs(margin)), 1);
  const away = home + lead - wanted;
  return away >= 0 ? [home, away] : [home - away, 0];
}

/** Points of one overtime, which has a winner; `rest` is the share of it still to play. */
function overtimePoints(model: BasketballModel, lead: number, { rest, row }: { readonly rest: number; readonly row: number }): Pair {
  const { expected, profile } = model;
  const share = (overtimeSeconds / (4 * profile.quarterSeconds)) * rest;
  const margin = lead + (expected.home - expected.away) * share + profile.marginDeviation * Math.sqrt(share) * normalAt(row + 14);
  const total = Math.max((expected.home + expected.away) * share + overtimeTotalDeviation * Math.sqrt(rest) * normalAt(row + 15), 0);
  const wanted = (margin < 0 ? -1 : 1) * Math.max(Math.round(Math.abs(margin)), 1);
  const home = Math.max(Math.round((total + margin - lead) / 2), 0);
  const away = home + lead - wanted;
  return away >= 0 ? [home, away] : [home - away, 0];
}

/** The side that reaches each mark first if teams score evenly through a period. */
function raceResults(known: readonly number[], quarters: readonly Pair[], jitter: number): readonly number[] {
  const timeOf = (index: 0 | 1, mark: number) => {
    let score = 0;
    for (const [number, quarter] of quarters.entries()) {
      const points = quarter[index];
      if (score + points >= mark) return number + (mark - score) / points;
      score += points;
    }
    return Infinity;
  };
  return raceMarks.map((mark, index) => {
    const sure = known[index] ?? 0;
    if (sure !== 0) return sure;
    const home = timeOf(0, mark);
    const away = timeOf(1, mark);
    if (home === Infinity || away === Infinity) return home === away ? 0 : home < away ? 1 : -1;
    return home + 0.1 * jitter <= away ? 1 : -1;
  });
}

function addTo(quarters: readonly Pair[], added: readonly Pair[], from: number): readonly Pair[] {
  const result = quarters.map((pair): Pair => pair);
  added.forEach((pair, index) => {
    const before = result[from + index] ?? [0, 0];
    result[from + index] = [before[0] + pair[0], before[1] + pair[1]];
  });
  return result;
}

function playOut(model: BasketballModel, state: BasketballState, scenario: number): BasketballDetail {
  const row = scenario * drawsPerScenario;
  const { clock } = state;
  const first = clock.isBreak ? clock.period : clock.period - 1;
  const left = stretchLeft(state, model.profile);
  const points = regulationPoints(model, state, { rest: left.rest, row });
  const home = spread(points[0], left, row + 2);
  const away = spread(points[1], left, row + 6);
  let quarters = addTo(
    state.quarters,
    home.map((part, index): Pair => [part, away[index] ?? 0]),
    first,
  );
  const [homeScore, awayScore] = addPairs(quarters);
  const isInOvertime = clock.period > 4 && !clock.isBreak;
  if (homeScore === awayScore || isInOvertime) {
    const rest = isInOvertime ? clock.remainingSeconds / overtimeSeconds : 1;
    const extra = overtimePoints(model, homeScore - awayScore, { rest, row });
    quarters = addTo(quarters, [extra], isInOvertime ? clock.period - 1 : quarters.length);
  }
  return { quarters, score: addPairs(quarters), races: raceResults(state.races, quarters, normalAt(row + 13)) };
}

/** If one side wins every scenario, returns a last quarter in which the other one overtakes it. */
function comebackOf(state: BasketballState, scenarios: readonly Scenario<BasketballDetail>[]): readonly Scenario<BasketballDetail>[] {
  const [first] = scenarios;
  if (first === undefined) return [];
  const lead = scoreGap(first.detail.score);
  if (scenarios.some(({ detail }) => Math.sign(scoreGap(detail.score)) !== Math.sign(lead))) return [];
  const points: Pair = lead > 0 ? [0, lead + 1] : [1 - lead, 0];
  const quarters = addTo(first.detail.quarters, [points], first.detail.quarters.length - 1);
  return [{ weight: comebackWeight, detail: { quarters, score: addPairs(quarters), races: raceResults(state.races, quarters, 0) } }];
}

function isDecided({ clock, isOver, score }: BasketballState): boolean {
  return isOver || (clock.period >= 4 && clock.isBreak && score[0] !== score[1]);
}

/** Scenarios of equal weight; margin and total are spread evenly over their normal distributions. */
export function basketballScenarios(
  state: BasketballState,
  model: BasketballModel,
  count = scenarioCount,
): readonly Scenario<BasketballDetail>[] {
  if (isDecided(state)) {
    return [{ weight: 1, detail: { quarters: state.quarters, score: state.score, races: state.races } }];
  }
  const scenarios = Array.from({ length: count }, (_, scenario) => ({
    weight: 1 / count,
    detail: playOut(model, state, scenario),
  }));
  return [...scenarios, ...comebackOf(state, scenarios)];
}
