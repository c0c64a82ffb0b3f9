import type { SlipAction } from "@touchline/domain";

/** Edits of the player, which other tabs follow; prices, placements and settings each tab learns by itself. */
const edits: ReadonlySet<SlipAction["type"]> = new Set<SlipAction["type"]>([
  "selectionToggled",
  "selectionsRemoved",
  "customBetAdded",
  "replaceAnswered",
  "betTypeChanged",
  "systemTypeChanged",
  "sharedStakeTyped",
  "stakeTyped",
  "returnTyped",
  "changesAccepted",
  "cleared",
  "restored",
  "receiptClosed",
]);

/** Whether an action is the player's own doing. */
export function isPlayerEdit(action: SlipAction): boolean {
  return edits.has(action.type);
}
