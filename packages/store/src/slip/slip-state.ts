import type { Bet } from "@touchline/contract/entities/bet";
import type { RefusalFix, Slip, SlipAction, SlipRefusal } from "@touchline/domain";
import type { StoreApi } from "zustand/vanilla";
import type { SlipUndo } from "./slip-edits.ts";
import type { AttemptStage } from "./placement/placement.ts";
import type { SlipPanel } from "./slip-storage.ts";

/** What the page shows of the slip. */
export interface SlipState {
  readonly slip: Slip;
  readonly attemptStage: AttemptStage;
  readonly panel: SlipPanel;
  /** What the last edit took away, until the next edit or for a while. */
  readonly undo: SlipUndo | null;
  /** Placing needs a signed-in player: show the prompt; the slip is kept. */
  readonly isSignInWanted: boolean;
  /** `notPlaced`: nothing was taken, no coded reason. `missedFields`: code 118. */
  readonly alert: "notPlaced" | "missedFields" | null;
  /** The page may not show the prices of now: nothing can be placed until it does (decisions X). */
  readonly arePricesStale: boolean;
  /** The subcurrency that amounts are shown in; null for the account's own unit. */
  readonly unitCode: string | null;
}

/** The slip of one page. */
export interface SlipStore extends Omit<StoreApi<SlipState>, "setState"> {
  readonly dispatch: (action: SlipAction) => void;
  /** Places what is on the slip, or asks for a sign-in; ignored while anything speaks against it. */
  readonly place: () => Promise<void>;
  /** Whether the page may not show the prices of now. */
  readonly stalenessChanged: (arePricesStale: boolean) => void;
  /** Why it cannot be placed now. */
  readonly refusals: () => readonly SlipRefusal[];
  /** Does what a refusal offers; `deposit`, `signIn` and `enterStake` are left to the page. */
  readonly fix: (fix: RefusalFix) => void;
  /** Reads the saved session, takes up an attempt that a reload interrupted and asks other tabs. Once, after the settings are known. */
  readonly restore: (ratePerMillion: bigint | null) => void;
  readonly clear: () => void;
  /** Puts back what the last edit took away. */
  readonly undo: () => void;
  readonly checkAgain: () => void;
  /** A bet moved on the private channel. */
  readonly betChanged: (bet: Bet) => void;
  /** Shows amounts in another unit of the same currency; nothing changes its value. */
  readonly showUnit: (code: string) => void;
  readonly setPanel: (panel: SlipPanel) => void;
  /** Shows the sign-in prompt; the slip is kept. */
  readonly askSignIn: () => void;
  readonly signInAnswered: () => void;
  readonly dismissAlert: () => void;
  readonly stop: () => void;
}
