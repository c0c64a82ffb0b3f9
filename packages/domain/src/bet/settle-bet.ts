import { boostFactor, boostOf, neutralBoost, type BoostRange } from "../bonus/comboboost.ts";
import { freebetPayout, type FreebetType } from "../bonus/freebet.ts";
import { compareMoney, multiplyMoney, zeroMoney, type Money } from "../money/money.ts";
import { compareFractions, fraction } from "../odds/fraction.ts";
import { legFactor, type LegResult } from "../odds/leg-factor.ts";
import { multiplyFactors, oddsToFraction, type Odds } from "../odds/odds.ts";
import { betFactor, type BetShape } from "./bet.ts";

/** One leg of an accepted bet: the accepted price and its result, null while open. */
export interface SettledLeg {
  readonly odds: Odds;
  readonly result: LegResult | null;
}

/** Outcome of a bet. A payout above the stake is a win, exactly the stake a refund, below it a loss even if something is paid. */
export type BetOutcome =
  | { readonly type: "open" }
  | { readonly type: "settled"; readonly result: "win" | "lose" | "refund"; readonly payout: Money };

/** Settles a bet from its legs. One lost leg decides a combo; a system is lost once too few legs remain to pay a line. */
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

/** Parses the wire result of an outcome; null while it is open or unknown. */
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
 * Settles a custom bet, which has one price for all legs: lost with the first lost leg, paid at its price if every leg won,
 * else refunded (decisions O).
 */
export function settleCustomBet(odds: Odds, results: readonly (LegResult | null)[], stake: Money): BetOutcome {
  if (results.some((result) => result?.type === "lose")) return { type: "settled", result: "lose", payout: zeroMoney(stake) };
  if (results.length === 0 || results.includes(null)) return { type: "open" };
  return results.every((result) => result?.type === "win")
    ? { type: "settled", result: "win", payout: multiplyMoney(stake, oddsToFraction(odds)) }
    : { type: "settled", result: "refund", payout: stake };
}

/** How a bonus changes the payout of a bet; hunting, tournament and lootbox do not. */
export type PayoutBonus =
  | { readonly type: "comboboost"; readonly ranges: readonly BoostRange[]; readonly suitable: readonly number[] }
  | { readonly type: "freebet"; readonly freebetType: FreebetType }
  | { readonly type: "none" };

/** Outcome of a bet with its bonus applied. */
export type BonusOutcome =
  | { readonly type: "open" }
  | {
      readonly type: "settled";
      readonly result: "win" | "lose" | "refund";
      readonly payout: Money;
      /** The boost paid, in thousandths; 1000 for none. */
      readonly boost: number;
      /** Every leg was void, so the freebet can be used again. */
      readonly isRestored: boolean;
    };

type Settled = Extract<BetOutcome, { type: "settled" }>;

/** Counts the suitable legs at settlement; void legs do not count, which may lower the range (domain rule). */
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

/** The bet to which a bonus is applied. */
export interface SettledBet {
  readonly stake: Money;
  readonly legs: readonly SettledLeg[];
}

/** Applies a bonus to the outcome of a bet, floored once from the exact factor. Does not apply the operator's cap. */
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
