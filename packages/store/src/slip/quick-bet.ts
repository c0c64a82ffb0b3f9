import {
  isSameUnit,
  quickBetMissing,
  quickBetReducer,
  quickBetRefusals,
  quickBetState,
  slipSelections,
  type QuickBetAction,
  type Slip,
  type SlipAction,
  type SlipSelection,
} from "@touchline/domain";
import type { ValueStore } from "../core/value-store.ts";
import { createPlacement, type PlacementKind, type PlacementPage } from "./placement/placement.ts";
import { wireToPlacedBet } from "./placement/wire-bet.ts";
import { firstQuickBetState, type QuickBetActions, type QuickBetStoreState } from "./quick-bet-state.ts";
import { toSlipContext } from "./slip-rules.ts";
import type { SlipPage } from "./create-slip.ts";
import type { SlipStore } from "./slip-state.ts";

/** What quick bet needs from the page. */
export interface QuickBetPage extends PlacementPage {
  readonly slip: Pick<SlipStore, "getState" | "subscribe">;
  /** As in `SlipPage`. */
  readonly freshPrices?: SlipPage["freshPrices"];
}

const kind: PlacementKind = { attemptKey: "quick-attempt", meta: { quick: true } };
/** How long a result is shown (decisions P). */
const restAfterMs = 5000;

/** Creates quick bet's actions: the same idempotent attempts as the slip's, under their own key. */
export function createQuickBetActions(store: ValueStore<QuickBetStoreState>, page: QuickBetPage): QuickBetActions {
  const { ports, session, slip } = page;
  store.setState(firstQuickBetState(slip.getState().slip.sharedStake), true);
  let cancelRest: () => void = () => undefined;

  function dispatch(action: QuickBetAction): void {
    const { quick } = store.getState();
    const next = quickBetReducer(quick, action);
    if (next === quick) return;
    store.setState({ quick: next });
    const [before, after] = [quickBetState(quick), quickBetState(next)];
    if (before !== after && (after === "success" || after === "error")) restLater();
  }

  function pass(action: SlipAction): void {
    dispatch({ type: "ticket", action });
  }

  function restLater(): void {
    cancelRest();
    cancelRest = ports.time.after(restAfterMs, dismiss);
  }

  function dismiss(): void {
    cancelRest();
    dispatch({ type: "rested" });
    store.setState({ shownRefusal: null, ...(quickBetState(store.getState().quick) === "processing" ? {} : { outcomeId: null }) });
  }

  const placement = createPlacement(
    page,
    {
      slip: () => store.getState().quick.ticket,
      dispatch: pass,
      stageChanged: (attemptStage) => store.setState({ attemptStage }),
      signInWanted: () => showRefusal("", { type: "notSignedIn" }),
      notPlaced: () => showRefusal(store.getState().outcomeId ?? "", { type: "notPlaced" }),
      refused: () => undefined,
    },
    kind,
  );

  function showRefusal(outcomeId: string, refusal: NonNullable<QuickBetStoreState["shownRefusal"]>["refusal"]): void {
    store.setState({ shownRefusal: { outcomeId, refusal } });
    restLater();
  }

  async function tap(selection: SlipSelection): Promise<void> {
    const areFresh = page.freshPrices === undefined || (await page.freshPrices([selection.matchId]));
    const { quick } = store.getState();
    const [against] =
      slip.getState().arePricesStale || !areFresh
        ? [{ type: "checking" as const }]
        : quickBetRefusals(quick, selection, toSlipContext(session));
    if (against !== undefined) return against.type === "processing" ? undefined : showRefusal(selection.id, against);
    cancelRest();
    store.setState({ outcomeId: selection.id, shownRefusal: null });
    dispatch({ type: "outcomeTapped", selection, context: toSlipContext(session) });
    await placement.start();
  }

  function followSlip(): void {
    const { rules, oddsPolicy, sharedStake } = slip.getState().slip;
    dispatch({ type: "currencyChanged", unit: { currency: sharedStake.currency, subunits: sharedStake.subunits } });
    pass({ type: "rulesChanged", rules });
    pass({ type: "oddsPolicyChanged", policy: oddsPolicy });
  }

  return {
    tap,
    dismiss,
    toggle() {
      dispatch({ type: "toggled" });
      store.setState({ shownRefusal: null });
      const { isEnabled } = store.getState().quick;
      dispatch({ type: "balanceChanged", balance: session.balance() });
      if (isEnabled && !store.getState().quick.isEnabled) showRefusal("", { type: "balanceTooLow" });
    },
    typeStake: (stake) => dispatch({ type: "stakeTyped", stake }),
    answerApproval(answer) {
      dispatch({ type: "approvalAnswered", answer, balance: session.balance() });
      store.setState({ shownRefusal: null });
      if (answer === "approved" && quickBetMissing(store.getState().quick, session.balance()) !== null)
        showRefusal("", { type: "balanceTooLow" });
    },
    markOf(selectionId) {
      const { outcomeId, quick } = store.getState();
      const state = quickBetState(quick);
      return outcomeId !== selectionId || state === "initial" ? null : state;
    },
    checkAgain: placement.checkAgain,
    leaveUnknown: placement.leaveUnknown,
    betChanged(bet) {
      const known = store.getState().quick.ticket.placedBets.find(({ id }) => id === String(bet.id));
      if (known !== undefined) pass({ type: "placedBetChanged", bet: wireToPlacedBet(bet, known) });
      placement.concludeIfKnown();
    },
    balanceChanged: () => dispatch({ type: "balanceChanged", balance: session.balance() }),
    begin() {
      followSlip();
      placement.resume();
      const { quick } = store.getState();
      const [resumed] = slipSelections({ bets: quick.ticket.processingBets });
      if (resumed !== undefined) store.setState({ outcomeId: resumed.id });
      const stopSlip = slip.subscribe((state, before) => {
        if (haveTermsChanged(state.slip, before.slip)) followSlip();
      });
      return () => {
        stopSlip();
        cancelRest();
        placement.stop();
      };
    },
  };
}

/** Whether the slip's rules, odds policy or unit changed. */
function haveTermsChanged(slip: Slip, before: Slip): boolean {
  return slip.rules !== before.rules || slip.oddsPolicy !== before.oddsPolicy || !isSameUnit(slip.sharedStake, before.sharedStake);
}
