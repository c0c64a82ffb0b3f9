import {
  parseSlipSnapshot,
  slipRefusals,
  slipReducer,
  slipSelections,
  slipType,
  slipToSnapshot,
  slipUnit,
  type Money,
  type MoneyUnit,
  type OddsPolicy,
  type PlacementRefusal,
  type RestoredBets,
  type Slip,
  type SlipAction,
  type SlipRefusal,
  type SlipRules,
} from "@touchline/domain";
import { createStore } from "zustand/vanilla";
import { earlyEdits, fixToAction, isPlayerEdit, type SlipUndo, undoAfter, undoShownMs } from "./slip-edits.ts";
import { clickEvents, createPurchaseTracker } from "./slip-events.ts";
import { keptStake, panelAfter, readPanel, type SlipPanel, writePanel } from "./slip-storage.ts";
import { createPlacement } from "./placement/placement.ts";
import type { SlipPlayer, SlipPorts } from "./slip-ports.ts";
import { firstSlipState } from "./slip-stand-in.ts";
import type { SlipState, SlipStore } from "./slip-state.ts";
import { createSlipTabs, type SlipTabs } from "./slip-tabs.ts";
import { wireToPlacedBet } from "./placement/wire-bet.ts";

const betsKey = "bets";
const slipKey = "slip";
const unitKey = "slip-unit";

/** How a slip starts. `player` and `balance` are asked for at the moment of placing. */
export interface SlipStoreOptions {
  readonly ports: SlipPorts;
  readonly unit: MoneyUnit;
  readonly rules?: SlipRules;
  readonly oddsPolicy?: OddsPolicy;
  /** The slip of the page that this one takes the place of. */
  readonly before?: SlipState;
  /** Whether the site shows My bets beside the slip. */
  readonly hasMyBets: () => boolean;
  readonly player: () => SlipPlayer;
  /** Null while unknown. */
  readonly balance: () => Money | null;
}

