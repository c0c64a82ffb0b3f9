import { withoutSpan } from "@touchline/telemetry";
import { setImmediate as yieldToEventLoop } from "node:timers/promises";

/** Delay before a retry: `firstMs`, doubled after each further failure up to `maxMs`. */
export interface Backoff {
  readonly firstMs: number;
  readonly maxMs: number;
}

/** A job to run. */
export interface JobOptions {
  /** Names the job in metrics. */
  readonly name: string;
  /**
   * Does one batch of due work and returns the ms until more is due: 0 for at once, null if nothing waits.
   * Two processes may run the same job while one takes over from the other, so a batch claims its rows or is idempotent.
   */
  readonly run: () => Promise<number | null>;
  /** Maximum time between runs. */
  readonly everyMs?: number;
  /** Amount of waiting work, for metrics. */
  readonly depth?: () => number | Promise<number>;
  readonly backoff: Backoff;
  readonly onError: (error: unknown) => void;
}

/** Metrics of a job or a queue. */
export interface JobStats {
  readonly name: string;
  readonly counts: { readonly runs: number; readonly failures: number };
  depth(): number | Promise<number>;
}

/** Background work that runs when it is woken or due, is retried after a failure and never runs twice at the same time. */
export interface Job {
  readonly stats: JobStats;
  /** Signals that there may be work. A running job runs once more; a job in backoff keeps waiting. */
  wake(): void;
  /** Runs now, even during backoff, and resolves when the run ends. */
  flush(): Promise<void>;
  /** Resolves when the job is not running. */
  idle(): Promise<void>;
  /** Finishes the current run and starts no more. */
  stop(): Promise<void>;
}

/** Maximum delay of a timer. A job that is due later wakes up once in between. */
const maxTimerMs = 2 ** 31 - 1;

/** Delay after this many failures in a row. */
export function backoffMs({ firstMs, maxMs }: Backoff, failures: number): number {
  return Math.min(maxMs, firstMs * 2 ** Math.min(failures - 1, 30));
}

export function createJob({ name, run, everyMs, depth = () => 0, backoff, onError }: JobOptions): Job {
  const counts = { runs: 0, failures: 0 };
  let failuresInRow = 0;
  let isWanted = false;
  let isStopped = false;
  let running: Promise<void> | null = null;
  // The only timer of the job: planning replaces it, so that wakes during a failure do not add timers.
  let timer: NodeJS.Timeout | null = null;

  const plan = (delayMs: number | null): void => {
    if (timer !== null) clearTimeout(timer);
    timer = delayMs === null || isStopped ? null : setTimeout(start, Math.min(delayMs, maxTimerMs));
  };

  /** Runs until nothing is due and returns the ms until more is due. */
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
    // A job that a request wakes is not part of the request's trace.
    running = withoutSpan(runAll).then((delayMs) => {
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
