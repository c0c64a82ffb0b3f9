import type { Market, Outcome } from "./market.ts";

/** Whether a line takes bets: locked lines stay visible with a lock, hidden ones leave the page (spec.md 4). */
export type MarketAvailability = "open" | "locked" | "hidden";

/** Status and planned stop together: after `nextBetStopMs` an open line counts as suspended before the feed says so. */
export function marketAvailability(market: Pick<Market, "status" | "nextBetStopMs">, nowMs: number): MarketAvailability {
  switch (market.status) {
    case "open":
      return market.nextBetStopMs !== null && nowMs >= market.nextBetStopMs ? "locked" : "open";
    case "suspended":
    case "handedOver":
      return "locked";
    case "settled":
    case "cancelled":
    case "notOffered":
      return "hidden";
  }
}

/** Whether one outcome can be put on a slip now. */
export function isOutcomeBettable(
  market: Pick<Market, "status" | "nextBetStopMs">,
  outcome: Pick<Outcome, "active" | "odds">,
  nowMs: number,
): boolean {
  return marketAvailability(market, nowMs) === "open" && outcome.active && outcome.odds !== null;
}
