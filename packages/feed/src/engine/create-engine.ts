import { dayMs } from "../core/time.ts";
import { advanceMatch } from "./advance-match.ts";
import { snapshotOf } from "./apply-snapshot.ts";
import { createEngineEvents, type EngineEvents } from "./engine-events.ts";
import type { EngineContext } from "./engine-context.ts";
import { recordChanges, refreshStatuses } from "./match-change.ts";
import { createMatchCombinations, type MatchCombinations } from "./match-combinations.ts";
import { isWaitingForRetry } from "./match-failure.ts";
import { createMatchPricing, type MatchPricing } from "./match-pricing.ts";
import { createMatchWinChances, type MatchWinChances } from "./match-win-chances.ts";
import { isOver, type MatchState } from "./match-state.ts";
import { createMatchWindow, type WindowSources } from "./match-window.ts";
import type { PriceSnapshot } from "./price-snapshot.ts";
import { createPriceSupply, type PriceOrigin, type PriceSupply, type WantedPrices } from "./price-supply.ts";
import type { Pricer } from "./pricer.ts";
import { watchClock } from "./read-scoreboard.ts";
import { releaseMatch } from "./settlement.ts";

/** Advances every match with the clock and keeps it priced. */
export interface Engine extends MatchCombinations, MatchWinChances {
  readonly context: EngineContext;
  readonly events: EngineEvents;
  /** Matches of the window in order of start. */
  matches(): readonly MatchState[];
  /** Increases whenever matches enter or leave the window. */
  windowRevision(): number;
  find(id: number): MatchState | null;
  /** Whether the window holds the match; does not load matches outside it. */
  isPlanned(id: number): boolean;
  /** Whether the plan has no match of that id, neither past nor future. */
  isForgotten(id: number): boolean;
  /** Advances one match to now without pricing it. */
  advance(match: MatchState): void;
  /** Whether prices of that breadth are missing or stale. */
  needsPrices(match: MatchState, wanted: WantedPrices): boolean;
  /** Prices a match ahead of background work; resolves when done. */
  price(match: MatchState, wanted: WantedPrices): Promise<void>;
  /** Applies a snapshot of the process that prices; false if it is not newer, or the match is not in memory. */
  apply(snapshot: PriceSnapshot): boolean;
  /** The current prices of all matches, for a process that has none yet. */
  snapshots(): IterableIterator<PriceSnapshot>;
  /** Keeps lines priced on which there may be bets, and announces their results. */
  track(matchId: number, lineKeys: readonly string[]): void;
  readonly prices: Pick<PriceSupply, "ageMs" | "markAlive" | "isSilent"> &
    Pick<MatchPricing, "queued" | "isQuiet"> & { mode(): PriceOrigin["mode"] };
  /** Starts pricing by itself instead of following another process; its prices so far stay until they are replaced. */
  lead(own: { readonly pricer: Pricer; readonly epoch: number }): void;
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
  readonly prices: PriceOrigin;
  /** Whether a client currently follows all lines of the match. */
  readonly isFollowed: (match: MatchState) => boolean;
  readonly onError: (error: unknown) => void;
  /** For how long after the start only prices that somebody waits for are computed. */
  readonly restAtStartMs?: number;
}

