import type { Pair } from "../../core/source-match.ts";

/** Probability by points, the index. */
export type PointWeights = Float64Array;

/**
 * Drives of a team in a game. Fewer than in reality, so that the standard deviations around the closing lines match the
 * data: 9.0 points per team, 12.7 for the margin.
 */
export const drivesPerGame = 9;
const fieldGoalChance = 0.19;
const maxPoints = 72;

/** Points of a touchdown with the try, and their shares. */
const afterTouchdown = [
  [7, 0.915],
  [6, 0.055],
  [8, 0.03],
] as const;
const touchdownPoints = 6.975;

function driveWeights(points: number, share: number): PointWeights {
  const perDrive = points / drivesPerGame;
  const fieldGoal = Math.min(fieldGoalChance, perDrive / 6) * share;
  const touchdown = Math.max((perDrive * share - 3 * fieldGoal) / touchdownPoints, 0);
  const weights = new Float64Array(9);
  weights[0] = 1 - fieldGoal - touchdown;
  weights[3] = fieldGoal;
  for (const [worth, chance] of afterTouchdown) weights[worth] = touchdown * chance;
  return weights;
}

/** Distribution of the sum of two independent amounts. */
export function convolve(left: PointWeights, right: PointWeights): PointWeights {
  const sum = new Float64Array(Math.min(left.length + right.length - 1, maxPoints + 1));
  left.forEach((weight, points) => {
    if (weight === 0) return;
    for (let more = 0; more < right.length && points + more < sum.length; more += 1)
      sum[points + more] = (sum[points + more] ?? 0) + weight * (right[more] ?? 0);
  });
  return sum;
}

/** Two additional short drives: even late in a game there can be more than one score. */
const spareDrives = 2;
const spareShare = 0.02;

/** Distribution of the points of a team in a share of the game, given its expected points in a whole game. */
export function pointWeights(expectedPoints: number, share: number): PointWeights {
  let weights: PointWeights = Float64Array.of(1);
  let drives = drivesPerGame * share;
  if (drives <= 0) return weights;
  const spare = Math.min(spareShare, drives / 4);
  drives -= spareDrives * spare;
  for (let drive = 0; drive < spareDrives; drive += 1) {
    weights = convolve(weights, driveWeights(expectedPoints, spare));
  }
  while (drives > 1e-6) {
    weights = convolve(weights, driveWeights(expectedPoints, Math.min(drives, 1)));
    drives -= 1;
  }
  return weights;
}

/**
 * How much more often regular time ends with a margin of 0 to 21 than independent drives suggest. From the margins of
 * 2,935 games and of the two seasons of the data, without overtime.
 */
const marginFactors: readonly number[] = [
  1.35, 1.08, 1.42, 1.68, 0.71, 1.5, 1.06, 1.13, 0.85, 0.6, 0.9, 0.5, 0.8, 0.67, 0.98, 0.65, 1, 1.1, 0.78, 0.86, 1.1, 1,
];

/** Weight of a final margin in regular time relative to independent drives. */
export function marginFactor([home, away]: Pair): number {
  return marginFactors[Math.abs(home - away)] ?? 1;
}

/** Points of both teams at the end of overtime, with their probability. */
interface OvertimeEnding {
  readonly points: Pair;
  readonly weight: number;
}

/** Points of the deciding score, with their shares. */
const decidingPoints = [
  [3, 0.62],
  [6, 0.34],
  [7, 0.02],
  [2, 0.02],
] as const;
const leaderHolds = 0.85;
/** Expected scores in a full overtime. */
const scoresExpected = 2.9;

/** Endings of overtime from a score and the share left; the first lead usually wins. */
export function overtimeEndings(now: Pair, leftShare: number, homeShare: number): readonly OvertimeEnding[] {
  if (now[0] !== now[1]) {
    const reply = (points: number): Pair => (now[0] > now[1] ? [now[0], now[1] + points] : [now[0] + points, now[1]]);
    return [
      { points: now, weight: leaderHolds },
      { points: reply(7), weight: 0.07 },
      { points: reply(6), weight: 0.06 },
      { points: reply(3), weight: 0.02 },
    ];
  }
  const decided = 1 - Math.exp(-scoresExpected * leftShare);
  const endings = decidingPoints.flatMap(([points, share]): OvertimeEnding[] => [
    { points: [now[0] + points, now[1]], weight: decided * share * homeShare },
    { points: [now[0], now[1] + points], weight: decided * share * (1 - homeShare) },
  ]);
  return [...endings, { points: now, weight: 1 - decided }];
}
