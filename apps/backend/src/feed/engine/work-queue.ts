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
const backgroundPauseMs = 12;

export function createWorkQueue(onError: (error: unknown) => void): WorkQueue {
  const urgent = new Map<number, () => Job>();
  const background = new Map<number, () => Job>();
  let running: { readonly key: number; readonly job: Job } | null = null;
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;

  function takeNext(): { readonly key: number; readonly job: Job } | null {
    const queue = urgent.size > 0 ? urgent : background;
    for (const [key, start] of queue) {
      queue.delete(key);
      return { key, job: start() };
    }
    return null;
  }

  function runSlice(): void {
    timer = null;
    const endsAt = performance.now() + sliceMs;
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
    schedule();
  }

  function schedule(): void {
    if (isStopped || timer !== null || (running === null && urgent.size + background.size === 0)) return;
    timer = setTimeout(runSlice, urgent.size > 0 ? pauseMs : backgroundPauseMs);
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
