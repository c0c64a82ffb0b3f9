import { advanceMatch } from "./advance-match.ts";
import type { EngineContext } from "./engine-context.ts";
import { lineKeyOf } from "../core/specifier.ts";
import type { MatchChange } from "./match-change.ts";
import { createMatchWindow, type WindowSources } from "./match-window.ts";
import type { Breadth, MatchState } from "./match-state.ts";
import { isWaitingForRetry, suspendMatch } from "./match-failure.ts";
import { priceMatchInSteps } from "./price-match.ts";
import { watchClock } from "./read-scoreboard.ts";
import { releaseMatch, type SettlementEvent } from "./settlement.ts";
import { hasStalePrices, repriceEveryMs } from "./price-drift.ts";
import { isNewFrame, recordedFrame, applyRecorded } from "./recorded-prices.ts";
import { createWorkQueue, type Job } from "./work-queue.ts";
import { minuteMs } from "../core/time.ts";

/** Events of the engine; listeners run synchronously, in event order. */
interface EngineEvents {
  onChange(listener: (change: MatchChange) => void): void;
  onSettlement(listener: (event: SettlementEvent) => void): void;
  emitChange(change: MatchChange): void;
  emitSettlement(event: SettlementEvent): void;
}

function createEngineEvents(): EngineEvents {
  const changeListeners: ((change: MatchChange) => void)[] = [];
  const settlementListeners: ((event: SettlementEvent) => void)[] = [];
  return {
    onChange: (listener) => void changeListeners.push(listener),
    onSettlement: (listener) => void settlementListeners.push(listener),
    emitChange(change) {
      for (const listener of changeListeners) listener(change);
    },
    emitSettlement(event) {
      for (const listener of settlementListeners) listener(event);
    },
  };
}

/** `main`: list columns only; `full`: all lines; `custom`: all lines plus the scenarios that custom bets need. */
export type WantedPrices = "main" | "full" | "custom";

/** Advances every match with the clock and keeps it priced. */
export interface Engine {
  readonly context: EngineContext;
  readonly events: EngineEvents;
  /** Matches of the window in order of start. */
  matches(): readonly MatchState[];
  /** Increases whenever matches enter or leave the window. */
  windowRevision(): number;
  find(id: number): MatchState | null;
  /** Whether the window holds the match; does not load matches outside it. */
  isPlanned(id: number): boolean;
  /** Advances one match to now without pricing it. */
  advance(match: MatchState): void;
  /** Whether prices of that breadth are missing or stale. */
  needsPrices(match: MatchState, wanted: WantedPrices): boolean;
  /** Prices a match ahead of background work; resolves when done. */
  price(match: MatchState, wanted: WantedPrices): Promise<void>;
  /** Suspends a match whose model failed. */
  suspend(match: MatchState, error: unknown): void;
  /** Advances every match; `start` calls this five times per second. */
  moveTo(now: number): void;
  start(): void;
  stop(): void;
  /** Real milliseconds since the last tick. */
  ageMs(): number;
}

export interface EngineOptions extends WindowSources {
  readonly context: EngineContext;
  /** Whether a client currently follows all lines of the match. */
  readonly isFollowed: (match: MatchState) => boolean;
  readonly onError: (error: unknown) => void;
}

function isOver({ phase }: MatchState): boolean {
  return phase === "ended" || phase === "void";
}

const tickMs = 200;
const clockEveryTicks = 5;
const backgroundEveryTicks = 10;
/** How long all lines of a match stay priced, and its scenarios stay in memory, after a request (real time). */
const keepPricedMs = 90_000;
const keepScenariosMs = 10 * minuteMs;

