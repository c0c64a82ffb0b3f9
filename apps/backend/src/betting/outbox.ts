import { setTimeout as sleep } from "node:timers/promises";
import { inSpan, parseTraceparent } from "@touchline/telemetry";
import { sql } from "kysely";
import { isDatabaseUnavailable } from "../platform/database/run-transaction.ts";
import { type DeadLetter, errorText } from "../platform/jobs/dead-letters.ts";
import { backoffMs } from "../platform/jobs/job.ts";
import type { Jobs } from "../platform/jobs/start-jobs.ts";
import { createWorkLease, type WorkLease } from "../platform/jobs/work-lease.ts";
import { BrokerUnavailable } from "../platform/realtime-publisher.ts";
import { createBetReader, type OutboxMessage, type PublishingOptions, publishMessage, type ReadBet } from "./publish-message.ts";

/**
 * Delivers the messages that committed transactions wrote to the outbox: at least once, and in order for each player.
 * A message that fails is retried alone, without delaying or repeating others, and becomes a dead letter in the end.
 */
export interface Outbox {
  /** Resolves when every due message is delivered. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

export interface OutboxOptions extends PublishingOptions {
  readonly jobs: Jobs;
  readonly onError: (error: unknown) => void;
}

const source = "outbox";
const batchSize = 50;
/** Minimum time between two batches: under load, messages share queries and broker calls. */
const gatherMs = 20;
/** How long to wait while another process delivers the messages. */
const otherHolderMs = 500;

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
  // The dead letter is written first: if the process dies in between, both remain, and the next try updates the same letter.
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

/** The undelivered messages that are due first. */
function listWaiting({ database }: OutboxOptions, lease: WorkLease): Promise<(OutboxMessage & { readonly is_held: boolean })[]> {
  return database
    .selectFrom("outbox")
    .selectAll()
    .select(lease.held.as("is_held"))
    .where("delivered_at", "is", null)
    .orderBy("next_attempt_at", (order) => order.asc().nullsFirst())
    .orderBy("id")
    .limit(batchSize)
    .execute();
}

function waitMs({ next_attempt_at: at }: OutboxMessage): number {
  return Math.max(0, (at?.getTime() ?? 0) - Date.now());
}

/** A batch being delivered. */
interface Delivery {
  readonly readBet: ReadBet;
  readonly delivered: bigint[];
  /** Delays until messages that failed are tried again. */
  readonly waits: number[];
}

/** Publishes a message in the trace of the request that wrote it, if that was recorded. */
function publishTraced(message: OutboxMessage, options: OutboxOptions, readBet: ReadBet): Promise<void> {
  const parent = parseTraceparent(message.trace_parent);
  if (parent === null) return publishMessage(message, options, readBet);
  const values = { "touchline.topic": message.topic, "touchline.attempts": message.attempts };
  return inSpan("deliver message", { kind: "consumer", parent, values }, () => publishMessage(message, options, readBet));
}

/** Delivers the messages of one player in order. Throws if nothing can be delivered now. */
async function deliverInOrder(options: OutboxOptions, lease: WorkLease, messages: readonly OutboxMessage[], to: Delivery): Promise<void> {
  const { jobs, onError } = options;
  for (const message of messages) {
    // By now, another process may be delivering them.
    if (!lease.isHeld()) return;
    try {
      await publishTraced(message, options, to.readBet);
      to.delivered.push(message.id);
      if (message.attempts > 0) await jobs.deadLetters.forget(source, String(message.id));
    } catch (error) {
      // An unavailable database or broker does not count as a failure of the message: the whole job waits.
      if (isDatabaseUnavailable(error) || error instanceof BrokerUnavailable) throw error;
      onError(error);
      const retryMs = await keepFailure(options, message, error);
      if (retryMs !== null) to.waits.push(retryMs);
    }
  }
}

/** Delivers one batch of due messages; returns the ms until the next is due, null if none waits. */
async function deliverBatch(options: OutboxOptions, lease: WorkLease): Promise<number | null> {
  const { database } = options;
  // An idle outbox needs no lease.
  let rows = await listWaiting(options, lease);
  if (!rows.some((message) => waitMs(message) === 0)) return rows[0] === undefined ? null : waitMs(rows[0]);
  if (!lease.isHeld() || rows[0]?.is_held !== true) {
    if (!(await lease.hold())) return otherHolderMs;
    // The previous holder may have delivered some of them.
    rows = await listWaiting(options, lease);
  }
  const due = rows.filter((message) => waitMs(message) === 0);
  const [later] = rows.slice(due.length);
  const delivery: Delivery = { readBet: createBetReader(database, due), delivered: [], waits: later === undefined ? [] : [waitMs(later)] };
  const byPlayer = Map.groupBy(due, (message) => message.player_id);
  try {
    const ends = await Promise.allSettled([...byPlayer.values()].map((messages) => deliverInOrder(options, lease, messages, delivery)));
    for (const end of ends) if (end.status === "rejected") throw end.reason;
  } finally {
    if (delivery.delivered.length > 0)
      await database.updateTable("outbox").set({ delivered_at: new Date() }).where("id", "in", delivery.delivered).execute();
  }
  if (due.length === batchSize || !lease.isHeld()) return 0;
  return delivery.waits.length === 0 ? null : Math.min(...delivery.waits);
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
  const lease = createWorkLease(options.database, source);
  let deliveredAt = Number.NEGATIVE_INFINITY;
  const run = async (): Promise<number | null> => {
    const earlyMs = deliveredAt + gatherMs - performance.now();
    if (earlyMs > 0) await sleep(earlyMs);
    const next = await deliverBatch(options, lease);
    // More messages are waiting, so the next batch starts at once.
    deliveredAt = next === 0 ? Number.NEGATIVE_INFINITY : performance.now();
    return next;
  };
  const job = jobs.start({ name: source, on: source, run, depth: () => countUndelivered(options) });
  jobs.onRetry(source, async (letter) => {
    const isBack = await putBack(options, letter);
    job.wake();
    return isBack;
  });
  job.wake();
  return {
    settled: job.idle,
    async stop() {
      await job.stop();
      await lease.release().catch(options.onError);
    },
  };
}
