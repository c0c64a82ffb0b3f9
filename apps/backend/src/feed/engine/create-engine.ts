import { createEngineNews, type EngineNews } from "./engine-news.ts";
import { advanceMatch } from "./advance-match.ts";
import type { EngineContext } from "./engine-context.ts";
import { lineKeyOf } from "./line-state.ts";
import type { MatchChange } from "./match-change.ts";
import { createMatchWindow, type WindowSources } from "./match-window.ts";
import type { Breadth, MatchState } from "./match-state.ts";
import { driftBucketAt } from "./price-drift.ts";
import { priceMatch, priceMatchInSteps } from "./price-match.ts";
import { watchClock } from "./read-scoreboard.ts";
import { releaseMatch } from "./settle-match.ts";
import { hasStalePrices, isNews, repriceEveryMs, recordedFrame } from "./stale-prices.ts";
import { takeRecorded } from "./take-recorded.ts";
import { createWorkQueue, type Job } from "./work-queue.ts";

/** The replay: moves every match with the clock and keeps its prices. */
export interface Engine {
  readonly context: EngineContext;
  readonly news: EngineNews;
  /** Matches of the window in order of start. */
  matches(): readonly MatchState[];
  /** Grows whenever matches enter or leave the window. */
  windowRevision(): number;
  find(id: number): MatchState | null;
  /** Whether the id is a match of the window, without looking further. */
  isPlanned(id: number): boolean;
  /** Prices a match that somebody looks at before those that nobody looks at; not at once. */
  hurry(match: MatchState): void;
  /** Brings one match up to now, with prices of at least that breadth. */
  bringUpToDate(match: MatchState, breadth: Breadth): void;
  /** Takes one step of time for every match; `start` does so five times a second. */
  moveTo(now: number): void;
  start(): void;
  stop(): void;
  /** Real milliseconds since the last tick. */
  ageMs(): number;
}

/** What an engine is made from. */
export interface EngineOptions extends WindowSources {
  readonly context: EngineContext;
  /** Whether somebody follows every line of the match right now. */
  readonly isFollowed: (match: MatchState) => boolean;
  readonly onError: (error: unknown) => void;
}

const tickMs = 200;
const clockEveryTicks = 5;
const backgroundEveryTicks = 10;

export function createEngine(options: EngineOptions): Engine {
  const { context } = options;
  const { clock } = context;
  const window = createMatchWindow(context, options, options.onError);
  const queue = createWorkQueue(options.onError);
  const news = createEngineNews();
  const active = new Set<MatchState>();
  let startedCount = 0;
  let revision = 0;
  let tickedAtMs = performance.now();
  let ticks = 0;
  let timer: NodeJS.Timeout | null = null;
  /** Accelerated replays are repriced less often in match time, so that the work a real second stays bounded. */
  const staleAfterMs = Math.max(repriceEveryMs, repriceEveryMs * clock.speed * 0.2);

  function breadthWanted(match: MatchState): Breadth {
    return match.wantedUntilMs > performance.now() || options.isFollowed(match) ? "full" : "main";
  }

  function isStale(match: MatchState, now: number): boolean {
    const frame = recordedFrame(context, match, breadthWanted(match));
    return frame === null ? hasStalePrices(context, match, { now, afterMs: staleAfterMs }) : isNews(match, frame);
  }

  /** New prices may come with lines that play has just decided. */
  function tellPriced(change: MatchChange | null): void {
    if (change === null) return;
    news.tellChange(change);
    const { match } = change;
    for (const line of change.lines) {
      const { results, settledAt } = line;
      if (results === null || settledAt === null || !match.tracked.has(lineKeyOf(line.typeId, line.specifier))) continue;
      news.tellSettlement({ match, line, result: { results, certainty: 1, settledAt } });
    }
  }

  /** A model that fails on one match must stop neither the others nor the log: it is asked again at the next change. */
  function noteFailure(match: MatchState, error: unknown): void {
    match.pricedAt = clock.now();
    match.pricedEventCount = match.eventCount;
    match.driftBucket = driftBucketAt(match.fixture, clock.now());
    options.onError(error);
  }

  function* priceInBackground(match: MatchState): Job {
    if (match.phase === "ended" || match.phase === "void") return;
    try {
      const breadth = breadthWanted(match);
      const frame = recordedFrame(context, match, breadth);
      if (frame === null) tellPriced(yield* priceMatchInSteps(context, match, breadth));
      else if (isNews(match, frame)) tellPriced(takeRecorded(context, match, frame));
    } catch (error) {
      noteFailure(match, error);
    }
  }

  function priceNow(match: MatchState, breadth: Breadth): void {
    queue.drop(match.fixture.id);
    try {
      const frame = recordedFrame(context, match, breadth);
      if (frame === null || !isNews(match, frame)) tellPriced(priceMatch(context, match, breadth));
      else tellPriced(takeRecorded(context, match, frame));
    } catch (error) {
      noteFailure(match, error);
    }
  }

  function advance(match: MatchState, now: number): void {
    const phase = match.phase;
    const step = advanceMatch(context, match, now);
    if (phase !== match.phase) queue.drop(match.fixture.id);
    if (step.change !== null) news.tellChange(step.change);
    for (const item of step.news) news.tellSettlement(item);
  }

  function advanceSafely(match: MatchState, now: number): boolean {
    try {
      advance(match, now);
      return true;
    } catch (error) {
      active.delete(match);
      options.onError(error);
      return false;
    }
  }

  function isDone(match: MatchState): boolean {
    return (match.phase === "ended" || match.phase === "void") && match.settlementStep === "confirmed";
  }

  function moveWindow(now: number): void {
    const added = window.moveTo(now);
    if (added.length === 0) return;
    revision += 1;
    startedCount = 0;
  }

  function takeStarted(now: number): void {
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
      const change = match.phase === "live" ? watchClock(context, match, now) : null;
      if (change !== null) news.tellChange(change);
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
    takeStarted(now);
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
    news,
    matches: () => window.matches,
    windowRevision: () => revision,
    find: (id) => window.find(id),
    isPlanned: (id) => window.has(id),
    hurry: (match) => queue.add(match.fixture.id, "urgent", () => priceInBackground(match)),
    bringUpToDate(match, breadth) {
      const now = clock.now();
      if (match.phase !== "ended" && match.phase !== "void" && !advanceSafely(match, now)) return;
      if (match.phase === "ended" || match.phase === "void") return;
      const isTooNarrow = match.breadth === "none" || (breadth === "full" && match.breadth !== "full");
      const isBehind = match.phase !== "prematch" && isStale(match, now);
      if (isTooNarrow || isBehind) priceNow(match, breadth === "full" ? "full" : breadthWanted(match));
    },
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
