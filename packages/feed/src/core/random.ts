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
