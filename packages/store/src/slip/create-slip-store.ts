import type { Bet } from "@touchline/contract/entities/bet";
import {
  emptySlip,
  parseSlipSnapshot,
  slipRefusals,
  slipReducer,
  slipSelections,
  slipToSnapshot,
  slipUnit,
  type Money,
  type MoneyUnit,
  type OddsPolicy,
  type PlacementRefusal,
  type RefusalFix,
  type RestoredBets,
  type Slip,
  type SlipAction,
  type SlipRefusal,
  type SlipRules,
} from "@touchline/domain";
import { createStore, type StoreApi } from "zustand/vanilla";
import { createPlacement, type AttemptStage } from "./placement.ts";
import { panelAfter, readPanel, writePanel, type SlipPanel } from "./slip-panel.ts";
import type { SlipPlayer, SlipPorts } from "./slip-ports.ts";
import { wireToPlacedBet } from "./wire-to-placed-bet.ts";

const betsKey = "bets";
const slipKey = "slip";

/** What the page shows of the slip. */
export interface SlipState {
  readonly slip: Slip;
  readonly attemptStage: AttemptStage;
  readonly panel: SlipPanel;
  /** What a clear took away, until something else happens to the slip. */
  readonly cleared: RestoredBets | null;
  /** Placing needs a signed-in player: show the prompt; the slip is kept. */
  readonly isSignInWanted: boolean;
  /** `notPlaced`: nothing was taken, no coded reason. `missedFields`: code 118. */
  readonly alert: "notPlaced" | "missedFields" | null;
  /** The page may not show the prices of now: nothing can be placed until it does (decisions X). */
  readonly arePricesStale: boolean;
}

/** The slip of one page. */
export interface SlipStore extends StoreApi<SlipState> {
  readonly dispatch: (action: SlipAction) => void;
  /** Places what is on the slip, or asks for a sign-in; ignored while anything speaks against it. */
  readonly place: () => Promise<void>;
  /** Why it cannot be placed now. */
  readonly refusals: () => readonly SlipRefusal[];
  /** Does what a refusal offers; `deposit`, `signIn` and `enterStake` are left to the page. */
  readonly fix: (fix: RefusalFix) => void;
  /** Reads the saved session, and takes up an attempt that a reload interrupted. Once, after the settings are known. */
  readonly restore: (ratePerMillion: bigint | null) => void;
  readonly clear: () => void;
  readonly undoClear: () => void;
  readonly checkAgain: () => void;
  /** A bet moved on the private channel. */
  readonly betChanged: (bet: Bet) => void;
  readonly setPanel: (panel: SlipPanel) => void;
  readonly signInAnswered: () => void;
  readonly dismissAlert: () => void;
  readonly stop: () => void;
}

/** How a slip starts. `player` and `balance` are asked for at the moment of placing. */
export interface SlipStoreOptions {
  readonly ports: SlipPorts;
  readonly unit: MoneyUnit;
  readonly rules?: SlipRules;
  readonly oddsPolicy?: OddsPolicy;
  readonly hasMyBets: boolean;
  readonly player: () => SlipPlayer;
  /** Null while unknown. */
  readonly balance: () => Money | null;
}

