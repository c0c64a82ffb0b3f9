import type { Pair } from "../core/source-match.ts";

/** Only numbers below this are shared; higher scores are rare. */
const scoreLimit = 1_000;
const pairs = new Map<number, Pair>();
const words = new Map<string, string>();

function isScore(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < scoreLimit;
}

/** The same pair of numbers, kept in memory once for all matches: thousands of matches end 1:0. */
export function sharedPair<Value extends Pair | null>(pair: Value): Value | Pair {
  if (pair === null) return pair;
  const [first, second] = pair;
  if (!isScore(first) || !isScore(second)) return pair;
  const key = first * scoreLimit + second;
  const known = pairs.get(key);
  if (known !== undefined) return known;
  pairs.set(key, pair);
  return pair;
}

/** The same text, kept in memory once: the parser creates a new string for the round, city or venue of each match. */
export function sharedWord<Value extends string | null>(word: Value): Value | string {
  if (word === null) return word;
  const known = words.get(word);
  if (known !== undefined) return known;
  words.set(word, word);
  return word;
}
