import { boostFactor, boostOf, neutralBoost, type BoostRange } from "../bonus/comboboost.ts";
import { freebetPayout, type FreebetType } from "../bonus/freebet.ts";
import { compareMoney, multiplyMoney, zeroMoney, type Money } from "../money/money.ts";
import { compareFractions, fraction } from "../odds/fraction.ts";
import { legFactor, type LegResult } from "../odds/leg-factor.ts";
import { multiplyFactors, oddsToFraction, type Odds } from "../odds/odds.ts";
import { betFactor, type BetShape } from "./bet.ts";

/** One leg of an accepted bet: its taken price and how it ended, null while open. */
export interface SettledLeg {
  readonly odds: Odds;
  readonly result: LegResult | null;
}

/** What a bet became. Above the stake is a win, below a loss even when part is paid back, exactly the stake a refund. */
export type BetOutcome =
  | { readonly type: "open" }
  | { readonly type: "settled"; readonly result: "win" | "lose" | "refund"; readonly payout: Money };

/** Settles a bet from its legs; one lost leg ends a combo, and a system ends when too few legs are left to pay a line. */
export function settleBet(shape: BetShape, legs: readonly SettledLeg[], stake: Money): BetOutcome {
  if (legs.length === 0) return { type: "open" };
  const alive = legs.filter((leg) => leg.result?.type !== "lose").length;
  const needed = shape.type === "all" ? legs.length : Math.min(...shape.sizes);
  if (alive < needed) return { type: "settled", result: "lose", payout: zeroMoney(stake) };
  const factors = legs.flatMap((leg) => (leg.result === null ? [] : [legFactor(leg.odds, leg.result)]));
  if (factors.length < legs.length) return { type: "open" };
  const factor = betFactor(shape, factors);
  const against = compareFractions(factor, fraction(1n));
  return {
    type: "settled",
    result: against > 0 ? "win" : against < 0 ? "lose" : "refund",
    payout: multiplyMoney(stake, factor),
  };
}

/** Reads an outcome's wire result into a leg result; null while there is none. */
export function parseLegResult(value: unknown): LegResult | null {
  switch (value) {
    case "win_entire":
      return { type: "win" };
    case "lose_entire":
      return { type: "lose" };
    case "refund_entire":
    case "canceled":
    case "cancelled":
      return { type: "void" };
    case "refund_half_win_other":
      return { type: "halfWin" };
    case "refund_half_lose_other":
      return { type: "halfLose" };
    default:
      return null;
  }
}

/**
 * Settles a custom bet, which has one price for all its legs: lost with its first lost leg, paid at its price when every leg won,
 * and given back whole when no leg lost but one ended any other way (decisions O).
 */
export function settleCustomBet(odds: Odds, results: readonly (LegResult | null)[], stake: Money): BetOutcome {
  if (results.some((result) => result?.type === "lose")) return { type: "settled", result: "lose", payout: zeroMoney(stake) };
  if (results.length === 0 || results.includes(null)) return { type: "open" };
  return results.every((result) => result?.type === "win")
    ? { type: "settled", result: "win", payout: multiplyMoney(stake, oddsToFraction(odds)) }
    : { type: "settled", result: "refund", payout: stake };
}

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
