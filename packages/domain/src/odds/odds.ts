import { fraction, multiplyFractions, roundFraction, type Fraction } from "./fraction.ts";

declare const oddsBrand: unique symbol;

/** Decimal odds as an integer of thousandths above 1000: 1850 is 1.85 (spec.md 9). */
export type Odds = number & { readonly [oddsBrand]: "Odds" };

/** Largest price on the wire, in thousandths. */
export const maxOdds = 100_000_000;

/** Parses a price; null unless it is an integer above 1000 and at most `maxOdds`. */
export function parseOdds(value: unknown): Odds | null {
  if (typeof value !== "number" || !Number.isSafeInteger(value)) return null;
  return value > 1000 && value <= maxOdds ? (value as Odds) : null;
}

/** Brands thousandths as odds; throws a RangeError if they are not a valid price. */
export function toOdds(thousandths: number): Odds {
  const odds = parseOdds(thousandths);
  if (odds === null) throw new RangeError(`Not a price in thousandths: ${thousandths}`);
  return odds;
}

/** Converts odds into an exact fraction. */
export function oddsToFraction(odds: Odds): Fraction {
  return fraction(BigInt(odds), 1000n);
}

/** Site setting: lists show prices above `threshold` as `shown`, in thousandths (decisions F). */
export interface OddsDisplayCap {
  readonly threshold: number;
  readonly shown: number;
}

/** Default display cap: 40.00. */
export const defaultOddsDisplayCap: OddsDisplayCap = { threshold: 40_000, shown: 40_000 };

/** The price that buttons in lists show. For display only: slip, requests and money use the true odds (decisions F). */
export function capOdds(odds: Odds, cap: OddsDisplayCap): { readonly odds: Odds; readonly isCapped: boolean } {
  if (odds <= cap.threshold) return { odds, isCapped: false };
  return { odds: parseOdds(cap.shown) ?? odds, isCapped: true };
}

/** Exact product of the prices of a combo; 1 for an empty list. */
export function multiplyOdds(odds: readonly Odds[]): Fraction {
  return odds.reduce((product, price) => multiplyFractions(product, oddsToFraction(price)), fraction(1n));
}

/** Product of leg factors; 1 for an empty list. */
export function multiplyFactors(factors: readonly Fraction[]): Fraction {
  return factors.reduce(multiplyFractions, fraction(1n));
}

/** Total odds in thousandths, rounded half up and capped at `maxOdds`, for display and the wire. */
export function roundTotalOdds(total: Fraction): Odds {
  const thousandths = roundFraction({ numerator: total.numerator * 1000n, denominator: total.denominator });
  const bounded = thousandths > BigInt(maxOdds) ? maxOdds : Number(thousandths);
  return bounded as Odds;
}
