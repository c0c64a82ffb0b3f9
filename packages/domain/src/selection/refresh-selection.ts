import { isMatchBettable, type MatchStatus } from "../match/match-status.ts";
import type { Odds } from "../odds/odds.ts";
import { extendTrail } from "./odds-trail.ts";
import type { SelectionAvailability, SlipSelection } from "./slip-selection.ts";

/** What the page knows now of the outcome behind a selection. */
export interface SelectionRefresh {
  readonly id: string;
  readonly matchStatus: MatchStatus;
  /** Status open and the planned bet stop not passed. */
  readonly isMarketOpen: boolean;
  readonly isProviderActive: boolean;
  /** Product time of the news, epoch ms. */
  readonly atMs: number;
  /** Names in the language of the page, where they are known. */
  readonly names?: { readonly marketName: string; readonly outcomeName: string };
  /** Null when the outcome is not on offer any more. */
  readonly outcome: { readonly active: boolean; readonly odds: Odds | null } | null;
}

/** Brings one leg up to date; the old object stays when nothing changed. A missing price keeps the last one. */
export function refreshSelection(selection: SlipSelection, refresh: SelectionRefresh): SlipSelection {
  const availability = refreshedAvailability(refresh);
  const odds = refresh.outcome?.odds ?? selection.odds;
  const { marketName, outcomeName } = refresh.names ?? selection;
  const next = { ...selection, marketName, outcomeName, availability, odds, matchStatus: refresh.matchStatus };
  const trail = extendTrail(selection, { odds, atMs: refresh.atMs });
  const isSame = refreshed.every((name) => next[name] === selection[name]) && trail === selection.trail;
  return isSame ? selection : { ...next, trail };
}

const refreshed = ["marketName", "outcomeName", "availability", "odds", "matchStatus"] as const;

function refreshedAvailability(refresh: SelectionRefresh): SelectionAvailability {
  if (!refresh.isProviderActive || !isMatchBettable(refresh.matchStatus)) return "notAvailable";
  const isOffered = refresh.outcome !== null && refresh.outcome.active && refresh.outcome.odds !== null;
  return refresh.isMarketOpen && isOffered ? "open" : "suspended";
}
