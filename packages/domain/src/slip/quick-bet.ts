import { isSameUnit, subtractMoney, type Money, type MoneyUnit } from "../money/money.ts";
import type { SlipSelection } from "./selection.ts";
import type { SlipAction } from "./slip-reducer.ts";
import type { SlipContext, SlipRefusal } from "./slip-refusals.ts";
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
