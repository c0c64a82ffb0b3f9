import { sql, type Kysely } from "kysely";
import type { Database } from "../platform/database/open-database.ts";
import type { Tables } from "../platform/database/tables.ts";
import { dayBefore, isTimeUp } from "./limit-usage.ts";
import type { SessionMoment } from "./session-facts.ts";
import { readLimits, type LimitRow } from "./stored-limits.ts";

/** Result of a heartbeat: within limits, no minutes left, or a session over its limit. */
export type ActivityVerdict = "ok" | "activity_limit" | "out_of_limit";

/** Heartbeats arrive every minute; a longer pause does not count as activity. */
const maxTickSeconds = 90;

/** Counts the time since the last heartbeat of any tab; simultaneous tabs are not counted twice. */
async function countTime(database: Kysely<Tables>, playerId: string, at: Date): Promise<void> {
  await sql`
    insert into player_activity (player_id, day, seconds, ticked_at)
    values (${playerId}::uuid, ${dayBefore(at, 0)}::date, 0, ${at}::timestamptz)
    on conflict (player_id, day) do update set
      seconds = player_activity.seconds + case
        when extract(epoch from excluded.ticked_at - player_activity.ticked_at) between 0 and ${maxTickSeconds}::integer
        then round(extract(epoch from excluded.ticked_at - player_activity.ticked_at))::integer else 0 end,
      ticked_at = excluded.ticked_at`.execute(database);
}

/** When the session first opened the sportsbook; stored at the first call. */
async function openedAt(database: Database, { hash }: SessionMoment, at: Date): Promise<Date> {
  await database
    .insertInto("reality_checks")
    .values({ session_hash: hash, opened_at: at, seen_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await database.selectFrom("reality_checks").select("opened_at").where("session_hash", "=", hash).executeTakeFirstOrThrow();
  return row.opened_at;
}

function isOver({ amount }: LimitRow, since: Date, at: Date): boolean {
  return amount !== null && at.getTime() - since.getTime() >= Number(amount) * 60_000;
}

/** Processes a heartbeat of a player's session. */
export async function trackActivity(database: Database, playerId: string, session: SessionMoment): Promise<ActivityVerdict> {
  const at = new Date();
  await countTime(database, playerId, at);
  const opened = await openedAt(database, session, at);
  let verdict: ActivityVerdict = "ok";
  for (const limit of await readLimits(database, playerId)) {
    if (limit.type === "activity" && (await isTimeUp(database, limit, at))) return "activity_limit";
    const isOut =
      (limit.type === "time" && (await isTimeUp(database, limit, at))) ||
      (limit.type === "session" && isOver(limit, session.startedAt, at)) ||
      (limit.type === "sportsbook_session" && isOver(limit, opened, at));
    if (isOut) verdict = "out_of_limit";
  }
  return verdict;
}
