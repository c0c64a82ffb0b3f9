import { multiplyMoney, zeroMoney, type Money } from "../money/money.ts";
import { oddsToFraction, type Odds } from "../odds/odds.ts";
import type { LegResult } from "../odds/leg-factor.ts";
import type { BetOutcome } from "./settle-bet.ts";

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
