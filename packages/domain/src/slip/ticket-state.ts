import { askingSelections } from "../custom-bet/bet-prices.ts";
import type { Slip } from "./slip.ts";

/** Initial, or odds changed if any bet has a price to agree to (spec.md 4). */
export function restingState(slip: Pick<Slip, "bets" | "oddsPolicy">): "initial" | "oddsChanged" {
  return slip.bets.some((bet) => askingSelections(bet, slip.oddsPolicy).length > 0) ? "oddsChanged" : "initial";
}

/** Applies an edit of the player: ends an error or a receipt, and is ignored while a placement is under way. */
export function editSlip(slip: Slip, changes: Partial<Slip>): Slip {
  if (slip.state === "processing") return slip;
  const edited = {
    ...slip,
    replaceCandidate: null,
    stakeLimits: {},
    ...changes,
    refusal: null,
    refusedBets: {},
    processingBets: [],
    placedBets: [],
  };
  return { ...edited, state: restingState(edited) };
}
