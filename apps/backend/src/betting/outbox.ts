import { sql } from "kysely";
import { isDatabaseUnavailable } from "../platform/database/run-transaction.ts";
import { errorText, type DeadLetter } from "../platform/jobs/dead-letters.ts";
import { backoffMs } from "../platform/jobs/job.ts";
import type { Jobs } from "../platform/jobs/start-jobs.ts";
import { publishMessage, type OutboxMessage, type PublishingOptions } from "./publish-message.ts";

/**
 * Delivers the messages that committed transactions wrote to the outbox: at least once, and in order for each player.
 * A message that fails is retried alone, without delaying or repeating others, and becomes a dead letter in the end.
 */
export interface Outbox {
  /** Called after a message was committed. */
  wake(): void;
  /** Resolves when every due message is delivered. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

export interface OutboxOptions extends PublishingOptions {
  readonly jobs: Jobs;
  readonly onError: (error: unknown) => void;
}

const source = "outbox";
const batchSize = 20;

/** Counts a failure and returns the delay until the next try; null once the message is a dead letter. */
async function keepFailure({ database, jobs }: OutboxOptions, message: OutboxMessage, error: unknown): Promise<number | null> {
  const attempts = message.attempts + 1;
  const at = new Date();
  if (attempts < jobs.retry.maxAttempts) {
    const delayMs = backoffMs(jobs.retry, attempts);
    await database
      .updateTable("outbox")
      .set({ attempts, last_error: errorText(error), next_attempt_at: new Date(at.getTime() + delayMs) })
      .where("id", "=", message.id)
      .execute();
    return delayMs;
  }
  const { id, player_id, topic, payload, created_at } = message;
  const letter = { player_id, topic, payload, created_at: created_at.toISOString() };
  // The letter comes first: a process that dies in between leaves both, and the next try updates the same letter.
  await jobs.deadLetters.keep({ source, key: String(id), payload: letter, error, attempts }, at);
  await database.deleteFrom("outbox").where("id", "=", id).execute();
  return null;
}

/** Puts the message of a dead letter back under its id, to be delivered at once. */
async function putBack({ database, jobs }: OutboxOptions, { key, payload, attempts }: DeadLetter): Promise<boolean> {
  // Written by `keepFailure`.
  const message = payload as Pick<OutboxMessage, "player_id" | "topic" | "payload"> & { readonly created_at: string };
  await sql`
    insert into outbox (id, player_id, topic, payload, created_at, attempts) overriding system value
    values (${BigInt(key)}, ${message.player_id}, ${message.topic}, ${JSON.stringify(message.payload)}, ${message.created_at}, ${attempts})
    on conflict (id) do update set next_attempt_at = null`.execute(database);
  await jobs.deadLetters.forget(source, key);
  return true;
}

/** Delivers one batch of due messages; returns the ms until the next is due, null if none waits. */
async function deliverBatch(options: OutboxOptions): Promise<number | null> {
  const { database, jobs, onError } = options;
  const now = Date.now();
  const rows = await database
    .selectFrom("outbox")
    .selectAll()
    .where("delivered_at", "is", null)
    .orderBy("next_attempt_at", (order) => order.asc().nullsFirst())
    .orderBy("id")
    .limit(batchSize)
    .execute();
  const waitMs = ({ next_attempt_at: at }: OutboxMessage): number => Math.max(0, (at?.getTime() ?? 0) - now);
  const due = rows.filter((message) => waitMs(message) === 0);
  const [later] = rows.slice(due.length);
  const waits = later === undefined ? [] : [waitMs(later)];
  const delivered: bigint[] = [];
  try {
    for (const message of due) {
      try {
        await publishMessage(message, options);
        delivered.push(message.id);
        if (message.attempts > 0) await jobs.deadLetters.forget(source, String(message.id));
      } catch (error) {
        // If the database is unavailable, the message is not to blame: the whole job waits.
        if (isDatabaseUnavailable(error)) throw error;
        onError(error);
        const retryMs = await keepFailure(options, message, error);
        if (retryMs !== null) waits.push(retryMs);
      }
    }
  } finally {
    if (delivered.length > 0) await database.updateTable("outbox").set({ delivered_at: new Date() }).where("id", "in", delivered).execute();
  }
  if (due.length === batchSize) return 0;
  return waits.length === 0 ? null : Math.min(...waits);
}

async function countUndelivered({ database }: OutboxOptions): Promise<number> {
  const { count } = await database
    .selectFrom("outbox")
    .select((select) => select.fn.countAll().as("count"))
    .where("delivered_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function startOutbox(options: OutboxOptions): Outbox {
  const { jobs } = options;
  const job = jobs.start({ name: source, run: () => deliverBatch(options), depth: () => countUndelivered(options) });
  jobs.deadLetters.handle(source, async (letter) => {
    const isBack = await putBack(options, letter);
    job.wake();
    return isBack;
  });
  job.wake();
  return { wake: job.wake, settled: job.idle, stop: job.stop };
}
