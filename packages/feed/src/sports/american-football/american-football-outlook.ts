import { convolve, marginFactor, overtimeEndings, type PointWeights, pointWeights } from "./drive-model.ts";
import type { Pair } from "../../core/source-match.ts";
import type { Scenario } from "../../core/sport-module.ts";
import { evenNumber } from "../shared/random-draws.ts";
import { addPairs, scoreGap } from "../shared/scores.ts";
import { comebackWeight, splitByGroup, normalizeWeights, type Piece } from "../shared/weighted-pieces.ts";
import {
  type AmericanFootballDetail,
  type AmericanFootballState,
  detailFrom,
  detailOfState,
  overtimeSeconds,
  quarterSeconds,
} from "./american-football-state.ts";
import { quarterShares } from "./american-football-script.ts";

/** Points still to come in each quarter. */
type QuarterPoints = readonly [number, number, number, number];

/** A split of points over the quarters, with its share. */
interface QuarterSplit {
  readonly share: number;
  readonly points: QuarterPoints;
}

/** Approximate number of splits for each number of points. */
const samples = 8;
/** Rarer splits are left out. */
const minShare = 2e-3;

interface Parts {
  readonly part: PointWeights;
  readonly rest: PointWeights;
}

/** Chances of the points of one quarter, given the total of it and the later ones. */
function partChances(total: number, { part, rest }: Parts): readonly number[] {
  const weights = Array.from({ length: total + 1 }, (_, points) => (part[points] ?? 0) * (rest[total - points] ?? 0));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => weight / (sum || 1));
}

function partAt(quantile: number, chances: readonly number[]): number {
  let open = quantile;
  let last = 0;
  for (const [points, chance] of chances.entries()) {
    if (chance === 0) continue;
    last = points;
    open -= chance;
    if (open <= 0) return points;
  }
  return last;
}

function quartersFrom(running: number, parts: readonly number[]): QuarterPoints {
  const [first = 0, second = 0, third = 0, fourth = 0] = [...Array<number>(running).fill(0), ...parts];
  return [first, second, third, fourth];
}

/**
 * Splits of a team's points over the remaining quarters, by their total. The current quarter has its exact chances given
 * the total, the later ones are evenly spread samples.
 */
function quarterSplits(quarters: FourWeights): (total: number) => readonly QuarterSplit[] {
  const running = Math.max(
    quarters.findIndex((weights) => weights.length > 1),
    0,
  );
  const left = quarters.slice(running);
  const nothing = Float64Array.of(1);
  const restFrom = left.map((_, index) => left.slice(index + 1).reduce(convolve, nothing));
  const known = new Map<number, readonly number[]>();
  const chancesOf = (index: number, total: number): readonly number[] => {
    const key = index * 128 + total;
    const chances = known.get(key) ?? partChances(total, { part: left[index] ?? nothing, rest: restFrom[index] ?? nothing });
    known.set(key, chances);
    return chances;
  };
  let drawn = 0;
  const drawRest = (total: number): number[] => {
    drawn += 1;
    let open = total;
    return left.slice(1).map((_, index) => {
      const points = partAt(evenNumber(drawn, [2, 3, 5][index] ?? 7), chancesOf(index + 1, open));
      open -= points;
      return points;
    });
  };
  return (total) => {
    return chancesOf(0, total).flatMap((chance, points) => {
      if (chance < minShare) return [];
      const count = left.length > 1 ? Math.max(1, Math.round(chance * samples)) : 1;
      return Array.from({ length: count }, () => ({
        share: chance / count,
        points: quartersFrom(running, [points, ...drawRest(total - points)]),
      }));
    });
  };
}

type Scenarios = readonly Scenario<AmericanFootballDetail>[];

/** Minimum weight of a final, by the points expected; late in a game rarer finals are kept. */
function minWeightFor(points: number): number {
  if (points > 26) return 1.2e-4;
  return points > 12 ? 2e-5 : 1e-6;
}

type FourWeights = readonly [PointWeights, PointWeights, PointWeights, PointWeights];

/** Share of a quarter still to play. */
function leftOf({ clock }: AmericanFootballState, quarter: number): number {
  if (clock.period < quarter) return 1;
  if (clock.period > quarter || clock.isBreak) return 0;
  return Math.min(Math.max(clock.remainingSeconds / quarterSeconds, 0.004), 1);
}

function remainingWeights(state: AmericanFootballState, expected: number): FourWeights {
  const weights = (index: 0 | 1 | 2 | 3) => pointWeights(expected, quarterShares[index] * leftOf(state, index + 1));
  return [weights(0), weights(1), weights(2), weights(3)];
}

function totalOf([first, second, third, fourth]: FourWeights): PointWeights {
  return convolve(convolve(first, second), convolve(third, fourth));
}

function meanOf(weights: PointWeights): number {
  return weights.reduce((sum, weight, points) => sum + weight * points, 0);
}

