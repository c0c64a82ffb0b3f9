import { createHash, randomBytes } from "node:crypto";
import type { Database } from "../database/open-database.ts";
import type { PlayerRow } from "./player-row.ts";

const idleMs = 24 * 3_600_000;
const absoluteMs = 30 * 24 * 3_600_000;
const touchEveryMs = 60_000;

/** Sessions by reference token; the table holds only hashes of tokens. Times are wall time. */
export interface Sessions {
  /** Starts a session and answers its token: 256 random bits. */
  start(playerId: string): Promise<string>;
  /** Null when the token is unknown, idle for a day, older than 30 days, or the player is blocked. */
  playerOf(token: string): Promise<PlayerRow | null>;
  /** Ends one session; answers whose it was. */
  end(token: string): Promise<string | null>;
  /** Removes what has run out. */
  prune(): Promise<void>;
}

/** What is kept of a session's token. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** Longest life of a session, for its cookie. */
export const sessionLifeSeconds = absoluteMs / 1000;

export function createSessions(database: Database, now: () => number = Date.now): Sessions {
  return {
    async start(playerId) {
      const token = randomBytes(32).toString("base64url");
      const at = now();
      const row = {
        token_hash: hashToken(token),
        player_id: playerId,
        created_at: new Date(at),
        seen_at: new Date(at),
        expires_at: new Date(at + absoluteMs),
      };
      await database.insertInto("sessions").values(row).execute();
      return token;
    },
    async playerOf(token) {
      const at = now();
      const hash = hashToken(token);
      const row = await database
        .selectFrom("sessions")
        .innerJoin("players", "players.id", "sessions.player_id")
        .selectAll("players")
        .select("sessions.seen_at")
        .where("sessions.token_hash", "=", hash)
        .where("sessions.expires_at", ">", new Date(at))
        .where("sessions.seen_at", ">", new Date(at - idleMs))
        .executeTakeFirst();
      if (row === undefined || row.is_blocked) return null;
      if (at - row.seen_at.getTime() > touchEveryMs) {
        await database
          .updateTable("sessions")
          .set({ seen_at: new Date(at) })
          .where("token_hash", "=", hash)
          .execute();
      }
      return row;
    },
    async end(token) {
      const row = await database
        .deleteFrom("sessions")
        .where("token_hash", "=", hashToken(token))
        .returning("player_id")
        .executeTakeFirst();
      return row?.player_id ?? null;
    },
    async prune() {
      const at = now();
      await database
        .deleteFrom("sessions")
        .where((where) => where.or([where("expires_at", "<", new Date(at)), where("seen_at", "<", new Date(at - idleMs))]))
        .execute();
    },
  };
}
