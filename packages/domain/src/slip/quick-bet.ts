import { isSameUnit, subtractMoney, type Money, type MoneyUnit } from "../money/money.ts";
import type { SlipSelection } from "./selection.ts";
import type { SlipAction } from "./slip-reducer.ts";
import type { SlipContext, SlipRefusal } from "./slip-refusals.ts";
import { emptySlip, slipSelections, type Slip } from "./slip.ts";

/** Quick bet (spec.md 3): a ticket with one single that is placed on tap. */
export interface QuickBet {
  readonly isEnabled: boolean;
  /** The player approved the stake; cleared when quick bet is toggled or the stake or currency changes. */
  readonly isApproved: boolean;
  /** Stake, selection and placement state. */
  readonly ticket: Slip;
}

/** State of the last quick bet (spec.md 4). */
export type QuickBetState = "initial" | "processing" | "success" | "error";

/** Actions on quick bet; `ticket` forwards slip actions about prices, rules and placement. */
export type QuickBetAction =
  | { readonly type: "toggled" }
  | { readonly type: "stakeTyped"; readonly stake: Money }
  | { readonly type: "currencyChanged"; readonly unit: MoneyUnit }
  | { readonly type: "approvalAnswered"; readonly answer: "approved" | "withdrawn"; readonly balance: Money | null }
  | { readonly type: "balanceChanged"; readonly balance: Money | null }
  /** A live outcome was tapped; it is placed unless there is a refusal. */
  | { readonly type: "outcomeTapped"; readonly selection: SlipSelection; readonly context: SlipContext }
  /** The display time of the result is over (decisions P). */
  | { readonly type: "rested" }
  | { readonly type: "ticket"; readonly action: SlipAction };

/** Why a tap does not place a bet. */
export type QuickBetRefusal = SlipRefusal | { readonly type: "notEnabled" } | { readonly type: "notApproved" };

/** Initial quick bet: disabled, without a stake. The stake is kept between bets. */
export function createQuickBet(unit: MoneyUnit): QuickBet {
  return { isEnabled: false, isApproved: false, ticket: emptySlip(unit, { keepsStake: true }) };
}

/** Amount missing from the balance for one bet; null if covered, or if the balance is unknown or in another currency. */
export function quickBetMissing({ ticket: { sharedStake } }: QuickBet, balance: Money | null): Money | null {
  if (balance === null || !isSameUnit(balance, sharedStake) || balance.minor >= sharedStake.minor) return null;
  return subtractMoney(sharedStake, balance);
}

/** State of the last quick bet; a ticket with changed odds counts as initial. */
export function quickBetState({ ticket }: QuickBet): QuickBetState {
  return ticket.state === "oddsChanged" ? "initial" : ticket.state;
}

/** Ids of the selections being placed; empty unless processing (spec.md 4). */
export function quickBetSelectionIds({ ticket }: QuickBet): readonly string[] {
  return ticket.state === "processing" ? slipSelections({ bets: ticket.processingBets }).map(({ id }) => id) : [];
}
