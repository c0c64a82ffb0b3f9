import { lineKeyOf } from "../core/specifier.ts";
import { minuteMs } from "../core/time.ts";
import { canGoLive } from "./advance-match.ts";
import { createAwaitedSnapshots } from "./awaited-snapshots.ts";
import { applySnapshot } from "./apply-snapshot.ts";
import { failedSnapshot } from "./compute-prices.ts";
import type { EngineContext } from "./engine-context.ts";
import type { EngineEvents } from "./engine-events.ts";
import type { MatchChange } from "./match-change.ts";
import { isWaitingForRetry, suspendMatch } from "./match-failure.ts";
import { type Breadth, isOver, type MatchState } from "./match-state.ts";
import { hasStalePrices, repriceEveryMs } from "./price-drift.ts";
import { isNewerVersion, type PriceSnapshot, type PriceVersion } from "./price-snapshot.ts";
import type { PriceSupply, WantedPrices } from "./price-supply.ts";
import type { Pricer, PriceRequest } from "./pricer.ts";
import { createPricingQueue, type Urgency } from "./pricing-queue.ts";
import type { RecordedFrame } from "./recording.ts";
import { applyRecorded, isNewFrame, recordedFrame } from "./recorded-prices.ts";

/** How long all lines of a match stay priced, and its scenarios are kept, after a request (real time). */
const keepPricedMs = 90_000;
const keepScenariosMs = 10 * minuteMs;
/** Interval at which prices that are still needed are requested again from another process. */
const remindEveryMs = 30_000;

/** Requests the prices of matches and commits them. */
export interface MatchPricing {
  /** Whether the engine should price the match again. */
  isStale(match: MatchState, now: number): boolean;
  isWaitingForAllLines(match: MatchState): boolean;
  needsPrices(match: MatchState, wanted: WantedPrices): boolean;
  /** Prices a match ahead of background work; resolves when done. */
  price(match: MatchState, wanted: WantedPrices): Promise<void>;
  queue(match: MatchState, urgency: Urgency): void;
  /** Number of matches that wait for prices. */
  queued(): number;
  /** Whether no match in play and no caller waits for prices. */
  isQuiet(): boolean;
  /** Must be called when a match enters another phase. */
  phaseChanged(match: MatchState): void;
  /** Applies a snapshot of another process; false if it is not newer than the prices of the match. */
  apply(match: MatchState, snapshot: PriceSnapshot): boolean;
  /** Suspends a match whose model failed. Reports the failure once, until the match recovers. */
  fail(match: MatchState, error: unknown, isStuck: boolean): void;
  stop(): void;
}

export interface MatchPricingParts {
  readonly context: EngineContext;
  readonly supply: PriceSupply;
  readonly events: EngineEvents;
  /** Whether a client currently follows all lines of the match. */
  readonly isFollowed: (match: MatchState) => boolean;
  readonly onError: (error: unknown) => void;
  /** For how long after the start only prices that somebody waits for are computed. */
  readonly restAtStartMs?: number;
}

/** The current request of a match to its pricer. */
export function priceRequest(
  context: EngineContext,
  match: MatchState,
  asked: { readonly breadth: Exclude<Breadth, "none">; readonly version: PriceVersion },
): PriceRequest {
  const now = context.clock.now();
  const isUnsettled = (key: string): boolean => match.lines.get(key)?.results == null;
  const listed = [...match.lines].filter(([, line]) => line.isOffered).map(([key]) => key);
  const tracked = [...match.tracked].filter(isUnsettled);
  return {
    ...asked,
    fixture: match.fixture,
    now,
    isLive: match.phase === "live" || canGoLive(context, match, now),
    eventCount: match.eventCount,
    tracked,
    known: [...new Set([...listed.filter(isUnsettled), ...tracked])],
    keepsScenarios: match.customUntilMs > performance.now(),
    betsCount: match.betsCount,
  };
}

