import { isDatabaseUnavailable } from "../database/run-transaction.ts";
import type { DeadLetter, DeadLetters } from "./dead-letters.ts";
import { backoffMs, createJob, type Backoff, type JobStats } from "./job.ts";
import type { WorkAttempts } from "./work-attempts.ts";

export interface TaskQueueOptions<Task> {
  /** Names the queue in metrics and dead letters. */
  readonly name: string;
  /** Tasks with the same key never run at the same time; a new task replaces a waiting one with the same key. */
  readonly keyOf: (task: Task) => string;
  /** Does a task; it is retried if it throws, so it must be idempotent. */
  readonly work: (task: Task) => Promise<void>;
  /** Payload of the dead letter of a task. */
  readonly toPayload: (task: Task) => object;
  /** Restores the task of a dead letter that is not in the queue, for example after a restart; null if nothing is left to do. */
  readonly fromLetter: (letter: Pick<DeadLetter, "key" | "payload">) => Task | null;
}

/** When a failed task is retried and when it becomes a dead letter. */
export interface RetryPolicy extends Backoff {
  readonly maxAttempts: number;
  /** A dead letter stays in its queue and is retried at this interval, because work such as a payout must not be lost. */
  readonly deadRetryMs: number;
}

/** A queue of tasks in memory; after a restart, their owner finds them again. */
export interface TaskQueue<Task> {
  readonly stats: JobStats;
  /** Retries the task of a dead letter; false if nothing is left to do. */
  readonly retry: (letter: Pick<DeadLetter, "key" | "payload">) => boolean;
  /** Adds a task. A task in backoff keeps its failure count and its later time. */
  add(task: Task): void;
  /** Resolves when no due task is left. */
  idle(): Promise<void>;
  /** Finishes the current tasks and starts no more. */
  stop(): Promise<void>;
}

interface Entry<Task> {
  readonly task: Task;
  readonly dueAtMs: number;
  /** Failures that count towards a dead letter. */
  readonly attempts: number;
  /** Failures in a row, including those of an unreachable database. */
  readonly failures: number;
}

interface QueueParts {
  readonly attempts: Pick<WorkAttempts, "of" | "keepFailure" | "forget">;
  readonly deadLetters: Pick<DeadLetters, "keep" | "forget">;
  readonly retry: RetryPolicy;
  readonly onError: (error: unknown) => void;
}

export function createTaskQueue<Task>(options: TaskQueueOptions<Task>, parts: QueueParts): TaskQueue<Task> {
  const { name, keyOf, work, toPayload, fromLetter } = options;
  const { attempts: stored, deadLetters, retry, onError } = parts;
  const counts = { runs: 0, failures: 0 };
  const waiting = new Map<string, Entry<Task>>();
  /** Attempts of tasks that have failed, in this process or an earlier one. */
  const failed = new Map(stored.of(name));
  const runningKeys = new Set<string>();
  // No task that may start is due before this time.
  let earliestMs = 0;

  const put = (key: string, entry: Entry<Task>): void => {
    waiting.delete(key);
    waiting.set(key, entry);
    earliestMs = Math.min(earliestMs, entry.dueAtMs);
  };

  /** Takes the first due task, or returns the ms until one is due. */
  const take = (): readonly [string, Entry<Task>] | number | null => {
    const now = Date.now();
    if (earliestMs <= now) {
      earliestMs = Number.POSITIVE_INFINITY;
      for (const [key, entry] of waiting) {
        if (runningKeys.has(key)) continue;
        if (entry.dueAtMs > now) {
          earliestMs = Math.min(earliestMs, entry.dueAtMs);
          continue;
        }
        waiting.delete(key);
        // The tasks after it were not checked.
        earliestMs = 0;
        return [key, entry];
      }
    }
    return earliestMs === Number.POSITIVE_INFINITY ? null : earliestMs - now;
  };

  /** Puts a failed task back, or a newer one with its key that was added meanwhile. */
  const putBack = async (key: string, entry: Entry<Task>, error: unknown): Promise<void> => {
    const failures = entry.failures + 1;
    const attempts = entry.attempts + (isDatabaseUnavailable(error) ? 0 : 1);
    const isDead = attempts >= retry.maxAttempts;
    const dueAtMs = Date.now() + (isDead ? retry.deadRetryMs : backoffMs(retry, failures));
    const { task } = waiting.get(key) ?? entry;
    put(key, { task, dueAtMs, attempts, failures });
    failed.set(key, attempts);
    if (isDead) await deadLetters.keep({ source: name, key, payload: toPayload(task), error, attempts }, new Date());
    await stored.keepFailure({ source: name, key, attempts, nextAt: new Date(dueAtMs), error });
  };

  const forget = async (key: string): Promise<void> => {
    if (!failed.has(key)) return;
    await deadLetters.forget(name, key);
    await stored.forget(name, [key]);
    failed.delete(key);
  };

  const runOne = async (): Promise<number | null> => {
    const taken = take();
    if (taken === null || typeof taken === "number") return taken;
    const [key, entry] = taken;
    runningKeys.add(key);
    counts.runs += 1;
    try {
      await work(entry.task);
      await forget(key);
    } catch (error) {
      counts.failures += 1;
      onError(error);
      await putBack(key, entry, error).catch(onError);
    } finally {
      runningKeys.delete(key);
      earliestMs = 0;
      wake();
    }
    return 0;
  };

  const job = createJob({ name, run: runOne, backoff: retry, onError });
  const wake = job.wake;
  return {
    stats: { name, counts, depth: () => waiting.size },
    retry(letter) {
      const entry = waiting.get(letter.key);
      const task = entry?.task ?? fromLetter(letter);
      if (task === null) return runningKeys.has(letter.key);
      put(letter.key, {
        task,
        dueAtMs: Date.now(),
        attempts: entry?.attempts ?? failed.get(letter.key) ?? 0,
        failures: entry?.failures ?? 0,
      });
      wake();
      return true;
    },
    add(task) {
      const [key, dueAtMs] = [keyOf(task), Date.now()];
      const earlier = waiting.get(key);
      if (earlier !== undefined && earlier.failures > 0) put(key, { ...earlier, task, dueAtMs: Math.max(earlier.dueAtMs, dueAtMs) });
      else put(key, { task, dueAtMs, attempts: failed.get(key) ?? 0, failures: 0 });
      wake();
    },
    async idle() {
      do await job.idle();
      while (runningKeys.size > 0);
    },
    stop: job.stop,
  };
}
