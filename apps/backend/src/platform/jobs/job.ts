import { setImmediate as yieldToEventLoop } from "node:timers/promises";

/** How long a failure waits for its next try: the first wait, doubled at each further failure up to the longest. */
export interface Backoff {
  readonly firstMs: number;
  readonly maxMs: number;
}

/** What a job does. */
export interface JobOptions {
  /** Names the job in metrics. */
  readonly name: string;
  /**
   * Does one batch of what is due and answers in how many ms there is more: 0 at once, null when nothing waits.
   * Several processes may run the same job: a batch takes its rows with `for update skip locked`, or writes so that twice changes nothing.
   */
  readonly run: () => Promise<number | null>;
  /** Runs at least this often without a wake. */
  readonly everyMs?: number;
  /** How much waits, for metrics. */
  readonly depth?: () => number | Promise<number>;
  readonly backoff: Backoff;
  readonly onError: (error: unknown) => void;
}

/** What metrics show of a job or a queue. */
export interface JobStats {
  readonly name: string;
  readonly counts: { readonly runs: number; readonly failures: number };
  depth(): number | Promise<number>;
}

/** Background work that runs when it is woken, when it is due and again after a failure, never twice at the same time. */
export interface Job {
  readonly stats: JobStats;
  /** There may be something to do. A job that runs runs once more; one that waits after a failure goes on waiting. */
  wake(): void;
  /** Runs now, even after a failure, and resolves when that run is over. */
  flush(): Promise<void>;
  /** Resolves when the job does not run. */
  idle(): Promise<void>;
  /** Finishes the run in progress and starts none any more. */
  stop(): Promise<void>;
}

/** The longest delay that a timer takes: a job that is due later looks once in between. */
const maxTimerMs = 2 ** 31 - 1;

/** How long to wait after this many failures in a row. */
export function backoffMs({ firstMs, maxMs }: Backoff, failures: number): number {
  return Math.min(maxMs, firstMs * 2 ** Math.min(failures - 1, 30));
}

export function createJob({ name, run, everyMs, depth = () => 0, backoff, onError }: JobOptions): Job {
  const counts = { runs: 0, failures: 0 };
  let failuresInRow = 0;
  let isWanted = false;
  let isStopped = false;
  let running: Promise<void> | null = null;
  // The one timer of the job: whatever is planned replaces it.
  let timer: NodeJS.Timeout | null = null;

  const plan = (delayMs: number | null): void => {
    if (timer !== null) clearTimeout(timer);
    timer = delayMs === null || isStopped ? null : setTimeout(start, Math.min(delayMs, maxTimerMs));
  };

  /** Runs until nothing is due; answers in how many ms something will be. */
  const runAll = async (): Promise<number | null> => {
    try {
      for (;;) {
        isWanted = false;
        counts.runs += 1;
        const next = await run();
        failuresInRow = 0;
        if (isStopped) return null;
        if (next !== 0 && !isWanted) return everyMs === undefined ? next : Math.min(next ?? everyMs, everyMs);
        await yieldToEventLoop();
      }
    } catch (error) {
      counts.failures += 1;
      failuresInRow += 1;
      onError(error);
      return backoffMs(backoff, failuresInRow);
    }
  };

  function start(): void {
    plan(null);
    running = runAll().then((delayMs) => {
      running = null;
      if (isWanted && failuresInRow === 0 && !isStopped) start();
      else plan(delayMs);
    });
  }

  const idle = async (): Promise<void> => {
    while (running !== null) await running;
  };

  plan(everyMs ?? null);
  return {
    stats: { name, counts, depth },
    idle,
    wake() {
      isWanted = true;
      if (running === null && failuresInRow === 0 && !isStopped) start();
    },
    async flush() {
      isWanted = true;
      if (running === null && !isStopped) start();
      await idle();
    },
    async stop() {
      isStopped = true;
      plan(null);
      await idle();
    },
  };
}
