import type {
  BalanceChanged,
  BetCashoutChanged,
  BonusIssued,
  NotificationSent,
  RealtimePublication,
} from "@touchline/contract/channels/events";
import { inChildSpan } from "@touchline/telemetry";
import type { Selectable } from "kysely";
import type { Book } from "../book/book.ts";
import { countUnread } from "../notifications/notifications.ts";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database/open-database.ts";
import type { Tables } from "../platform/database/tables.ts";
import { privateChannel, type RealtimePublisher } from "../platform/realtime-publisher.ts";
import { betToWire } from "./bets/bet-to-wire.ts";
import type { BetRecord } from "../platform/database/bet-record.ts";
import { loadBets, uuidPattern } from "./bets/load-bets.ts";

/** Dependencies for publishing a message of the outbox. */
export interface PublishingOptions {
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

/** The bet that a message reports; `isNew` for one that was just placed. */
export interface BetChange {
  readonly playerId: string;
  readonly betId: string;
  readonly isNew: boolean;
}

export type OutboxMessage = Selectable<Tables["outbox"]>;

function fieldOf(payload: unknown, name: string): unknown {
  return typeof payload === "object" && payload !== null ? (payload as Readonly<Record<string, unknown>>)[name] : undefined;
}

/** The id of the bet that a message is about; null if it does not name a bet. */
function findBetId({ topic, payload }: Pick<OutboxMessage, "topic" | "payload">): string | null {
  const id = topic === "bet_changed" ? fieldOf(payload, "bet_id") : null;
  return typeof id === "string" && uuidPattern.test(id) ? id : null;
}

/** The bet that a message is about. Throws without a valid id, so that listeners never receive a malformed one. */
function betIdOf(message: OutboxMessage): string {
  const id = findBetId(message);
  if (id === null) throw new Error("The message names no bet.");
  return id;
}

/** Reads a bet of these messages; null if it no longer exists. The first call reads the bets of all messages. */
export type ReadBet = (id: string) => Promise<BetRecord | null>;

export function createBetReader(database: Database, messages: readonly OutboxMessage[]): ReadBet {
  let reading: Promise<ReadonlyMap<string, BetRecord>> | null = null;
  const readAll = async (): Promise<ReadonlyMap<string, BetRecord>> => {
    const ids = new Set(messages.flatMap((message) => findBetId(message) ?? []));
    return new Map((await loadBets(database, [...ids])).map((bet) => [bet.id, bet]));
  };
  return async (id) => (await (reading ??= readAll())).get(id) ?? null;
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
async function toPublication(message: OutboxMessage, options: PublishingOptions, readBet: ReadBet): Promise<ToPublication | null> {
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
      const bet = await readBet(betIdOf(message));
      if (bet === null) return null;
      return (locale) => ({ event: "bet_changed", sent_at: Date.now(), data: { bet: betToWire(bet, { ...options, locale }) } });
    }
  }
}

type Publish = (inLocale: ToPublication, part?: string) => Promise<void>;

/** Publishes on those channels of the player that may have listeners. */
function publishTo({ id, player_id: playerId }: OutboxMessage, { publisher, locales }: PublishingOptions): Publish | null {
  const listening = locales.filter((locale) => publisher.hasInterest(privateChannel(locale, playerId)));
  if (listening.length === 0) return null;
  return async (inLocale, part = "") => {
    await inChildSpan("publish", { kind: "producer", values: { "touchline.channels": listening.length } }, () =>
      Promise.all(
        listening.map((locale) => {
          // A message that is delivered again after a crash has the same keys, so the broker drops it.
          const idempotencyKey = `outbox-${id}-${locale}${part}`;
          return publisher.publish(privateChannel(locale, playerId), inLocale(locale), { idempotencyKey });
        }),
      ),
    );
  };
}

/** Publishes a message and resolves when the broker has accepted it. A notification that no open page receives becomes a push message. */
export async function publishMessage(message: OutboxMessage, options: PublishingOptions, readBet: ReadBet): Promise<void> {
  const { database, publisher, locales } = options;
  const { topic, payload, player_id: playerId } = message;
  if (topic === "bet_changed") options.onBetChanged({ playerId, betId: betIdOf(message), isNew: fieldOf(payload, "is_new") === true });
  const publish = publishTo(message, options);
  const publication = publish === null ? null : await toPublication(message, options, readBet);
  if (publish !== null && publication !== null) await publish(publication);
  if (topic !== "notification") return;
  if (publish !== null) {
    const unread = await countUnread(database, playerId);
    await publish(() => ({ event: "unread_counters_changed", sent_at: Date.now(), data: { unread } }), "-unread");
  }
  if (!locales.some((locale) => publisher.hasSubscribers(privateChannel(locale, playerId))))
    options.onUndelivered?.(playerId, String(fieldOf(payload, "id")));
}
