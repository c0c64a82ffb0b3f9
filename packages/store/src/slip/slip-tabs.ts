import {
  parseSlipBets,
  parseSlipSnapshot,
  type RestoredBets,
  type Slip,
  slipBetsToJson,
  slipToSnapshot,
  slipUnit,
  zeroMoney,
} from "@touchline/domain";
import type { PlacementOutcome } from "./placement/placement-api.ts";
import type { SavedAttempt } from "./placement/saved-attempt.ts";
import type { TabsPort } from "../core/ports.ts";

/** Messages between the tabs of one browser about the slip. */
type TabMessage =
  /** A tab was opened or reloaded and requests the slip. */
  | { readonly type: "hello" }
  /** The slip after an edit, in the form of the saved slip; null for an empty one. */
  | { readonly type: "slip"; readonly version: number; readonly from: string; readonly bets: string | null; readonly slip: string | null }
  /** A placement was sent: no other tab may place, and all wait for its outcome. */
  | { readonly type: "attempt"; readonly attempt: SavedAttempt }
  | { readonly type: "outcome"; readonly key: string; readonly outcome: PlacementOutcome };

/** The serialized form of a message: the bets of an attempt are a JSON string. */
type WrittenTabMessage =
  | Exclude<TabMessage, { readonly type: "attempt" }>
  | { readonly type: "attempt"; readonly attempt: Omit<SavedAttempt, "bets"> & { readonly bets: string } };

const format = 3;

function writeTabMessage(message: TabMessage): string {
  if (message.type !== "attempt") return JSON.stringify({ format, ...message });
  return JSON.stringify({ format, type: "attempt", attempt: { ...message.attempt, bets: slipBetsToJson(message.attempt.bets) } });
}

/** Reads a message; null for another format, such as that of a tab from before an update. */
function readTabMessage(text: string): TabMessage | null {
  try {
    // Written by `writeTabMessage` in a page of this origin; other versions have another format number.
    const read = JSON.parse(text) as { readonly format?: unknown } & WrittenTabMessage;
    if (read.format !== format) return null;
    if (read.type !== "attempt") return read;
    const { bets, ...attempt } = read.attempt;
    const parsed = parseSlipBets(bets);
    return parsed === null || parsed.length === 0 ? null : { type: "attempt", attempt: { ...attempt, bets: parsed } };
  } catch {
    return null;
  }
}

const placementClaim = "touchline-slip-placement";
/** How long to wait for the other tabs' slip before sharing an edit that was made meanwhile. */
const answerWaitMs = 200;

/** Callbacks for messages of other tabs. */
export interface SlipTabsEvents {
  readonly slip: () => Slip;
  readonly followed: (bets: RestoredBets) => void;
  /** Applies the edits made here before the other tabs answered, on top of their slip. */
  readonly redo: (early: Slip) => void;
  readonly attemptSeen: (attempt: SavedAttempt) => void;
  readonly outcomeReceived: (key: string, outcome: PlacementOutcome) => void;
  /** This tab's current attempt; null for none. */
  readonly attempt: () => SavedAttempt | null;
}

/** The slip in several tabs: the last edit wins, one placement at a time, and its outcome is shared (features B4). */
export interface SlipTabs {
  /** Requests the slip of the other tabs; `early` is a slip with earlier edits of this tab, which are applied on top of it, or null. */
  readonly join: (early: Slip | null) => void;
  /** Shares an edit made here. */
  readonly shareSlip: () => void;
  readonly shareAttempt: (attempt: SavedAttempt) => void;
  readonly shareOutcome: (key: string, outcome: PlacementOutcome) => void;
  /** Acquires the lock for placing until it is released; null while another tab holds it. */
  readonly claimPlacement: () => Promise<(() => void) | null>;
  readonly stop: () => void;
}

interface TabsOptions {
  readonly port: TabsPort;
  readonly setTimer: (afterMs: number, run: () => void) => () => void;
  /** Breaks ties between simultaneous edits. */
  readonly tabId: string;
  readonly events: SlipTabsEvents;
}

/** Synchronizes the slip with other tabs; versions count edits, and the higher wins. */
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
        return events.outcomeReceived(message.key, message.outcome);
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
