import {
  parseOddsPolicy,
  slipReducer,
  slipRefusals,
  slipSelections,
  slipType,
  slipUnit,
  type PlacementRefusal,
  type RestoredBets,
  type Slip,
  type SlipAction,
  type SlipRefusal,
} from "@touchline/domain";
import type { Listings } from "../catalogue/listings.ts";
import type { ValueStore } from "../core/value-store.ts";
import type { PlacementPage } from "./placement/placement.ts";
import { createSlipPlacement } from "./placement/slip-placement.ts";
import { traceIdOf } from "./placement/placement-api.ts";
import { wireToPlacedBet } from "./placement/wire-bet.ts";
import { earlyEdits, fixToAction, isPlayerEdit, undoAfter, undoShownMs, type SlipUndo } from "./slip-edits.ts";
import { clickEvents, createPurchaseTracker } from "./slip-events.ts";
import { settingsToSlipRules, toSlipContext } from "./slip-rules.ts";
import type { SlipActions, SlipState } from "./slip-state.ts";
import {
  keptStake,
  panelAfter,
  readLastStake,
  readPanel,
  readShownUnit,
  savedSlip,
  writeLastStake,
  writePanel,
  writeShownUnit,
  type SlipPanel,
} from "./slip-storage.ts";
import { createSlipTabs, type SlipTabs } from "./slip-tabs.ts";

/** What the slip needs from the page. */
export interface SlipPage extends PlacementPage {
  readonly listings: Pick<Listings, "siteConfig" | "settings">;
  /** Refetches prices that are too old for a bet; false when that fails. Absent where prices cannot be outdated. */
  readonly freshPrices?: (matchIds: readonly string[]) => Promise<boolean>;
}

