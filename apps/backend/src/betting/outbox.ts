import type { RealtimePublication } from "@touchline/contract/channels/events";
import { localeToChannel } from "@touchline/domain";
import type { Selectable } from "kysely";
import type { Book } from "../book/book.ts";
import type { Database } from "../database/open-database.ts";
import type { Tables } from "../database/tables.ts";
import type { RealtimePublisher } from "../realtime/publisher.ts";
import { betToWire } from "./bet-to-wire.ts";
import { loadBet } from "./load-bets.ts";
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
  readonly book: Pick<Book, "describe">;
  readonly publisher: RealtimePublisher;
  readonly locales: readonly string[];
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
function privateChannel(locale: string, playerId: string): string {
  return `$private:${localeToChannel(locale)}.platform_user.${playerId}`;
}

async function publishNote(note: Note, { database, book, publisher, locales }: OutboxOptions): Promise<void> {
  const listening = locales.filter((locale) => publisher.hasInterest(privateChannel(locale, note.player_id)));
  if (listening.length === 0) return;
  const publishAll = (toPublication: (locale: string) => RealtimePublication): void => {
    for (const locale of listening) publisher.publish(privateChannel(locale, note.player_id), toPublication(locale));
  };
  if (note.topic === "balance_changed") {
    const data = {
      balance: Number(fieldOf(note.payload, "balance")),
      currency: String(fieldOf(note.payload, "currency")),
      subunits: Number(fieldOf(note.payload, "subunits")),
    };
    publishAll(() => ({ event: "balance_changed", sent_at: Date.now(), data }));
    return;
  }
  const bet = await loadBet(database, String(fieldOf(note.payload, "bet_id")));
  if (bet !== null)
    publishAll((locale) => ({ event: "bet_changed", sent_at: Date.now(), data: { bet: betToWire(bet, { book, locale }) } }));
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
