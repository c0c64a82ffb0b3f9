import { fraction, multiplyFractions, roundFraction, type Fraction } from "./fraction.ts";
import { maxOdds, oddsToFraction, type Odds } from "./odds.ts";

/** Exact product of the prices of a combo; 1 for none. */
export function multiplyOdds(odds: readonly Odds[]): Fraction {
  return odds.reduce((product, price) => multiplyFractions(product, oddsToFraction(price)), fraction(1n));
}

/** Product of leg factors; 1 for none. */
export function multiplyFactors(factors: readonly Fraction[]): Fraction {
  return factors.reduce(multiplyFractions, fraction(1n));
}

/** A total price in thousandths, rounded half up, for display and the wire; held at the wire's largest price. */
export function roundTotalOdds(total: Fraction): Odds {
  const thousandths = roundFraction({ numerator: total.numerator * 1000n, denominator: total.denominator });
  const bounded = thousandths > BigInt(maxOdds) ? maxOdds : Number(thousandths);
  return bounded as Odds;
}
