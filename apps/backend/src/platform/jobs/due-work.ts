import { type RawBuilder, sql } from "kysely";
import type { Database } from "../database/open-database.ts";
import { isDatabaseUnavailable } from "../database/run-transaction.ts";
import type { DeadLetters } from "./dead-letters.ts";
import { backoffMs, createJob, type JobStats } from "./job.ts";
import type { RetryPolicy } from "./task-queue.ts";
import { claimMs, type WorkAttempts } from "./work-attempts.ts";
import type { WorkName } from "./work-signal.ts";
import { limitConcurrency } from "../limit-concurrency.ts";

export interface DueWorkOptions {
  /** Names the work in signals, metrics and dead letters. */
  readonly name: WorkName;
  /** Query of the waiting rows: `key` as text and `due_at` as wall time. It should use a partial index on the time. */
  readonly waiting: RawBuilder<unknown>;
  /** Waits for whatever the work on a row needs. Several rows wait at once, so that a slow one does not delay the others. */
  readonly prepare?: (key: string) => Promise<void>;
  /** Processes one row in a transaction that locks it. Does nothing if the row no longer waits; throws to be called again later. */
  readonly work: (key: string) => Promise<void>;
}

/** Takes due rows, processes and retries them, in whichever process runs this; an attempt is counted before it begins. */
export interface DueWork {
  readonly stats: JobStats;
  wake(): void;
  /** Resolves when no row is due. */
  idle(): Promise<void>;
  /** Finishes the rows being processed and takes no more. */
  stop(): Promise<void>;
}

interface DueWorkParts {
  readonly database: Database;
  readonly attempts: WorkAttempts;
  readonly deadLetters: DeadLetters;
  readonly retry: RetryPolicy;
  readonly pollEveryMs: number;
  readonly onError: (error: unknown) => void;
}

interface Taken {
  readonly key: string;
  readonly attempts: number;
}

/** Less than half of the database pool. */
const concurrency = 4;
/** Rows taken at once if the work has a `prepare`. */
const maxPreparing = 32;

export function createDueWork(options: DueWorkOptions, parts: DueWorkParts): DueWork {
  const { name, waiting, prepare, work } = options;
  const { database, attempts, deadLetters, retry, pollEveryMs, onError } = parts;
  const counts = { runs: 0, failures: 0 };
  const running = new Map<string, Promise<void>>();
  const done: string[] = [];
  const maxTaken = prepare === undefined ? concurrency : maxPreparing;
  const inTurn = limitConcurrency(concurrency);

  /**
   * Takes due rows that are unclaimed or whose claim has ended, except those that still run here. Each take counts as an attempt;
   * after `maxAttempts` of them, the claim lasts for `deadRetryMs`.
   */
  const take = async (limit: number, nowMs: number): Promise<readonly Taken[]> => {
    const [now, freeAt, lateAt] = [new Date(nowMs), new Date(nowMs + claimMs), new Date(nowMs + retry.deadRetryMs)];
    const { rows } = await sql<Taken>`
      insert into work_attempts as held (source, key, attempts, next_at)
      select ${name}, due.key, 1, ${freeAt}::timestamptz from (
        select waiting.key from (${waiting}) waiting
        left join work_attempts earlier on earlier.source = ${name} and earlier.key = waiting.key
        where waiting.due_at <= ${now}::timestamptz and (earlier.key is null or earlier.next_at <= ${now}::timestamptz)
          and waiting.key <> all(${[...running.keys()]}::text[])
        order by waiting.due_at limit ${limit}
      ) due
      on conflict (source, key) do update set attempts = held.attempts + 1,
        next_at = case when held.attempts < ${retry.maxAttempts} then excluded.next_at else ${lateAt}::timestamptz end
      where held.next_at <= ${now}::timestamptz
      returning key, attempts`.execute(database);
    return rows;
  };

  /** Ms until the next row that was not due or not free at `takenAtMs` can be taken; null if none waits. */
  const nextInMs = async (takenAtMs: number): Promise<number | null> => {
    const now = new Date(takenAtMs);
    const { rows } = await sql<{ readonly at: Date | null }>`
      select least(
        (select min(waiting.due_at) from (${waiting}) waiting where waiting.due_at > ${now}::timestamptz),
        (select min(next_at) from work_attempts where source = ${name} and next_at > ${now}::timestamptz)
      ) as at`.execute(database);
    const at = rows[0]?.at ?? null;
    return at === null ? null : Math.max(1, at.getTime() - Date.now());
  };

  const keepFailure = async ({ key, attempts: tried }: Taken, error: unknown): Promise<void> => {
    // An unavailable database does not count as a failure of the row.
    const isLost = isDatabaseUnavailable(error);
    const isDead = !isLost && tried >= retry.maxAttempts;
    const nextAt = new Date(Date.now() + (isDead ? retry.deadRetryMs : backoffMs(retry, tried)));
    if (isDead) await deadLetters.keep({ source: name, key, payload: { key }, error, attempts: tried }, new Date());
    await attempts.keepFailure({ source: name, key, attempts: isLost ? tried - 1 : tried, nextAt, error });
  };

  const workOn = async (taken: Taken): Promise<void> => {
    const { key } = taken;
    counts.runs += 1;
    try {
      if (taken.attempts > retry.maxAttempts) await keepLetterOfEnded(taken);
      await prepare?.(key);
      await inTurn(() => work(key));
      if (taken.attempts > 1) await deadLetters.forget(name, key);
      done.push(key);
    } catch (error) {
      counts.failures += 1;
      onError(error);
      await keepFailure(taken, error).catch(onError);
    } finally {
      running.delete(key);
      job.wake();
    }
  };

  /** Before the next attempt, stores a dead letter for a row whose attempts were all cut short by the end of their process. */
  const keepLetterOfEnded = async ({ key, attempts: tried }: Taken): Promise<void> => {
    const row = await database
      .selectFrom("work_attempts")
      .select("error")
      .where("source", "=", name)
      .where("key", "=", key)
      .executeTakeFirst();
    const error = new Error("The process ended during this work.");
    if (row?.error === null) await deadLetters.keep({ source: name, key, payload: { key }, error, attempts: tried }, new Date());
  };

  const run = async (): Promise<number | null> => {
    await attempts.forget(name, done.splice(0));
    const free = maxTaken - running.size;
    // A row that is done wakes the job.
    if (free === 0) return null;
    // Both queries use the same time: a row that becomes due between them would otherwise wait for the next poll.
    const nowMs = Date.now();
    const taken = await take(free, nowMs);
    for (const row of taken) running.set(row.key, workOn(row));
    return taken.length === free ? 0 : nextInMs(nowMs);
  };

  const depth = async (): Promise<number> => {
    const { rows } = await sql<{ readonly count: bigint }>`select count(*) as count from (${waiting}) waiting`.execute(database);
    return Number(rows[0]?.count ?? 0);
  };

  const job = createJob({ name, run, everyMs: pollEveryMs, backoff: retry, onError });
  job.wake();
  const idle = async (): Promise<void> => {
    do {
      await job.idle();
      await Promise.all(running.values());
      // A row that is done wakes the job, which deletes its attempt count.
      await job.idle();
    } while (running.size > 0);
  };
  return {
    stats: { name, counts, depth },
    wake: job.wake,
    idle,
    async stop() {
      await job.stop();
      await Promise.all(running.values());
      await attempts.forget(name, done.splice(0)).catch(onError);
    },
  };
}
