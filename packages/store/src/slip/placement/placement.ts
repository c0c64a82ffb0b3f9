import { slipUnit, toBetRequests, type PlacementRefusal, type Slip, type SlipAction } from "@touchline/domain";
import type { PlaceBetsBody } from "@touchline/contract/http/bets";
import { queryAttempt, closeAttempt, sendPlacement, toWireBet, type PlacementOutcome } from "./placement-api.ts";
import { findListed, minListReads, supportsIdempotencyKeys, readListedIds, type SettingsSource } from "./listed-attempt.ts";
import { savedAttempt, toSentBets, type SavedAttempt } from "./saved-attempt.ts";
import type { ApiClient } from "../../core/api-client.ts";
import { deviceIdOf } from "../../core/device-id.ts";
import type { StorePorts } from "../../core/ports.ts";
import type { ServerClock } from "../../core/server-clock.ts";
import type { SessionStore } from "../../player/session.ts";
import { wireToPlacedBet } from "./wire-bet.ts";
import { wireToRefusal } from "./refusal.ts";

/**
 * Attempt status: `checking` looks for its outcome, `stalled` waits for the player or the network, `delayed` is the in-play delay.
 * `unknown`: the backend cannot look up the key and does not list the bets, so the player must check My bets and decide.
 */
export type AttemptStage = "none" | "sending" | "checking" | "stalled" | "unknown" | "delayed";

/** The slip, and the events of its placement. */
export interface PlacementEvents {
  readonly slip: () => Slip;
  readonly dispatch: (action: SlipAction) => void;
  readonly stageChanged: (stage: AttemptStage) => void;
  readonly signInWanted: () => void;
  /** Nothing was placed and there is no coded reason: the general alert (spec.md 4). */
  readonly notPlaced: () => void;
  /** Code 118: profile fields are missing (decisions Y). */
  readonly refused: (refusal: PlacementRefusal) => void;
  /** An attempt is about to be sent by this page. */
  readonly attemptStarted?: (attempt: SavedAttempt) => void;
  /** The outcome of this page's attempt is known; other tabs wait for it. */
  readonly outcomeKnown?: (key: string, outcome: PlacementOutcome) => void;
}

/** One attempt at a time: its key is saved before the request, and an unknown outcome is requested until it is known. */
export interface Placement {
  /** Sends the bets that the slip is processing. */
  readonly start: () => Promise<void>;
  /** Resumes an attempt that a reload interrupted. */
  readonly resume: () => void;
  /** Waits for an attempt of another tab; looks it up by its key if that tab does not report the outcome. */
  readonly follow: (attempt: SavedAttempt) => void;
  /** Applies the outcome that another tab reports. */
  readonly takeOutcome: (key: string, outcome: PlacementOutcome) => void;
  /** The current attempt; null for none. */
  readonly current: () => SavedAttempt | null;
  /** The attempt whose outcome is not known yet, which may be from before a reload; null for none. */
  readonly saved: () => SavedAttempt | null;
  /** Looks up the outcome again at once, after stalling. */
  readonly checkAgain: () => void;
  /** Releases the slip while the outcome is `unknown`; the page has asked the player to look in My bets first. */
  readonly leaveUnknown: () => void;
  /** Ends the attempt if the slip has its outcome from the private channel. */
  readonly concludeIfKnown: () => void;
  readonly stop: () => void;
}

const askDelaysMs = [500, 1000, 2000, 4000, 4000] as const;
/** A tab reports the outcome of its bets within this time, unless it was closed. */
const followTimeoutMs = 20_000;
const delayGraceMs = 700;
const delayPollMs = 2000;
/** Number of replies with an unknown key after which the slip closes the key. */
const maxUnseenReplies = 2;

interface Run {
  readonly attempt: SavedAttempt;
  asked: number;
  unseen: number;
  isUnlisted: boolean;
  /** The backend refused the call without a code. */
  isTurnedDown: boolean;
  /** Ids of bets in their in-play delay. */
  placedIds: readonly string[];
}

