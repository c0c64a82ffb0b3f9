import type { SessionFacts } from "@touchline/contract/http/limits";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database/open-database.ts";
import type { PlayerRow } from "../platform/database/player-tables.ts";
import { hashToken } from "../players/sessions.ts";
import { currencyFacts } from "../wallet/currency-facts.ts";
import { readMoneyUsed, readResolvedNet } from "./money-used.ts";

/** The session that a call came with. */
export interface SessionMoment {
  readonly hash: string;
  readonly startedAt: Date;
}

/** Null for a token of no session. */
export async function readSession(database: Database, token: string): Promise<SessionMoment | null> {
  const hash = hashToken(token);
  const row = await database.selectFrom("sessions").select("created_at").where("token_hash", "=", hash).executeTakeFirst();
  return row === undefined ? null : { hash, startedAt: row.created_at };
}

/** How long a session lasts and what came of it, in the player's currency. */
export async function sessionFacts(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  player: PlayerRow,
  startedAt: Date,
): Promise<SessionFacts> {
  const elapsedMs = Math.max(0, Date.now() - startedAt.getTime());
  const question = {
    playerId: player.id,
    currency: player.currency,
    sinceMs: clock.now() - elapsedMs * clock.speed,
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
