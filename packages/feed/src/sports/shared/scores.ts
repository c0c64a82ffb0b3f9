import type { Pair, Side } from "../../core/source-match.ts";

/** Index of a side in a pair. */
export function sideIndex(side: Side): 0 | 1 {
  return side === "home" ? 0 : 1;
}

export function otherSide(side: Side): Side {
  return side === "home" ? "away" : "home";
}

/** 1 for home, -1 for away, null for neither. */
export function signOf(side: Side | null | undefined): 1 | -1 | null {
  return side ? (side === "home" ? 1 : -1) : null;
}

/** Home minus away. */
export function scoreGap([home, away]: Pair): number {
  return home - away;
}

export function scoreTotal([home, away]: Pair): number {
  return home + away;
}

export function addPairs(pairs: readonly Pair[]): Pair {
  let [home, away] = [0, 0];
  for (const pair of pairs) {
    home += pair[0];
    away += pair[1];
  }
  return [home, away];
}

/** Adds 1 to a side. */
export function addPoint([home, away]: Pair, side: Side): Pair {
  return side === "home" ? [home + 1, away] : [home, away + 1];
}

/** Sum of the first `count` numbers; null counts 0. */
export function sumFirst(values: readonly (number | null)[], count: number): number {
  let sum = 0;
  for (let index = 0; index < Math.min(count, values.length); index += 1) sum += values[index] ?? 0;
  return sum;
}

/** 0 home, 1 draw, 2 away. */
export function resultIndex(gap: number): 0 | 1 | 2 {
  return gap > 0 ? 0 : gap === 0 ? 1 : 2;
}
