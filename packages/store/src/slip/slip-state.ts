import type { Settings } from "@touchline/contract/http/settings";
import type { Bet } from "@touchline/contract/entities/bet";
import { emptySlip, type Money, type MoneyUnit, type RefusalFix, type Slip, type SlipAction, type SlipRefusal } from "@touchline/domain";
import { createLazyStore, type LazyStore } from "../core/value-store.ts";
import type { SlipUndo } from "./slip-edits.ts";
import type { AttemptStage } from "./placement/placement.ts";
import type { SlipPanel } from "./slip-storage.ts";

/** What the page shows of the slip. */
export interface SlipState {
  readonly slip: Slip;
  readonly attemptStage: AttemptStage;
  /** Id of the latest attempt, which players quote to support and servers log as `trace_id`. Absent before the first attempt. */
  readonly traceId?: string | null;
  readonly panel: SlipPanel;
  /** False while the slip is open only because a selection was added or the page loaded: a phone then shows its bar. Absent means true. */
  readonly isRaised?: boolean;
  /** The stake of the last placed bet, which is offered but never set automatically; absent or null for none. */
  readonly lastStake?: Money | null;
  /** What the last edit removed; kept for a limited time, at most until the next edit. */
  readonly undo: SlipUndo | null;
  /** Placing needs a signed-in player: show the prompt; the slip is kept. */
  readonly isSignInWanted: boolean;
  /** `notPlaced`: nothing was placed, and there is no coded reason. `missedFields`: code 118. */
  readonly alert: "notPlaced" | "missedFields" | null;
  /** The prices on the page may be stale: nothing can be placed until they are current (decisions X). */
  readonly arePricesStale: boolean;
  /** The subcurrency that amounts are shown in; null for the account's own unit. */
  readonly unitCode: string | null;
}

/** What pages do with the slip. */
export interface SlipActions {
  readonly dispatch: (action: SlipAction) => void;
  /** Places the slip's bets, or requests a sign-in; ignored while there are other refusals. */
  readonly place: () => Promise<void>;
  readonly stalenessChanged: (arePricesStale: boolean) => void;
  /** Why the slip cannot be placed now. */
  readonly refusals: () => readonly SlipRefusal[];
  /** Applies the fix that a refusal offers; `deposit`, `signIn` and `enterStake` are left to the page. */
  readonly fix: (fix: RefusalFix) => void;
  /** Reads the saved session, resumes an interrupted attempt and joins the other tabs. Called once, after the settings are known. */
  readonly restore: (ratePerMillion: bigint | null) => void;
  readonly clear: () => void;
  /** Reverts the last edit. */
  readonly undo: () => void;
  readonly checkAgain: () => void;
  /** Releases the slip at the player's decision while the outcome is unknown. */
  readonly leaveUnknown: () => void;
  /** Handles a bet that changed on the private channel. */
  readonly betChanged: (bet: Bet) => void;
  readonly providerStatusChanged: (provider: string, status: "active" | "inactive") => void;
  /** Applies the operator's rules and the player's odds policy. */
  readonly takeSettings: (settings: Settings) => void;
  /** Shows amounts in another unit of the same currency; no value changes. */
  readonly showUnit: (code: string) => void;
  readonly setPanel: (panel: SlipPanel) => void;
  /** Shows the sign-in prompt; the slip is kept. */
  readonly askSignIn: () => void;
  readonly signInAnswered: () => void;
  readonly dismissAlert: () => void;
  readonly stop: () => void;
}

/** The slip of a page: empty until its code has loaded, which then applies the earlier taps. */
export type SlipStore = LazyStore<SlipState, SlipActions>;

/** The unit of amounts until an account is known. */
export const visitorUnit: MoneyUnit = { currency: "EUR", subunits: 100 };

/** The slip of a new page. */
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

/** Creates the slip of a page; `beginBetting` attaches its code. */
export function createLazySlip(first = firstSlipState(visitorUnit, { entryMode: "allTypes" })): SlipStore {
  return createLazyStore<SlipState, SlipActions>(first, {
    place: async () => undefined,
    refusals: () => [],
    stop: () => undefined,
  });
}
