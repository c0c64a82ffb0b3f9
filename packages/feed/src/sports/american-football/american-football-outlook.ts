import type { Pair } from "../../dataset/source-match.ts";
import type { Scenario } from "../../sport-module.ts";
import { cutByGroup, type Piece } from "../shared-weighted-pieces.ts";
import { type AmericanFootballDetail, addPairs, detailFrom, overtimeSeconds, quarterSeconds } from "./american-football-detail.ts";
import { quarterShares } from "./american-football-script.ts";
import { type AmericanFootballState, detailOfState } from "./american-football-state.ts";
import { convolve, marginFactor, type PointWeights, pointWeights } from "./drive-model.ts";
import { overtimeEndings } from "./overtime-model.ts";
import { type QuarterPoints, type QuarterSplit, quarterSplits } from "./quarter-split.ts";

type Scenarios = readonly Scenario<AmericanFootballDetail>[];

/** Rarer finals are left out, the fewer the less time there is. */
function leastWeightOf(points: number): number {
  if (points > 26) return 1.2e-4;
  return points > 12 ? 2e-5 : 1e-6;
}

type FourWeights = readonly [PointWeights, PointWeights, PointWeights, PointWeights];

/** Share of a quarter still to be played. */
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

/** Likely further points of both in regular time, tilted to the margins that games end with. */
function pointGrid(homes: PointWeights, aways: PointWeights, score: Pair): Piece<Pair>[] {
  const leastWeight = leastWeightOf(meanOf(homes) + meanOf(aways));
  const cells: Piece<Pair>[] = [];
  let sum = 0;
  homes.forEach((homeWeight, home) => {
    if (homeWeight === 0) return;
    aways.forEach((awayWeight, away) => {
      const weight = homeWeight * awayWeight * marginFactor([score[0] + home, score[1] + away]);
      if (weight < leastWeight) return;
      cells.push({ weight, value: [home, away] });
      sum += weight;
    });
  });
  return cells.map(({ weight, value }) => ({ weight: weight / sum, value }));
}

interface SplitCell {
  readonly home: QuarterPoints;
  readonly away: QuarterPoints;
}

function splitCells(cells: readonly Piece<Pair>[], homes: FourWeights, aways: FourWeights): Piece<SplitCell>[] {
  const homeSplits = quarterSplits(homes);
  const awaySplits = quarterSplits(aways);
  const branches = (splits: readonly QuarterSplit[]) => splits.map(({ share, points }) => ({ share, choice: points }));
  const halfSplit = cutByGroup(cells, {
    keyOf: ([home]) => home,
    branchesOf: ([home]) => branches(homeSplits(home)),
    join: ([, away], home) => ({ home, awayTotal: away }),
  });
  return cutByGroup(halfSplit, {
    keyOf: ({ awayTotal }) => awayTotal,
    branchesOf: ({ awayTotal }) => branches(awaySplits(awayTotal)),
    join: ({ home }, away): SplitCell => ({ home, away }),
  });
}

function quartersWith(known: AmericanFootballDetail, { home, away }: SplitCell): AmericanFootballDetail["quarters"] {
  const quarter = (index: 0 | 1 | 2 | 3): Pair => [known.quarters[index][0] + home[index], known.quarters[index][1] + away[index]];
  return [quarter(0), quarter(1), quarter(2), quarter(3)];
}

/** A tie goes to overtime, where the stronger team wins a little more often. */
function homeOvertimeShare([home, away]: Pair): number {
  return 0.5 + (home - away) * 0.008;
}

/** Every tied game runs through all endings of overtime; ties are pooled so that this adds few scenarios. */
function withOvertime(cells: readonly Piece<AmericanFootballDetail["quarters"]>[], expected: Pair): Scenario<AmericanFootballDetail>[] {
  const isTied = (quarters: AmericanFootballDetail["quarters"]) => {
    const [home, away] = addPairs(quarters);
    return home === away;
  };
  const endings = overtimeEndings([0, 0], 1, Math.min(Math.max(homeOvertimeShare(expected), 0.35), 0.65));
  const branches = endings.map(({ weight, points }) => ({ share: weight, choice: points }));
  const tied = cutByGroup(
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

/** Points of a drift of 1 on the margin. */
const driftPoints = 1.2;

/** Possible finals from what a state shows and the points that the closing prices expect. */
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
  return withOvertime(quarters, expected);
}
