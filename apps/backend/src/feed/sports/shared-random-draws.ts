import { createRandom, type RandomSource } from "../random.ts";

/** Uniform numbers made once from a name: the same everywhere, so that prices move only with the state of play. */
export function uniformTable(name: string, length: number): Float64Array {
  const random = createRandom(name);
  return Float64Array.from({ length }, () => random.next());
}

export function drawInteger(random: RandomSource, low: number, high: number): number {
  return low + Math.floor(random.next() * (high - low + 1));
}

/** Standard normal draw (Box and Muller). */
export function drawNormal(random: RandomSource): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random.next()));
  return radius * Math.cos(2 * Math.PI * random.next());
}

export function drawWeighted(random: RandomSource, weights: readonly number[]): number {
  let left = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  for (let index = 0; index < weights.length; index += 1) {
    left -= weights[index] ?? 0;
    if (left < 0) return index;
  }
  return Math.max(weights.length - 1, 0);
}

/** Splits a whole amount over parts at random, each unit going to a part by its weight. */
export function splitAmount(random: RandomSource, amount: number, weights: readonly number[]): number[] {
  const parts = weights.map(() => 0);
  for (let unit = 0; unit < amount; unit += 1) {
    const index = drawWeighted(random, weights);
    parts[index] = (parts[index] ?? 0) + 1;
  }
  return parts;
}

export function shuffle<Item>(random: RandomSource, items: readonly Item[]): Item[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = drawInteger(random, 0, last);
    const item = mixed[last] as Item;
    mixed[last] = mixed[other] as Item;
    mixed[other] = item;
  }
  return mixed;
}
