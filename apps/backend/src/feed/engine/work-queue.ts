/** Work that pauses at every yield. */
export type Job = Generator<undefined, void, undefined>;

/** Runs jobs in short slices so that answers are never kept waiting for long. */
export interface WorkQueue {
  /** Queues work for a key; a key already queued keeps its place, a background one moves up when it becomes urgent. */
  add(key: number, urgency: "urgent" | "background", start: () => Job): void;
  /** Forgets queued or half-done work of a key. */
  drop(key: number): void;
  has(key: number): boolean;
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
  const urgent = new Map<number, () => Job>();
  const background = new Map<number, () => Job>();
  let running: RunningJob | null = null;
  let timer: NodeJS.Timeout | null = null;
  let isResting = false;
  let ranMs = 0;
  let isStopped = false;

  function takeNext(): RunningJob | null {
    const isUrgent = urgent.size > 0;
    const queue = isUrgent ? urgent : background;
    for (const [key, start] of queue) {
      queue.delete(key);
      return { key, isUrgent, job: start() };
    }
    return null;
  }

  function runSlice(): void {
    timer = null;
    const beganAt = performance.now();
    const endsAt = beganAt + sliceMs;
    try {
      while (performance.now() < endsAt) {
        running ??= takeNext();
        if (running === null) return;
        if (running.job.next().done) running = null;
      }
    } catch (error) {
      running = null;
      onError(error);
    }
    ranMs = performance.now() - beganAt;
    schedule();
  }

  /** Plans the next slice; urgent work wakes a queue that rests. */
  function schedule(): void {
    if (isStopped || (running === null && urgent.size + background.size === 0)) return;
    const isUrgent = urgent.size > 0 || running?.isUrgent === true;
    if (timer !== null && !(isResting && isUrgent)) return;
    if (timer !== null) clearTimeout(timer);
    isResting = !isUrgent;
    timer = setTimeout(runSlice, isUrgent ? pauseMs : Math.max(pauseMs, ranMs * backgroundRest));
  }

  return {
    add(key, urgency, start) {
      if (urgency === "urgent") {
        background.delete(key);
        if (!urgent.has(key)) urgent.set(key, start);
      } else if (!urgent.has(key) && !background.has(key)) {
        background.set(key, start);
      }
      schedule();
    },
    drop(key) {
      urgent.delete(key);
      background.delete(key);
      if (running?.key === key) running = null;
    },
    has(key) {
      return urgent.has(key) || background.has(key) || running?.key === key;
    },
    stop() {
      isStopped = true;
      if (timer !== null) clearTimeout(timer);
    },
  };
}
