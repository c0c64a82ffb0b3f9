import { createHash } from "node:crypto";

/** Random numbers derived from a seed, so that anybody with the seed can reproduce them. */
export interface SeededDraws {
  /** In [0, 1): the first 48 bits of SHA-256 over `seed:counter`; the counter starts at 0. */
  next(): number;
  /** A whole number in [0, count). */
  below(count: number): number;
  /** Normally distributed with mean 0 and deviation 1; consumes two numbers. */
  normal(): number;
  /** Draws `count` items, in the order drawn. */
  take<Item>(items: readonly Item[], count: number): readonly Item[];
}

const bits48 = 2 ** 48;

export function createSeededDraws(seed: string): SeededDraws {
  let counter = 0;
  const next = (): number => {
    const digest = createHash("sha256").update(`${seed}:${counter}`).digest();
    counter += 1;
    return digest.readUIntBE(0, 6) / bits48;
  };
  const below = (count: number): number => Math.floor(next() * count);
  return {
    next,
    below,
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    take(items, count) {
      const rest = [...items];
      return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(below(rest.length), 1)).flat();
    },
  };
}

/** Draws an index with a probability proportional to its weight. */
export function drawWeighted(draws: SeededDraws, weights: readonly number[]): number {
  let rest = draws.next() * weights.reduce((sum, weight) => sum + weight, 0);
  const index = weights.findIndex((weight) => (rest -= weight) < 0);
  if (index >= 0) return index;
  // Rounding may leave a remainder after the last weight; it goes to the last index with a weight.
  return weights.findLastIndex((weight) => weight > 0);
}
