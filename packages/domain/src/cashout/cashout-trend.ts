import type { BetShape } from "../bet/bet-return.ts";
import type { Money } from "../money/money.ts";
import type { LegResult } from "../odds/leg-factor.ts";
import type { Odds } from "../odds/odds.ts";
import { quoteCashout, type CashoutLeg } from "./cashout-quote.ts";

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
