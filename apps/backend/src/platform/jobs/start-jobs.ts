import { sql } from "kysely";
import type { Database } from "../database/open-database.ts";
import { createDeadLetters, type DeadLetter, type DeadLetters } from "./dead-letters.ts";
import { createDueWork, type DueWork, type DueWorkOptions } from "./due-work.ts";
import { createJob, type Job, type JobOptions, type JobStats } from "./job.ts";
import { createTaskQueue, type RetryPolicy, type TaskQueue, type TaskQueueOptions } from "./task-queue.ts";
import { loadWorkAttempts } from "./work-attempts.ts";
import type { WorkName, WorkSignal } from "./work-signal.ts";

/** Retries a letter; false if nothing is left to do. */
export type RetryHandler = (letter: DeadLetter) => Promise<boolean> | boolean;

export interface SignalledJobOptions extends Omit<JobOptions, "backoff" | "onError"> {
  /** The job runs on signals for this work, and at the polling interval, in case a signal was lost. */
  readonly on?: WorkName;
}

/** Starts the background work of the leader. The caller that starts a job also stops it. */
export interface Jobs {
  readonly retry: RetryPolicy;
  readonly deadLetters: DeadLetters;
  readonly signal: WorkSignal;
  start(options: SignalledJobOptions): Job;
  queue<Task>(options: TaskQueueOptions<Task>): TaskQueue<Task>;
  /** Starts processing rows when they are due. */
  due(options: DueWorkOptions): DueWork;
  /** Registers the handler that retries the dead letters of a source that has neither queue nor due work. */
  onRetry(source: string, handler: RetryHandler): void;
  /** Every job and queue started so far. */
  stats(): readonly JobStats[];
  /** Stops everything that its callers have not stopped. */
  stop(): Promise<void>;
}

export interface JobsOptions {
  readonly database: Database;
  readonly signal: WorkSignal;
  readonly onError: (error: unknown) => void;
  readonly retry?: Partial<RetryPolicy>;
  /** How often to look for rows whose signal was lost. */
  readonly pollEveryMs?: number;
}

/** Eight attempts take about two minutes. */
const defaultRetry: RetryPolicy = { firstMs: 1_000, maxMs: 60_000, maxAttempts: 8, deadRetryMs: 10 * 60_000 };
const defaultPollMs = 5_000;

/** Reads the counts of earlier attempts; called by a process that becomes the leader. */
export async function startJobs({ database, signal, onError, retry: changes, pollEveryMs = defaultPollMs }: JobsOptions): Promise<Jobs> {
  const retry = { ...defaultRetry, ...changes };
  const deadLetters = createDeadLetters({ database, signal });
  const attempts = await loadWorkAttempts(database);
  const stats: JobStats[] = [];
  const handlers = new Map<string, RetryHandler>();
  const stops: (() => Promise<void>)[] = [];

  const listen = (work: WorkName, wake: () => void): void => {
    const unsubscribe = signal.on(work, wake);
    stops.push(() => Promise.resolve(unsubscribe()));
  };
  const start: Jobs["start"] = ({ on, ...options }) => {
    const timing = on === undefined ? {} : { everyMs: Math.min(options.everyMs ?? pollEveryMs, pollEveryMs) };
    const job = createJob({ ...options, ...timing, backoff: retry, onError });
    stats.push(job.stats);
    stops.push(job.stop);
    if (on !== undefined) listen(on, job.wake);
    return job;
  };

  const retryOrdered = async (): Promise<null> => {
    const letters = await database.selectFrom("dead_letters").selectAll().where("retry_at", "is not", null).orderBy("id").execute();
    for (const letter of letters) {
      const isLeft = await handlers.get(letter.source)?.(letter);
      if (isLeft === false) await deadLetters.forget(letter.source, letter.key);
      await database.updateTable("dead_letters").set({ retry_at: null }).where("id", "=", letter.id).execute();
    }
    return null;
  };
  const retries = start({ name: "dead-letters", on: "dead-letters", run: retryOrdered });
  retries.wake();

  return {
    retry,
    deadLetters,
    signal,
    start,
    queue(options) {
      const added = createTaskQueue(options, { attempts, deadLetters, retry, onError });
      stats.push(added.stats);
      handlers.set(options.name, added.retry);
      stops.push(added.stop);
      return added;
    },
    due(options) {
      const { name } = options;
      const added = createDueWork(options, { database, attempts, deadLetters, retry, pollEveryMs, onError });
      stats.push(added.stats);
      listen(name, added.wake);
      stops.push(added.stop);
      handlers.set(name, async ({ key }) => {
        await sql`update work_attempts set next_at = now() where source = ${name} and key = ${key}`.execute(database);
        const { rows } = await sql`select from (${options.waiting}) waiting where waiting.key = ${key}`.execute(database);
        added.wake();
        return rows.length > 0;
      });
      return added;
    },
    onRetry: (source, handler) => void handlers.set(source, handler),
    stats: () => stats,
    async stop() {
      await Promise.all(stops.map((stopOne) => stopOne()));
    },
  };
}
