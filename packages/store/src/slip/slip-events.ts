import {
  fractionToFixed,
  moneyToDecimal,
  oddsToFraction,
  type PlacedBet,
  type Slip,
  type SlipAction,
  type SlipSelection,
  slipSelections,
} from "@touchline/domain";
import type { AnalyticsEvent, OutcomeRecord } from "../core/ports.ts";

/** Actions that are clicks on outcomes, as opposed to an undo, a restore or another tab's edit. */
const clicks: ReadonlySet<SlipAction["type"]> = new Set<SlipAction["type"]>([
  "selectionToggled",
  "selectionsRemoved",
  "customBetAdded",
  "replaceAnswered",
  "cleared",
]);

/** The clicks behind a change of the slip (spec.md 7). */
export function clickEvents(action: SlipAction, before: Slip, after: Slip): readonly AnalyticsEvent[] {
  if (!clicks.has(action.type) || before.bets === after.bets) return [];
  return [
    ...missing(before, after).map((one): AnalyticsEvent => ({ event: "outcome_delete_click", outcome: outcomeRecord(one) })),
    ...missing(after, before).map((one): AnalyticsEvent => ({ event: "outcome_add_click", outcome: outcomeRecord(one) })),
  ];
}

/** The tracking record of an accepted bet (spec.md 3 "Purchase tracking record"). */
function purchaseEvent(bet: PlacedBet): AnalyticsEvent {
  return {
    event: "purchase",
    transactionId: bet.id,
    contentIds: bet.legs.map(({ id }) => id),
    amount: Number(moneyToDecimal(bet.stake)),
    currency: bet.stake.currency,
  };
}

/** Selections of one slip that are missing on another. */
function missing(of: Slip, on: Slip): readonly SlipSelection[] {
  const present = new Set(slipSelections(on).map(({ id }) => id));
  return slipSelections(of).filter(({ id }) => !present.has(id));
}

function outcomeRecord(selection: SlipSelection): OutcomeRecord {
  const { id, sportKey, categoryName, leagueName, matchId, marketId, marketName, outcomeId, outcomeName } = selection;
  return {
    id,
    sportKey,
    categoryName,
    leagueName,
    matchId,
    matchName: selection.nameB === null ? selection.nameA : `${selection.nameA} – ${selection.nameB}`,
    matchStatus: selection.matchStatus === "live" ? "live" : "prematch",
    marketId,
    marketName,
    outcomeId,
    outcomeName,
    odds: Number(fractionToFixed(oddsToFraction(selection.odds), 3)),
  };
}

/** Tracks each bet once, when it is accepted. */
export function createPurchaseTracker(track: (event: AnalyticsEvent) => void): (bets: readonly PlacedBet[]) => void {
  const tracked = new Set<string>();
  return (bets) => {
    for (const bet of bets) {
      if (bet.status !== "accepted" || tracked.has(bet.id)) continue;
      tracked.add(bet.id);
      track(purchaseEvent(bet));
    }
  };
}
