import { slipSelections, type RestoredBets, type Slip, type SlipAction } from "@touchline/domain";

/** What the last edit took away or turned round, to be put back in one tap (features B4). */
export interface SlipUndo extends RestoredBets {
  readonly kind: "removed" | "cleared" | "converted" | "accepted";
  /** The outcome that was removed, where it was one. */
  readonly name: string | null;
}

/** How long the way back is offered. */
export const undoShownMs = 20_000;

/** News of prices, settings and bets that are no edits: they leave an offered undo standing. */
const passive: ReadonlySet<SlipAction["type"]> = new Set<SlipAction["type"]>([
  "selectionsRefreshed",
  "customOddsRefreshed",
  "rulesChanged",
  "providerStatusChanged",
  "oddsPolicyChanged",
  "stakeKeepingChanged",
  "stakeLimitsHeard",
  "placedBetChanged",
]);

/** The undo to offer after an action that changed the slip. */
export function undoAfter(
  action: SlipAction,
  change: { readonly before: Slip; readonly after: Slip; readonly offered: SlipUndo | null },
): SlipUndo | null {
  const { before, after, offered } = change;
  if (passive.has(action.type)) return offered;
  const kind = before.bets.length === 0 || before.bets === after.bets ? null : kindOf(action, change);
  if (kind === null) return null;
  const left = new Set(slipSelections(after).map(({ id }) => id));
  const gone = slipSelections(before).filter(({ id }) => !left.has(id));
  const name = kind === "removed" && gone.length === 1 ? (gone[0]?.outcomeName ?? null) : null;
  return { kind, name, bets: before.bets, sharedStake: before.sharedStake };
}

const kinds: Partial<Record<SlipAction["type"], SlipUndo["kind"]>> = {
  selectionsRemoved: "removed",
  cleared: "cleared",
  betTypeChanged: "converted",
  changesAccepted: "accepted",
};

function kindOf(action: SlipAction, { before, after }: { readonly before: Slip; readonly after: Slip }): SlipUndo["kind"] | null {
  if (action.type === "selectionToggled") return slipSelections(after).length < slipSelections(before).length ? "removed" : null;
  return kinds[action.type] ?? null;
}
