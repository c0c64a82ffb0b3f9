/** Work that pauses at every yield. */
export type Job = Generator<undefined, void, undefined>;

/** Priorities: matches in play, then requests, then background work. */
const urgencies = ["urgent", "asked", "background"] as const;
export type Urgency = (typeof urgencies)[number];

/** Runs jobs in short slices so that the event loop stays responsive. */
export interface WorkQueue {
  /** Queues a job. A key that is already queued keeps its place unless the new job is more urgent. */
  add(key: number, urgency: Urgency, start: () => Job): void;
  /** Cancels the queued or running job of a key. */
  drop(key: number): void;
  has(key: number): boolean;
  /** Resolves once the urgent or requested job of the key is done or dropped. */
  finished(key: number): Promise<void>;
  stop(): void;
}

const sliceMs = 8;
const pauseMs = 4;
/** Background work pauses seven times as long as it ran, so it uses an eighth of a core. */
const backgroundIdleFactor = 7;

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

  /** Schedules the next slice; urgent work interrupts an idle pause. */
  function schedule(): void {
    if (isStopped || (running === null && !isAnyQueued())) return;
    const isUrgent = queued.urgent.size + queued.asked.size > 0 || running?.isUrgent === true;
    if (timer !== null && !(isResting && isUrgent)) return;
    if (timer !== null) clearTimeout(timer);
    isResting = !isUrgent;
    timer = setTimeout(runSlice, isUrgent ? pauseMs : Math.max(pauseMs, ranMs * backgroundIdleFactor));
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
