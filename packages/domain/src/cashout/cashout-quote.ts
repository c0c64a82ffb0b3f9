import { betFactor, type BetShape } from "../bet/bet-return.ts";
import { capMoney, isPositiveMoney, multiplyMoney, type Money } from "../money/money.ts";
import { fraction, multiplyFractions, type Fraction } from "../odds/fraction.ts";
import { legFactor, type LegResult } from "../odds/leg-factor.ts";
import type { Odds } from "../odds/odds.ts";

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
