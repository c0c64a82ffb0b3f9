import type { Database } from "../database/open-database.ts";
import { openDeadLetters, type DeadLetters } from "./dead-letters.ts";
import { createJob, type Job, type JobOptions, type JobStats } from "./job.ts";
import { createTaskQueue, type RetryPolicy, type TaskQueue, type TaskQueueOptions } from "./task-queue.ts";

/** Starts the background work of the backend. The caller that starts a job also stops it. */
export interface Jobs {
  readonly retry: RetryPolicy;
  readonly deadLetters: DeadLetters;
  start(options: Omit<JobOptions, "backoff" | "onError">): Job;
  queue<Task>(options: TaskQueueOptions<Task>): TaskQueue<Task>;
  /** A queue of row ids. */
  idQueue(name: string, work: (id: string) => Promise<void>): TaskQueue<string>;
  /** Every job and queue started so far. */
  stats(): readonly JobStats[];
}

export interface JobsOptions {
  readonly database: Database;
  readonly onError: (error: unknown) => void;
  readonly retry?: Partial<RetryPolicy>;
}

/** Eight attempts take about two minutes. */
const defaultRetry: RetryPolicy = { firstMs: 1_000, maxMs: 60_000, maxAttempts: 8, deadRetryMs: 10 * 60_000 };

/** Less than half of the database pool, so that requests have connections left. */
const idConcurrency = 4;

export async function startJobs({ database, onError, retry: changes }: JobsOptions): Promise<Jobs> {
  const retry = { ...defaultRetry, ...changes };
  const deadLetters = await openDeadLetters(database);
  const stats: JobStats[] = [];
  const queue = <Task>(options: TaskQueueOptions<Task>): TaskQueue<Task> => {
    const added = createTaskQueue(options, { deadLetters, retry, onError });
    stats.push(added.stats);
    return added;
  };
  return {
    retry,
    deadLetters,
    start(options) {
      const job = createJob({ ...options, backoff: retry, onError });
      stats.push(job.stats);
      return job;
    },
    queue,
    idQueue: (name, work) =>
      queue<string>({
        name,
        work,
        concurrency: idConcurrency,
        keyOf: (id) => id,
        toPayload: (id) => ({ id }),
        fromLetter: ({ key }) => key,
      }),
    stats: () => stats,
  };
}
