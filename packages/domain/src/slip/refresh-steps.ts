import { isMatchBettable } from "../match/match-status.ts";
import { refreshSelection, type SelectionRefresh } from "../selection/refresh-selection.ts";
import type { SlipSelection } from "../selection/slip-selection.ts";
import type { Odds } from "../odds/odds.ts";
import type { Slip, SlipBet, SlipRules } from "./slip.ts";
import { restingState } from "./ticket-state.ts";

/** Brings prices and availability up to date. Nothing else moves: an error or a placement under way stays as it is. */
export function refreshSelections(slip: Slip, refreshes: readonly SelectionRefresh[]): Slip {
  const byId = new Map(refreshes.map((refresh) => [refresh.id, refresh]));
  return mapSelections(slip, (selection) => {
    const refresh = byId.get(selection.id);
    return refresh === undefined ? selection : refreshSelection(selection, refresh);
  });
}

/** Brings the price of a custom bet up to date; whether it asks again follows from the odds policy, as for any price. */
export function refreshCustomOdds(slip: Slip, customOdds: Odds | null): Slip {
  const [first] = slip.bets;
  if (first?.type !== "customBet" || first.customOdds === customOdds) return slip;
  const changed = { ...slip, bets: [{ ...first, customOdds, acceptedCustomOdds: first.acceptedCustomOdds ?? customOdds }] };
  return slip.state === "initial" || slip.state === "oddsChanged" ? { ...changed, state: restingState(changed) } : changed;
}

/** Selections of a provider that is not active become unavailable; of one that is back, are checked again (spec.md 4). */
export function changeProviderStatus(slip: Slip, provider: string, status: "active" | "inactive"): Slip {
  const others = slip.rules.inactiveProviders.filter((inactive) => inactive !== provider);
  const rules = { ...slip.rules, inactiveProviders: status === "active" ? others : [...others, provider] };
  return applyRules(slip, rules, (selection) => selection.provider === provider);
}

/** New settings: every selection is judged by them again. */
export function changeRules(slip: Slip, rules: SlipRules): Slip {
  return applyRules(slip, rules, () => true);
}

function applyRules(slip: Slip, rules: SlipRules, concerns: (selection: SlipSelection) => boolean): Slip {
  const wasInactive = new Set(slip.rules.inactiveProviders);
  return mapSelections({ ...slip, rules }, (selection) => {
    if (!concerns(selection)) return selection;
    if (rules.inactiveProviders.includes(selection.provider)) return withAvailability(selection, "notAvailable");
    return wasInactive.has(selection.provider) ? withAvailability(selection, "checking") : selection;
  });
}

function mapSelections(slip: Slip, change: (selection: SlipSelection) => SlipSelection): Slip {
  const bets = slip.bets.map((bet) => changeBet(bet, change)).filter((bet) => !isOverCustomBet(bet));
  const isSame = bets.length === slip.bets.length && bets.every((bet, index) => bet === slip.bets[index]);
  if (isSame) return slip;
  const changed = { ...slip, bets };
  return slip.state === "initial" || slip.state === "oddsChanged" ? { ...changed, state: restingState(changed) } : changed;
}

function changeBet(bet: SlipBet, change: (selection: SlipSelection) => SlipSelection): SlipBet {
  const selections = bet.selections.map(change);
  return selections.every((selection, index) => selection === bet.selections[index]) ? bet : { ...bet, selections };
}

/** A custom bet goes when a match of it is neither prematch nor live (spec.md 4). */
function isOverCustomBet(bet: SlipBet): boolean {
  return bet.type === "customBet" && bet.selections.some((selection) => !isMatchBettable(selection.matchStatus));
}

function withAvailability(selection: SlipSelection, availability: SlipSelection["availability"]): SlipSelection {
  return selection.availability === availability ? selection : { ...selection, availability };
}
