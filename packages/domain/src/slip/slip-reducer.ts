import type { BetType } from "../bet-type.ts";
import { isMatchBettable } from "../match.ts";
import { zeroMoney, type Money, type MoneyUnit } from "../money/money.ts";
import type { Odds } from "../odds/odds.ts";
import { changeBetType } from "./compose-bets.ts";
import {
  acceptChanges,
  addCustomBet,
  agreeToPrices,
  resolveReplacement,
  changeCurrency,
  chooseSystemType,
  dropSelections,
  followBets,
  setStakeLimits,
  keepStake,
  restoreBets,
  toggleSelection,
  typeBetAmount,
  typeSharedStake,
} from "./edit-slip.ts";
import type { PlacedBet, PlacementRefusal } from "./placement-answer.ts";
import {
  abandonPlacement,
  answerPlacement,
  changePlacedBet,
  closeReceipt,
  progressPlacement,
  refusePlacement,
  resumePlacement,
  startPlacement,
} from "./placement.ts";
import { refreshSelection, type OddsPolicy, type SelectionRefresh, type SlipSelection } from "./selection.ts";
import { slipUnit } from "./slip-bet.ts";
import { composeFields, hasAllFields } from "./slip-fields.ts";
import { editSlip, emptySlip, editableState, type Slip, type SlipBet, type SlipRules } from "./slip.ts";

/** Everything that can happen to a slip. Edits are ignored while it is processing. */
export type SlipAction =
  | { readonly type: "selectionToggled"; readonly selection: SlipSelection }
  | { readonly type: "selectionsRemoved"; readonly selectionIds: readonly string[] }
  | { readonly type: "customBetAdded"; readonly selections: readonly SlipSelection[]; readonly customOdds: Odds }
  /** The price of the custom bet; null if the combination has none. */
  | { readonly type: "customOddsRefreshed"; readonly customOdds: Odds | null }
  | { readonly type: "replaceAnswered"; readonly answer: "replace" | "keep" }
  | { readonly type: "betTypeChanged"; readonly betType: BetType }
  | { readonly type: "systemTypeChanged"; readonly systemTypeId: string }
  | { readonly type: "sharedStakeTyped"; readonly stake: Money }
  | { readonly type: "stakeTyped"; readonly betKey: string; readonly stake: Money }
  | { readonly type: "returnTyped"; readonly betKey: string; readonly target: Money }
  | { readonly type: "oddsPolicyChanged"; readonly policy: OddsPolicy }
  /** Accepts only `prices`; if absent, accepts all prices and removes what cannot be bet on (spec.md 4). */
  | { readonly type: "changesAccepted"; readonly prices?: Readonly<Record<string, Odds>> }
  | { readonly type: "stakeKeepingChanged"; readonly keepsStake: boolean }
  | { readonly type: "cleared" }
  | { readonly type: "restored"; readonly bets: readonly SlipBet[]; readonly sharedStake: Money }
  /** The bets of another tab of this browser; empty if that tab cleared its slip. */
  | { readonly type: "followed"; readonly bets: readonly SlipBet[]; readonly sharedStake: Money }
  /** Maximum stakes of the current bets, by bet key. */
  | { readonly type: "stakeLimitsReceived"; readonly limits: Readonly<Record<string, Money>> }
  /** The bets as returned by `applyAvailableBonuses` or `chooseBonus`. */
  | { readonly type: "bonusesTaken"; readonly bets: readonly SlipBet[] }
  | { readonly type: "selectionsRefreshed"; readonly refreshes: readonly SelectionRefresh[] }
  | { readonly type: "providerStatusChanged"; readonly provider: string; readonly status: "active" | "inactive" }
  | { readonly type: "currencyChanged"; readonly unit: MoneyUnit }
  | { readonly type: "rulesChanged"; readonly rules: SlipRules }
  | { readonly type: "placementStarted" }
  /** Some of the bets are placed, and the others are still being sent. */
  | { readonly type: "placementProgressed"; readonly placedBets: readonly PlacedBet[]; readonly betKeys: readonly string[] }
  | { readonly type: "placementAnswered"; readonly placedBets: readonly PlacedBet[] }
  | { readonly type: "placedBetChanged"; readonly bet: PlacedBet }
  | { readonly type: "placementRefused"; readonly refusal: PlacementRefusal }
  /** The player signed out, or the attempt was not placed: the bets are kept. */
  | { readonly type: "placementAbandoned" }
  /** Resumes an attempt from before a reload. */
  | { readonly type: "placementResumed"; readonly bets: readonly SlipBet[] }
  | { readonly type: "receiptClosed"; readonly keep: "legs" | "nothing" };

/** Applies an action to the slip (spec.md 4); returns the same object if nothing changed. Never throws. */
export function slipReducer(slip: Slip, action: SlipAction): Slip {
  const next = withFields(slip, nextSlip(slip, action));
  return next === slip || next.keepsStake || !isEmptied(slip, next) || next.sharedStake.minor === 0n
    ? next
    : { ...next, sharedStake: zeroMoney(slipUnit(next)) };
}

/** Adds the fields that the selections and the rules allow, and removes the others; ignored while processing. */
function withFields(before: Slip, slip: Slip): Slip {
  if ((slip.bets === before.bets && slip.rules === before.rules) || !hasAllFields(slip) || slip.state === "processing") return slip;
  const changed = { ...slip, bets: composeFields(slip) };
  return slip.state === "initial" || slip.state === "oddsChanged" ? { ...changed, state: editableState(changed) } : changed;
}

/** Whether the last bet was removed, so that the next slip starts without a stake. */
function isEmptied(before: Slip, { bets, state }: Slip): boolean {
  return bets.length === 0 && state !== "processing" && (before.bets.length > 0 || before.state !== "initial");
}