/** Creates the slip's actions: the slip reducer with persistence, undo, other tabs, placement and the panel. `before` is the slip of the page that this one replaces. */
export function createSlip(store: ValueStore<SlipState>, page: SlipPage, before?: SlipState): SlipActions {
  const { ports, session } = page;
  if (before !== undefined) store.setState(before, true);
  let cancelUndo = (): void => undefined;
  let releasePlacement: (() => void) | null = null;
  let isClaiming = false;
  let isRestored = false;
  let isSender = true;
  const [saved, kept] = [savedSlip(ports.sessionStorage), keptStake(ports.localStorage)];
  const trackPurchases = createPurchaseTracker((event) => ports.track?.(event));

  /** Applies an action without sharing or tracking it; returns whether anything changed. */
  function apply(action: SlipAction): boolean {
    const old = store.getState();
    const slip = slipReducer(old.slip, action);
    if (slip === old.slip) return false;
    const counts = { before: countSelections(old.slip), after: countSelections(slip) };
    const panel = action.type === "followed" && counts.after > 0 ? old.panel : panelAfter(old.panel, counts);
    const undo = undoAfter(action, { before: old.slip, after: slip, offered: old.undo });
    store.setState({ slip, panel, undo, ...(panel !== old.panel && panel.isOpen ? { isRaised: false } : {}) });
    if (slip.state === "success" && old.slip.state !== "success") rememberStake(slip);
    if (undo !== old.undo) timeUndo(undo);
    if (slip.bets !== old.slip.bets || slip.sharedStake !== old.slip.sharedStake) saved.write(slip);
    if (panel !== old.panel) writePanel(ports.sessionStorage, panel);
    if (slip.keepsStake || old.slip.keepsStake) kept.save(slip);
    return true;
  }

  function dispatch(action: SlipAction): void {
    const { slip: old } = store.getState();
    if (!apply(action)) return;
    const { slip: after } = store.getState();
    if (action.type === "currencyChanged" && after.bets.length === 0) armKeptStake();
    for (const event of clickEvents(action, old, after)) ports.track?.(event);
    if (isSender) trackPurchases(after.placedBets);
    const isChanged = after.bets !== old.bets || after.sharedStake !== old.sharedStake || old.state === "success";
    if (isChanged && isRestored && isPlayerEdit(action)) tabs?.shareSlip();
  }

  /** Remembers the stake of the bet that was placed last, without freebets. */
  function rememberStake({ placedBets, processingBets }: Slip): void {
    const paid = placedBets.filter(({ status }, index) => status !== "rejected" && processingBets[index]?.freebetStake == null);
    const lastStake = paid.at(-1)?.stake;
    if (lastStake === undefined) return;
    store.setState({ lastStake });
    writeLastStake(ports.sessionStorage, lastStake);
  }

  function timeUndo(undo: SlipUndo | null): void {
    cancelUndo();
    if (undo !== null) cancelUndo = ports.time.after(undoShownMs, () => store.setState({ undo: null }));
  }

  /** Starts a slip with the stake that the player chose to keep. */
  function armKeptStake(): void {
    const { slip } = store.getState();
    const stake = slip.keepsStake && slip.sharedStake.minor === 0n ? kept.read() : null;
    if (stake !== null) apply({ type: "sharedStakeTyped", stake });
  }

  const placement = createSlipPlacement(page, {
    slip: () => store.getState().slip,
    dispatch,
    stageChanged(attemptStage) {
      const attempt = placement.current();
      store.setState({ attemptStage, ...(attempt === null ? {} : { traceId: traceIdOf(attempt.key) }) });
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
          setTimer: ports.time.after,
          tabId: ports.createId(),
          events: {
            slip: () => store.getState().slip,
            followed: (bets) => void apply({ type: "followed", ...bets }),
            redo,
            attempt: placement.current,
            attemptSeen(attempt) {
              if (isSender && placement.current() !== null) return;
              isSender = false;
              placement.follow(attempt);
            },
            outcomeReceived: placement.takeOutcome,
          },
        });

  function refusals(): readonly SlipRefusal[] {
    const { slip, arePricesStale } = store.getState();
    const against = slipRefusals(slip, toSlipContext(session));
    if (!arePricesStale || slip.state === "processing" || slip.bets.length === 0) return against;
    return [{ type: "checking", selectionIds: slipSelections(slip).map(({ id }) => id), fix: null }, ...against];
  }

  async function place(): Promise<void> {
    const against = refusals();
    if (isClaiming || against.some((refusal) => refusal.type !== "notSignedIn")) return;
    store.setState({ alert: null, traceId: null });
    if (against.length > 0) return store.setState({ isSignInWanted: true });
    if (!(await arePricesFresh())) return store.setState({ alert: "notPlaced" });
    if (refusals().length > 0) return;
    if (tabs !== null && !(await claim(tabs))) return;
    setPanel({ isOpen: true, tab: "betSlip" }); // Shows the receipt even when the slip is placed from its bar.
    dispatch({ type: "placementStarted" });
    await placement.start();
  }

  async function arePricesFresh(): Promise<boolean> {
    if (page.freshPrices === undefined) return true;
    isClaiming = true;
    const areFresh = await page.freshPrices(slipSelections(store.getState().slip).map(({ matchId }) => matchId));
    isClaiming = false;
    return areFresh;
  }

  /** Acquires the lock for placing; false when another tab holds it or the slip has changed meanwhile. */
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

  /** Continues the slip of the previous page, including receipt and undo. */
  function resumeFrom(old: SlipState): void {
    saved.own();
    isRestored = true;
    timeUndo(old.undo);
    placement.resume();
    tabs?.join(null);
  }

  function restore(ratePerMillion: bigint | null): void {
    if (before !== undefined) return resumeFrom(before);
    const early = store.getState();
    const { slip } = early;
    const panel = readPanel(ports.sessionStorage, { hasMyBets: hasMyBets() });
    const restored = saved.read({ unit: slipUnit(slip), ratePerMillion, inactiveProviders: slip.rules.inactiveProviders });
    saved.own();
    isRestored = true;
    if (kept.isOn()) apply({ type: "stakeKeepingChanged", keepsStake: true });
    if (restored === null) {
      saved.write(slip);
      armKeptStake();
    }
    if (restored !== null && slipType(slip) !== "customBet") takeUp(restored, early);
    store.setState({ unitCode: readShownUnit(ports.sessionStorage), lastStake: readLastStake(ports.sessionStorage) });
    placement.resume();
    const { bets, state } = store.getState().slip;
    const isRaised = early.panel.isOpen && early.isRaised === true;
    if (isRaised) setPanel(early.panel);
    else if (slip.bets.length === 0) setPanel(bets.length > 0 ? panel : { ...panel, isOpen: panel.isOpen && panel.tab === "myBets" });
    store.setState({ isRaised: isRaised || state === "processing" }); // A slip left open by an earlier page must not cover this one.
    tabs?.join(slip.bets.length === 0 && slip.sharedStake.minor === 0n ? null : slip);
  }

  /** Restores the saved slip and applies earlier edits on top; an undo offered meanwhile stays valid. */
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

  /** Applies the edits of another slip to this one. */
  function redo(early: Slip): void {
    for (const action of earlyEdits(early, store.getState().slip)) apply(action);
  }

  function setPanel(wanted: SlipPanel): void {
    const panel: SlipPanel = hasMyBets() ? wanted : { ...wanted, tab: "betSlip" };
    store.setState({ panel, isRaised: true });
    writePanel(ports.sessionStorage, panel);
  }

  function hasMyBets(): boolean {
    return page.queries.peek(page.listings.siteConfig())?.is_my_bets_visible ?? true;
  }

  return {
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
    leaveUnknown: placement.leaveUnknown,
    betChanged: (bet) => {
      if (placement.betChanged(bet)) return;
      const known = store.getState().slip.placedBets.find(({ id }) => id === String(bet.id));
      if (known !== undefined) dispatch({ type: "placedBetChanged", bet: wireToPlacedBet(bet, known) });
      placement.concludeIfKnown();
    },
    providerStatusChanged: (provider, status) => dispatch({ type: "providerStatusChanged", provider, status }),
    takeSettings(settings) {
      dispatch({ type: "rulesChanged", rules: settingsToSlipRules(settings, store.getState().slip.rules) });
      dispatch({ type: "oddsPolicyChanged", policy: parseOddsPolicy(settings.auto_accept_odds_change) });
    },
    showUnit(code) {
      store.setState({ unitCode: code });
      writeShownUnit(ports.sessionStorage, code);
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

/** A receipt counts as one selection: it keeps the panel open until it is closed. */
function countSelections(slip: Slip): number {
  return slipSelections(slip).length + (slip.state === "success" ? 1 : 0);
}