/** Wraps the slip reducer with persistence, undo, other tabs, placement and the panel (architecture: slip flow). */
export function createSlipStore(options: SlipStoreOptions): SlipStore {
  const { ports } = options;
  const store = createStore<SlipState>(() => options.before ?? firstSlipState(options.unit, options));
  let cancelUndo = (): void => undefined;
  let releasePlacement: (() => void) | null = null;
  let isClaiming = false;
  let isOwnSave = false;
  let isRestored = false;
  let isSender = true;
  const kept = keptStake(ports.deviceStorage);
  const trackPurchases = createPurchaseTracker((event) => ports.track?.(event));

  /** Takes an action without telling other tabs or the operator; says whether anything changed. */
  function apply(action: SlipAction): boolean {
    const before = store.getState();
    const slip = slipReducer(before.slip, action);
    if (slip === before.slip) return false;
    const counts = { before: countSelections(before.slip), after: countSelections(slip) };
    const panel = action.type === "followed" && counts.after > 0 ? before.panel : panelAfter(before.panel, counts);
    const undo = undoAfter(action, { before: before.slip, after: slip, offered: before.undo });
    store.setState({ slip, panel, undo });
    if (undo !== before.undo) timeUndo(undo);
    if (slip.bets !== before.slip.bets || slip.sharedStake !== before.slip.sharedStake) save(slip);
    if (panel !== before.panel) writePanel(ports.storage, panel);
    if (slip.keepsStake || before.slip.keepsStake) kept.save(slip);
    return true;
  }

  function dispatch(action: SlipAction): void {
    const { slip: before } = store.getState();
    if (!apply(action)) return;
    const { slip: after } = store.getState();
    if (action.type === "currencyChanged" && after.bets.length === 0) armKeptStake();
    for (const event of clickEvents(action, before, after)) ports.track?.(event);
    if (isSender) trackPurchases(after.placedBets);
    const isChanged = after.bets !== before.bets || after.sharedStake !== before.sharedStake || before.state === "success";
    if (isChanged && isRestored && isPlayerEdit(action)) tabs?.shareSlip();
  }

  function timeUndo(undo: SlipUndo | null): void {
    cancelUndo();
    if (undo !== null) cancelUndo = ports.setTimer(undoShownMs, () => store.setState({ undo: null }));
  }

  /** Writes the slip for the session; a tap that came before the restore does not overwrite what is saved. */
  function save(slip: Slip): void {
    if (!isOwnSave && ports.storage.read(betsKey) !== null) return;
    isOwnSave = true;
    const snapshot = slip.bets.length === 0 ? null : slipToSnapshot(slip);
    ports.storage.write(betsKey, snapshot?.bets ?? null);
    ports.storage.write(slipKey, snapshot?.slip ?? null);
  }

  /** Begins a slip with the stake that the player chose to keep. */
  function armKeptStake(): void {
    const { slip } = store.getState();
    const stake = slip.keepsStake && slip.sharedStake.minor === 0n ? kept.read() : null;
    if (stake !== null) apply({ type: "sharedStakeTyped", stake });
  }

  const placement = createPlacement(ports, {
    slip: () => store.getState().slip,
    dispatch,
    stageChanged(attemptStage) {
      store.setState({ attemptStage });
      if (attemptStage !== "none") return;
      releasePlacement?.();
      releasePlacement = null;
    },
    signInWanted: () => store.setState({ isSignInWanted: true }),
    notPlaced: () => store.setState({ alert: "notPlaced" }),
    refused: (refusal: PlacementRefusal) => store.setState({ alert: refusal.code === missedFieldsCode ? "missedFields" : null }),
    attemptStarted(attempt) {
      isSender = true;
      tabs?.shareAttempt(attempt);
    },
    outcomeKnown: (key, outcome) => tabs?.shareOutcome(key, outcome),
  });

  const tabs: SlipTabs | null =
    ports.tabs === undefined
      ? null
      : createSlipTabs({
          port: ports.tabs,
          setTimer: ports.setTimer,
          tabId: ports.createKey(),
          events: {
            slip: () => store.getState().slip,
            followed: (bets) => void apply({ type: "followed", ...bets }),
            redo,
            attempt: placement.current,
            attemptSeen(attempt) {
              if (placement.current() !== null) return;
              isSender = false;
              placement.follow(attempt);
            },
            outcomeHeard: placement.hear,
          },
        });

  function refusals(): readonly SlipRefusal[] {
    const { slip, arePricesStale } = store.getState();
    const against = slipRefusals(slip, { ...options.player(), balance: options.balance() });
    if (!arePricesStale || slip.state === "processing" || slip.bets.length === 0) return against;
    return [{ type: "checking", selectionIds: slipSelections(slip).map(({ id }) => id), fix: null }, ...against];
  }

  async function place(): Promise<void> {
    const against = refusals();
    if (isClaiming || against.some((refusal) => refusal.type !== "notSignedIn")) return;
    store.setState({ alert: null });
    if (against.length > 0) return store.setState({ isSignInWanted: true });
    if (tabs !== null && !(await claim(tabs))) return;
    dispatch({ type: "placementStarted" });
    await placement.start();
  }

  /** Takes the right to place; no when another tab has it or the slip changed meanwhile. */
  async function claim(others: SlipTabs): Promise<boolean> {
    isClaiming = true;
    const release = await others.claimPlacement();
    isClaiming = false;
    if (release === null) return false;
    if (refusals().length > 0) {
      release();
      return false;
    }
    releasePlacement = release;
    return true;
  }

  /** Goes on with the slip of the page before, receipt and undo included. */
  function goOn(before: SlipState): void {
    [isOwnSave, isRestored] = [true, true];
    timeUndo(before.undo);
    placement.resume();
    tabs?.join(null);
  }

  function restore(ratePerMillion: bigint | null): void {
    if (options.before !== undefined) return goOn(options.before);
    const early = store.getState();
    const { slip } = early;
    const panel = readPanel(ports.storage, { hasMyBets: options.hasMyBets() });
    const saved = { bets: ports.storage.read(betsKey), slip: ports.storage.read(slipKey) };
    const restored = parseSlipSnapshot(saved, {
      unit: slipUnit(slip),
      ratePerMillion,
      inactiveProviders: slip.rules.inactiveProviders,
    });
    [isOwnSave, isRestored] = [true, true];
    if (kept.isOn()) apply({ type: "stakeKeepingChanged", keepsStake: true });
    if (restored === null) {
      save(slip);
      armKeptStake();
    }
    if (restored !== null && slipType(slip) !== "customBet") takeUp(restored, early);
    store.setState({ unitCode: ports.storage.read(unitKey) });
    placement.resume();
    const isEmpty = store.getState().slip.bets.length === 0;
    if (slip.bets.length === 0) setPanel(isEmpty ? { ...panel, isOpen: panel.isOpen && panel.tab === "myBets" } : panel);
    tabs?.join(slip.bets.length === 0 && slip.sharedStake.minor === 0n ? null : slip);
  }

  /** Takes up the saved slip, with what was tapped and typed before it was read on top; an undo offered meanwhile still gives back what it says. */
  function takeUp(restored: RestoredBets, early: Pick<SlipState, "slip" | "undo">): void {
    if (early.slip.bets.length > 0) apply({ type: "cleared" });
    apply({ type: "restored", ...restored });
    const taken = store.getState().slip;
    redo(early.slip);
    if (early.undo === null) return;
    const { bets, sharedStake } = earlyEdits({ ...early.slip, ...early.undo }, taken).reduce(slipReducer, taken);
    store.setState({ undo: { ...early.undo, bets, sharedStake } });
    timeUndo(early.undo);
  }

  /** Does again what was done on another slip than this one. */
  function redo(early: Slip): void {
    for (const action of earlyEdits(early, store.getState().slip)) apply(action);
  }

  function setPanel(wanted: SlipPanel): void {
    const panel: SlipPanel = options.hasMyBets() ? wanted : { ...wanted, tab: "betSlip" };
    store.setState({ panel });
    writePanel(ports.storage, panel);
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    dispatch,
    stalenessChanged: (arePricesStale) => store.setState({ arePricesStale }),
    place,
    refusals,
    fix(wanted) {
      const action = fixToAction(wanted);
      if (action !== null) dispatch(action);
    },
    restore,
    clear: () => dispatch({ type: "cleared" }),
    undo() {
      const { undo } = store.getState();
      if (undo !== null) dispatch({ type: "restored", bets: undo.bets, sharedStake: undo.sharedStake });
    },
    checkAgain: placement.checkAgain,
    betChanged: (bet) => {
      const known = store.getState().slip.placedBets.find(({ id }) => id === String(bet.id));
      if (known !== undefined) dispatch({ type: "placedBetChanged", bet: wireToPlacedBet(bet, known) });
      placement.concludeIfHeard();
    },
    showUnit(code) {
      store.setState({ unitCode: code });
      ports.storage.write(unitKey, code);
    },
    setPanel,
    askSignIn: () => store.setState({ isSignInWanted: true }),
    signInAnswered: () => store.setState({ isSignInWanted: false }),
    dismissAlert: () => store.setState({ alert: null }),
    stop() {
      cancelUndo();
      tabs?.stop();
      placement.stop();
      releasePlacement?.();
    },
  };
}

const missedFieldsCode = 118;

/** A receipt counts as one: it keeps the panel open until it is closed. */
function countSelections(slip: Slip): number {
  return slipSelections(slip).length + (slip.state === "success" ? 1 : 0);
}
