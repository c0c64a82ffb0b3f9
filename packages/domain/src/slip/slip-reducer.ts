import { changeBetType } from "./compose-bets.ts";
import {
  acceptChanges,
  addCustomBet,
  agreeToPrices,
  answerReplace,
  changeCurrency,
  chooseSystemType,
  dropSelections,
  followBets,
  hearStakeLimits,
  keepStake,
  restoreBets,
  toggleSelection,
  typeBetAmount,
  typeSharedStake,
} from "./edit-steps.ts";
import {
  abandonPlacement,
  answerPlacement,
  changePlacedBet,
  closeReceipt,
  refusePlacement,
  resumePlacement,
  startPlacement,
} from "../placement/placement-steps.ts";
import { zeroMoney } from "../money/money.ts";
import { changeProviderStatus, changeRules, refreshCustomOdds, refreshSelections } from "./refresh-steps.ts";
import type { SlipAction } from "./slip-action.ts";
import { emptySlip, type Slip } from "./slip.ts";
import { slipUnit } from "./slip-stake.ts";
import { editSlip, restingState } from "./ticket-state.ts";

/** The ticket's next state (spec.md 4); the same object when nothing changed. Never throws. */
export function slipReducer(slip: Slip, action: SlipAction): Slip {
  const next = nextSlip(slip, action);
  return next === slip || next.keepsStake || !isEmptied(slip, next) || next.sharedStake.minor === 0n
    ? next
    : { ...next, sharedStake: zeroMoney(slipUnit(next)) };
}

/** Whether the last bet went: the next slip begins without a stake. */
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
      return answerReplace(slip, action.answer);
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
    case "stakeLimitsHeard":
      return hearStakeLimits(slip, action.limits);
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
  return slip.state === "initial" || slip.state === "oddsChanged" ? { ...changed, state: restingState(changed) } : changed;
}
