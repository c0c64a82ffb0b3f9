import type { LimitPeriod } from "@touchline/contract/http/limits";
import { sql, type Kysely } from "kysely";
import type { Tables } from "../platform/database/tables.ts";
import type { LimitRow } from "./stored-limits.ts";

const days: Readonly<Record<LimitPeriod, number>> = { day: 1, week: 7, month: 30 };

/** The UTC date `count` days before a moment as `yyyy-mm-dd`. */
export function dayBefore(at: Date, count: number): string {
  return new Date(at.getTime() - count * 86_400_000).toISOString().slice(0, 10);
}

/** Seconds of activity in the days of the limit's period, including today. */
export async function readSecondsUsed(database: Kysely<Tables>, limit: LimitRow, at: Date): Promise<number> {
  const firstDay = dayBefore(at, days[limit.period ?? "day"] - 1);
  const { rows } = await sql<{ total: bigint }>`
    select coalesce(sum(seconds), 0)::bigint as total from player_activity
    where player_id = ${limit.player_id}::uuid and day >= ${firstDay}::date`.execute(database);
  return Number(rows[0]?.total ?? 0n);
}

export async function isTimeUp(database: Kysely<Tables>, limit: LimitRow, at: Date): Promise<boolean> {
  return limit.amount !== null && (await readSecondsUsed(database, limit, at)) >= Number(limit.amount) * 60;
}
