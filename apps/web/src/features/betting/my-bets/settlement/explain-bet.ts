import { allLegs, explainSettlement, toOdds, zeroMoney, type SettlementExplanation } from "@touchline/domain";
import type { ListedBet } from "@touchline/store";

/** How a bet came to its payout; null while it is open or when it never stood. */
export function explainBet(bet: ListedBet): SettlementExplanation | null {
  const { status, type, system, odds, stake, originalStake, cashedOut, win, legs, isReturnCapped } = bet;
  if (status !== "done" && status !== "cashed_out") return null;
  return explainSettlement({
    shape: system === null ? allLegs : { type: "system", sizes: system.sizes },
    legs: legs.map((leg) => ({ odds: leg.odds, result: leg.settled })),
    ownPrice: type === "customBet" ? (odds ?? toOdds(1001)) : null,
    runningStake: status === "cashed_out" ? zeroMoney(stake) : stake,
    originalStake,
    cashedOut,
    win,
    isReturnCapped,
    bonus: bet.bonus ?? null,
  });
}