/** A kind of placement, which has its own attempts. */
export interface PlacementKind {
  readonly attemptKey: string;
  /** Sent with the bets, such as `quick`. */
  readonly meta: Pick<PlaceBetsBody["meta"], "quick">;
}

/** What placing bets needs from the page. */
export interface PlacementPage extends SettingsSource {
  readonly api: Pick<ApiClient, "send" | "call">;
  readonly clock: Pick<ServerClock, "now">;
  readonly ports: Pick<StorePorts, "sessionStorage" | "localStorage" | "preferences" | "time" | "createId" | "tabs" | "track">;
  readonly session: Pick<SessionStore, "getState" | "balance">;
}

/** Creates the placement of one ticket. */
export function createPlacement(page: PlacementPage, events: PlacementEvents, kind: PlacementKind): Placement {
  const { api, clock, ports } = page;
  const playerId = (): string | null => page.session.getState().player?.id ?? null;
  const saved = savedAttempt(ports.sessionStorage, kind.attemptKey);
  let run: Run | null = null;
  let cancelTimer: () => void = () => {};
  let isPreparing = false;

  function begin(attempt: SavedAttempt, stage: AttemptStage): Run {
    run = { attempt, asked: 0, unseen: 0, isUnlisted: false, isTurnedDown: false, placedIds: [] };
    events.stageChanged(stage);
    return run;
  }

  function finish(): void {
    cancelTimer();
    run = null;
    saved.write(null);
    events.stageChanged("none");
  }

  async function start(): Promise<void> {
    const slip = events.slip();
    if (run !== null || isPreparing || slip.state !== "processing") return;
    // An attempt with an unknown outcome comes first: its bets may be placed.
    if (saved.read() !== null) return resume();
    const requests = toBetRequests(slip);
    const body = {
      meta: { device_id: deviceIdOf(ports), odds_policy: slip.oddsPolicy, ...kind.meta },
      bets: requests.map(toWireBet),
    };
    const payload = JSON.stringify(body);
    isPreparing = true;
    const knownBetIds = supportsIdempotencyKeys(page) ? null : await readListedIds(api);
    isPreparing = false;
    const attempt: SavedAttempt = {
      key: ports.createId(),
      playerId: playerId(),
      payload,
      createdAtMs: clock.now(),
      bets: slip.processingBets,
      knownBetIds,
    };
    saved.write(attempt);
    const current = begin(attempt, "sending");
    events.attemptStarted?.(attempt);
    settle(current, await sendPlacement(api, attempt.key, body));
  }

  function settle(current: Run, outcome: PlacementOutcome): void {
    if (run !== current) return;
    if (isKnown(current, outcome)) events.outcomeKnown?.(current.attempt.key, outcome);
    conclude(current, outcome);
  }

  function conclude(current: Run, outcome: PlacementOutcome): void {
    switch (outcome.type) {
      case "placed":
        return settlePlaced(current, outcome.bets);
      case "refused": {
        const refusal = wireToRefusal(outcome.error, slipUnit(events.slip()));
        finish();
        events.dispatch({ type: "placementRefused", refusal });
        return events.refused(refusal);
      }
      case "notPlaced":
        return giveUp();
      case "unauthorized":
        return settleUnauthorized(current);
      case "unlisted":
        if (current.isTurnedDown && current.asked >= minListReads && current.attempt.knownBetIds !== null) return giveUp();
        current.isUnlisted = true;
        return askLater(current);
      case "turnedDown":
        current.isTurnedDown = true;
        return askLater(current);
      case "unseen":
      case "inProgress":
      case "noLookup":
      case "noAnswer":
        current.isUnlisted = false;
        return askLater(current);
    }
  }

  function settlePlaced(current: Run, bets: readonly unknown[]): void {
    const placedBets = toSentBets(current.attempt, events.slip()).map((sent, index) => wireToPlacedBet(bets[index], sent));
    events.dispatch({ type: "placementAnswered", placedBets });
    if (events.slip().state !== "processing") return finish();
    current.placedIds = placedBets.map(({ id }) => id);
    events.stageChanged("delayed");
    const ends = Math.max(...placedBets.map((bet) => bet.pendingUntilMs ?? 0));
    const waitMs = Math.min(Math.max(ends - clock.now() + delayGraceMs, delayPollMs), 30_000);
    askIn(current, waitMs);
  }

  function settleUnauthorized(current: Run): void {
    if (current.asked === 0) {
      finish();
      events.dispatch({ type: "placementAbandoned" });
    } else {
      events.stageChanged("stalled");
    }
    events.signInWanted();
  }

  function giveUp(): void {
    leave();
    events.notPlaced();
  }

  /** Ends the attempt without a message: the bets belong to another player. */
  function leave(): void {
    finish();
    events.dispatch({ type: "placementAbandoned" });
  }

  function askLater(current: Run): void {
    const waitMs = askDelaysMs[current.asked];
    if (waitMs === undefined) return events.stageChanged(current.isUnlisted ? "unknown" : "stalled");
    events.stageChanged("checking");
    askIn(current, waitMs);
  }

  function askIn(current: Run, waitMs: number): void {
    cancelTimer();
    cancelTimer = ports.time.after(waitMs, () => void ask(current));
  }

  async function ask(current: Run): Promise<void> {
    if (run !== current) return;
    if (isOfAnother(current.attempt, playerId())) return leave();
    current.asked += 1;
    settle(current, await findOutcome(current));
  }

  /** A key that the server does not know may still arrive, so only a closed key proves that nothing was placed. */
  async function findByKey(current: Run): Promise<PlacementOutcome> {
    const { key } = current.attempt;
    const outcome = await queryAttempt(api, key);
    if (outcome.type !== "unseen") return outcome;
    current.unseen += 1;
    return current.unseen < maxUnseenReplies ? outcome : closeAttempt(api, key);
  }

  async function findOutcome(current: Run): Promise<PlacementOutcome> {
    const outcome = supportsIdempotencyKeys(page) ? await findByKey(current) : null;
    if (outcome !== null && outcome.type !== "noLookup") return outcome;
    return findListed(api, current.attempt, current.placedIds).catch(() => ({ type: "noAnswer" }));
  }

  function resume(): void {
    const attempt = saved.read();
    if (run !== null || attempt === null) return;
    events.dispatch({ type: "placementResumed", bets: attempt.bets });
    askLater(begin(attempt, "checking"));
  }

  function follow(attempt: SavedAttempt): void {
    if (run !== null) return;
    // Saved here too: if the sending tab is closed and this one reloads, its slip must not offer the same bets.
    saved.write(attempt);
    events.dispatch({ type: "placementResumed", bets: attempt.bets });
    askIn(begin(attempt, "sending"), followTimeoutMs);
  }

  function takeOutcome(key: string, outcome: PlacementOutcome): void {
    if (run !== null && run.attempt.key === key) conclude(run, outcome);
  }

  function checkAgain(): void {
    if (run === null) return;
    const current = begin(run.attempt, "checking");
    askIn(current, 0);
  }

  function leaveUnknown(): void {
    if (run !== null && run.isUnlisted && run.asked >= askDelaysMs.length) leave();
  }

  function concludeIfKnown(): void {
    if (run !== null && events.slip().state !== "processing") finish();
  }

  return {
    start,
    resume,
    follow,
    takeOutcome,
    current: () => run?.attempt ?? null,
    saved: saved.read,
    checkAgain,
    leaveUnknown,
    concludeIfKnown,
    stop: () => cancelTimer(),
  };
}

function isOfAnother({ playerId }: SavedAttempt, signedIn: string | null): boolean {
  return playerId !== null && signedIn !== null && playerId !== signedIn;
}

/** Whether an outcome is final; a 401 is final only for the request itself. */
function isKnown(current: Run, { type }: PlacementOutcome): boolean {
  return type === "placed" || type === "refused" || type === "notPlaced" || (type === "unauthorized" && current.asked === 0);
}
