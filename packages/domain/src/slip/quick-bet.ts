import { isPositiveMoney, isSameUnit, subtractMoney, type Money, type MoneyUnit } from "../money/money.ts";
import type { SlipSelection } from "./selection.ts";
import { slipReducer, type SlipAction } from "./slip-reducer.ts";
import { slipRefusals, type SlipContext, type SlipRefusal } from "./slip-refusals.ts";
import { emptySlip, slipSelections, type Slip } from "./slip.ts";

/** Betting by one tap (spec.md 3 "Quick bet"): a ticket of one single that is placed as soon as it is made. */
export interface QuickBet {
  readonly isEnabled: boolean;
  /** The player agreed to the stake; cleared by toggling and by any change of stake or currency. */
  readonly isApproved: boolean;
  /** Its stake, its selection and how far its placement is. */
  readonly ticket: Slip;
}

/** How far the last tap is (spec.md 4). */
export type QuickBetState = "initial" | "processing" | "success" | "error";

/** Everything that can happen to quick bet; `ticket` passes on what concerns prices, rules and the placement under way. */
export type QuickBetAction =
  | { readonly type: "toggled" }
  | { readonly type: "stakeTyped"; readonly stake: Money }
  | { readonly type: "currencyChanged"; readonly unit: MoneyUnit }
  | { readonly type: "approvalAnswered"; readonly answer: "approved" | "withdrawn"; readonly balance: Money | null }
  | { readonly type: "balanceChanged"; readonly balance: Money | null }
  /** A live outcome was tapped: it is placed unless something speaks against it. */
  | { readonly type: "outcomeTapped"; readonly selection: SlipSelection; readonly context: SlipContext }
  /** The result was shown long enough (decisions P). */
  | { readonly type: "rested" }
  | { readonly type: "ticket"; readonly action: SlipAction };

/** Why a tap places nothing. */
export type QuickBetRefusal = SlipRefusal | { readonly type: "notEnabled" } | { readonly type: "notApproved" };

/** Quick bet as a page begins: off, without a stake. A stake that the player agreed to stays for the next tap. */
export function createQuickBet(unit: MoneyUnit): QuickBet {
  return { isEnabled: false, isApproved: false, ticket: emptySlip(unit, { keepsStake: true }) };
}

/** What the balance lacks for one bet at the stake; null where it covers it, is unknown or is in another currency. */
export function quickBetMissing({ ticket: { sharedStake } }: QuickBet, balance: Money | null): Money | null {
  if (balance === null || !isSameUnit(balance, sharedStake) || balance.minor >= sharedStake.minor) return null;
  return subtractMoney(sharedStake, balance);
}

/** How far the last tap is; a ticket whose price moved is one at rest with a warning. */
export function quickBetState({ ticket }: QuickBet): QuickBetState {
  return ticket.state === "oddsChanged" ? "initial" : ticket.state;
}

/** Ids of what is being placed: kept while processing, else none (spec.md 4). */
export function quickBetSelectionIds({ ticket }: QuickBet): readonly string[] {
  return ticket.state === "processing" ? slipSelections({ bets: ticket.processingBets }).map(({ id }) => id) : [];
}

/** Why tapping an outcome would place nothing; empty when it would be placed. Pressing reasons come first. */
export function quickBetRefusals(quick: QuickBet, selection: SlipSelection, context: SlipContext): readonly QuickBetRefusal[] {
  if (!quick.isEnabled) return [{ type: "notEnabled" }];
  const against = slipRefusals(withSelection(quick.ticket, selection), context);
  if (against.length > 0) return against;
  return quick.isApproved ? [] : [{ type: "notApproved" }];
}

/** Quick bet's next state (spec.md 4, decisions P); the same object when nothing changed. Never throws. */
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

/** A yes needs a stake, and a balance that covers it. */
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

/** Off when the balance is 0 or below the stake (spec.md 4); an unknown balance or another currency is not judged. */
function isCovered(quick: QuickBet, balance: Money | null): boolean {
  if (!quick.isEnabled || balance === null) return true;
  return balance.minor > 0n && quickBetMissing(quick, balance) === null;
}

function withTicket(quick: QuickBet, ticket: Slip): QuickBet {
  return ticket === quick.ticket ? quick : { ...quick, ticket };
}

/** The ticket with nothing on it but its stake; one under way stays. */
function atRest(ticket: Slip): Slip {
  if (ticket.state === "processing" || (ticket.state === "initial" && ticket.bets.length === 0)) return ticket;
  return slipReducer(ticket, { type: "cleared" });
}

function withSelection(ticket: Slip, selection: SlipSelection): Slip {
  return slipReducer(atRest(ticket), { type: "selectionToggled", selection });
}
