import type { Market } from "./market.ts";
import type { Odds } from "./odds/odds.ts";

function reciprocalSum(odds: readonly Odds[]): number {
  return odds.reduce((sum, price) => sum + 1000 / price, 0);
}

/** Sum of the reciprocal prices of a market divided by its number of winners, in thousandths: 1180 is a book of 118%. */
export function bookSum(odds: readonly Odds[], winners: number): number {
  return Math.round((reciprocalSum(odds) * 1000) / Math.max(1, winners));
}

/**
 * The probability that a price implies once the margin is removed evenly, in thousandths. If the book is below 100%, likely outcomes
 * are missing, and no margin is removed.
 */
export function impliedChance(price: Odds, odds: readonly Odds[], winners: number): number {
  const all = Math.max(1, winners);
  return Math.min(1000, Math.round((1_000_000 * all) / price / Math.max(all, reciprocalSum(odds))));
}

const whole = 1000;
/** Bisection steps; the result is more precise than thousandths. */
const halvings = 24;

/**
 * The chances behind the prices of a market with one winner, in thousandths. The margin is removed by one factor for all odds ratios, the
 * way it was added, so longshots lose the most. Null unless every outcome has a price.
 */
export function fairChances(odds: readonly (number | null)[]): readonly number[] | null {
  return chancesOfWinners(odds, 1);
}

function chancesOfWinners(odds: readonly (number | null)[], winners: number): readonly number[] | null {
  const offered = odds.map((price) => (price === null ? 0 : Math.min(1, whole / price)));
  if (odds.length < 2 || offered.includes(0)) return null;
  const sharesAt = (factor: number): readonly number[] => offered.map((share) => share / (share + factor * (1 - share)));
  const sumOf = (shares: readonly number[]): number => shares.reduce((sum, share) => sum + share, 0);
  let [low, high] = [0.2, 5];
  for (let step = 0; step < halvings; step += 1) {
    const middle = (low + high) / 2;
    if (sumOf(sharesAt(middle)) > winners) low = middle;
    else high = middle;
  }
  const shares = sharesAt(high);
  const sum = sumOf(shares);
  return shares.map((share) => Math.min(whole, Math.round((share / sum) * winners * whole)));
}

/** Minimum book of a double chance market, which covers each result twice. Margins alone never make a book that large. */
const twiceCovered = 1.8;

/** The chance of an outcome behind the prices of its line, in thousandths; null while a price of the line is unknown. */
export function fairChance(market: Pick<Market, "outcomes">, outcomeId: string): number | null {
  const { outcomes } = market;
  const index = outcomes.findIndex(({ id }) => id === outcomeId);
  const prices = outcomes.map(({ odds }) => odds);
  const book = prices.reduce((sum: number, price) => sum + (price === null ? 0 : whole / price), 0);
  const winners = outcomes.length === 3 && book > twiceCovered ? 2 : 1;
  return chancesOfWinners(prices, winners)?.[index] ?? null;
}

/** The chance that all of several independent legs win, in thousandths; null while one of them is unknown. */
export function chanceOfAll(chances: readonly (number | null)[]): number | null {
  if (chances.length === 0 || chances.includes(null)) return null;
  return Math.round(chances.reduce((product: number, chance) => (product * (chance ?? 0)) / whole, whole));
}
