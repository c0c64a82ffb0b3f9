import { capMoney, compareMoney, isPositiveMoney, multiplyMoney, type Money } from "../money/money.ts";
import { fraction, multiplyFractions, type Fraction } from "../odds/fraction.ts";
import { legFactor, type LegResult } from "../odds/leg-factor.ts";
import type { Odds } from "../odds/odds.ts";
import { failure, success, type Result } from "../result.ts";
import { betFactor, type BetShape } from "./bet.ts";

/** One leg of an accepted bet for cash out: the accepted price and the current price or the result (spec.md 4). */
export type CashoutLeg =
  | { readonly type: "open"; readonly taken: Odds; readonly current: Odds }
  | { readonly type: "settled"; readonly taken: Odds; readonly result: LegResult }
  /** Temporarily without a price. */
  | { readonly type: "suspended" }
  /** Permanently without a price. */
  | { readonly type: "unavailable" };

/** The current cash-out offer; `suspended` until all open legs have a price again (spec.md 4). */
export type CashoutQuote =
  | { readonly type: "offered"; readonly value: Money }
  | { readonly type: "suspended" }
  | { readonly type: "unavailable" };

/** A bet to price for cash out. `marginBasisPoints` is deducted from its fair value; `cap` is the operator's maximum return. */
export interface CashoutSubject {
  readonly shape: BetShape;
  readonly legs: readonly CashoutLeg[];
  readonly stake: Money;
  readonly marginBasisPoints: number;
  readonly cap: Money | null;
}

type PricedLeg = Extract<CashoutLeg, { type: "open" | "settled" }>;

/** Fair value per unit of stake on a leg: accepted price / current price while open, else the factor of its result. */
function fairLegFactor(leg: PricedLeg): Fraction {
  return leg.type === "open" ? fraction(BigInt(leg.taken), BigInt(leg.current)) : legFactor(leg.taken, leg.result);
}

/** Exact fair value per unit of stake: the expected return at current prices (domain rule "cash out"). */
export function fairCashoutFactor(shape: BetShape, legs: readonly PricedLeg[]): Fraction {
  return betFactor(shape, legs.map(fairLegFactor));
}

function isLost(shape: BetShape, legs: readonly CashoutLeg[]): boolean {
  const alive = legs.filter((leg) => leg.type !== "settled" || leg.result.type !== "lose").length;
  return alive < (shape.type === "all" ? legs.length : Math.min(...shape.sizes));
}

function isPriced(leg: CashoutLeg): leg is PricedLeg {
  return leg.type === "open" || leg.type === "settled";
}

const wholeBasisPoints = 10_000n;

/**
 * Prices a bet for cash out: min(fair value less margin, cap), floored once to minor units. No offer while any open
 * leg has no price, nor for a lost or decided bet. Since prices exceed 1, the value never exceeds the bet's possible return.
 */
export function quoteCashout(subject: CashoutSubject): CashoutQuote {
  const { shape, legs, stake, marginBasisPoints, cap } = subject;
  const isDecided = legs.every((leg) => leg.type === "settled");
  if (isDecided || isLost(shape, legs) || legs.some((leg) => leg.type === "unavailable")) return { type: "unavailable" };
  const priced = legs.filter(isPriced);
  if (priced.length < legs.length) return { type: "suspended" };
  const kept = fraction(wholeBasisPoints - BigInt(marginBasisPoints), wholeBasisPoints);
  const fair = multiplyMoney(stake, multiplyFractions(fairCashoutFactor(shape, priced), kept));
  const value = cap === null ? fair : capMoney(fair, cap);
  return isPositiveMoney(value) ? { type: "offered", value } : { type: "unavailable" };
}

/** Whether an offer has reached the threshold of a player's auto cash-out rule (decisions 0d). */
export function isCashoutRuleReached(quote: CashoutQuote, at: Money): boolean {
  return quote.type === "offered" && compareMoney(quote.value, at) >= 0;
}

