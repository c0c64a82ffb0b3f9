import type { AmbTerms } from "@touchline/domain";
import { sql } from "kysely";
import type { Database } from "../platform/database/open-database.ts";
import type { PlayerBonus } from "./campaigns/player-bonus.ts";
import type { Book } from "../book/book.ts";
import { type Campaign, listCampaigns } from "./campaigns/campaigns.ts";
import { ensureIssued } from "./campaigns/issue-bonus.ts";
import type { PlayerRow } from "../platform/database/player-tables.ts";

export interface BonusSource {
  readonly database: Database;
  readonly book: Pick<Book, "match" | "listSports" | "category" | "tournament">;
  readonly now: number;
  readonly locale: string;
}

/** The bonuses that one player or visitor may see. */
export interface BonusView extends BonusSource {
  readonly campaigns: readonly Campaign[];
  readonly held: readonly PlayerBonus[];
  readonly open: OpenPoints;
  readonly farmed: ReadonlyMap<bigint, readonly number[]>;
  /** Number of players with points, and the place of the requesting player, by tournament. */
  readonly standings: ReadonlyMap<bigint, { readonly players: number; readonly position: number | null }>;
}

/** Reads the bonuses of a player, or of a visitor if `player` is null. */
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

/** Legs and bets that would count if they settled now, by player bonus id. */
type OpenPoints = ReadonlyMap<number, { readonly legs: number; readonly bets: number; readonly matchIds: readonly number[] }>;

/** Reads the open bets of a player that use a bonus. */
async function openPoints(database: Database, playerId: string): Promise<OpenPoints> {
  const { rows } = await sql<{ held: bigint; bet_id: string; match_id: bigint }>`
    select (bets.bonus ->> 'playerBonusId')::bigint as held, bets.id as bet_id, bet_legs.match_id
    from bets join bet_legs on bet_legs.bet_id = bets.id
    where bets.player_id = ${playerId} and bets.bonus is not null and bets.status in ('submitted', 'waiting_results', 'cashout_in_progress')
      and bets.bonus -> 'suitable' @> to_jsonb(bet_legs.position)`.execute(database);
  const byHeld = Map.groupBy(rows, (row) => Number(row.held));
  return new Map(
    [...byHeld].map(([held, legs]) => [
      held,
      { legs: legs.length, bets: new Set(legs.map((leg) => leg.bet_id)).size, matchIds: legs.map((leg) => Number(leg.match_id)) },
    ]),
  );
}

/** Counts the open bets that may still count towards the automatic issue of freebets. */
export async function openAmbBets(database: Database, playerId: string, terms: AmbTerms): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    select count(*) as count from bets where player_id = ${playerId} and status in ('submitted', 'waiting_results', 'cashout_in_progress')
      and currency = ${terms.currency} and stake >= ${terms.minStake} and odds >= ${terms.minOdds ?? 0} and coalesce(bonus ->> 'type', '') <> 'freebet'`.execute(
    database,
  );
  return Number(rows[0]?.count ?? 0n);
}

/** Events that have been counted already, by player bonus id. */
async function farmedEvents(database: Database, held: readonly PlayerBonus[]): Promise<ReadonlyMap<bigint, readonly number[]>> {
  const ids = held.filter(({ type }) => type === "hunting" || type === "tournament").map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await database.selectFrom("bonus_marks").selectAll().where("player_bonus_id", "in", ids).execute();
  const byHeld = Map.groupBy(rows, (row) => row.player_bonus_id);
  return new Map([...byHeld].map(([id, marks]) => [id, marks.map(({ mark }) => Number(mark.split(":")[1]))]));
}

/** Number of players with points in each tournament, and the place of one player. Ties go to the player who reached the points first. */
async function playersOf(
  database: Database,
  playerId: string | null,
): Promise<ReadonlyMap<bigint, { readonly players: number; readonly position: number | null }>> {
  const { rows } = await sql<{ bonus_id: bigint; players: bigint; position: bigint | null }>`
    select bonus_id, count(*) as players, max(place) filter (where player_id = ${playerId}::uuid) as position
    from (select bonus_id, player_id, row_number() over (partition by bonus_id order by points desc, points_at, id) as place
      from player_bonuses where type = 'tournament' and points > 0) ranked
    group by bonus_id`.execute(database);
  return new Map(
    rows.map((row) => [row.bonus_id, { players: Number(row.players), position: row.position === null ? null : Number(row.position) }]),
  );
}
