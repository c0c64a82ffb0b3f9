import { dayMs } from "../../platform/clock.ts";
import { createHash, randomBytes } from "node:crypto";
import type { SessionMoment } from "../../safer/session-facts.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { isBlockedOrExcluded } from "./entry-rules.ts";
import type { PlayerRow } from "../../platform/database/player-tables.ts";

const idleMs = dayMs;
const absoluteMs = 30 * dayMs;
const touchEveryMs = 60_000;
const confirmedMs = 10 * 60_000;
const maxAgentLength = 300;

/** Where a session was started. */
export interface SessionDevice {
  readonly userAgent: string;
  readonly ip: string;
}

/** A session as shown to its player. */
export interface KnownSession extends SessionDevice {
  readonly id: string;
  readonly startedAt: Date;
  readonly seenAt: Date;
  readonly isCurrent: boolean;
}

/** Sessions by reference token; the table holds only hashes of tokens. Times are wall time. */
export interface Sessions {
  /** Starts a session and returns its token of 256 random bits. */
  start(playerId: string, device?: SessionDevice): Promise<string>;
  /** Null when the token is unknown, idle for a day or older than 30 days, or if the player is blocked or self-excluded, which ends all their sessions. */
  playerOf(token: string): Promise<PlayerRow | null>;
  /** Ends a session and returns its player. */
  end(token: string): Promise<string | null>;
  /** The player's active sessions, most recently used first; the token's session has `isCurrent`. */
  list(playerId: string, token: string): Promise<readonly KnownSession[]>;
  /** Ends one of the player's sessions by its id; false if it is unknown. */
  endOne(playerId: string, id: string): Promise<boolean>;
  /** Ends all sessions of a player except the token's; returns their number. */
  endOthers(playerId: string, token: string): Promise<number>;
  /** Records that the password was confirmed in this session. */
  confirm(token: string): Promise<void>;
  /** Whether the password was confirmed in this session within the last ten minutes. */
  isConfirmed(token: string): Promise<boolean>;
  /** Records in which country the session's page opens its realtime connection. */
  noteCountry(token: string, country: string): Promise<void>;
  /** Players with a session whose page is in one of the countries. */
  playersIn(countries: readonly string[]): Promise<readonly string[]>;
  /** Deletes expired rows. */
  prune(): Promise<void>;
}

/** The stored form of a token. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** The session of a token; null if unknown. */
export async function readSession(database: Database, token: string): Promise<SessionMoment | null> {
  const hash = hashToken(token);
  const row = await database.selectFrom("sessions").select("created_at").where("token_hash", "=", hash).executeTakeFirst();
  return row === undefined ? null : { hash, startedAt: row.created_at };
}

/** Maximum lifetime of a session, for its cookie. */
export const sessionLifeSeconds = absoluteMs / 1000;

interface SessionsOptions {
  /** Wall time in ms. */
  readonly now?: () => number;
  /** Called when a session belongs to a player who is no longer allowed in, to close their open connections. */
  readonly onPlayerBlocked?: (playerId: string) => void;
}

export function createSessions(database: Database, { now = Date.now, onPlayerBlocked = () => undefined }: SessionsOptions = {}): Sessions {
  return {
    async start(playerId, device = { userAgent: "", ip: "" }) {
      const token = randomBytes(32).toString("base64url");
      const at = now();
      const row = {
        token_hash: hashToken(token),
        player_id: playerId,
        created_at: new Date(at),
        seen_at: new Date(at),
        expires_at: new Date(at + absoluteMs),
        confirmed_at: new Date(at),
        user_agent: device.userAgent.replaceAll(/\p{Cc}/gu, "").slice(0, maxAgentLength),
        ip: device.ip,
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
        .select(["sessions.seen_at", isBlockedOrExcluded(new Date(at)).as("is_shut_out")])
        .where("sessions.token_hash", "=", hash)
        .where("sessions.expires_at", ">", new Date(at))
        .where("sessions.seen_at", ">", new Date(at - idleMs))
        .executeTakeFirst();
      if (row === undefined) return null;
      if (row.is_shut_out) {
        await database.deleteFrom("sessions").where("player_id", "=", row.id).execute();
        onPlayerBlocked(row.id);
        return null;
      }
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
    async list(playerId, token) {
      const at = now();
      const rows = await database
        .selectFrom("sessions")
        .selectAll()
        .where("player_id", "=", playerId)
        .where("expires_at", ">", new Date(at))
        .where("seen_at", ">", new Date(at - idleMs))
        .orderBy("seen_at", "desc")
        .execute();
      const current = hashToken(token);
      return rows.map((row) => ({
        id: row.id,
        userAgent: row.user_agent,
        ip: row.ip,
        startedAt: row.created_at,
        seenAt: row.seen_at,
        isCurrent: row.token_hash === current,
      }));
    },
    async endOne(playerId, id) {
      const row = await database
        .deleteFrom("sessions")
        .where("player_id", "=", playerId)
        .where("id", "=", id)
        .returning("id")
        .executeTakeFirst();
      return row !== undefined;
    },
    async endOthers(playerId, token) {
      const rows = await database
        .deleteFrom("sessions")
        .where("player_id", "=", playerId)
        .where("token_hash", "!=", hashToken(token))
        .returning("id")
        .execute();
      return rows.length;
    },
    async confirm(token) {
      await database
        .updateTable("sessions")
        .set({ confirmed_at: new Date(now()) })
        .where("token_hash", "=", hashToken(token))
        .execute();
    },
    async isConfirmed(token) {
      const row = await database
        .selectFrom("sessions")
        .select("confirmed_at")
        .where("token_hash", "=", hashToken(token))
        .executeTakeFirst();
      return row?.confirmed_at != null && now() - row.confirmed_at.getTime() < confirmedMs;
    },
    async noteCountry(token, country) {
      await database
        .updateTable("sessions")
        .set({ country })
        .where("token_hash", "=", hashToken(token))
        .where((where) => where.or([where("country", "is", null), where("country", "!=", country)]))
        .execute();
    },
    async playersIn(countries) {
      if (countries.length === 0) return [];
      const rows = await database
        .selectFrom("sessions")
        .select("player_id")
        .distinct()
        .where("country", "in", [...countries])
        .execute();
      return rows.map(({ player_id }) => player_id);
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
