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
const leastWeight = 1.5e-5;

/** Poisson probabilities as far as they matter. */
export function poissonWeights(mean: number): readonly number[] {
  const weights = [Math.exp(-mean)];
  for (let count = 1; count <= 12; count += 1) {
    const weight = ((weights[count - 1] ?? 0) * mean) / count;
    if (count > mean && weight < leastWeight) break;
    weights.push(weight);
  }
  return weights;
}

function lowScoreFactor(home: number, away: number, [homeRate, awayRate]: Pair): number {
  if (home > 1 || away > 1) return 1;
  if (home === 0) return away === 0 ? 1 - homeRate * awayRate * lowScoreRho : 1 + homeRate * lowScoreRho;
  return away === 0 ? 1 + awayRate * lowScoreRho : 1 - lowScoreRho;
}

/**
 * All likely ways on as a grid over four counts. Counts are Poisson, tilted by the Dixon-Coles factor of the final score:
 * the same tilt before the start and in play, so that prices in play are the conditioned prices of before.
 */
export function goalGrid({ first, second, score, prior }: GoalOutlook): Piece<GoalCell>[] {
  const home1s = poissonWeights(first[0]);
  const away1s = poissonWeights(first[1]);
  const home2s = poissonWeights(second[0]);
  const away2s = poissonWeights(second[1]);
  const cells: Piece<GoalCell>[] = [];
  let sum = 0;
  for (const [home1, homeWeight1] of home1s.entries()) {
    for (const [away1, awayWeight1] of away1s.entries()) {
      const firstWeight = homeWeight1 * awayWeight1;
      for (const [home2, homeWeight2] of home2s.entries()) {
        const partWeight = firstWeight * homeWeight2;
        if (partWeight < leastWeight) continue;
        for (const [away2, awayWeight2] of away2s.entries()) {
          const weight =
            partWeight * awayWeight2 * lowScoreFactor(score[0] + home1 + home2, score[1] + away1 + away2, prior);
          if (weight < leastWeight) continue;
          cells.push({ weight, value: { home1, away1, home2, away2 } });
          sum += weight;
        }
      }
    }
  }
  return cells.map(({ weight, value }) => ({ weight: weight / sum, value }));
}
