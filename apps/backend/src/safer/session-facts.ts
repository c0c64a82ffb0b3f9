import type { SessionFacts } from "@touchline/contract/http/limits";
import type { Database } from "../platform/database/open-database.ts";
import { readLimits } from "./stored-limits.ts";
import { type Clock, minuteMs } from "../platform/clock.ts";
import type { PlayerRow } from "../platform/database/player-tables.ts";
import { currencyFacts } from "../wallet/currency-facts.ts";
import { readMoneyUsed, readResolvedNet } from "./limit-usage.ts";

/** The session in which a request is made. */
export interface SessionMoment {
  readonly hash: string;
  readonly startedAt: Date;
}

/** The duration and net result of a session, in the player's currency. */
export async function sessionFacts(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  player: PlayerRow,
  startedAt: Date,
): Promise<SessionFacts> {
  // Read product time first; otherwise the session could start after a bet that settled in its first millisecond.
  const productNow = clock.now();
  const elapsedMs = Math.max(0, Date.now() - startedAt.getTime());
  const question = {
    playerId: player.id,
    currency: player.currency,
    sinceMs: productNow - elapsedMs * clock.speed,
    sinceWallMs: startedAt.getTime(),
  };
  const [used, net] = await Promise.all([readMoneyUsed(database, question), readResolvedNet(database, question)]);
  return {
    started_at: startedAt.toISOString(),
    seconds: Math.floor(elapsedMs / 1000),
    currency: player.currency,
    subunits: currencyFacts(player.currency)?.subunits ?? 1,
    wagered: Number(used.wager),
    returned: Number(used.returned),
    net: Number(net),
  };
}

/** When the next reality check is due; wall time. */
interface RealityCheckState {
  readonly intervalMinutes: number;
  readonly nextAt: Date;
}

/** Null for players without reality checks. */
export async function readRealityCheck(database: Database, playerId: string, session: SessionMoment): Promise<RealityCheckState | null> {
  const limits = await readLimits(database, playerId);
  const limit = limits.find(({ type }) => type === "reality_check");
  if (limit === undefined || limit.amount === null) return null;
  const row = await database.selectFrom("reality_checks").select("seen_at").where("session_hash", "=", session.hash).executeTakeFirst();
  const seenAt = row?.seen_at ?? session.startedAt;
  const intervalMinutes = Number(limit.amount);
  return { intervalMinutes, nextAt: new Date(seenAt.getTime() + intervalMinutes * minuteMs) };
}

/** Acknowledges a reality check; the next one is due after the interval. */
export async function acknowledgeRealityCheck(database: Database, session: SessionMoment): Promise<void> {
  const at = new Date();
  await database
    .insertInto("reality_checks")
    .values({ session_hash: session.hash, opened_at: at, seen_at: at })
    .onConflict((conflict) => conflict.column("session_hash").doUpdateSet({ seen_at: at }))
    .execute();
}
