import type { Static } from "typebox";
import type { BetListQuery } from "@touchline/contract/http/bets";
import type { Pagination } from "@touchline/contract/entities/paging";
import { betStatusesByGroup } from "@touchline/domain";
import type { Database } from "../../database/open-database.ts";
import type { BetsTable } from "../../database/tables.ts";
import type { BetRecord } from "./bet-record.ts";
import { withLegs } from "./load-bets.ts";

const defaultLimit = 20;

const statuses: readonly BetsTable["status"][] = ["submitted", "rejected", "waiting_results", "done", "cashout_in_progress", "cashed_out"];

/** Statuses asked for; refused bets only when named (decisions U). */
function wantedStatuses(asked: readonly string[] | undefined): readonly BetsTable["status"][] {
  const names: readonly string[] = asked ?? [...betStatusesByGroup.open, ...betStatusesByGroup.settled];
  return statuses.filter((status) => names.includes(status));
}

/** One page of a player's bets, newest first. */
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
