import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

/** How candidates for leadership reach the database. */
export interface SessionOptions {
  readonly url: string;
  /** Separate schema, for tests that share a server. */
  readonly schema?: string;
  /** The database ends a session that sends nothing for this long, so that a frozen leader loses it. */
  readonly sessionTimeoutMs: number;
}

/** A connection of its own, outside the pool: the lock on leadership lives and dies with it. */
export interface LeaderSession {
  /** Takes the lock; false if another session holds it. */
  tryLock(): Promise<boolean>;
  /** Sends a heartbeat, which keeps the session open, and reads the current epoch. */
  beat(): Promise<bigint>;
  /** Starts a new epoch: terminates the sessions of earlier leaders, so that none of their statements is still running. */
  takeOver(holder: string): Promise<bigint>;
  /** Resolves with the reason when the connection has ended. */
  readonly ended: Promise<string>;
  close(): Promise<void>;
}

const lockKey = "hashtext('touchline leadership'), hashtext(current_schema())";
const answerWithinMs = 2_000;
/** A session that does not end within this time cannot write either: its epoch is outdated. */
const endWithinMs = 2_000;
/** `lock_not_available`: a transaction of an earlier leader still holds the row. */
const rowIsLocked = "55P03";

/** Name of a leader's connections in `pg_stat_activity`. */
export function leaderConnectionName(schema: string | undefined, epoch: bigint): string {
  return `${schema ?? "touchline"} leader ${epoch}`;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : null;
}

/** Terminates the sessions of earlier leaders and waits for that. A session of another database role stays; its epoch is refused anyway. */
async function endEarlierLeaders(client: pg.Client, { schema }: SessionOptions): Promise<void> {
  const name = leaderConnectionName(schema, 0n).slice(0, -1);
  const until = performance.now() + endWithinMs;
  const endAll = async (): Promise<number> => {
    // All at once: waiting for one after the other would add up.
    const { rowCount } = await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and starts_with(application_name, $1)",
      [name],
    );
    return rowCount ?? 0;
  };
  try {
    while ((await endAll()) > 0 && performance.now() < until) await sleep(20);
  } catch (error) {
    if (codeOf(error) !== "42501") throw error;
  }
}

async function startEpoch(client: pg.Client, holder: string): Promise<bigint | null> {
  try {
    const { rows } = await client.query<{ epoch: string }>(
      "update leadership set epoch = epoch + 1, holder = $1, since = now() where id = 1 returning epoch",
      [holder],
    );
    return BigInt(rows[0]?.epoch ?? 0);
  } catch (error) {
    if (codeOf(error) === rowIsLocked) return null;
    throw error;
  }
}

export async function openLeaderSession(options: SessionOptions): Promise<LeaderSession> {
  const client = new pg.Client({
    connectionString: options.url,
    application_name: `${options.schema ?? "touchline"} leadership`,
    connectionTimeoutMillis: answerWithinMs,
    query_timeout: answerWithinMs,
    keepAlive: true,
    ...(options.schema === undefined ? {} : { options: `-c search_path=${options.schema}` }),
  });
  let reason = "the connection was closed";
  client.on("error", (error) => (reason = error.message));
  const ended = new Promise<string>((resolve) => client.once("end", () => resolve(reason)));
  await client.connect();
  await client.query(`set idle_session_timeout = ${options.sessionTimeoutMs}`);
  await client.query("set lock_timeout = 500");
  return {
    ended,
    async tryLock() {
      const { rows } = await client.query<{ taken: boolean }>(`select pg_try_advisory_lock(${lockKey}) as taken`);
      return rows[0]?.taken === true;
    },
    async beat() {
      const { rows } = await client.query<{ epoch: string }>("select epoch from leadership where id = 1");
      return BigInt(rows[0]?.epoch ?? 0);
    },
    async takeOver(holder) {
      for (;;) {
        await endEarlierLeaders(client, options);
        const epoch = await startEpoch(client, holder);
        if (epoch === null) continue;
        // Sessions that an earlier leader opened in between.
        await endEarlierLeaders(client, options);
        return epoch;
      }
    },
    close: async () => client.end().catch(() => undefined),
  };
}
