import { createQuickBet, type MoneyUnit } from "@touchline/domain";
import { createStandIn } from "../core/lazy-store.ts";
import type { QuickBetStore, QuickBetStoreState } from "./quick-bet.ts";

/** Quick bet as the page's parts know it: off until its code is there. */
export interface EarlyQuickBet extends QuickBetStore {
  readonly takeOver: (quickBet: QuickBetStore) => void;
}

/** Quick bet as a page begins. */
export function firstQuickBetState(unit: MoneyUnit): QuickBetStoreState {
  return { quick: createQuickBet(unit), attemptStage: "none", outcomeId: null, told: null };
}

/** Makes quick bet's stand-in. */
export function createEarlyQuickBet(unit: MoneyUnit): EarlyQuickBet {
  const { part, whenThere, getState, subscribe, takeOver } = createStandIn<QuickBetStoreState, QuickBetStore>(firstQuickBetState(unit));
  return {
    getState,
    subscribe,
    takeOver,
    toggle: () => whenThere((quickBet) => quickBet.toggle()),
    typeStake: (stake) => whenThere((quickBet) => quickBet.typeStake(stake)),
    answerApproval: (answer) => whenThere((quickBet) => quickBet.answerApproval(answer)),
    tap: async (selection) => part()?.tap(selection),
    markOf: (selectionId) => part()?.markOf(selectionId) ?? null,
    dismiss: () => whenThere((quickBet) => quickBet.dismiss()),
    checkAgain: () => whenThere((quickBet) => quickBet.checkAgain()),
    betChanged: (bet) => whenThere((quickBet) => quickBet.betChanged(bet)),
    balanceChanged: () => part()?.balanceChanged(),
    begin: () => part()?.begin() ?? (() => undefined),
  };
}