/** Likely remaining points of both teams in regular time, weighted by how often games end with that margin. */
function pointGrid(homes: PointWeights, aways: PointWeights, score: Pair): Piece<Pair>[] {
  const minWeight = minWeightFor(meanOf(homes) + meanOf(aways));
  const cells: Piece<Pair>[] = [];
  homes.forEach((homeWeight, home) => {
    if (homeWeight === 0) return;
    aways.forEach((awayWeight, away) => {
      const weight = homeWeight * awayWeight * marginFactor([score[0] + home, score[1] + away]);
      if (weight < minWeight) return;
      cells.push({ weight, value: [home, away] });
    });
  });
  return normalizeWeights(cells);
}

interface SplitCell {
  readonly home: QuarterPoints;
  readonly away: QuarterPoints;
}

function splitCells(cells: readonly Piece<Pair>[], homes: FourWeights, aways: FourWeights): Piece<SplitCell>[] {
  const homeSplits = quarterSplits(homes);
  const awaySplits = quarterSplits(aways);
  const branches = (splits: readonly QuarterSplit[]) => splits.map(({ share, points }) => ({ share, choice: points }));
  const halfSplit = splitByGroup(cells, {
    keyOf: ([home]) => home,
    branchesOf: ([home]) => branches(homeSplits(home)),
    join: ([, away], home) => ({ home, awayTotal: away }),
  });
  return splitByGroup(halfSplit, {
    keyOf: ({ awayTotal }) => awayTotal,
    branchesOf: ({ awayTotal }) => branches(awaySplits(awayTotal)),
    join: ({ home }, away): SplitCell => ({ home, away }),
  });
}

function quartersWith(known: AmericanFootballDetail, { home, away }: SplitCell): AmericanFootballDetail["quarters"] {
  const quarter = (index: 0 | 1 | 2 | 3): Pair => [known.quarters[index][0] + home[index], known.quarters[index][1] + away[index]];
  return [quarter(0), quarter(1), quarter(2), quarter(3)];
}

/** The chance that home wins overtime; the stronger team wins a little more often. */
function homeOvertimeShare([home, away]: Pair): number {
  return 0.5 + (home - away) * 0.008;
}

/** Splits tied games by all endings of overtime; pooling the ties adds few scenarios. */
function withOvertime(cells: readonly Piece<AmericanFootballDetail["quarters"]>[], expected: Pair): Scenario<AmericanFootballDetail>[] {
  const isTied = (quarters: AmericanFootballDetail["quarters"]) => {
    const [home, away] = addPairs(quarters);
    return home === away;
  };
  const endings = overtimeEndings([0, 0], 1, Math.min(Math.max(homeOvertimeShare(expected), 0.35), 0.65));
  const branches = endings.map(({ weight, points }) => ({ share: weight, choice: points }));
  const tied = splitByGroup(
    cells.filter(({ value }) => isTied(value)),
    {
      keyOf: () => 0,
      branchesOf: () => branches,
      join: (quarters, points) => detailFrom(quarters, points),
    },
  );
  const decided = cells.filter(({ value }) => !isTied(value)).map(({ weight, value }) => ({ weight, detail: detailFrom(value, null) }));
  return [...decided, ...tied.map(({ weight, value }) => ({ weight, detail: value }))];
}

function overtimeScenarios(state: AmericanFootballState, expected: Pair): Scenarios {
  const known = detailOfState(state);
  const left = state.clock.period > 4 ? state.clock.remainingSeconds / overtimeSeconds : 1;
  return overtimeEndings(known.overtime ?? [0, 0], Math.min(left, 1), homeOvertimeShare(expected)).map(({ points, weight }) => ({
    weight,
    detail: detailFrom(known.quarters, points),
  }));
}

/** If one side wins every scenario, returns a last quarter in which the other one overtakes it. */
function comebackOf([first, ...others]: Scenarios): Scenarios {
  if (first === undefined) return [];
  const lead = scoreGap(first.detail.score);
  if (others.some(({ detail }) => Math.sign(scoreGap(detail.score)) !== Math.sign(lead))) return [];
  const [one, two, three, [home, away]] = first.detail.quarters;
  const last: Pair = lead > 0 ? [home, away + lead + 1] : [home - lead + 1, away];
  return [{ weight: comebackWeight, detail: detailFrom([one, two, three, last], null) }];
}

/** Points by which a drift of 1 moves the margin. */
const driftPoints = 1.2;

/** Possible finals given a state and the points that the closing prices imply. */
export function americanFootballOutlook(state: AmericanFootballState, closing: Pair, drift: number): Scenarios {
  const known = detailOfState(state);
  const expected: Pair = [closing[0] + (drift * driftPoints) / 2, closing[1] - (drift * driftPoints) / 2];
  const isTiedAfterFour = state.clock.period === 4 && state.clock.isBreak && known.score[0] === known.score[1];
  if (state.isOver) return [{ weight: 1, detail: known }];
  if (state.clock.period > 4 || isTiedAfterFour) return overtimeScenarios(state, expected);
  const homes = remainingWeights(state, expected[0]);
  const aways = remainingWeights(state, expected[1]);
  const cells = pointGrid(totalOf(homes), totalOf(aways), known.score);
  const quarters = splitCells(cells, homes, aways).map(({ weight, value }) => ({
    weight,
    value: quartersWith(known, value),
  }));
  const scenarios = withOvertime(quarters, expected);
  return [...scenarios, ...comebackOf(scenarios)];
}