function nextSlip(slip: Slip, action: SlipAction): Slip {
  switch (action.type) {
    case "selectionToggled":
      return toggleSelection(slip, action.selection);
    case "selectionsRemoved":
      return dropSelections(slip, action.selectionIds);
    case "customBetAdded":
      return addCustomBet(slip, action.selections, action.customOdds);
    case "customOddsRefreshed":
      return refreshCustomOdds(slip, action.customOdds);
    case "replaceAnswered":
      return resolveReplacement(slip, action.answer);
    case "betTypeChanged":
      return editBets(slip, changeBetType(slip, action.betType));
    case "systemTypeChanged":
      return chooseSystemType(slip, action.systemTypeId);
    case "sharedStakeTyped":
      return typeSharedStake(slip, action.stake);
    case "stakeTyped":
      return typeBetAmount(slip, action.betKey, { source: "stake", stake: action.stake });
    case "returnTyped":
      return typeBetAmount(slip, action.betKey, { source: "potentialWin", target: action.target });
    case "oddsPolicyChanged":
      return changeOddsPolicy(slip, action.policy);
    case "changesAccepted":
      return action.prices === undefined ? acceptChanges(slip) : agreeToPrices(slip, action.prices);
    case "stakeKeepingChanged":
      return keepStake(slip, action.keepsStake);
    case "cleared":
      return slip.state === "processing" ? slip : clearSlip(slip);
    case "restored":
      return restoreBets(slip, action.bets, action.sharedStake);
    case "followed":
      return followBets(slip, action.bets, action.sharedStake);
    case "stakeLimitsReceived":
      return setStakeLimits(slip, action.limits);
    case "bonusesTaken":
      return editBets(slip, action.bets);
    case "selectionsRefreshed":
      return refreshSelections(slip, action.refreshes);
    case "providerStatusChanged":
      return changeProviderStatus(slip, action.provider, action.status);
    case "currencyChanged":
      return changeCurrency(slip, action.unit);
    case "rulesChanged":
      return changeRules(slip, action.rules);
    case "placementStarted":
      return startPlacement(slip);
    case "placementProgressed":
      return progressPlacement(slip, action);
    case "placementAnswered":
      return answerPlacement(slip, action.placedBets);
    case "placedBetChanged":
      return changePlacedBet(slip, action.bet);
    case "placementRefused":
      return refusePlacement(slip, action.refusal);
    case "placementAbandoned":
      return abandonPlacement(slip);
    case "placementResumed":
      return resumePlacement(slip, action.bets);
    case "receiptClosed":
      return closeReceipt(slip, action.keep);
  }
}

function clearSlip(slip: Slip): Slip {
  const empty = emptySlip(slipUnit(slip), slip);
  return slip.keepsStake ? { ...empty, sharedStake: slip.sharedStake } : empty;
}

function editBets(slip: Slip, bets: Slip["bets"]): Slip {
  return bets === slip.bets ? slip : editSlip(slip, { bets });
}

function changeOddsPolicy(slip: Slip, oddsPolicy: Slip["oddsPolicy"]): Slip {
  if (slip.oddsPolicy === oddsPolicy) return slip;
  const changed = { ...slip, oddsPolicy };
  return slip.state === "initial" || slip.state === "oddsChanged" ? { ...changed, state: editableState(changed) } : changed;
}

/** Updates prices and availability. An error or a running placement is unaffected. */
function refreshSelections(slip: Slip, refreshes: readonly SelectionRefresh[]): Slip {
  const byId = new Map(refreshes.map((refresh) => [refresh.id, refresh]));
  return mapSelections(slip, (selection) => {
    const refresh = byId.get(selection.id);
    return refresh === undefined ? selection : refreshSelection(selection, refresh);
  });
}

/** Updates the price of a custom bet; the odds policy decides whether the player must accept it. */
function refreshCustomOdds(slip: Slip, customOdds: Odds | null): Slip {
  const [first] = slip.bets;
  if (first?.type !== "customBet" || first.customOdds === customOdds) return slip;
  const changed = { ...slip, bets: [{ ...first, customOdds, acceptedCustomOdds: first.acceptedCustomOdds ?? customOdds }] };
  return slip.state === "initial" || slip.state === "oddsChanged" ? { ...changed, state: editableState(changed) } : changed;
}

/**
 * Applies the status of a provider: selections of an inactive one become unavailable, those of a reactivated one are checked again
 * (spec.md 4).
 */
function changeProviderStatus(slip: Slip, provider: string, status: "active" | "inactive"): Slip {
  const others = slip.rules.inactiveProviders.filter((inactive) => inactive !== provider);
  const rules = { ...slip.rules, inactiveProviders: status === "active" ? others : [...others, provider] };
  return applyRules(slip, rules, (selection) => selection.provider === provider);
}

/** Replaces the rules and applies them to every selection. */
function changeRules(slip: Slip, rules: SlipRules): Slip {
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
  return slip.state === "initial" || slip.state === "oddsChanged" ? { ...changed, state: editableState(changed) } : changed;
}

function changeBet(bet: SlipBet, change: (selection: SlipSelection) => SlipSelection): SlipBet {
  const selections = bet.selections.map(change);
  return selections.every((selection, index) => selection === bet.selections[index]) ? bet : { ...bet, selections };
}

/** A custom bet is removed once its match is neither prematch nor live (spec.md 4). */
function isOverCustomBet(bet: SlipBet): boolean {
  return bet.type === "customBet" && bet.selections.some((selection) => !isMatchBettable(selection.matchStatus));
}

function withAvailability(selection: SlipSelection, availability: SlipSelection["availability"]): SlipSelection {
  return selection.availability === availability ? selection : { ...selection, availability };
}
