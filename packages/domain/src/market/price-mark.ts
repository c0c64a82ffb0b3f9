import type { Odds } from "../odds/odds.ts";

/** The mark beside a price that moved; it is shown until `untilMs`. */
export interface PriceMark {
  readonly direction: "up" | "down";
  readonly untilMs: number;
}

/** How long a mark stands, ms. */
export const priceMarkMs = 4000;

/** The mark after a price change, against the price shown before; a price that came or went has none. */
export function markPrice(shown: Odds | null, next: Odds | null, nowMs: number): PriceMark | null {
  if (shown === null || next === null || shown === next) return null;
  return { direction: next > shown ? "up" : "down", untilMs: nowMs + priceMarkMs };
}
