import { capMoney, compareMoney, isPositiveMoney, multiplyMoney, type Money } from "../money/money.ts";
import { fraction, multiplyFractions, type Fraction } from "../odds/fraction.ts";
import { legFactor, type LegResult } from "../odds/leg-factor.ts";
import type { Odds } from "../odds/odds.ts";
import { failure, success, type Result } from "../result.ts";
import { betFactor, type BetShape } from "./bet.ts";

/** One leg of an accepted bet as a cash out sees it: its price taken, and its price now or how it ended (spec.md 4). */
export type CashoutLeg =
  | { readonly type: "open"; readonly taken: Odds; readonly current: Odds }
  | { readonly type: "settled"; readonly taken: Odds; readonly result: LegResult }
  /** No price for the moment. */
  | { readonly type: "suspended" }
  /** No price any more. */
  | { readonly type: "unavailable" };

/** What the operator pays for a bet now; `suspended` until a price is back (spec.md 4). */
export type CashoutQuote =
  | { readonly type: "offered"; readonly value: Money }
  | { readonly type: "suspended" }
  | { readonly type: "unavailable" };

/** A bet to be priced for cash out; `marginBasisPoints` is kept back of its fair value, `cap` is the operator's largest return. */
export interface CashoutSubject {
  readonly shape: BetShape;
  readonly legs: readonly CashoutLeg[];
  readonly stake: Money;
  readonly marginBasisPoints: number;
  readonly cap: Money | null;
}

type PricedLeg = Extract<CashoutLeg, { type: "open" | "settled" }>;

/** What one unit of stake on a leg is worth now: taken / current while open, its result's factor after. */
function fairLegFactor(leg: PricedLeg): Fraction {
  return leg.type === "open" ? fraction(BigInt(leg.taken), BigInt(leg.current)) : legFactor(leg.taken, leg.result);
}

/** Fair value of one unit of stake, exact: the expected return at the prices of now (domain rule "cash out"). */
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
 * Prices a bet: min(fair value less margin, the operator's largest return), floored once to the minor unit; nothing while any open
 * leg has no price, nor for a bet that is lost or decided. Every price is above 1, so the value never exceeds what the bet can return.
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

/** Whether an offer has reached the value that a player's rule waits for (decisions 0d). */
export function isCashoutRuleReached(quote: CashoutQuote, at: Money): boolean {
  return quote.type === "offered" && compareMoney(quote.value, at) >= 0;
}

/** Thousandths that stand for the whole bet. */
export const wholeShare = 1000;

/** Part of an offer to take; `share` in thousandths, `smallestStake` is what must at least run on (decisions 0d). */
export interface CashoutShare {
  readonly offer: Money;
  readonly stake: Money;
  readonly share: number;
  readonly smallestStake: Money;
}

/** What a share pays now and the stake that runs on at the taken odds, both floored to the minor unit. */
export interface SharedCashout {
  readonly paid: Money;
  readonly rest: Money;
}

/** Why a share cannot be taken: it would pay nothing, or leave less than the smallest stake. */
export type CashoutShareRefusal = "paysNothing" | "restTooSmall";

/** Splits an offer: pays the share of it and leaves the rest of the stake; both round against the share, so that parts never pay more than the whole. */
export function shareCashout({ offer, stake, share, smallestStake }: CashoutShare): Result<SharedCashout, CashoutShareRefusal> {
  const taken = BigInt(share);
  const whole = BigInt(wholeShare);
  const paid = multiplyMoney(offer, fraction(taken, whole));
  const rest = multiplyMoney(stake, fraction(whole - taken, whole));
  if (!isPositiveMoney(paid)) return failure("paysNothing");
  if (taken < whole && (!isPositiveMoney(rest) || compareMoney(rest, smallestStake) < 0)) return failure("restTooSmall");
  return success({ paid, rest });
}

/** Past prices of one leg, oldest first, times in epoch milliseconds; null odds where it had no price. */
export interface TrendLeg {
  readonly taken: Odds;
  readonly result: LegResult | null;
  readonly prices: readonly { readonly at: number; readonly odds: Odds | null }[];
}

/** A bet whose offers of the past are asked for; `from` and `to` in epoch milliseconds. */
export interface TrendSubject {
  readonly shape: BetShape;
  readonly legs: readonly TrendLeg[];
  readonly stake: Money;
  readonly marginBasisPoints: number;
  readonly cap: Money | null;
  readonly from: number;
  readonly to: number;
}

/** What the bet's running stake was worth at one moment. */
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

/** Evenly spread points, the first and the last among them. */
function thin(points: readonly TrendPoint[], most: number): readonly TrendPoint[] {
  if (points.length <= most) return points;
  const step = (points.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, index) => points[Math.round(index * step)]).filter((point) => point !== undefined);
}

/** How the offer of a bet moved since `from`, oldest first, at most `most` points; moments without an offer are left out (decisions 0d). */
export function cashoutTrend(subject: TrendSubject, most: number): readonly TrendPoint[] {
  const { shape, legs, stake, marginBasisPoints, cap, from, to } = subject;
  const changes = legs.flatMap((leg) => leg.prices.map((price) => price.at)).filter((at) => at > from && at < to);
  const moments = [...new Set([from, ...changes, to])].sort((left, right) => left - right);
  const points = moments.flatMap((at) => {
    const quote = quoteCashout({ shape, legs: legs.map((leg) => legAt(leg, at)), stake, marginBasisPoints, cap });
    return quote.type === "offered" ? [{ at, value: quote.value }] : [];
  });
  return thin(withoutRepeats(points), most);
}
