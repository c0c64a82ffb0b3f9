import type { Scenario } from "../../core/sport-module.ts";
import { cyclicDraws } from "../shared/random-draws.ts";
import type { ScoreRates } from "../shared/rating-series.ts";
import { comebackWeight, normalizeWeights } from "../shared/weighted-pieces.ts";
import { type BaseballDetail, type BaseballState, detailOfInnings, regularInnings, sumRuns } from "./baseball-state.ts";

const scenarioCount = 1600;
const maxRuns = 26;
const minProbability = 3e-5;
const drawAt = cyclicDraws("baseball-scenarios", 1 << 16);
/** Mean runs of a half inning, by inning. */
const inningMeans = [0.498, 0.459, 0.5, 0.504, 0.508, 0.506, 0.474, 0.472, 0.446];
const meanOfNine = inningMeans.reduce((sum, mean) => sum + mean, 0);
const extraInningMean = 0.95;
const homeExtraShare = 0.52;
/** Runs cluster in innings a little more than match totals suggest. */
const bunching = 0.7;

/** Half innings that one team still bats, with their mean runs. */
interface Side {
  readonly innings: readonly number[];
  readonly means: readonly number[];
  readonly mean: number;
}

/** Negative binomial with variance twice the mean: sums over innings stay in the family. */
function runChances(mean: number): readonly number[] {
  if (mean <= 0) return [1];
  const chances = [0.5 ** mean];
  for (let runs = 1; runs <= maxRuns; runs += 1) {
    chances.push(((chances[runs - 1] ?? 0) * (mean + runs - 1)) / (2 * runs));
  }
  return chances;
}

function lastInningOf({ away }: BaseballState): number {
  return Math.max(regularInnings, away.length);
}

function inningMean(inning: number, runsOfNine: number): number {
  const mean = inning > regularInnings ? extraInningMean : (inningMeans[inning - 1] ?? 0);
  return (mean * runsOfNine) / meanOfNine;
}

/** Half innings that a team still bats; the current one counts by its remaining outs. */
function sideLeft(state: BaseballState, side: "home" | "away", runsOfNine: number): Side {
  const begun = state[side].length;
  const isBatting = state.batting === side && !state.isBreak;
  const innings: number[] = [];
  const means: number[] = [];
  for (let inning = isBatting ? begun : begun + 1; inning <= lastInningOf(state); inning += 1) {
    const share = isBatting && inning === begun ? (3 - state.outs) / 3 : 1;
    innings.push(inning);
    means.push(inningMean(inning, runsOfNine) * share);
  }
  return { innings, means, mean: means.reduce((sum, mean) => sum + mean, 0) };
}

/** Spreads runs over half innings by Pólya's urn: the negative binomial conditioned on the sum. */
function spreadRuns(
  known: readonly number[],
  { innings, means, mean }: Side,
  { runs, at }: { readonly runs: number; readonly at: number },
): number[] {
  const result = [...known];
  for (const inning of innings) result[inning - 1] ??= 0;
  const weights = means.map((value) => value * bunching);
  let total = mean * bunching;
  for (let run = 0; run < runs; run += 1) {
    let left = drawAt(at + run) * total;
    let index = 0;
    while (index < weights.length - 1 && left >= (weights[index] ?? 0)) {
      left -= weights[index] ?? 0;
      index += 1;
    }
    const inning = innings[index] ?? 1;
    result[inning - 1] = (result[inning - 1] ?? 0) + 1;
    weights[index] = (weights[index] ?? 0) + 1;
    total += 1;
  }
  return result;
}

/** Applies the rules of the last half inning: not played if home leads, and ended by the winning run. */
function applyLastInningRules(home: readonly number[], away: readonly number[], draw: number): readonly (number | null)[] {
  const last = home.length - 1;
  const before = sumRuns(home.slice(0, last));
  const target = sumRuns(away);
  if (before > target) return [...home.slice(0, last), null];
  const runs = home[last] ?? 0;
  if (before + runs <= target) return home;
  const bonus = draw < 0.8 ? 0 : draw < 0.92 ? 1 : draw < 0.97 ? 2 : 3;
  return [...home.slice(0, last), Math.min(runs, target - before + 1 + bonus)];
}

