/**
 * Priorities: live matches and requests alternate, so that neither waits for all of the other; then first prices of the next day; then
 * background work. After a start, requests come before live matches until all of these have their first prices.
 */
const urgencies = ["urgent", "asked", "soon", "background"] as const;
export type Urgency = (typeof urgencies)[number];
const askedFirst: readonly Urgency[] = ["asked", "urgent", "soon", "background"];

/** Prices one match; resolves with the milliseconds that the models took, or null if it was no longer needed. */
type Pricing = () => Promise<number | null>;

/** Hands a few matches at a time to the pricer, so that urgent ones can overtake and those no longer needed are skipped. */
export interface PricingQueue {
  /** Queues a match. A match that is already queued keeps its place unless it becomes more urgent. */
  add(key: number, urgency: Urgency, start: Pricing): void;
  /** Removes a match from the queue. */
  drop(key: number): void;
  has(key: number): boolean;
  /** Number of waiting matches. */
  size(): number;
  /** Whether no urgent or requested pricing waits or runs. */
  isQuiet(): boolean;
  /** Resolves once the urgent or requested pricing of the match is done or dropped. */
  finished(key: number): Promise<void>;
  stop(): void;
}

/** Maximum number of running requests: with two, the pricer is never idle between answers. */
const maxRunning = 2;
/** How long the pricer rests after work that nobody waits for, as a multiple of the work: background work takes a quarter of a core. */
const restFactors = { soon: 1, background: 3 } as const;
const minIdleMs = 4;

/** Work that nobody waits for begins after `restAtStartMs`. */
export function createPricingQueue(onError: (error: unknown) => void, restAtStartMs = 0): PricingQueue {
  const queued: Readonly<Record<Urgency, Map<number, Pricing>>> = {
    urgent: new Map(),
    asked: new Map(),
    soon: new Map(),
    background: new Map(),
  };
  const waiting = new Map<number, (() => void)[]>();
  const running = new Set<number>();
  /** At most one match that nobody waits for is being priced, so that urgent work waits for one match at most. */
  let isUnawaitedRunning = false;
  let isAskedFirst = false;
  const startEndsMs = performance.now() + restAtStartMs;
  let isStart = restAtStartMs > 0;
  let restUntilMs = startEndsMs;
  let rest: NodeJS.Timeout | null = null;
  let turn: NodeJS.Immediate | null = null;
  let isStopped = false;

  const has = (key: number): boolean => running.has(key) || urgencies.some((urgency) => queued[urgency].has(key));
  const isAwaited = (key: number): boolean => running.has(key) || queued.urgent.has(key) || queued.asked.has(key);

  function release(key: number): void {
    if (isAwaited(key) && !isStopped) return;
    for (const resolve of waiting.get(key) ?? []) resolve();
    waiting.delete(key);
  }

  function mayRun(urgency: Urgency): boolean {
    if (urgency === "urgent" || urgency === "asked") return true;
    return !isUnawaitedRunning && performance.now() >= restUntilMs;
  }

  /** The order of priorities now. */
  function order(): readonly Urgency[] {
    return isStart || isAskedFirst ? askedFirst : urgencies;
  }

  function takeNext(): { readonly key: number; readonly urgency: Urgency; readonly start: Pricing } | null {
    for (const urgency of order()) {
      if (!mayRun(urgency)) continue;
      for (const [key, start] of queued[urgency]) {
        if (running.has(key)) continue;
        queued[urgency].delete(key);
        isAskedFirst = urgency === "urgent";
        isStart &&= performance.now() < startEndsMs && !(isAskedFirst && queued.urgent.size === 0);
        return { key, urgency, start };
      }
    }
    return null;
  }

  async function run(key: number, urgency: Urgency, start: Pricing): Promise<void> {
    running.add(key);
    const restFactor = urgency === "soon" || urgency === "background" ? restFactors[urgency] : null;
    if (restFactor !== null) isUnawaitedRunning = true;
    let workMs: number | null = null;
    try {
      workMs = await start();
    } catch (error) {
      onError(error);
    }
    running.delete(key);
    if (restFactor !== null) isUnawaitedRunning = false;
    if (restFactor !== null && workMs !== null) restUntilMs = performance.now() + Math.max(minIdleMs, workMs * restFactor);
    release(key);
    schedule();
  }

  function fill(): void {
    turn = null;
    while (!isStopped && running.size < maxRunning) {
      const next = takeNext();
      if (next === null) break;
      void run(next.key, next.urgency, next.start);
    }
    if (isStopped || rest !== null || queued.soon.size + queued.background.size === 0 || isUnawaitedRunning) return;
    rest = setTimeout(
      () => {
        rest = null;
        schedule();
      },
      Math.max(0, restUntilMs - performance.now()),
    );
  }

  function schedule(): void {
    if (!isStopped) turn ??= setImmediate(fill);
  }

  return {
    add(key, urgency, start) {
      if (isStopped) return;
      const known = urgencies.find((name) => queued[name].has(key));
      const priorities = isStart ? askedFirst : urgencies;
      if (known === undefined || priorities.indexOf(urgency) < priorities.indexOf(known)) {
        if (known !== undefined) queued[known].delete(key);
        queued[urgency].set(key, start);
      }
      schedule();
    },
    drop(key) {
      for (const urgency of urgencies) queued[urgency].delete(key);
      release(key);
    },
    has,
    isQuiet: () => queued.urgent.size + queued.asked.size === 0 && running.size === Number(isUnawaitedRunning),
    size: () => urgencies.reduce((sum, urgency) => sum + queued[urgency].size, 0),
    finished: (key) =>
      isAwaited(key) && !isStopped
        ? new Promise((resolve) => void waiting.set(key, [...(waiting.get(key) ?? []), resolve]))
        : Promise.resolve(),
    stop() {
      isStopped = true;
      if (rest !== null) clearTimeout(rest);
      if (turn !== null) clearImmediate(turn);
      for (const key of waiting.keys()) release(key);
    },
  };
}
