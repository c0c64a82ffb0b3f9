import { isPositiveMoney, isSameUnit, type Money } from "../money/money.ts";
import { quickBetMissing, type QuickBet, type QuickBetAction, type QuickBetRefusal } from "./quick-bet.ts";
import type { SlipSelection } from "./selection.ts";
import { slipReducer, type SlipAction } from "./slip-reducer.ts";
import { slipRefusals, type SlipContext } from "./slip-refusals.ts";
import type { Slip } from "./slip.ts";

/** Why tapping an outcome would not place a bet, most urgent first; empty if it would. */
export function quickBetRefusals(quick: QuickBet, selection: SlipSelection, context: SlipContext): readonly QuickBetRefusal[] {
  if (!quick.isEnabled) return [{ type: "notEnabled" }];
  const against = slipRefusals(withSelection(quick.ticket, selection), context);
  if (against.length > 0) return against;
  return quick.isApproved ? [] : [{ type: "notApproved" }];
}

/** Applies an action to quick bet (spec.md 4, decisions P); returns the same object if nothing changed. Never throws. */
export function quickBetReducer(quick: QuickBet, action: QuickBetAction): QuickBet {
  switch (action.type) {
    case "toggled":
      return { ...quick, isEnabled: !quick.isEnabled, isApproved: false };
    case "stakeTyped":
      return changeStake(quick, { type: "sharedStakeTyped", stake: action.stake });
    case "currencyChanged":
      return changeStake(quick, { type: "currencyChanged", unit: action.unit });
    case "approvalAnswered":
      return approve(quick, action);
    case "balanceChanged":
      return isCovered(quick, action.balance) ? quick : { ...quick, isEnabled: false, isApproved: false };
    case "outcomeTapped": {
      if (quickBetRefusals(quick, action.selection, action.context).length > 0) return quick;
      return withTicket(quick, slipReducer(withSelection(quick.ticket, action.selection), { type: "placementStarted" }));
    }
    case "rested":
      return withTicket(quick, atRest(quick.ticket));
    case "ticket":
      return withTicket(quick, slipReducer(quick.ticket, action.action));
  }
}

/** Approval requires a stake that the balance covers. */
function approve(quick: QuickBet, { answer, balance }: Extract<QuickBetAction, { type: "approvalAnswered" }>): QuickBet {
  const canPlace = quick.isEnabled && isPositiveMoney(quick.ticket.sharedStake) && quickBetMissing(quick, balance) === null;
  const isApproved = answer === "approved" && canPlace;
  return isApproved === quick.isApproved ? quick : { ...quick, isApproved };
}

function changeStake(quick: QuickBet, action: SlipAction): QuickBet {
  const ticket = slipReducer(quick.ticket, action);
  const { sharedStake: before } = quick.ticket;
  const isSame = isSameUnit(ticket.sharedStake, before) && ticket.sharedStake.minor === before.minor;
  return isSame ? quick : { ...quick, ticket, isApproved: false };
}

/** Quick bet is disabled if the balance is 0 or below the stake (spec.md 4); an unknown balance or another currency is not checked. */
function isCovered(quick: QuickBet, balance: Money | null): boolean {
  if (!quick.isEnabled || balance === null) return true;
  return balance.minor > 0n && quickBetMissing(quick, balance) === null;
}

function withTicket(quick: QuickBet, ticket: Slip): QuickBet {
  return ticket === quick.ticket ? quick : { ...quick, ticket };
}

/** Clears the ticket except its stake, unless it is being placed. */
function atRest(ticket: Slip): Slip {
  if (ticket.state === "processing" || (ticket.state === "initial" && ticket.bets.length === 0)) return ticket;
  return slipReducer(ticket, { type: "cleared" });
}

function withSelection(ticket: Slip, selection: SlipSelection): Slip {
  return slipReducer(atRest(ticket), { type: "selectionToggled", selection });
}
