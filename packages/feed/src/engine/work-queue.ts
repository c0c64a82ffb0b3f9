/** Work that pauses at every yield. */
export type Job = Generator<undefined, void, undefined>;

/** Who waits for work: matches in play, somebody's request, or nobody. */
const urgencies = ["urgent", "asked", "background"] as const;
export type Urgency = (typeof urgencies)[number];

/** Runs jobs in short slices so that answers are never kept waiting for long. */
export interface WorkQueue {
  /** Queues work for a key; a key already queued keeps its place and moves up when it becomes more urgent. */
  add(key: number, urgency: Urgency, start: () => Job): void;
  /** Forgets queued or half-done work of a key. */
  drop(key: number): void;
  has(key: number): boolean;
  /** Resolves once the work of the key that somebody waits for is done or dropped. */
  finished(key: number): Promise<void>;
  stop(): void;
}

const sliceMs = 8;
const pauseMs = 4;
/** Work that nobody waits for takes an eighth of a core: it rests seven times as long as it ran. */
const backgroundRest = 7;

interface RunningJob {
  readonly key: number;
  readonly isUrgent: boolean;
  readonly job: Job;
}

export function createWorkQueue(onError: (error: unknown) => void): WorkQueue {
  const queued = { urgent: new Map<number, () => Job>(), asked: new Map<number, () => Job>(), background: new Map<number, () => Job>() };
  const waiting = new Map<number, (() => void)[]>();
  let running: RunningJob | null = null;
  let timer: NodeJS.Timeout | null = null;
  let isResting = false;
  let ranMs = 0;
  let isStopped = false;

  const has = (key: number): boolean => running?.key === key || urgencies.some((urgency) => queued[urgency].has(key));
  const isAwaited = (key: number): boolean => running?.key === key || queued.urgent.has(key) || queued.asked.has(key);
  const isAnyQueued = (): boolean => urgencies.some((urgency) => queued[urgency].size > 0);

  function takeNext(): RunningJob | null {
    for (const urgency of urgencies) {
      for (const [key, start] of queued[urgency]) {
        queued[urgency].delete(key);
        return { key, isUrgent: urgency !== "background", job: start() };
      }
    }
    return null;
  }

  function release(key: number): void {
    if (isAwaited(key) && !isStopped) return;
    for (const resolve of waiting.get(key) ?? []) resolve();
    waiting.delete(key);
  }

  function endRunning(): void {
    const ended = running;
    running = null;
    if (ended !== null) release(ended.key);
  }

  function runSlice(): void {
    timer = null;
    const beganAt = performance.now();
    const endsAt = beganAt + sliceMs;
    try {
      while (performance.now() < endsAt) {
        running ??= takeNext();
        if (running === null) return;
        if (running.job.next().done) endRunning();
      }
    } catch (error) {
      endRunning();
      onError(error);
    }
    ranMs = performance.now() - beganAt;
    schedule();
  }

  /** Plans the next slice; urgent work wakes a queue that rests. */
  function schedule(): void {
    if (isStopped || (running === null && !isAnyQueued())) return;
    const isUrgent = queued.urgent.size + queued.asked.size > 0 || running?.isUrgent === true;
    if (timer !== null && !(isResting && isUrgent)) return;
    if (timer !== null) clearTimeout(timer);
    isResting = !isUrgent;
    timer = setTimeout(runSlice, isUrgent ? pauseMs : Math.max(pauseMs, ranMs * backgroundRest));
  }

  return {
    add(key, urgency, start) {
      if (isStopped) return;
      const known = urgencies.find((name) => queued[name].has(key));
      if (known === undefined || urgencies.indexOf(urgency) < urgencies.indexOf(known)) {
        if (known !== undefined) queued[known].delete(key);
        queued[urgency].set(key, start);
      }
      schedule();
    },
    drop(key) {
      for (const urgency of urgencies) queued[urgency].delete(key);
      if (running?.key === key) running = null;
      release(key);
    },
    has,
    finished: (key) =>
      isAwaited(key) && !isStopped
        ? new Promise((resolve) => void waiting.set(key, [...(waiting.get(key) ?? []), resolve]))
        : Promise.resolve(),
    stop() {
      isStopped = true;
      if (timer !== null) clearTimeout(timer);
      for (const key of waiting.keys()) release(key);
    },
  };
}
