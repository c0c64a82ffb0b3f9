import { isOddsChanged } from "../selection/odds-change.ts";
import { slipSelections, type Slip } from "./slip.ts";

/** Initial, or odds changed if any bet has a price to agree to (spec.md 4). */
export function restingState(slip: Pick<Slip, "bets" | "oddsPolicy">): "initial" | "oddsChanged" {
  return slipSelections(slip).some((selection) => isOddsChanged(selection, slip.oddsPolicy)) ? "oddsChanged" : "initial";
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
    processingBets: [],
    placedBets: [],
  };
  return { ...edited, state: restingState(edited) };
}
