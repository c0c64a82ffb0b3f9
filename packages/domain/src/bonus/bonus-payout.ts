import type { BetOutcome, SettledLeg } from "../bet/settle-bet.ts";
import { compareMoney, multiplyMoney, zeroMoney, type Money } from "../money/money.ts";
import { multiplyFactors } from "../odds/combine-odds.ts";
import { fraction } from "../odds/fraction.ts";
import { legFactor } from "../odds/leg-factor.ts";
import { boostFactor, boostOf, neutralBoost, type BoostRange } from "./comboboost.ts";
import { freebetPayout, type FreebetType } from "./freebet-payout.ts";

/** What a bet's bonus does to its payout; hunting, tournament and lootbox change nothing. */
export type PayoutBonus =
  | { readonly type: "comboboost"; readonly ranges: readonly BoostRange[]; readonly suitable: readonly number[] }
  | { readonly type: "freebet"; readonly freebetType: FreebetType }
  | { readonly type: "none" };

/** A bet's outcome with its bonus. */
export type BonusOutcome =
  | { readonly type: "open" }
  | {
      readonly type: "settled";
      readonly result: "win" | "lose" | "refund";
      readonly payout: Money;
      /** The boost that was paid, thousandths; 1000 for none. */
      readonly boost: number;
      /** Every leg was void: the freebet may be used again. */
      readonly isRestored: boolean;
    };

type Settled = Extract<BetOutcome, { type: "settled" }>;

/** Legs that still count at settlement: a void leg leaves the count, and so perhaps the range (domain rule). */
function countedLegs(legs: readonly SettledLeg[], suitable: readonly number[]): number {
  return suitable.filter((position) => legs[position] !== undefined && legs[position].result?.type !== "void").length;
}

function boosted(outcome: Settled, bonus: PayoutBonus & { type: "comboboost" }, bet: SettledBet): BonusOutcome {
  const boost = outcome.payout.minor > 0n ? boostOf(bonus.ranges, countedLegs(bet.legs, bonus.suitable)) : neutralBoost;
  if (boost === neutralBoost) return { ...outcome, boost, isRestored: false };
  const factors = bet.legs.flatMap((leg) => (leg.result === null ? [] : [legFactor(leg.odds, leg.result)]));
  const payout = multiplyMoney(bet.stake, boostFactor(multiplyFactors(factors), boost));
  const against = compareMoney(payout, bet.stake);
  return { type: "settled", result: against > 0 ? "win" : against < 0 ? "lose" : "refund", payout, boost, isRestored: false };
}

function freebet(outcome: Settled, type: FreebetType, bet: SettledBet): BonusOutcome {
  const isVoid = outcome.result === "refund" && bet.legs.every((leg) => leg.result?.type === "void");
  const { credited, isRestored } = freebetPayout(type, bet.stake, isVoid ? "void" : fraction(outcome.payout.minor, bet.stake.minor));
  return { type: "settled", result: outcome.result, payout: credited, boost: neutralBoost, isRestored };
}

/** What a bonus is applied to. */
export interface SettledBet {
  readonly stake: Money;
  readonly legs: readonly SettledLeg[];
}

/** Applies a bonus to what a bet became. Floored once, from the exact factor; the operator's cap is not applied here. */
export function applyBonus(outcome: BetOutcome, bonus: PayoutBonus, bet: SettledBet): BonusOutcome {
  if (outcome.type === "open") return outcome;
  switch (bonus.type) {
    case "comboboost":
      return boosted(outcome, bonus, bet);
    case "freebet":
      return freebet(outcome, bonus.freebetType, bet);
    case "none":
      return { ...outcome, boost: neutralBoost, isRestored: false };
  }
}

/** What a bet would pay if every leg won: a full return with its bonus. only_win keeps the stake back. */
export function potentialWithBonus(fullReturn: Money, stake: Money, freebetType: FreebetType | null): Money {
  if (freebetType !== "only_win") return fullReturn;
  return compareMoney(fullReturn, stake) > 0 ? { ...fullReturn, minor: fullReturn.minor - stake.minor } : zeroMoney(stake);
}
