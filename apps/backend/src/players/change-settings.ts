import type { Settings } from "@touchline/contract/http/settings";
import type { Database } from "../platform/database/open-database.ts";
import type { PlayerRow } from "../platform/database/player-tables.ts";

/** What a player may change; what is absent stays. */
export interface SettingsChange {
  readonly stakes?: Settings["stakes"];
  readonly auto_accept_odds_change?: Settings["auto_accept_odds_change"];
  readonly odds_type?: Settings["odds_types"]["selected"];
  readonly push_subscription?: boolean;
}

export async function changeSettings(database: Database, player: PlayerRow, change: SettingsChange): Promise<PlayerRow> {
  const known = typeof player.stakes === "object" && player.stakes !== null ? player.stakes : {};
  return database
    .updateTable("players")
    .set({
      stakes: JSON.stringify({ ...known, ...change.stakes }),
      odds_policy: change.auto_accept_odds_change ?? player.odds_policy,
      odds_type: change.odds_type ?? player.odds_type,
      wants_push: change.push_subscription ?? player.wants_push,
    })
    .where("id", "=", player.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