/** The share of a whole bet, in thousandths. */
export const wholeShare = 1000;

/** A partial cash out: `share` in thousandths; the remaining stake must be at least `smallestStake` (decisions 0d). */
export interface CashoutShare {
  readonly offer: Money;
  readonly stake: Money;
  readonly share: number;
  readonly smallestStake: Money;
}

/** The payment and the stake that stays open at the accepted odds, both floored to minor units. */
export interface SharedCashout {
  readonly paid: Money;
  readonly rest: Money;
}

/** Why a partial cash out is refused: it pays nothing, or leaves less than the minimum stake. */
export type CashoutShareRefusal = "paysNothing" | "restTooSmall";

/**
 * Splits an offer into a payment and a remaining stake. Both round down, so that several partial cash outs never pay more than a full one.
 */
export function shareCashout({ offer, stake, share, smallestStake }: CashoutShare): Result<SharedCashout, CashoutShareRefusal> {
  const taken = BigInt(share);
  const whole = BigInt(wholeShare);
  const paid = multiplyMoney(offer, fraction(taken, whole));
  const rest = multiplyMoney(stake, fraction(whole - taken, whole));
  if (!isPositiveMoney(paid)) return failure("paysNothing");
  if (taken < whole && (!isPositiveMoney(rest) || compareMoney(rest, smallestStake) < 0)) return failure("restTooSmall");
  return success({ paid, rest });
}

/** Past prices of one leg, oldest first; times in epoch ms, null odds without a price. */
export interface TrendLeg {
  readonly taken: Odds;
  readonly result: LegResult | null;
  readonly prices: readonly { readonly at: number; readonly odds: Odds | null }[];
}

/** A bet whose past offers are computed; `from` and `to` in epoch ms. */
export interface TrendSubject {
  readonly shape: BetShape;
  readonly legs: readonly TrendLeg[];
  readonly stake: Money;
  readonly marginBasisPoints: number;
  readonly cap: Money | null;
  readonly from: number;
  readonly to: number;
}

/** Cash-out value of the open stake at one moment (epoch ms). */
export interface TrendPoint {
  readonly at: number;
  readonly value: Money;
}

function legAt(leg: TrendLeg, at: number): CashoutLeg {
  const last = leg.prices.findLast((price) => price.at <= at);
  const current = last === undefined ? leg.taken : last.odds;
  if (current !== null) return { type: "open", taken: leg.taken, current };
  return leg.result === null ? { type: "suspended" } : { type: "settled", taken: leg.taken, result: leg.result };
}

function withoutRepeats(points: readonly TrendPoint[]): readonly TrendPoint[] {
  return points.filter((point, index) => point.value.minor !== points[index - 1]?.value.minor);
}

/** Samples points evenly, including the first and the last. */
function thin(points: readonly TrendPoint[], maxPoints: number): readonly TrendPoint[] {
  if (points.length <= maxPoints) return points;
  const step = (points.length - 1) / (maxPoints - 1);
  return Array.from({ length: maxPoints }, (_, index) => points[Math.round(index * step)]).filter((point) => point !== undefined);
}

/**
 * Cash-out value history of the open stake, oldest first, with at most `maxPoints` points; times without an offer are omitted
 * (decisions 0d).
 */
export function cashoutTrend(subject: TrendSubject, maxPoints: number): readonly TrendPoint[] {
  const { shape, legs, stake, marginBasisPoints, cap, from, to } = subject;
  const changes = legs.flatMap((leg) => leg.prices.map((price) => price.at)).filter((at) => at > from && at < to);
  const moments = [...new Set([from, ...changes, to])].sort((left, right) => left - right);
  const points = moments.flatMap((at) => {
    const quote = quoteCashout({ shape, legs: legs.map((leg) => legAt(leg, at)), stake, marginBasisPoints, cap });
    return quote.type === "offered" ? [{ at, value: quote.value }] : [];
  });
  return thin(withoutRepeats(points), maxPoints);
}
