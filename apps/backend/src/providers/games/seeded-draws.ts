import { createHash } from "node:crypto";

/** Numbers that follow from a text alone, so that everybody who has the seed can draw them again. */
export interface SeededDraws {
  /** In [0, 1): the first 48 bits of SHA-256 over `seed:counter`, the counter from 0. */
  next(): number;
  /** A whole number in [0, count). */
  below(count: number): number;
  /** Normally distributed, mean 0 and deviation 1; takes two numbers. */
  normal(): number;
  /** `count` of the items, in the order drawn. */
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

/** An index of `weights`, each as likely as its share of their sum. */
export function drawWeighted(draws: SeededDraws, weights: readonly number[]): number {
  let rest = draws.next() * weights.reduce((sum, weight) => sum + weight, 0);
  const index = weights.findIndex((weight) => (rest -= weight) < 0);
  if (index >= 0) return index;
  // Rounding may leave a crumb behind the last weight: the last that may be drawn takes it.
  return weights.findLastIndex((weight) => weight > 0);
}
