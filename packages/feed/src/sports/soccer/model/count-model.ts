import type { Pair } from "../../../dataset/source-match.ts";

/** A possible number of further events for each side. */
export interface CountCell {
  readonly home: number;
  readonly away: number;
  readonly weight: number;
}

/** A match total with gamma-spread rate, shared out between the sides with a beta-spread share. */
export interface CountModel {
  readonly mean: number;
  /** Shape of the gamma: smaller is wider. */
  readonly shape: number;
  readonly homeShare: number;
  /** Concentration of the beta: smaller is wider. */
  readonly concentration: number;
}

/** What the match has shown: counts so far and the share of the whole still to come. */
export interface CountProgress {
  readonly seen: Pair;
  readonly remainingShare: number;
}

/** Rarer cells are left out, the fewer the later it is: no line may look decided before it is. */
function leastWeightAt(remainingShare: number): number {
  if (remainingShare > 0.6) return 2.5e-4;
  return remainingShare > 0.25 ? 5e-5 : 1e-6;
}

const mostEvents = 40;

/** Negative binomial probabilities of 0, 1, 2, ... by recurrence. */
function negativeBinomial(mean: number, shape: number): number[] {
  const ratio = mean / (mean + shape);
  const weights = [(1 - ratio) ** shape];
  for (let count = 1; count <= mostEvents; count += 1) {
    weights.push(((weights[count - 1] ?? 0) * ratio * (shape + count - 1)) / count);
  }
  return weights;
}

/** Beta-binomial probabilities of 0 to `count`. */
function betaBinomial(count: number, [alpha, beta]: Pair): number[] {
  const weights = [1];
  let sum = 1;
  for (let chosen = 1; chosen <= count; chosen += 1) {
    const left = count - chosen;
    const next = ((weights[chosen - 1] ?? 0) * (left + 1) * (alpha + chosen - 1)) / (chosen * (beta + left));
    weights.push(next);
    sum += next;
  }
  return weights.map((weight) => weight / sum);
}

/** Further events, both spreads updated by what was seen; weights sum to 1. */
export function remainingCounts(model: CountModel, { seen, remainingShare }: CountProgress): readonly CountCell[] {
  const observed = seen[0] + seen[1];
  const rate = (model.shape + observed) / (model.shape / model.mean + (1 - remainingShare));
  const totals = negativeBinomial(Math.max(rate * remainingShare, 1e-6), model.shape + observed);
  const leastWeight = leastWeightAt(remainingShare);
  const share: Pair = [model.homeShare * model.concentration + seen[0], (1 - model.homeShare) * model.concentration + seen[1]];
  const cells = totals
    .flatMap((weight, total) =>
      weight < leastWeight
        ? []
        : betaBinomial(total, share).map((part, home): CountCell => ({
            home,
            away: total - home,
            weight: weight * part,
          })),
    )
    .filter(({ weight }) => weight >= leastWeight);
  const sum = cells.reduce((total, { weight }) => total + weight, 0);
  return cells.map((cell) => ({ ...cell, weight: cell.weight / sum }));
}
