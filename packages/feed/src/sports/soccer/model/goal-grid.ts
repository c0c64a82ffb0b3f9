import type { Pair } from "../../../dataset/source-match.ts";
import type { Piece } from "../../shared-weighted-pieces.ts";

/** Goals still to come, by half and side. */
export interface GoalCell {
  readonly home1: number;
  readonly away1: number;
  readonly home2: number;
  readonly away2: number;
}

/** Expected goals still to come in each half, the score so far, and the whole-match rates before the start. */
export interface GoalOutlook {
  readonly first: Pair;
  readonly second: Pair;
  readonly score: Pair;
  readonly prior: Pair;
}

/** Dixon-Coles dependence of low scores. */
const lowScoreRho = -0.05;
/** Cells rarer than this are left out while both halves are open. */
const leastWeight = 2.5e-5;
/** What is kept of any one count, so that no line looks decided before it is. */
const leastCountWeight = 1e-7;

/** Poisson probabilities as far as they matter. */
export function poissonWeights(mean: number): readonly number[] {
  const weights = [Math.exp(-mean)];
  for (let count = 1; count <= 12; count += 1) {
    const weight = ((weights[count - 1] ?? 0) * mean) / count;
    if (count > mean && weight < leastCountWeight) break;
    weights.push(weight);
  }
  return weights;
}

function lowScoreFactor(home: number, away: number, [homeRate, awayRate]: Pair): number {
  if (home > 1 || away > 1) return 1;
  if (home === 0) return away === 0 ? 1 - homeRate * awayRate * lowScoreRho : 1 + homeRate * lowScoreRho;
  return away === 0 ? 1 + awayRate * lowScoreRho : 1 - lowScoreRho;
}

interface HalfCell {
  readonly home: number;
  readonly away: number;
  readonly weight: number;
}

function halfCells([home, away]: Pair): readonly HalfCell[] {
  const aways = poissonWeights(away);
  const cells = poissonWeights(home).flatMap((homeWeight, homeGoals) =>
    aways.map((awayWeight, awayGoals) => ({ home: homeGoals, away: awayGoals, weight: homeWeight * awayWeight })),
  );
  return cells.filter(({ weight }) => weight >= leastCountWeight).sort((left, right) => right.weight - left.weight);
}

/**
 * All likely ways on as a grid over four counts. Counts are Poisson, tilted by the Dixon-Coles factor of the final score:
 * the same tilt before the start and in play, so that prices in play are the conditioned prices of before.
 * A rare score of one half is kept beside the likeliest of the other.
 */
export function goalGrid({ first, second, score, prior }: GoalOutlook): Piece<GoalCell>[] {
  const cells: Piece<GoalCell>[] = [];
  const lateCells = halfCells(second);
  let sum = 0;
  halfCells(first).forEach((early, earlyRank) => {
    for (const [lateRank, late] of lateCells.entries()) {
      const bare = early.weight * late.weight;
      if (bare < leastWeight && earlyRank > 0 && lateRank > 0) break;
      const weight = bare * lowScoreFactor(score[0] + early.home + late.home, score[1] + early.away + late.away, prior);
      cells.push({ weight, value: { home1: early.home, away1: early.away, home2: late.home, away2: late.away } });
      sum += weight;
    }
  });
  return cells.map(({ weight, value }) => ({ weight: weight / sum, value }));
}