export function createMatchPricing({ context, supply, events, isFollowed, onError, restAtStartMs }: MatchPricingParts): MatchPricing {
  const { clock } = context;
  const queue = createPricingQueue(onError, restAtStartMs);
  const reportedFaults = new WeakMap<MatchState, ReadonlyMap<string, string>>();
  /** Live prices that arrived before the clock of this process reached the start. */
  const early = new Map<MatchState, PriceSnapshot>();
  const awaited = createAwaitedSnapshots();
  let isStopped = false;
  /** Accelerated replays reprice less often in match time, which bounds the work per real second. */
  const staleAfterMs = Math.max(repriceEveryMs, repriceEveryMs * clock.speed * 0.2);

  function breadthWanted(match: MatchState): Exclude<Breadth, "none"> {
    return match.wantedUntilMs > performance.now() || isFollowed(match) ? "full" : "main";
  }

  function frameOf(match: MatchState): RecordedFrame | null {
    return context.recording === undefined ? null : recordedFrame(context, match, breadthWanted(match));
  }

  function isStale(match: MatchState, now: number): boolean {
    if (match.failure !== null) return !isWaitingForRetry(match, now);
    const frame = frameOf(match);
    return frame === null ? hasStalePrices(context, match, { now, afterMs: staleAfterMs }) : isNewFrame(match, frame);
  }

  function isMissing(match: MatchState, wanted: WantedPrices): boolean {
    if (match.breadth === "none" || (wanted !== "main" && match.breadth !== "full")) return true;
    return wanted === "custom" && match.custom === null;
  }

  function needsPrices(match: MatchState, wanted: WantedPrices): boolean {
    const now = clock.now();
    if (isOver(match) || isWaitingForRetry(match, now)) return false;
    return isMissing(match, wanted) || (match.phase !== "prematch" && isStale(match, now));
  }

  /** Whether a queued pricing is still needed when its turn comes. */
  function isDue(match: MatchState, now: number): boolean {
    if (isOver(match) || isWaitingForRetry(match, now)) return false;
    const wantsScenarios = match.customUntilMs > performance.now() && breadthWanted(match) === "full";
    return isStale(match, now) || isMissing(match, wantsScenarios ? "custom" : breadthWanted(match));
  }

  /** Reports each line suspended for implausible prices once, until its prices recover. */
  function reportFaults(match: MatchState): void {
    const known = reportedFaults.get(match);
    if (known === match.faults || (known === undefined && match.faults.size === 0)) return;
    for (const [key, problem] of match.faults) {
      if (known?.has(key) !== true) onError(new Error(`Line ${key} of match ${match.fixture.id} is suspended: ${problem}`));
    }
    reportedFaults.set(match, match.faults);
  }

  /** Pricing may also settle lines that play has just decided. */
  function emitPriced(change: MatchChange | null): void {
    if (change === null) return;
    events.emitChange(change);
    const { match } = change;
    for (const line of change.lines) {
      const { results, settledAt } = line;
      if (results === null || settledAt === null || !match.tracked.has(lineKeyOf(line.typeId, line.specifier))) continue;
      events.emitSettlement({ match, line, result: { results, certainty: 1, settledAt } });
    }
  }

  function fail(match: MatchState, error: unknown, isStuck: boolean): void {
    if (match.failure === null) onError(new Error(`Match ${match.fixture.id} is suspended: its model fails.`, { cause: error }));
    const change = suspendMatch(context, match, isStuck);
    if (change !== null) events.emitChange(change);
  }

  function commit(match: MatchState, snapshot: PriceSnapshot): void {
    if (snapshot.failure !== null) {
      fail(match, new Error(snapshot.failure), false);
      return;
    }
    emitPriced(applySnapshot(context, match, snapshot));
    reportFaults(match);
  }

  async function askPricer(match: MatchState, pricer: Pricer): Promise<number | null> {
    await pricer.ready();
    if (isStopped || !isDue(match, clock.now())) return null;
    const { phase } = match;
    const request = priceRequest(context, match, { breadth: breadthWanted(match), version: supply.nextVersion() });
    const reply = await pricer.price(request).catch((error: unknown) => ({ snapshot: failedSnapshot(request, error), workMs: 0 }));
    // A match that started or ended meanwhile is priced again for its new phase.
    if (isStopped || match.phase !== phase) return reply.workMs;
    commit(match, reply.snapshot);
    events.emitSnapshot({ ...reply.snapshot, betsCount: match.betsCount }, reply.workMs);
    return reply.workMs;
  }

  async function priceNow(match: MatchState): Promise<number | null> {
    try {
      const frame = isOver(match) ? null : frameOf(match);
      const origin = supply.origin();
      if (frame === null) return origin.mode === "own" ? await askPricer(match, origin.pricer) : null;
      if (isNewFrame(match, frame)) emitPriced(applyRecorded(context, match, frame));
    } catch (error) {
      fail(match, error, false);
    }
    return null;
  }

  function add(match: MatchState, urgency: Urgency): void {
    queue.add(match.fixture.id, urgency, () => priceNow(match));
  }

  /** Requests prices from the process that prices, and again at intervals while they are needed. */
  async function askSource(match: MatchState, wanted: WantedPrices, isReminder: boolean): Promise<void> {
    const origin = supply.origin();
    if (origin.mode !== "follow" || !(isReminder || needsPrices(match, wanted))) return;
    await origin.source.ask(match.fixture.id, wanted);
    // All callers share the answer, so it may arrive before the prices; without them a bet would be refused.
    if (needsPrices(match, wanted)) await awaited.next(match.fixture.id);
  }

  function apply(match: MatchState, snapshot: PriceSnapshot): boolean {
    if (isOver(match) || !isNewerVersion(snapshot.version, match.version)) return false;
    if (snapshot.isLive && match.phase === "prematch") {
      early.set(match, snapshot);
      return false;
    }
    if (!snapshot.isLive && match.phase === "live") return false;
    match.betsCount = Math.max(match.betsCount, snapshot.betsCount);
    commit(match, snapshot);
    awaited.arrived(match.fixture.id);
    return true;
  }

  return {
    isStale: (match, now) => (supply.origin().mode === "own" || context.recording !== undefined) && isStale(match, now),
    isWaitingForAllLines: (match) => match.breadth !== "full" && breadthWanted(match) === "full",
    needsPrices,
    async price(match, wanted) {
      const nowMs = performance.now();
      const isReminder = wanted !== "main" && match.wantedUntilMs < nowMs + keepPricedMs - remindEveryMs;
      if (wanted !== "main" && (isReminder || supply.origin().mode === "own")) match.wantedUntilMs = nowMs + keepPricedMs;
      if (wanted === "custom") match.customUntilMs = nowMs + keepScenariosMs;
      if (supply.origin().mode === "follow" && frameOf(match) === null) return askSource(match, wanted, isReminder);
      if (!needsPrices(match, wanted)) return;
      add(match, "asked");
      await queue.finished(match.fixture.id);
    },
    queue: add,
    queued: () => queue.size(),
    isQuiet: queue.isQuiet,
    phaseChanged(match) {
      queue.drop(match.fixture.id);
      const snapshot = early.get(match);
      if (snapshot === undefined) return;
      early.delete(match);
      apply(match, snapshot);
    },
    apply,
    fail,
    stop() {
      isStopped = true;
      queue.stop();
    },
  };
}
