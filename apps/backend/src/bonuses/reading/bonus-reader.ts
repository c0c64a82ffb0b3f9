import type { Book } from "../../book/book.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { listCampaigns } from "../campaigns/campaigns.ts";
import { ensureIssued } from "../held/issue-bonus.ts";
import { farmedEvents, openPoints, playersOf, type OpenPoints } from "../on-bets/bonus-facts.ts";
import type { PlayerBonus } from "../held/player-bonus.ts";
import type { Campaign } from "../campaigns/terms.ts";
import type { PlayerRow } from "../../players/player-row.ts";

/** Where bonuses are read from. */
export interface BonusSource {
  readonly database: Database;
  readonly book: Pick<Book, "match" | "listSports" | "category" | "tournament">;
  readonly now: number;
  readonly locale: string;
}

/** Everything about bonuses that one reader may see. */
export interface BonusView extends BonusSource {
  readonly campaigns: readonly Campaign[];
  readonly held: readonly PlayerBonus[];
  readonly open: OpenPoints;
  readonly farmed: ReadonlyMap<bigint, readonly number[]>;
  /** Players with points, and the reader's place, by tournament. */
  readonly standings: ReadonlyMap<bigint, { readonly players: number; readonly position: number | null }>;
}

/** Reads bonuses for a player, or for a visitor. */
export async function readBonuses(source: BonusSource, player: PlayerRow | null): Promise<BonusView> {
  const { database, now } = source;
  const campaigns = await listCampaigns(database);
  if (player === null)
    return { ...source, campaigns, held: [], open: new Map(), farmed: new Map(), standings: await playersOf(database, null) };
  const held = await ensureIssued(database, campaigns, { player, now });
  return {
    ...source,
    campaigns,
    held,
    open: await openPoints(database, player.id),
    farmed: await farmedEvents(database, held),
    standings: await playersOf(database, player.id),
  };
}
