import { textHash } from "./text.ts";

/** Seeded source of randomness: the same seed gives the same numbers on every machine. */
export interface RandomSource {
  /** Uniform in [0, 1). */
  next(): number;
  /** An independent source for a named purpose, so that adding a draw in one place changes nothing elsewhere. */
  fork(name: string): RandomSource;
}

/** mulberry32 over a hash of the seed. */
export function createRandom(seed: string): RandomSource {
  let state = textHash(seed);
  return {
    next() {
      state = (state + 0x6d2b79f5) >>> 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
    },
    fork(name) {
      return createRandom(`${seed}/${name}`);
    },
  };
}

/** The items in random order. */
export function shuffle<Item>(random: RandomSource, items: readonly Item[]): Item[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random.next() * (last + 1));
    const item = mixed[last] as Item;
    mixed[last] = mixed[other] as Item;
    mixed[other] = item;
  }
  return mixed;
}