const tickMs = 200;
/** How long a tick may block the event loop before other work runs. */
const sliceMs = 8;
const clockEveryTicks = 5;
/** Each tick checks a part of the upcoming matches, the next ones first, so that all are checked within two seconds. */
const prematchParts = 10;
/** Matches that start within this time get their first prices before all others, so that lists have prices seconds after the start. */
const soonMs = dayMs;
export function createEngine(options: EngineOptions): Engine {
  const supply = createPriceSupply(options.prices);
  const context: EngineContext = { ...options.context, supply };
  const { clock } = context;
  const window = createMatchWindow(context, options, options.onError);
  const events = createEngineEvents();
  const pricing = createMatchPricing({ ...options, context, supply, events });
  const combinations = createMatchCombinations(supply);
  const winChances = createMatchWinChances({ context, supply, find: (id) => window.find(id), onError: options.onError });
  const active = new Set<MatchState>();
  let startedCount = 0;
  let revision = 0;
  let tickedAtMs = performance.now();
  let ticks = 0;
  let timer: NodeJS.Timeout | null = null;
  let isPrematchSilent = supply.isSilent("prematch");

  function advance(match: MatchState, now: number): void {
    const phase = match.phase;
    const step = advanceMatch(context, match, now);
    if (step.change !== null) events.emitChange(step.change);
    for (const event of step.settlements) events.emitSettlement(event);
    if (phase !== match.phase) pricing.phaseChanged(match);
  }

  function advanceSafely(match: MatchState, now: number): boolean {
    if (match.failure?.isStuck === true && isWaitingForRetry(match, now)) return false;
    try {
      advance(match, now);
      return true;
    } catch (error) {
      pricing.fail(match, error, true);
      return false;
    }
  }

  function isDone(match: MatchState): boolean {
    return isOver(match) && match.settlementStep === "confirmed";
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

  function advanceActive(match: MatchState, now: number): void {
    if (!advanceSafely(match, now)) return;
    if (isDone(match)) {
      active.delete(match);
      releaseMatch(match);
    } else if (pricing.isStale(match, now)) {
      pricing.queue(match, "urgent");
    }
  }

  function watchActive(match: MatchState, now: number): void {
    if (match.phase !== "live" || match.failure !== null) return;
    try {
      const change = watchClock(context, match, now);
      if (change !== null) events.emitChange(change);
    } catch (error) {
      pricing.fail(match, error, true);
    }
  }

  function refreshPrematch(now: number, part: number): void {
    const upcoming = window.matches.length - startedCount;
    const firstOf = (anyPart: number): number => startedCount + Math.floor((upcoming * anyPart) / prematchParts);
    for (const match of window.matches.slice(firstOf(part), firstOf(part + 1))) {
      const isWaiting = pricing.isWaitingForAllLines(match);
      if (!isWaiting && !pricing.isStale(match, now)) continue;
      const isSoon = match.breadth === "none" && match.fixture.startsAt < now + soonMs;
      pricing.queue(match, isWaiting ? "urgent" : isSoon ? "soon" : "background");
    }
  }

  /** Suspends and reopens the lines of all upcoming matches when prices stop and resume; live ones are updated at every step. */
  function suspendSilent(now: number): void {
    const isSilent = supply.isSilent("prematch");
    if (isSilent === isPrematchSilent) return;
    isPrematchSilent = isSilent;
    for (const match of window.matches) {
      if (match.phase !== "prematch") continue;
      const changes = recordChanges(match);
      refreshStatuses(context, match, { now, changes });
      const change = changes.finish();
      if (change !== null) events.emitChange(change);
    }
  }

  function moveTo(now: number): void {
    moveWindow(now);
    activateStarted(now);
    for (const match of active) advanceActive(match, now);
    suspendSilent(now);
  }

  /** One tick, in steps of one match each, between which other work may run. */
  function* tickSteps(): Generator<void, void, undefined> {
    moveWindow(clock.now());
    activateStarted(clock.now());
    for (const match of active) yield advanceActive(match, clock.now());
    suspendSilent(clock.now());
    if (ticks % clockEveryTicks === 0) for (const match of active) yield watchActive(match, clock.now());
    refreshPrematch(clock.now(), ticks % prematchParts);
  }

  function runTick(steps: Generator<void, void, undefined>): void {
    const until = performance.now() + sliceMs;
    let isDone = false;
    try {
      while (!isDone && performance.now() < until) isDone = steps.next().done === true;
    } catch (error) {
      isDone = true;
      options.onError(error);
    }
    if (!isDone) {
      timer = setTimeout(() => runTick(steps), 0);
      return;
    }
    ticks += 1;
    tickedAtMs = performance.now();
    timer = setTimeout(() => runTick(tickSteps()), tickMs);
  }

  return {
    context,
    events,
    matches: () => window.matches,
    windowRevision: () => revision,
    find: (id) => window.find(id),
    isPlanned: (id) => window.has(id),
    isForgotten: (id) => window.isForgotten(id),
    advance: (match) => void (isOver(match) || advanceSafely(match, clock.now())),
    needsPrices: pricing.needsPrices,
    price: pricing.price,
    ...combinations,
    ...winChances,
    apply(snapshot) {
      const match = window.known(snapshot.matchId);
      if (match === null || !advanceSafely(match, clock.now())) return false;
      return pricing.apply(match, snapshot);
    },
    *snapshots() {
      for (const match of window.matches) {
        const snapshot = isOver(match) ? null : snapshotOf(match);
        if (snapshot !== null) yield snapshot;
      }
    },
    track(matchId, lineKeys) {
      const match = window.find(matchId);
      if (match === null || match.settlementStep === "confirmed") return;
      const added = lineKeys.filter((key) => !match.tracked.has(key));
      if (added.length > 0) match.tracked = new Set([...match.tracked, ...added]);
      const origin = supply.origin();
      if (added.length > 0 && origin.mode === "follow") origin.source.track(matchId, added);
    },
    prices: {
      ageMs: supply.ageMs,
      markAlive: supply.markAlive,
      isSilent: supply.isSilent,
      mode: () => supply.origin().mode,
      queued: pricing.queued,
      isQuiet: pricing.isQuiet,
    },
    lead(own) {
      supply.lead(own);
      // The scenarios behind the existing prices are in the process that computed them.
      for (const match of window.matches) match.custom = null;
    },
    suspend: (match, error) => pricing.fail(match, error, true),
    moveTo,
    start() {
      moveTo(clock.now());
      timer = setTimeout(() => runTick(tickSteps()), 0);
    },
    stop() {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      pricing.stop();
      const origin = supply.origin();
      if (origin.mode === "own") origin.pricer.stop();
    },
    ageMs: () => performance.now() - tickedAtMs,
  };
}