interface Level {
  readonly home: readonly (number | null)[];
  readonly away: readonly number[];
  readonly weight: number;
}

/** Extra innings after a tie: one scenario for each winner. */
function extraInnings({ home, away, weight }: Level, at: number): readonly Scenario<BaseballDetail>[] {
  const shared: number[] = [];
  while (shared.length < 6 && drawAt(at + shared.length) > 0.55) shared.push(drawAt(at + 8 + shared.length) < 0.6 ? 0 : 1);
  const loser = drawAt(at + 16) < 0.62 ? 0 : drawAt(at + 17) < 0.75 ? 1 : 2;
  const lead = 1 + (drawAt(at + 18) < 0.55 ? 0 : drawAt(at + 19) < 0.6 ? 1 : 2);
  return [
    {
      weight: weight * homeExtraShare,
      detail: detailOfInnings([...home, ...shared, loser + 1], [...away, ...shared, loser]),
    },
    {
      weight: weight * (1 - homeExtraShare),
      detail: detailOfInnings([...home, ...shared, loser], [...away, ...shared, loser + lead]),
    },
  ];
}

interface Cell {
  readonly home: number;
  readonly away: number;
  readonly weight: number;
}

/** Chances of the remaining runs; a side that trails may always level as long as it bats again. */
function cellsOf(home: Side, away: Side, lead: number): readonly Cell[] {
  const awayChances = runChances(away.mean);
  const cells = runChances(home.mean).flatMap((homeChance, homeRuns) =>
    awayChances.map((awayChance, awayRuns) => ({ home: homeRuns, away: awayRuns, weight: homeChance * awayChance })),
  );
  const usual = cells.filter(({ weight }) => weight > minProbability);
  const isOpen = usual.some((cell) => Math.sign(lead + cell.home - cell.away) !== Math.sign(lead));
  const equaliser: Cell = { home: Math.max(-lead, 0), away: Math.max(lead, 0), weight: comebackWeight };
  return normalizeWeights(isOpen ? usual : [...usual, equaliser]);
}

/** Whether the result is known, perhaps before the match officially ends. */
function isDecided({ isOver, home, away, isBreak, batting }: BaseballState): boolean {
  if (isOver) return true;
  const lead = sumRuns(home) - sumRuns(away);
  if (away.length < regularInnings || lead === 0) return false;
  const isBottomDone = batting === "home" && isBreak && home.length === away.length;
  return isBottomDone || (lead > 0 && (batting === "home" || isBreak));
}

function knownDetail({ home, away }: BaseballState): BaseballDetail {
  const missing = away.length > home.length ? [null] : [];
  return detailOfInnings([...home, ...missing], away);
}

/** Scenarios weighted by the exact chance of the remaining runs, each spread over innings by several draws. */
export function baseballScenarios(state: BaseballState, rates: ScoreRates, count = scenarioCount): readonly Scenario<BaseballDetail>[] {
  if (isDecided(state)) return [{ weight: 1, detail: knownDetail(state) }];
  const homeLeft = sideLeft(state, "home", rates.home);
  const awayLeft = sideLeft(state, "away", rates.away);
  const scenarios: Scenario<BaseballDetail>[] = [];
  for (const cell of cellsOf(homeLeft, awayLeft, sumRuns(state.home) - sumRuns(state.away))) {
    const splits = cell.home + cell.away === 0 ? 1 : Math.max(Math.round(cell.weight * count), 1);
    for (let split = 0; split < splits; split += 1) {
      const at = ((cell.home * 27 + cell.away) * 61 + split) * 79;
      const away = spreadRuns(state.away, awayLeft, { runs: cell.away, at });
      const home = applyLastInningRules(spreadRuns(state.home, homeLeft, { runs: cell.home, at: at + 27 }), away, drawAt(at + 54));
      const weight = cell.weight / splits;
      const detail = detailOfInnings(home, away);
      if (detail.score[0] === detail.score[1]) scenarios.push(...extraInnings({ home, away, weight }, at + 55));
      else scenarios.push({ weight, detail });
    }
  }
  return scenarios;
}
