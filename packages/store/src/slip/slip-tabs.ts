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

/** What tabs of one browser tell each other about their slip. */
type TabMessage =
  /** A tab was opened or loaded again: who has a slip? */
  | { readonly type: "hello" }
  /** The slip after an edit: texts as saved for the session, null for an empty slip. */
  | { readonly type: "slip"; readonly version: number; readonly from: string; readonly bets: string | null; readonly slip: string | null }
  /** A placement was sent: nobody else may send one, and everybody waits for its outcome. */
  | { readonly type: "attempt"; readonly attempt: SavedAttempt }
  | { readonly type: "outcome"; readonly key: string; readonly outcome: PlacementOutcome };

/** A message as it is written: the bets of an attempt as text. */
type WrittenTabMessage =
  | Exclude<TabMessage, { readonly type: "attempt" }>
  | { readonly type: "attempt"; readonly attempt: Omit<SavedAttempt, "bets"> & { readonly bets: string } };

const format = 2;

/** Writes a message as text. */
function writeTabMessage(message: TabMessage): string {
  if (message.type !== "attempt") return JSON.stringify({ format, ...message });
  return JSON.stringify({ format, type: "attempt", attempt: { ...message.attempt, bets: slipBetsToJson(message.attempt.bets) } });
}

/** Reads a message; null for another format, such as that of a tab left open over an update. */
function readTabMessage(text: string): TabMessage | null {
  try {
    // The text was written by `writeTabMessage` of a page of this origin; a foreign format is refused by its number.
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
  readonly port: TabsPort;
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
