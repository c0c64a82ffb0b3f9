import type { PlacedBet } from "@touchline/domain";
import { purchaseEvent, type SlipEvent } from "./slip-events.ts";

/** Tells the operator's analytics of each bet once, when it is accepted. */
export function createPurchaseTracker(track: (event: SlipEvent) => void): (bets: readonly PlacedBet[]) => void {
  const told = new Set<string>();
  return (bets) => {
    for (const bet of bets) {
      if (bet.status !== "accepted" || told.has(bet.id)) continue;
      told.add(bet.id);
      track(purchaseEvent(bet));
    }
  };
}
