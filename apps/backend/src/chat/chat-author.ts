import { cleanChatText } from "@touchline/domain";
import type { Database } from "../platform/database/open-database.ts";

/** Who writes, as everybody sees it. */
export interface ChatAuthor {
  readonly id: string;
  /** Nickname or first name; empty for a player without either. Last names and addresses are never shown. */
  readonly name: string;
}

const longestName = 24;

/** The player behind a session; null when unknown or blocked. */
export async function findAuthor(database: Database, playerId: string): Promise<ChatAuthor | null> {
  const row = await database
    .selectFrom("players")
    .select(["id", "nickname", "first_name", "is_blocked"])
    .where("id", "=", playerId)
    .executeTakeFirst();
  if (row === undefined || row.is_blocked) return null;
  const name = cleanChatText(row.nickname ?? row.first_name ?? "");
  return { id: row.id, name: Array.from(name).slice(0, longestName).join("") };
}
