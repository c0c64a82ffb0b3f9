import { sql } from "kysely";
import type { Database } from "../../platform/database/open-database.ts";
import type { PlayerRow } from "../../platform/database/player-tables.ts";

/** Keeps by which affiliate a player came; the first that was told stays. */
export async function keepAffiliate(database: Database, player: PlayerRow, stag: string): Promise<PlayerRow> {
  const row = await database
    .updateTable("players")
    .set({ tags: sql`jsonb_set(tags, '{stag}', to_jsonb(${stag}::text))` })
    .where("id", "=", player.id)
    .where(sql<boolean>`not tags ? 'stag'`)
    .returningAll()
    .executeTakeFirst();
  return row ?? player;
}
