import { cleanChatText } from "@touchline/domain";
import type { ChatMessage } from "@touchline/contract/channels/chat";
import { type Selectable, sql } from "kysely";
import type { Database } from "../platform/database/open-database.ts";
import type { Tables } from "../platform/database/tables.ts";
import type { PseudonymOf, RoomKey } from "./chat-room.ts";

/** The public name of a message's author. */
interface ChatAuthor {
  readonly id: string;
  /** Nickname or first name; empty for a player without either. Last names and addresses are never shown. */
  readonly name: string;
}

const maxNameLength = 24;

/** The player behind a session; null when unknown or blocked. */
export async function findAuthor(database: Database, playerId: string): Promise<ChatAuthor | null> {
  const row = await database
    .selectFrom("players")
    .select(["id", "nickname", "first_name", "is_blocked"])
    .where("id", "=", playerId)
    .executeTakeFirst();
  if (row === undefined || row.is_blocked) return null;
  const name = cleanChatText(row.nickname ?? row.first_name ?? "");
  return { id: row.id, name: Array.from(name).slice(0, maxNameLength).join("") };
}

/** Messages stored per room; equals the history size of its channel. */
export const maxStoredMessages = 50;

type MessageRow = Selectable<Tables["chat_messages"]>;

/** An accepted message. */
export interface NewMessage {
  readonly room: RoomKey;
  readonly author: { readonly id: string; readonly name: string };
  readonly key: string;
  readonly text: string;
  readonly at: Date;
}

/** Converts a stored message to its wire format. Everybody may read it, so the author is given a pseudonym. */
function messageToWire(row: MessageRow, pseudonymOf: PseudonymOf): ChatMessage {
  return {
    id: Number(row.id),
    key: row.key,
    match_id: Number(row.match_id),
    author: { id: pseudonymOf(row.player_id), name: row.author_name },
    text: row.text,
    created_at: row.created_at.toISOString(),
  };
}

/** Stores a message; null when its author has already sent this key. */
export async function saveMessage(
  database: Database,
  { room, author, key, text, at }: NewMessage,
  pseudonymOf: PseudonymOf,
): Promise<ChatMessage | null> {
  const row = await database
    .insertInto("chat_messages")
    .values({
      match_id: BigInt(room.matchId),
      locale: room.locale,
      player_id: author.id,
      key,
      author_name: author.name,
      text,
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row === undefined ? null : messageToWire(row, pseudonymOf);
}

/** All stored messages with their rooms, oldest first. */
export async function listStoredMessages(
  database: Database,
  pseudonymOf: PseudonymOf,
): Promise<readonly { readonly room: RoomKey; readonly message: ChatMessage }[]> {
  const rows = await database.selectFrom("chat_messages").selectAll().orderBy("id").execute();
  return rows.map((row) => ({ room: { matchId: Number(row.match_id), locale: row.locale }, message: messageToWire(row, pseudonymOf) }));
}

/** Removes messages older than `before` and all but the newest `maxStoredMessages` of each room. */
export async function pruneMessages(database: Database, before: Date): Promise<void> {
  await database.deleteFrom("chat_messages").where("created_at", "<", before).execute();
  await sql`
    delete from chat_messages where id in (
      select id from (
        select id, row_number() over (partition by match_id, locale order by id desc) as place from chat_messages
      ) as placed where place > ${maxStoredMessages}
    )`.execute(database);
}

/** Removes a message and records that its room must be notified; false when the message does not exist. */
export async function removeMessage(database: Database, messageId: number): Promise<boolean> {
  const { rows } = await sql`
    with removed as (delete from chat_messages where id = ${BigInt(messageId)} returning id, match_id, locale)
    insert into chat_removals (message_id, match_id, locale) select id, match_id, locale from removed
    returning message_id`.execute(database);
  return rows.length > 0;
}

/** A removed message whose room has not been notified yet. */
interface ChatRemoval {
  readonly messageId: number;
  readonly room: RoomKey;
}

export async function listRemovals(database: Database): Promise<readonly ChatRemoval[]> {
  const rows = await database.selectFrom("chat_removals").selectAll().orderBy("message_id").execute();
  return rows.map((row) => ({ messageId: Number(row.message_id), room: { matchId: Number(row.match_id), locale: row.locale } }));
}

export async function deleteRemovals(database: Database, messageIds: readonly number[]): Promise<void> {
  if (messageIds.length > 0) await database.deleteFrom("chat_removals").where("message_id", "in", messageIds.map(BigInt)).execute();
}
