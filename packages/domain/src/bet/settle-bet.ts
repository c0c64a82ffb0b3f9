import { multiplyMoney, zeroMoney, type Money } from "../money/money.ts";
import { compareFractions, fraction } from "../odds/fraction.ts";
import { legFactor, type LegResult } from "../odds/leg-factor.ts";
import type { Odds } from "../odds/odds.ts";
import { betFactor, type BetShape } from "./bet-return.ts";

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
