import type { Pagination } from "@touchline/contract/entities/primitives";
import type { BetListQuery } from "@touchline/contract/http/bets";
import { betStatusesByGroup } from "@touchline/domain";
import type { Kysely, Selectable } from "kysely";
import type { Static } from "typebox";
import type { Database } from "../../platform/database/open-database.ts";
import type { BetsTable, Tables } from "../../platform/database/tables.ts";
import type { BetRecord } from "../../platform/database/bet-record.ts";

/** Adds the legs to rows of bets and keeps their order. */
async function withLegs(database: Kysely<Tables>, rows: readonly Selectable<BetsTable>[]): Promise<readonly BetRecord[]> {
  if (rows.length === 0) return [];
  const legs = await database
    .selectFrom("bet_legs")
    .selectAll()
    .where(
      "bet_id",
      "in",
      rows.map((row) => row.id),
    )
    .orderBy("position")
    .execute();
  const legsByBet = Map.groupBy(legs, (leg) => leg.bet_id);
  return rows.map((row) => ({ ...row, legs: legsByBet.get(row.id) ?? [] }));
}

/** Loads bets by id, in any order; unknown ids are left out. */
export async function loadBets(database: Kysely<Tables>, ids: readonly string[]): Promise<readonly BetRecord[]> {
  if (ids.length === 0) return [];
  return withLegs(database, await database.selectFrom("bets").selectAll().where("id", "in", ids).execute());
}

/** Loads one bet; null if it does not exist. */
export async function loadBet(database: Kysely<Tables>, id: string): Promise<BetRecord | null> {
  const rows = await database.selectFrom("bets").selectAll().where("id", "=", id).execute();
  return (await withLegs(database, rows))[0] ?? null;
}

/** Loads the bets of one placement attempt, in the order of the request. */
export async function loadAttemptBets(
  database: Kysely<Tables>,
  attempt: { readonly playerId: string; readonly key: string },
): Promise<readonly BetRecord[]> {
  const rows = await database
    .selectFrom("bets")
    .selectAll()
    .where("player_id", "=", attempt.playerId)
    .where("attempt_key", "=", attempt.key)
    .orderBy("sequence")
    .execute();
  return withLegs(database, rows);
}

export const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a bet with this id exists and belongs to the player. */
export async function isOwnBet(database: Kysely<Tables>, wanted: { readonly playerId: string; readonly id: string }): Promise<boolean> {
  if (!uuidPattern.test(wanted.id)) return false;
  const row = await database
    .selectFrom("bets")
    .select("id")
    .where("id", "=", wanted.id)
    .where("player_id", "=", wanted.playerId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Loads a bet of a player; null if the id is malformed or the bet belongs to somebody else. */
export async function loadPlayerBet(
  database: Kysely<Tables>,
  wanted: { readonly playerId: string; readonly id: string },
): Promise<BetRecord | null> {
  const bet = uuidPattern.test(wanted.id) ? await loadBet(database, wanted.id) : null;
  return bet?.player_id === wanted.playerId ? bet : null;
}

const defaultLimit = 20;

const statuses: readonly BetsTable["status"][] = ["submitted", "rejected", "waiting_results", "done", "cashout_in_progress", "cashed_out"];

/** The requested statuses; includes `rejected` only if it is asked for explicitly. */
function wantedStatuses(asked: readonly string[] | undefined): readonly BetsTable["status"][] {
  const names: readonly string[] = asked ?? [...betStatusesByGroup.open, ...betStatusesByGroup.settled];
  return statuses.filter((status) => names.includes(status));
}

/** Reads one page of the bets of a player, newest first. */
export async function listPlayerBets(
  database: Database,
  playerId: string,
  query: Static<typeof BetListQuery>,
): Promise<{ readonly bets: readonly BetRecord[]; readonly pagination: Pagination }> {
  const { page = 1, limit = defaultLimit } = query;
  const wanted = wantedStatuses(query.status);
  let base = database
    .selectFrom("bets")
    .where("player_id", "=", playerId)
    .where((where) => (wanted.length === 0 ? where.lit(false) : where("status", "in", wanted)));
  if (query.result !== undefined) base = base.where("result", "in", query.result === "refund" ? ["refund", "cancel"] : [query.result]);
  const { total } = await base.select((select) => select.fn.countAll<bigint>().as("total")).executeTakeFirstOrThrow();
  const rows = await base
    .selectAll()
    .orderBy("sequence", "desc")
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const count = Number(total);
  return {
    bets: await withLegs(database, rows),
    pagination: { total: count, page, limit, last_page: Math.max(1, Math.ceil(count / limit)) },
  };
}