/** Wraps the slip reducer with persistence, placement and the panel (architecture: slip flow). */
export function createSlipStore(options: SlipStoreOptions): SlipStore {
  const { ports } = options;
  const initial: SlipState = {
    slip: emptySlip(options.unit, options),
    attemptStage: "none",
    panel: { isOpen: false, tab: "betSlip" },
    cleared: null,
    isSignInWanted: false,
    alert: null,
    arePricesStale: false,
  };
  const store = createStore<SlipState>(() => initial);

  function dispatch(action: SlipAction): void {
    const before = store.getState();
    const slip = slipReducer(before.slip, action);
    if (slip === before.slip) return;
    const panel = panelAfter(before.panel, { before: countSelections(before.slip), after: countSelections(slip) });
    const keepsUndo = action.type === "selectionsRefreshed" || action.type === "rulesChanged" || action.type === "providerStatusChanged";
    store.setState({ slip, panel, cleared: keepsUndo ? before.cleared : null });
    if (slip.bets !== before.slip.bets || slip.sharedStake !== before.slip.sharedStake) save(slip);
    if (panel !== before.panel) writePanel(ports.storage, panel);
  }

  function save(slip: Slip): void {
    const snapshot = slip.bets.length === 0 ? null : slipToSnapshot(slip);
    ports.storage.write(betsKey, snapshot?.bets ?? null);
    ports.storage.write(slipKey, snapshot?.slip ?? null);
  }

  const placement = createPlacement(ports, {
    slip: () => store.getState().slip,
    dispatch,
    stageChanged: (attemptStage) => store.setState({ attemptStage }),
    signInWanted: () => store.setState({ isSignInWanted: true }),
    notPlaced: () => store.setState({ alert: "notPlaced" }),
    refused: (refusal: PlacementRefusal) => store.setState({ alert: refusal.code === missedFieldsCode ? "missedFields" : null }),
  });

  function refusals(): readonly SlipRefusal[] {
    const { slip, arePricesStale } = store.getState();
    const against = slipRefusals(slip, { ...options.player(), balance: options.balance() });
    if (!arePricesStale || slip.state === "processing" || slip.bets.length === 0) return against;
    return [{ type: "checking", selectionIds: slipSelections(slip).map(({ id }) => id), fix: null }, ...against];
  }

  async function place(): Promise<void> {
    const against = refusals();
    if (against.some((refusal) => refusal.type !== "notSignedIn")) return;
    store.setState({ alert: null });
    if (against.length > 0) return store.setState({ isSignInWanted: true });
    dispatch({ type: "placementStarted" });
    await placement.start();
  }

  function fix(wanted: RefusalFix): void {
    const action = fixToAction(wanted);
    if (action !== null) dispatch(action);
  }

  function restore(ratePerMillion: bigint | null): void {
    const { slip } = store.getState();
    const panel = readPanel(ports.storage, options);
    const saved = { bets: ports.storage.read(betsKey), slip: ports.storage.read(slipKey) };
    const restored = parseSlipSnapshot(saved, {
      unit: slipUnit(slip),
      ratePerMillion,
      inactiveProviders: slip.rules.inactiveProviders,
    });
    if (restored !== null && slip.bets.length === 0) dispatch({ type: "restored", ...restored });
    placement.resume();
    const isEmpty = store.getState().slip.bets.length === 0;
    if (slip.bets.length === 0) setPanel(isEmpty ? { ...panel, isOpen: panel.isOpen && panel.tab === "myBets" } : panel);
  }

  function setPanel(panel: SlipPanel): void {
    store.setState({ panel });
    writePanel(ports.storage, panel);
  }

  function clear(): void {
    const { bets, sharedStake } = store.getState().slip;
    dispatch({ type: "cleared" });
    if (bets.length > 0 && store.getState().slip.bets.length === 0) store.setState({ cleared: { bets, sharedStake } });
  }

  function undoClear(): void {
    const { cleared } = store.getState();
    if (cleared !== null) dispatch({ type: "restored", ...cleared });
  }

  return {
    ...store,
    dispatch,
    place,
    refusals,
    fix,
    restore,
    clear,
    undoClear,
    checkAgain: placement.checkAgain,
    betChanged: (bet) => {
      dispatch({ type: "placedBetChanged", bet: wireToPlacedBet(bet) });
      placement.concludeIfHeard();
    },
    setPanel,
    signInAnswered: () => store.setState({ isSignInWanted: false }),
    dismissAlert: () => store.setState({ alert: null }),
    stop: placement.stop,
  };
}

const missedFieldsCode = 118;

/** A receipt counts as one: it keeps the panel open until it is closed. */
function countSelections(slip: Slip): number {
  return slipSelections(slip).length + (slip.state === "success" ? 1 : 0);
}

function fixToAction(fix: RefusalFix): SlipAction | null {
  switch (fix.type) {
    case "acceptChanges":
      return { type: "changesAccepted" };
    case "removeSelections":
      return { type: "selectionsRemoved", selectionIds: fix.selectionIds };
    case "changeBetType":
      return { type: "betTypeChanged", betType: fix.betType };
    case "setStake":
      return { type: "stakeTyped", betKey: fix.betKey, stake: fix.stake };
    case "enterStake":
    case "deposit":
    case "signIn":
      return null;
  }
}
