import type { Bet } from "@touchline/contract/entities/bet";
import {
  isSameUnit,
  quickBetMissing,
  quickBetReducer,
  quickBetRefusals,
  quickBetState,
  slipSelections,
  type Money,
  type QuickBet,
  type QuickBetAction,
  type QuickBetRefusal,
  type SlipAction,
  type Slip,
  type SlipContext,
  type SlipSelection,
} from "@touchline/domain";
import type { SlipStore } from "./slip-state.ts";
import { createPlacement, type AttemptStage, type PlacementKind } from "./placement/placement.ts";
import { wireToPlacedBet } from "./placement/wire-bet.ts";
import type { SlipPlayer, SlipPorts } from "./slip-ports.ts";
import { firstQuickBetState } from "./quick-bet-stand-in.ts";
import { createValueStore, type ValueStore } from "../core/value-store.ts";

/** What the page shows of quick bet. */
export interface QuickBetStoreState {
  readonly quick: QuickBet;
  readonly attemptStage: AttemptStage;
  /** The outcome whose placement is under way or whose result is shown. */
  readonly outcomeId: string | null;
  /** Why the last tap placed nothing; forgotten with the next thing that happens. */
  readonly told: { readonly outcomeId: string; readonly refusal: { readonly type: QuickBetRefusal["type"] | "notPlaced" } } | null;
}

/** Betting by one tap on a page (spec.md 4, decisions P). */
export interface QuickBetStore extends Pick<ValueStore<QuickBetStoreState>, "getState" | "subscribe"> {
  toggle(): void;
  typeStake(stake: Money): void;
  answerApproval(answer: "approved" | "withdrawn"): void;
  /** Places an outcome at once, or tells why not. */
  tap(selection: SlipSelection): Promise<void>;
  /** What an outcome's button shows: `null` for all but the one tapped last. */
  markOf(selectionId: string): "processing" | "success" | "error" | null;
  /** Ends a result or a told refusal before its time. */
  dismiss(): void;
  checkAgain(): void;
  /** A bet moved on the private channel. */
  betChanged(bet: Bet): void;
  balanceChanged(): void;
  /** Takes up an attempt that a reload interrupted, and goes by the slip's currency, rules and odds policy from now on. */
  begin(): () => void;
}

interface QuickBetOptions {
  readonly ports: SlipPorts;
  readonly player: () => SlipPlayer;
  readonly balance: () => Money | null;
  readonly slip: Pick<SlipStore, "getState" | "subscribe">;
}

const kind: PlacementKind = { attemptKey: "quick-attempt", meta: { quick: true } };
/** How long a result is shown (decisions P). */
const restAfterMs = 5000;

/** Makes quick bet on the same idempotent attempts as the slip, under a key of its own. */
export function createQuickBetStore({ ports, player, balance, slip }: QuickBetOptions): QuickBetStore {
  const store = createValueStore<QuickBetStoreState>(firstQuickBetState(slip.getState().slip.sharedStake));
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
    cancelRest = ports.setTimer(restAfterMs, dismiss);
  }

  function dismiss(): void {
    cancelRest();
    dispatch({ type: "rested" });
    store.setState({ told: null, ...(quickBetState(store.getState().quick) === "processing" ? {} : { outcomeId: null }) });
  }

  const placement = createPlacement(
    ports,
    {
      slip: () => store.getState().quick.ticket,
      dispatch: pass,
      stageChanged: (attemptStage) => store.setState({ attemptStage }),
      signInWanted: () => tell("", { type: "notSignedIn" }),
      notPlaced: () => tell(store.getState().outcomeId ?? "", { type: "notPlaced" }),
      refused: () => undefined,
    },
    kind,
  );

  function tell(outcomeId: string, refusal: NonNullable<QuickBetStoreState["told"]>["refusal"]): void {
    store.setState({ told: { outcomeId, refusal } });
    restLater();
  }

  function context(): SlipContext {
    return { ...player(), balance: balance() };
  }

  async function tap(selection: SlipSelection): Promise<void> {
    const { quick } = store.getState();
    const [against] = slip.getState().arePricesStale ? [{ type: "checking" as const }] : quickBetRefusals(quick, selection, context());
    if (against !== undefined) return against.type === "processing" ? undefined : tell(selection.id, against);
    cancelRest();
    store.setState({ outcomeId: selection.id, told: null });
    dispatch({ type: "outcomeTapped", selection, context: context() });
    await placement.start();
  }

  function followSlip(): void {
    const { rules, oddsPolicy, sharedStake } = slip.getState().slip;
    dispatch({ type: "currencyChanged", unit: { currency: sharedStake.currency, subunits: sharedStake.subunits } });
    pass({ type: "rulesChanged", rules });
    pass({ type: "oddsPolicyChanged", policy: oddsPolicy });
  }

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    tap,
    dismiss,
    toggle() {
      dispatch({ type: "toggled" });
      store.setState({ told: null });
      const { isEnabled } = store.getState().quick;
      dispatch({ type: "balanceChanged", balance: balance() });
      if (isEnabled && !store.getState().quick.isEnabled) tell("", { type: "balanceTooLow" });
    },
    typeStake: (stake) => dispatch({ type: "stakeTyped", stake }),
    answerApproval(answer) {
      dispatch({ type: "approvalAnswered", answer, balance: balance() });
      store.setState({ told: null });
      if (answer === "approved" && quickBetMissing(store.getState().quick, balance()) !== null) tell("", { type: "balanceTooLow" });
    },
    markOf(selectionId) {
      const { outcomeId, quick } = store.getState();
      const state = quickBetState(quick);
      return outcomeId !== selectionId || state === "initial" ? null : state;
    },
    checkAgain: placement.checkAgain,
    betChanged(bet) {
      const known = store.getState().quick.ticket.placedBets.find(({ id }) => id === String(bet.id));
      if (known !== undefined) pass({ type: "placedBetChanged", bet: wireToPlacedBet(bet, known) });
      placement.concludeIfHeard();
    },
    balanceChanged: () => dispatch({ type: "balanceChanged", balance: balance() }),
    begin() {
      followSlip();
      placement.resume();
      const { quick } = store.getState();
      const [resumed] = slipSelections({ bets: quick.ticket.processingBets });
      if (resumed !== undefined) store.setState({ outcomeId: resumed.id });
      const stopSlip = slip.subscribe((state, before) => {
        if (isGovernedAnew(state.slip, before.slip)) followSlip();
      });
      return () => {
        stopSlip();
        cancelRest();
        placement.stop();
      };
    },
  };
}

/** Whether what the slip is judged by has changed. */
function isGovernedAnew(slip: Slip, before: Slip): boolean {
  return slip.rules !== before.rules || slip.oddsPolicy !== before.oddsPolicy || !isSameUnit(slip.sharedStake, before.sharedStake);
}
