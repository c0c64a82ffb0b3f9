import type { Database } from "../platform/database/open-database.ts";
import type { SessionMoment } from "./session-facts.ts";
import { readLimits } from "./stored-limits.ts";

/** When the player is to be told next; wall time. */
export interface RealityCheckState {
  readonly intervalMinutes: number;
  readonly nextAt: Date;
}

const minuteMs = 60_000;

/** Null for players who want no reality checks. */
export async function readRealityCheck(database: Database, playerId: string, session: SessionMoment): Promise<RealityCheckState | null> {
  const limits = await readLimits(database, playerId);
  const limit = limits.find(({ type }) => type === "reality_check");
  if (limit === undefined || limit.amount === null) return null;
  const row = await database.selectFrom("reality_checks").select("seen_at").where("session_hash", "=", session.hash).executeTakeFirst();
  const seenAt = row?.seen_at ?? session.startedAt;
  const intervalMinutes = Number(limit.amount);
  return { intervalMinutes, nextAt: new Date(seenAt.getTime() + intervalMinutes * minuteMs) };
}

/** The player has taken note now; the next check is an interval away. */
export async function noteRealityCheck(database: Database, session: SessionMoment): Promise<void> {
  const at = new Date();
  await database
    .insertInto("reality_checks")
    .values({ session_hash: session.hash, opened_at: at, seen_at: at })
    .onConflict((conflict) => conflict.column("session_hash").doUpdateSet({ seen_at: at }))
    .execute();
}