export function createEngine(options: EngineOptions): Engine {
  const { context } = options;
  const { clock } = context;
  const window = createMatchWindow(context, options, options.onError);
  const queue = createWorkQueue(options.onError);
  const events = createEngineEvents();
  const active = new Set<MatchState>();
  let startedCount = 0;
  let revision = 0;
  let tickedAtMs = performance.now();
  let ticks = 0;
  let timer: NodeJS.Timeout | null = null;
  /** Accelerated replays reprice less often in match time, which bounds the work per real second. */
  const staleAfterMs = Math.max(repriceEveryMs, repriceEveryMs * clock.speed * 0.2);

  function breadthWanted(match: MatchState): Breadth {
    return match.wantedUntilMs > performance.now() || options.isFollowed(match) ? "full" : "main";
  }

  function isStale(match: MatchState, now: number): boolean {
    if (match.failure !== null) return !isWaitingForRetry(match, now);
    const frame = recordedFrame(context, match, breadthWanted(match));
    return frame === null ? hasStalePrices(context, match, { now, afterMs: staleAfterMs }) : isNewFrame(match, frame);
  }

  const reportedFaults = new WeakMap<MatchState, ReadonlyMap<string, string>>();

  /** Reports each line suspended for implausible prices once, until its prices recover. */
  function reportFaults(match: MatchState): void {
    const known = reportedFaults.get(match);
    if (known === match.faults || (known === undefined && match.faults.size === 0)) return;
    for (const [key, problem] of match.faults) {
      if (known?.has(key) !== true) options.onError(new Error(`Line ${key} of match ${match.fixture.id} is suspended: ${problem}`));
    }
    reportedFaults.set(match, match.faults);
  }

  /** Pricing may also settle lines that play has just decided. */
  function emitPriced(change: MatchChange | null): void {
    if (change === null) return;
    events.emitChange(change);
    const { match } = change;
    reportFaults(match);
    for (const line of change.lines) {
      const { results, settledAt } = line;
      if (results === null || settledAt === null || !match.tracked.has(lineKeyOf(line.typeId, line.specifier))) continue;
      events.emitSettlement({ match, line, result: { results, certainty: 1, settledAt } });
    }
  }

  /** Suspends a match whose model failed. Reports the failure once, until the match recovers. */
  function fail(match: MatchState, error: unknown, isStuck: boolean): void {
    if (match.failure === null) options.onError(new Error(`Match ${match.fixture.id} is suspended: its model fails.`, { cause: error }));
    const change = suspendMatch(match, { now: clock.now(), speed: clock.speed, isStuck });
    if (change !== null) events.emitChange(change);
  }

  function* priceInBackground(match: MatchState): Job {
    if (isOver(match) || isWaitingForRetry(match, clock.now())) return;
    try {
      const breadth = breadthWanted(match);
      const frame = recordedFrame(context, match, breadth);
      if (frame === null) emitPriced(yield* priceMatchInSteps(context, match, breadth));
      else if (isNewFrame(match, frame)) emitPriced(applyRecorded(context, match, frame));
    } catch (error) {
      fail(match, error, false);
    }
  }

  function advance(match: MatchState, now: number): void {
    const phase = match.phase;
    const step = advanceMatch(context, match, now);
    if (phase !== match.phase) queue.drop(match.fixture.id);
    if (step.change !== null) events.emitChange(step.change);
    for (const event of step.settlements) events.emitSettlement(event);
  }

  function advanceSafely(match: MatchState, now: number): boolean {
    if (match.failure?.isStuck === true && isWaitingForRetry(match, now)) return false;
    try {
      advance(match, now);
      return true;
    } catch (error) {
      fail(match, error, true);
      return false;
    }
  }

  function isDone(match: MatchState): boolean {
    return isOver(match) && match.settlementStep === "confirmed";
  }

  function needsPrices(match: MatchState, wanted: WantedPrices, now: number): boolean {
    if (isOver(match) || isWaitingForRetry(match, now)) return false;
    if (match.breadth === "none" || (wanted !== "main" && match.breadth !== "full")) return true;
    if (wanted === "custom" && match.scenarios === null) return true;
    return match.phase !== "prematch" && isStale(match, now);
  }

  function moveWindow(now: number): void {
    const added = window.moveTo(now);
    if (added.length === 0) return;
    revision += 1;
    startedCount = 0;
  }

  function activateStarted(now: number): void {
    for (
      let match = window.matches[startedCount];
      match !== undefined && match.fixture.startsAt <= now;
      match = window.matches[startedCount]
    ) {
      startedCount += 1;
      if (isDone(match)) match.script = null;
      else active.add(match);
    }
  }

  function advanceActive(now: number): void {
    for (const match of active) {
      if (!advanceSafely(match, now)) continue;
      if (isDone(match)) {
        active.delete(match);
        releaseMatch(match);
      } else if (isStale(match, now)) {
        queue.add(match.fixture.id, "urgent", () => priceInBackground(match));
      }
    }
  }

  function watchClocks(now: number): void {
    for (const match of active) {
      if (match.phase !== "live" || match.failure !== null) continue;
      try {
        const change = watchClock(context, match, now);
        if (change !== null) events.emitChange(change);
      } catch (error) {
        fail(match, error, true);
      }
    }
  }

  function refreshPrematch(now: number): void {
    for (let index = startedCount; index < window.matches.length; index += 1) {
      const match = window.matches[index];
      if (match === undefined) return;
      const isWaiting = match.breadth !== "full" && breadthWanted(match) === "full";
      if (isWaiting || isStale(match, now))
        queue.add(match.fixture.id, isWaiting ? "urgent" : "background", () => priceInBackground(match));
    }
  }

  function moveTo(now: number): void {
    moveWindow(now);
    activateStarted(now);
    advanceActive(now);
  }

  function tick(): void {
    try {
      const now = clock.now();
      moveTo(now);
      if (ticks % clockEveryTicks === 0) watchClocks(now);
      if (ticks % backgroundEveryTicks === 0) refreshPrematch(now);
    } catch (error) {
      options.onError(error);
    }
    ticks += 1;
    tickedAtMs = performance.now();
    timer = setTimeout(tick, tickMs);
  }

  return {
    context,
    events,
    matches: () => window.matches,
    windowRevision: () => revision,
    find: (id) => window.find(id),
    isPlanned: (id) => window.has(id),
    advance: (match) => void (isOver(match) || advanceSafely(match, clock.now())),
    needsPrices: (match, wanted) => needsPrices(match, wanted, clock.now()),
    price(match, wanted) {
      const nowMs = performance.now();
      if (wanted !== "main") match.wantedUntilMs = Math.max(match.wantedUntilMs, nowMs + keepPricedMs);
      if (wanted === "custom") match.scenariosUntilMs = nowMs + keepScenariosMs;
      if (!needsPrices(match, wanted, clock.now())) return Promise.resolve();
      queue.add(match.fixture.id, "asked", () => priceInBackground(match));
      return queue.finished(match.fixture.id);
    },
    suspend: (match, error) => fail(match, error, true),
    moveTo,
    start() {
      moveTo(clock.now());
      timer = setTimeout(tick, 0);
    },
    stop() {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      queue.stop();
    },
    ageMs: () => performance.now() - tickedAtMs,
  };
}
