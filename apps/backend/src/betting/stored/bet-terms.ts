import {
  allLegs,
  multiplyMoney,
  oddsToFraction,
  settleBet,
  settleCustomBet,
  systemSizes,
  toOdds,
  totalOdds,
  type BetOutcome,
  type BetShape,
  type Fraction,
  type Money,
  type Odds,
  type SettledLeg,
} from "@touchline/domain";
import { systemTypeOf } from "./system-types.ts";

/** How a bet pays: by its legs, or at the one price of a custom bet. */
export type BetTerms = { readonly type: "legs"; readonly shape: BetShape } | { readonly type: "custom"; readonly odds: Odds };

/** Terms of a bet as stored. */
export function termsOf(bet: {
  readonly type: string;
  readonly system_id: string | null;
  readonly odds: bigint;
  readonly legs: readonly unknown[];
}): BetTerms {
  if (bet.type === "custom_bet") return { type: "custom", odds: toOdds(Number(bet.odds)) };
  if (bet.type !== "system") return { type: "legs", shape: allLegs };
  const type = bet.system_id === null ? null : systemTypeOf(bet.system_id, bet.legs.length);
  if (type === null) throw new Error(`No system ${bet.system_id} of ${bet.legs.length} legs.`);
  return { type: "legs", shape: { type: "system", sizes: systemSizes(type) } };
}

/** Exact total price for these prices of the legs. */
export function totalOddsOf(terms: BetTerms, legs: readonly Odds[]): Fraction {
  return terms.type === "custom" ? oddsToFraction(terms.odds) : totalOdds(terms.shape, legs);
}

/** Return if every leg wins, floored once, without the operator's cap. */
export function fullReturn(terms: BetTerms, legs: readonly Odds[], stake: Money): Money {
  return multiplyMoney(stake, totalOddsOf(terms, legs));
}

/** What became of a bet with these legs. */
export function settleTerms(terms: BetTerms, legs: readonly SettledLeg[], stake: Money): BetOutcome {
  if (terms.type === "legs") return settleBet(terms.shape, legs, stake);
  return settleCustomBet(
    terms.odds,
    legs.map((leg) => leg.result),
    stake,
  );
}
