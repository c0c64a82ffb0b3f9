import type { Odds } from "./odds/odds.ts";

function reciprocalSum(odds: readonly Odds[]): number {
  return odds.reduce((sum, price) => sum + 1000 / price, 0);
}

/** Sum of the reciprocal prices of a market for each of its winners, in thousandths: 1180 is a book of 118%. */
export function bookSum(odds: readonly Odds[], winners: number): number {
  return Math.round((reciprocalSum(odds) * 1000) / Math.max(1, winners));
}

/** The chance that a price stands for when the margin is taken out evenly, in thousandths. */
export function impliedChance(price: Odds, odds: readonly Odds[], winners: number): number {
  return Math.min(1000, Math.round((1_000_000 * Math.max(1, winners)) / price / reciprocalSum(odds)));
}
