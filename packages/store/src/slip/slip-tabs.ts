import { parseSlipSnapshot, slipToSnapshot, slipUnit, zeroMoney, type RestoredBets, type Slip } from "@touchline/domain";
import type { PlacementOutcome } from "./placement/placement-api.ts";
import type { SavedAttempt } from "./placement/saved-attempt.ts";
import type { SlipTabsPort } from "./slip-ports.ts";
import { readTabMessage, writeTabMessage, type TabMessage } from "./tab-message.ts";

const placementClaim = "touchline-slip-placement";
/** How long the other tabs may take to tell their slip before an edit made meanwhile is told to them. */
const answerWaitMs = 200;

/** What other tabs bring about here. */
export interface SlipTabsEvents {
  readonly slip: () => Slip;
  readonly followed: (bets: RestoredBets) => void;
  /** Does what was edited here before the others were heard again, on top of what they have. */
  readonly redo: (early: Slip) => void;
  readonly attemptSeen: (attempt: SavedAttempt) => void;
  readonly outcomeHeard: (key: string, outcome: PlacementOutcome) => void;
  /** The attempt that this tab has under way; null for none. */
  readonly attempt: () => SavedAttempt | null;
}

/** The slip in several tabs: the last edit wins, one placement at a time, its outcome everywhere (features B4). */
export interface SlipTabs {
  /** Asks the others for their slip; `early` is what was edited here before, null for nothing: it comes on top of theirs. */
  readonly join: (early: Slip | null) => void;
  /** Tells of an edit made here. */
  readonly shareSlip: () => void;
  readonly shareAttempt: (attempt: SavedAttempt) => void;
  readonly shareOutcome: (key: string, outcome: PlacementOutcome) => void;
  /** The right to place, held until released; null while another tab has it. */
  readonly claimPlacement: () => Promise<(() => void) | null>;
  readonly stop: () => void;
}

interface TabsOptions {
  readonly port: SlipTabsPort;
  readonly setTimer: (afterMs: number, run: () => void) => () => void;
  /** Names this tab: decides between two edits of the same moment. */
  readonly tabId: string;
  readonly events: SlipTabsEvents;
}

/** Keeps a page's slip and those of other tabs the same; versions count edits, the higher wins. */
export function createSlipTabs({ port, setTimer, tabId, events }: TabsOptions): SlipTabs {
  let version = 0;
  let writer = "";
  let early: Slip | null = null;
  let cancelWait = (): void => undefined;
  const post = (message: TabMessage): void => port.post(writeTabMessage(message));

  function postSlip(): void {
    const slip = events.slip();
    const snapshot = slip.bets.length === 0 ? { bets: null, slip: null } : slipToSnapshot(slip);
    post({ type: "slip", version, from: writer, ...snapshot });
  }

  function answerHello(): void {
    if (version > 0 || events.slip().bets.length > 0) postSlip();
    const attempt = events.attempt();
    if (attempt !== null) post({ type: "attempt", attempt });
  }

  function isNewer(message: Extract<TabMessage, { type: "slip" }>): boolean {
    if (early !== null) return true;
    if (message.version !== version) return message.version > version;
    return version === 0 ? events.slip().bets.length === 0 : message.from > writer;
  }

  function follow(message: Extract<TabMessage, { type: "slip" }>): void {
    if (!isNewer(message)) return;
    version = message.version;
    writer = message.from;
    const { rules, ...slip } = events.slip();
    const context = { unit: slipUnit(slip), ratePerMillion: null, inactiveProviders: rules.inactiveProviders };
    events.followed(parseSlipSnapshot(message, context) ?? { bets: [], sharedStake: zeroMoney(slipUnit(slip)) });
    if (early === null) return;
    events.redo(early);
    shareSlip();
  }

  function shareSlip(): void {
    early = null;
    cancelWait();
    version += 1;
    writer = tabId;
    postSlip();
  }

  const stop = port.subscribe((text) => {
    const message = readTabMessage(text);
    switch (message?.type) {
      case "hello":
        return answerHello();
      case "slip":
        return follow(message);
      case "attempt":
        return events.attemptSeen(message.attempt);
      case "outcome":
        return events.outcomeHeard(message.key, message.outcome);
      case undefined:
        return undefined;
    }
  });

  return {
    join(before) {
      early = before;
      post({ type: "hello" });
      if (early !== null) cancelWait = setTimer(answerWaitMs, shareSlip);
    },
    shareSlip,
    shareAttempt: (attempt) => post({ type: "attempt", attempt }),
    shareOutcome: (key, outcome) => post({ type: "outcome", key, outcome }),
    claimPlacement: async () => port.claim(placementClaim),
    stop() {
      cancelWait();
      stop();
    },
  };
}
