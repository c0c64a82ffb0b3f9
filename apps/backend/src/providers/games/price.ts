import { floorToLadder } from "@touchline/feed";

/** What reference providers pay back at most, as a share of the stakes. */
export const payback = 0.92;
const highestPrice = 100_000;
const lowestPrice = 1_020;

/** Odds of a chance in thousandths, never above `payback` of the fair ones; null where even the lowest would be. */
export function priceOf(chance: number): number | null {
  if (chance <= 0) return null;
  const exact = (1000 * payback) / chance;
  return exact < lowestPrice ? null : Math.min(floorToLadder(exact), highestPrice);
}
