import { multiplyMoney, type Money } from "../money/money.ts";
import { multiplyFactors } from "../odds/combine-odds.ts";
import type { Fraction } from "../odds/fraction.ts";
import { oddsToFraction, type Odds } from "../odds/odds.ts";
import { systemFactor } from "../odds/system-bet.ts";

/** How the legs of a bet are joined: all must win, or any combination of the given sizes pays. */
export type BetShape = { readonly type: "all" } | { readonly type: "system"; readonly sizes: readonly number[] };

/** Single and combo: every leg must win. */
export const allLegs: BetShape = { type: "all" };

/** What one unit of total stake returns for these leg factors. */
export function betFactor(shape: BetShape, factors: readonly Fraction[]): Fraction {
  return shape.type === "all" ? multiplyFactors(factors) : systemFactor(factors, shape.sizes);
}

/** Total odds of a bet from its prices, exact: a product, or a system's mean over lines. */
export function totalOdds(shape: BetShape, odds: readonly Odds[]): Fraction {
  return betFactor(shape, odds.map(oddsToFraction));
}

/** Return if every leg wins, floored once to the minor unit. */
export function potentialReturn(shape: BetShape, odds: readonly Odds[], stake: Money): Money {
  return multiplyMoney(stake, totalOdds(shape, odds));
}
