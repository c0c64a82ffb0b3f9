import { emptySlip, type MoneyUnit } from "@touchline/domain";
import type { PageSlip } from "./page-slip.ts";
import { createStandIn } from "../core/lazy-store.ts";
import type { SlipState } from "./slip-state.ts";

/** The slip as the page's parts know it: empty until its code is there, then the slip itself. What was tapped before is done then. */
export interface EarlySlip extends PageSlip {
  readonly takeOver: (slip: PageSlip) => void;
  /** Resolves once the slip's code has loaded and what was asked of it before is done. */
  readonly loaded: () => Promise<void>;
}

/** What amounts are in until an account is known. */
export const visitorUnit: MoneyUnit = { currency: "EUR", subunits: 100 };

/** A slip as a page begins. */
export function firstSlipState(unit: MoneyUnit, options?: Parameters<typeof emptySlip>[1]): SlipState {
  return {
    slip: emptySlip(unit, options),
    attemptStage: "none",
    panel: { isOpen: false, tab: "betSlip" },
    undo: null,
    isSignInWanted: false,
    alert: null,
    arePricesStale: false,
    unitCode: null,
  };
}

/** Makes the slip's stand-in. */
export function createEarlySlip(unit: MoneyUnit): EarlySlip {
  const { part, whenThere, ...shown } = createStandIn<SlipState, PageSlip>(firstSlipState(unit));
  return {
    ...shown,
    loaded: async () => new Promise((resolve) => whenThere(() => resolve())),
    dispatch: (action) => whenThere((slip) => slip.dispatch(action)),
    stalenessChanged: (areStale) => whenThere((slip) => slip.stalenessChanged(areStale)),
    place: async () => part()?.place(),
    refusals: () => part()?.refusals() ?? [],
    fix: (fix) => whenThere((slip) => slip.fix(fix)),
    restore: (rate) => whenThere((slip) => slip.restore(rate)),
    clear: () => whenThere((slip) => slip.clear()),
    undo: () => whenThere((slip) => slip.undo()),
    checkAgain: () => whenThere((slip) => slip.checkAgain()),
    betChanged: (bet) => whenThere((slip) => slip.betChanged(bet)),
    showUnit: (code) => whenThere((slip) => slip.showUnit(code)),
    setPanel: (panel) => whenThere((slip) => slip.setPanel(panel)),
    askSignIn: () => whenThere((slip) => slip.askSignIn()),
    signInAnswered: () => whenThere((slip) => slip.signInAnswered()),
    dismissAlert: () => whenThere((slip) => slip.dismissAlert()),
    stop: () => part()?.stop(),
    providerStatusChanged: (provider, status) => whenThere((slip) => slip.providerStatusChanged(provider, status)),
    takeSettings: (settings) => whenThere((slip) => slip.takeSettings(settings)),
  };
}
