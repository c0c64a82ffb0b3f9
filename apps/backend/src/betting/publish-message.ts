import type {
  BalanceChanged,
  BetCashoutChanged,
  BonusIssued,
  NotificationSent,
  RealtimePublication,
} from "@touchline/contract/channels/events";
import { localeToChannel } from "@touchline/domain";
import type { Selectable } from "kysely";
import type { Book } from "../book/book.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/open-database.ts";
import type { Tables } from "../database/tables.ts";
import { countUnread } from "../notifications/notifications.ts";
import type { RealtimePublisher } from "../realtime/publisher.ts";
import { betToWire } from "./stored/bet-to-wire.ts";
import { loadBet } from "./stored/load-bets.ts";

/** What a message of the outbox is published with. */
export interface PublishingOptions {
  readonly database: Database;
  readonly book: Book;
  readonly clock: Clock;
  readonly cashoutMarginBasisPoints: number;
  readonly publisher: RealtimePublisher;
  readonly locales: readonly string[];
  /** Called for every changed bet once its change is committed, at least once. */
  readonly onBetChanged: (playerId: string, betId: string) => void;
  /** Called for a notification that no open page received. */
  readonly onUnheard?: (playerId: string, notificationId: string) => void;
}

export type OutboxMessage = Selectable<Tables["outbox"]>;

function fieldOf(payload: unknown, name: string): unknown {
  return typeof payload === "object" && payload !== null ? (payload as Readonly<Record<string, unknown>>)[name] : undefined;
}

const uuidForm = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The bet that a message is about. Throws where it names none, so that a broken message reaches nobody who follows bets. */
function betIdOf(payload: unknown): string {
  const id = fieldOf(payload, "bet_id");
  if (typeof id === "string" && uuidForm.test(id)) return id;
  throw new Error("The message names no bet.");
}

/** Channel of a player's own news in a locale. */
export function privateChannel(locale: string, playerId: string): string {
  return `$private:${localeToChannel(locale)}.platform_user.${playerId}`;
}

type ToPublication = (locale: string) => RealtimePublication;

/** A balance that is sent late may be older than one that was sent before it: the account's own balance is sent instead. */
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

/** What a message says, or null when there is nothing left to say. */
async function toPublication(message: OutboxMessage, options: PublishingOptions): Promise<ToPublication | null> {
  const { payload, topic } = message;
  const sent_at = Date.now();
  // Payloads of these topics are written by ourselves from the contract's types.
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

/** Publishes a message on the player's channels that somebody listens to. */
export async function publishMessage(message: OutboxMessage, options: PublishingOptions): Promise<void> {
  const { database, publisher, locales } = options;
  const { topic, payload, player_id: playerId } = message;
  if (topic === "bet_changed") options.onBetChanged(playerId, betIdOf(payload));
  const listening = locales.filter((locale) => publisher.hasInterest(privateChannel(locale, playerId)));
  if (listening.length === 0) {
    if (topic === "notification") options.onUnheard?.(playerId, String(fieldOf(payload, "id")));
    return;
  }
  const publish = (toOne: ToPublication): void => {
    for (const locale of listening) publisher.publish(privateChannel(locale, playerId), toOne(locale));
  };
  const publication = await toPublication(message, options);
  if (publication !== null) publish(publication);
  if (topic !== "notification") return;
  const unread = await countUnread(database, playerId);
  publish(() => ({ event: "unread_counters_changed", sent_at: Date.now(), data: { unread } }));
}
