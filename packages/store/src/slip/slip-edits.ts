import {
  effectiveStake,
  isPositiveMoney,
  type RefusalFix,
  type RestoredBets,
  type Slip,
  type SlipAction,
  slipBetKey,
  slipSelections,
} from "@touchline/domain";

/** Edits by the player, which other tabs copy; each tab receives prices, placements and settings itself. */
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

/** Whether an action is an edit that other tabs copy. */
export function isPlayerEdit(action: SlipAction): boolean {
  return edits.has(action.type);
}

/** The action of a refusal's fix; null for fixes that the page carries out. */
export function fixToAction(fix: RefusalFix): SlipAction | null {
  switch (fix.type) {
    case "acceptChanges":
      return { type: "changesAccepted", prices: fix.prices };
    case "removeSelections":
      return { type: "selectionsRemoved", selectionIds: fix.selectionIds };
    case "changeBetType":
      return { type: "betTypeChanged", betType: fix.betType };
    case "setStake":
      return { type: "stakeTyped", betKey: fix.betKey, stake: fix.stake };
    case "enterStake":
    case "deposit":
    case "signIn":
      return null;
  }
}

/** The edits made on an early slip, as actions to apply on top of the known one. */
export function earlyEdits(early: Slip, known: Slip): readonly SlipAction[] {
  const present = new Set(slipSelections(known).map(({ id }) => id));
  const tapped = slipSelections(early).filter(({ id }) => !present.has(id));
  return [
    ...tapped.map((selection): SlipAction => ({ type: "selectionToggled", selection })),
    ...(early.sharedStake.minor > 0n ? [{ type: "sharedStakeTyped", stake: early.sharedStake } as const] : []),
    ...early.bets.flatMap((bet): SlipAction[] => {
      const { stakeEntry } = bet;
      // With fields for all types, an empty field changes nothing.
      if (stakeEntry.source === "sharing" || (early.entryMode === "allTypes" && !isPositiveMoney(effectiveStake(early, bet)))) return [];
      const betKey = slipBetKey(bet);
      return stakeEntry.source === "stake"
        ? [{ type: "stakeTyped", betKey, stake: stakeEntry.stake }]
        : [{ type: "returnTyped", betKey, target: stakeEntry.target }];
    }),
  ];
}

/** What the last edit removed or converted, to be restored by one tap (features B4). */
export interface SlipUndo extends RestoredBets {
  readonly kind: "removed" | "cleared" | "converted" | "accepted";
  /** The removed outcome, if it was just one. */
  readonly name: string | null;
}

/** How long an undo is offered. */
export const undoShownMs = 20_000;

/** Updates of prices, settings and bets are not edits: they keep an offered undo. */
const passive: ReadonlySet<SlipAction["type"]> = new Set<SlipAction["type"]>([
  "selectionsRefreshed",
  "customOddsRefreshed",
  "rulesChanged",
  "providerStatusChanged",
  "oddsPolicyChanged",
  "stakeKeepingChanged",
  "stakeLimitsReceived",
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
