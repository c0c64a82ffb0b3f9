import type { Scenario } from "../../core/sport-module.ts";
import { cyclicDraws, evenNumber } from "../shared/random-draws.ts";
import type { ScoreRates } from "../shared/rating-series.ts";
import { comebackWeight, normalizeWeights } from "../shared/weighted-pieces.ts";
import {
  detailOfGoals,
  type GoalCode,
  type IceHockeyDetail,
  type IceHockeyState,
  periodSeconds,
  regulationSeconds,
} from "./ice-hockey-state.ts";

const scenarioCount = 1600;
const maxGoals = 11;
const minProbability = 2e-5;
/** How much more frequent ties are than independent scoring suggests, over a whole match. */
const levelBonus = 0.3;
/** Share of one-goal leads that an empty net extends to two, and the final seconds in which it happens. */
const emptyNetShare = 0.25;
const emptyNetSeconds = 150;
const drawAt = cyclicDraws("ice-hockey-scenarios", 1 << 16);

function poisson(mean: number): readonly number[] {
  const chances = [Math.exp(-mean)];
  for (let goals = 1; goals <= maxGoals; goals += 1) chances.push(((chances[goals - 1] ?? 0) * mean) / goals);
  return chances;
}

interface Cell {
  readonly home: number;
  readonly away: number;
  readonly weight: number;
}

/** Chances of the remaining goals in regular time. */
function cellsOf(rates: ScoreRates, rest: number, lead: number): readonly Cell[] {
  const away = poisson(rates.away * rest);
  const emptyNet = emptyNetShare * Math.min((rest * regulationSeconds) / emptyNetSeconds, 1);
  const weights = poisson(rates.home * rest).map((homeChance, home) =>
    away.map((awayChance, goals) => homeChance * awayChance * (lead + home === goals ? 1 + levelBonus * rest : 1)),
  );
  const weightAt = (home: number, goals: number) => weights[home]?.[goals] ?? 0;
  const cells = weights.flatMap((row, home) =>
    row.map((own, goals): Cell => {
      const margin = lead + home - goals;
      if (Math.abs(margin) === 1) return { home, away: goals, weight: own * (1 - emptyNet) };
      const before = margin === 2 ? weightAt(home - 1, goals) : margin === -2 ? weightAt(home, goals - 1) : 0;
      return { home, away: goals, weight: own + emptyNet * before };
    }),
  );
  const usual = cells.filter(({ weight }) => weight > minProbability);
  const isOpen = usual.some(({ home, away: goals }) => Math.sign(lead + home - goals) !== Math.sign(lead));
  const equaliser: Cell = { home: Math.max(-lead, 0), away: Math.max(lead, 0), weight: comebackWeight };
  return normalizeWeights(isOpen ? usual : [...usual, equaliser]);
}

interface Draw {
  readonly at: number;
  readonly playedSeconds: number;
  readonly period: number;
}

/** Periods of the remaining goals in order, evenly spread over the playing time left. */
function goalPeriods(count: number, { at, playedSeconds, period }: Draw): readonly number[] {
  const times = Array.from({ length: count }, (_, index) => playedSeconds + drawAt(at + index) * (regulationSeconds - playedSeconds));
  return times.sort((left, right) => left - right).map((time) => Math.max(Math.min(1 + Math.floor(time / periodSeconds), 3), period));
}

/** One order of the remaining goals; the side of the first is spread evenly over the scenarios. */
function drawOrder(cell: Cell, scenario: number, draw: Draw): readonly GoalCode[] {
  const periods = goalPeriods(cell.home + cell.away, draw);
  let { home, away } = cell;
  return periods.map((period, index) => {
    const share = home / (home + away);
    const chance = index === 0 ? evenNumber(scenario, 2) : drawAt(draw.at + 24 + index);
    const isHome = chance < share;
    if (isHome) home -= 1;
    else away -= 1;
    return isHome ? period : -period;
  });
}

/** The final of an order of goals; a tie is split by the winner of overtime. */
function finish(goals: readonly GoalCode[], weight: number, homeShare: number): readonly Scenario<IceHockeyDetail>[] {
  const detail = detailOfGoals(goals);
  if (detail.score[0] !== detail.score[1]) return [{ weight, detail }];
  return [
    { weight: weight * homeShare, detail: detailOfGoals([...goals, 4]) },
    { weight: weight * (1 - homeShare), detail: detailOfGoals([...goals, -4]) },
  ];
}

function overtimeShare(rates: ScoreRates): number {
  return 0.5 + 0.5 * (rates.home / (rates.home + rates.away) - 0.5);
}

function isDecided({ isOver, clock, known }: IceHockeyState): boolean {
  const isLevel = known.score[0] === known.score[1];
  return isOver || (!isLevel && (clock.period > 3 || (clock.period === 3 && clock.isBreak)));
}

/** Scenarios weighted by the exact chance of the remaining goals, each in several orders. */
export function iceHockeyScenarios(state: IceHockeyState, rates: ScoreRates, count = scenarioCount): readonly Scenario<IceHockeyDetail>[] {
  if (isDecided(state)) return [{ weight: 1, detail: state.known }];
  const { clock, goals, known } = state;
  const left = clock.isBreak ? 0 : clock.remainingSeconds;
  const playedSeconds = clock.period > 3 ? regulationSeconds : clock.period * periodSeconds - left;
  const rest = (regulationSeconds - playedSeconds) / regulationSeconds;
  const period = Math.min(clock.period + (clock.isBreak ? 1 : 0), 3);
  const homeShare = overtimeShare(rates);
  const scenarios: Scenario<IceHockeyDetail>[] = [];
  for (const cell of cellsOf(rates, rest, known.score[0] - known.score[1])) {
    const orders = cell.home + cell.away === 0 ? 1 : Math.max(Math.round(cell.weight * count), 1);
    for (let scenario = 0; scenario < orders; scenario += 1) {
      const at = ((cell.home * 12 + cell.away) * 131 + scenario) * 47;
      const order = drawOrder(cell, scenario, { at, playedSeconds, period });
      scenarios.push(...finish([...goals, ...order], cell.weight / orders, homeShare));
    }
  }
  return scenarios;
}
