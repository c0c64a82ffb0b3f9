import { hourMs } from "../platform/clock.ts";
import { randomBytes } from "node:crypto";
import type { Database } from "../platform/database/open-database.ts";
import { hashToken } from "../players/access/sessions.ts";

const lifeMs = 2 * hourMs;

/** A request to launch a game. */
export interface LaunchOrder {
  readonly sessionToken: string;
  readonly playerId: string;
  readonly provider: string;
  readonly app: string;
  readonly currency: string;
}

/** The player of a launched game. */
export interface ProviderPlayer {
  readonly playerId: string;
  readonly currency: string;
}

/** Tokens of launched games. They expire after two hours or with the session that launched them; only hashes are stored. */
export interface ProviderSessions {
  start(order: LaunchOrder): Promise<{ readonly token: string; readonly expiresAt: Date }>;
  /** The player of an existing debit; null without one. */
  payerOf(debit: { readonly provider: string; readonly key: string }): Promise<ProviderPlayer | null>;
  /** Null when the token is unknown, expired or for another game, or if the player may not play. */
  playerOf(token: string, game: { readonly provider: string; readonly app: string }): Promise<ProviderPlayer | null>;
}

/** `now` is wall time in ms. */
export function createProviderSessions(database: Database, now: () => number): ProviderSessions {
  return {
    async start({ sessionToken, playerId, provider, app, currency }) {
      const token = randomBytes(32).toString("base64url");
      const at = now();
      const expiresAt = new Date(at + lifeMs);
      await database.deleteFrom("provider_sessions").where("expires_at", "<", new Date(at)).execute();
      await database
        .insertInto("provider_sessions")
        .values({
          token_hash: hashToken(token),
          session_hash: hashToken(sessionToken),
          player_id: playerId,
          provider,
          app,
          currency,
          created_at: new Date(at),
          expires_at: expiresAt,
        })
        .execute();
      return { token, expiresAt };
    },
    async payerOf({ provider, key }) {
      const row = await database
        .selectFrom("provider_transfers")
        .select(["player_id", "currency"])
        .where("provider", "=", provider)
        .where("key", "=", key)
        .where("kind", "=", "debit")
        .executeTakeFirst();
      return row?.player_id == null || row.currency === null ? null : { playerId: row.player_id, currency: row.currency };
    },
    async playerOf(token, game) {
      const row = await database
        .selectFrom("provider_sessions")
        .innerJoin("players", "players.id", "provider_sessions.player_id")
        .innerJoin("sessions", "sessions.token_hash", "provider_sessions.session_hash")
        .select(["provider_sessions.player_id", "provider_sessions.currency", "players.is_blocked"])
        .where("provider_sessions.token_hash", "=", hashToken(token))
        .where("provider_sessions.provider", "=", game.provider)
        .where("provider_sessions.app", "=", game.app)
        .where("provider_sessions.expires_at", ">", new Date(now()))
        .where("sessions.expires_at", ">", new Date(now()))
        .executeTakeFirst();
      return row === undefined || row.is_blocked ? null : { playerId: row.player_id, currency: row.currency };
    },
  };
}
