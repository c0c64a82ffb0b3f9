import type {
  BalanceChanged,
  BetCashoutChanged,
  BonusIssued,
  NotificationSent,
  RealtimePublication,
} from "@touchline/contract/channels/events";
import { type Selectable, sql } from "kysely";
import type { Book } from "../book/book.ts";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database/open-database.ts";
import type { Tables } from "../platform/database/tables.ts";
import { countUnread } from "../notifications/notifications.ts";
import { privateChannel, type RealtimePublisher } from "../platform/realtime-publisher.ts";
import { betToWire } from "./bets/bet-to-wire.ts";
import { loadBet, uuidPattern } from "./bets/load-bets.ts";
import { isDatabaseUnavailable } from "../platform/database/run-transaction.ts";
import { type DeadLetter, errorText } from "../platform/jobs/dead-letters.ts";
import { backoffMs } from "../platform/jobs/job.ts";
import type { Jobs } from "../platform/jobs/start-jobs.ts";

/** What publishing a message of the outbox needs. */
interface PublishingOptions {
  readonly database: Database;
  readonly book: Book;
  readonly clock: Clock;
  readonly cashoutMarginBasisPoints: number;
  readonly publisher: RealtimePublisher;
  readonly locales: readonly string[];
  /** Called at least once for every committed change of a bet, made by any process. */
  readonly onBetChanged: (change: BetChange) => void;
  /** Called with a notification that no open page received. */
  readonly onUndelivered?: (playerId: string, notificationId: string) => void;
}

/** What a message tells about a bet; `isNew` for one that was just placed. */
export interface BetChange {
  readonly playerId: string;
  readonly betId: string;
  readonly isNew: boolean;
}

type OutboxMessage = Selectable<Tables["outbox"]>;

function fieldOf(payload: unknown, name: string): unknown {
  return typeof payload === "object" && payload !== null ? (payload as Readonly<Record<string, unknown>>)[name] : undefined;
}

/** The bet that a message is about. Throws if it names none, so that no listener gets a malformed id. */
function betIdOf(payload: unknown): string {
  const id = fieldOf(payload, "bet_id");
  if (typeof id === "string" && uuidPattern.test(id)) return id;
  throw new Error("The message names no bet.");
}

type ToPublication = (locale: string) => RealtimePublication;

/** A retried message may hold a balance older than one already sent, so the current balance is read instead. */
async function currentBalance({ player_id: playerId, payload }: OutboxMessage, database: Database): Promise<BalanceChanged["data"]> {
  const data = payload as BalanceChanged["data"];
  const account = await database
    .selectFrom("accounts")
    .select("balance")
    .where("player_id", "=", playerId)
    .where("currency", "=", data.currency)
    .executeTakeFirst();
  return { ...data, balance: Number(account?.balance ?? data.balance) };
}

/** Converts a message to its publication; null if its bet no longer exists. */
async function toPublication(message: OutboxMessage, options: PublishingOptions): Promise<ToPublication | null> {
  const { payload, topic } = message;
  const sent_at = Date.now();
  // Payloads of these topics are written from the types of the contract.
  switch (topic) {
    case "balance_changed": {
      const data = message.attempts === 0 ? (payload as BalanceChanged["data"]) : await currentBalance(message, options.database);
      return () => ({ event: "balance_changed", sent_at, data });
    }
    case "bet_cashout_changed":
      return () => ({ event: "bet_cashout_changed", sent_at, data: payload as BetCashoutChanged["data"] });
    case "notification":
      return () => ({ event: "notification", sent_at, data: payload as NotificationSent["data"] });
    case "bonus_issued":
      return () => ({ event: "bonus_issued", sent_at, data: payload as BonusIssued["data"] });
    case "bet_changed": {
      const bet = await loadBet(options.database, betIdOf(payload));
      if (bet === null) return null;
      return (locale) => ({ event: "bet_changed", sent_at: Date.now(), data: { bet: betToWire(bet, { ...options, locale }) } });
    }
  }
}

/** Publishes a message on those channels of the player that have listeners. */
async function publishMessage(message: OutboxMessage, options: PublishingOptions): Promise<void> {
  const { database, publisher, locales } = options;
  const { topic, payload, player_id: playerId } = message;
  if (topic === "bet_changed") options.onBetChanged({ playerId, betId: betIdOf(payload), isNew: fieldOf(payload, "is_new") === true });
  const listeningLocales = locales.filter((locale) => publisher.hasInterest(privateChannel(locale, playerId)));
  if (listeningLocales.length === 0) {
    if (topic === "notification") options.onUndelivered?.(playerId, String(fieldOf(payload, "id")));
    return;
  }
  const publish = async (inLocale: ToPublication): Promise<void> => {
    await Promise.all(listeningLocales.map(async (locale) => publisher.publish(privateChannel(locale, playerId), inLocale(locale))));
  };
  const publication = await toPublication(message, options);
  if (publication !== null) await publish(publication);
  if (topic !== "notification") return;
  const unread = await countUnread(database, playerId);
  await publish(() => ({ event: "unread_counters_changed", sent_at: Date.now(), data: { unread } }));
}

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
  const job = jobs.start({ name: source, on: source, run: () => deliverBatch(options), depth: () => countUndelivered(options) });
  jobs.onRetry(source, async (letter) => {
    const isBack = await putBack(options, letter);
    job.wake();
    return isBack;
  });
  job.wake();
  return { wake: job.wake, settled: job.idle, stop: job.stop };
}
