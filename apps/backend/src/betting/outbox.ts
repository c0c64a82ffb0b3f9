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
import { createWorkLoop } from "./work-loop.ts";

/** Delivers what transactions left in the outbox, in order, after their commit; nothing is lost with the process. */
export interface Outbox {
  /** Something was committed. */
  wake(): void;
  /** Resolves when everything known so far is delivered. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

export interface OutboxOptions {
  readonly database: Database;
  readonly book: Book;
  readonly clock: Clock;
  readonly cashoutMarginBasisPoints: number;
  readonly publisher: RealtimePublisher;
  readonly locales: readonly string[];
  /** Hears of every changed bet once its change is committed, at least once. */
  readonly onBetChanged: (playerId: string, betId: string) => void;
  /** Hears of a notification that no open page was told of. */
  readonly onUnheard?: (playerId: string, notificationId: string) => void;
  readonly onError: (error: unknown) => void;
}

type Note = Selectable<Tables["outbox"]>;

const batch = 100;
const keepMs = 24 * 3_600_000;
const pruneEveryMs = 3_600_000;

function fieldOf(payload: unknown, name: string): unknown {
  return typeof payload === "object" && payload !== null ? (payload as Readonly<Record<string, unknown>>)[name] : undefined;
}

/** Channel of a player's own news in a locale. */
export function privateChannel(locale: string, playerId: string): string {
  return `$private:${localeToChannel(locale)}.platform_user.${playerId}`;
}

type ToPublication = (locale: string) => RealtimePublication;

/** Publications whose data the payload holds already, in its wire shape. */
function plainPublication({ topic, payload }: Note): ToPublication | null {
  const sent_at = Date.now();
  // Payloads of these topics are written by ourselves from the contract's types.
  switch (topic) {
    case "balance_changed":
      return () => ({ event: "balance_changed", sent_at, data: payload as BalanceChanged["data"] });
    case "bet_cashout_changed":
      return () => ({ event: "bet_cashout_changed", sent_at, data: payload as BetCashoutChanged["data"] });
    case "notification":
      return () => ({ event: "notification", sent_at, data: payload as NotificationSent["data"] });
    case "bonus_issued":
      return () => ({ event: "bonus_issued", sent_at, data: payload as BonusIssued["data"] });
    case "bet_changed":
      return null;
  }
}

/** Tells how many notifications are unread, after what may have added one. */
async function publishUnread(note: Note, { database, publisher }: OutboxOptions, listening: readonly string[]): Promise<void> {
  const unread = await countUnread(database, note.player_id);
  const publication: RealtimePublication = { event: "unread_counters_changed", sent_at: Date.now(), data: { unread } };
  for (const locale of listening) publisher.publish(privateChannel(locale, note.player_id), publication);
}

async function publishNote(note: Note, options: OutboxOptions): Promise<void> {
  const { database, publisher, locales } = options;
  const betId = note.topic === "bet_changed" ? String(fieldOf(note.payload, "bet_id")) : null;
  if (betId !== null) options.onBetChanged(note.player_id, betId);
  const listening = locales.filter((locale) => publisher.hasInterest(privateChannel(locale, note.player_id)));
  if (listening.length === 0) {
    if (note.topic === "notification") options.onUnheard?.(note.player_id, String(fieldOf(note.payload, "id")));
    return;
  }
  const publishAll = (toPublication: ToPublication): void => {
    for (const locale of listening) publisher.publish(privateChannel(locale, note.player_id), toPublication(locale));
  };
  const plain = plainPublication(note);
  if (plain !== null) {
    publishAll(plain);
    return note.topic === "notification" ? publishUnread(note, options, listening) : undefined;
  }
  const bet = betId === null ? null : await loadBet(database, betId);
  if (bet !== null)
    publishAll((locale) => ({ event: "bet_changed", sent_at: Date.now(), data: { bet: betToWire(bet, { ...options, locale }) } }));
}

/** Delivers one batch; answers whether there may be more. */
async function deliverBatch(options: OutboxOptions): Promise<boolean> {
  const { database } = options;
  const notes = await database.selectFrom("outbox").selectAll().where("delivered_at", "is", null).orderBy("id").limit(batch).execute();
  for (const note of notes) await publishNote(note, options);
  if (notes.length === 0) return false;
  await database
    .updateTable("outbox")
    .set({ delivered_at: new Date() })
    .where(
      "id",
      "in",
      notes.map((note) => note.id),
    )
    .execute();
  return notes.length === batch;
}

export function startOutbox(options: OutboxOptions): Outbox {
  const { database, onError } = options;
  const loop = createWorkLoop({ work: () => deliverBatch(options), onError });
  const prune = async (): Promise<void> => {
    await database
      .deleteFrom("outbox")
      .where("delivered_at", "<", new Date(Date.now() - keepMs))
      .execute();
  };
  const pruning = setInterval(() => void prune().catch(onError), pruneEveryMs);
  loop.wake();
  return {
    wake: loop.wake,
    settled: loop.idle,
    stop() {
      clearInterval(pruning);
      return loop.stop();
    },
  };
}
