import { createHash } from "node:crypto";
import { once } from "node:events";
import { realpathSync, rmSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { mkdir } from "node:fs/promises";
import type { PGlite } from "@electric-sql/pglite";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { columnTypes, embeddedPool } from "./embedded-pool.ts";
import { isDatabaseUnavailable } from "./run-transaction.ts";
import { migrate } from "./migrate.ts";
import { statementSpans } from "./statement-spans.ts";
import type { Tables } from "./tables.ts";

/** Path of a socket named after the folder. The socket closes with its process, even if that is killed; on Linux it needs no file. */
function socketPath(folder: string): string {
  const name = `touchline-${createHash("sha256").update(realpathSync(folder)).digest("hex").slice(0, 24)}`;
  if (process.platform === "linux") return `\0${name}`;
  return process.platform === "win32" ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

async function isHeld(path: string): Promise<boolean> {
  const socket = connect(path);
  const answered = await once(socket, "connect").then(
    () => true,
    () => false,
  );
  socket.destroy();
  return answered;
}

function listen(path: string): Promise<Server> {
  const server = createServer((socket) => socket.destroy());
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(path, () => resolve(server.unref()));
  });
}

/** Locks a folder against other processes on this machine until the returned function is called. Throws if it is locked. */
async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = socketPath(folder);
  if (await isHeld(path)) throw new Error(`The folder ${folder} is in use by another process.`);
  if (!path.startsWith("\0")) rmSync(path, { force: true });
  const server = await listen(path).catch((error: unknown) => {
    throw new Error(`The folder ${folder} is in use by another process.`, { cause: error });
  });
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** The database: PostgreSQL, or the embedded one with the same SQL. */
export type Database = Kysely<Tables>;

/** An empty `url` selects the embedded database, stored in `dataDir`, or in memory if that is null. */
export interface DatabaseOptions {
  readonly url: string;
  readonly dataDir: string | null;
  /** Logs a sentence about the schema for the operator. */
  readonly notice?: (sentence: string) => void;
  /** Separate schema, for tests that share a server. */
  readonly schema?: string;
}

const smallServer = ["shared_buffers=8MB", "max_connections=10", "max_pred_locks_per_transaction=16", "max_wal_senders=0"];

/** Opens the embedded server in a folder, or in memory if that is null. */
async function openPglite(folder: string | null): Promise<PGlite> {
  // Not loaded if PostgreSQL is used.
  const { PGlite: Server } = await import("@electric-sql/pglite");
  return Server.create({
    ...(folder === null ? {} : { dataDir: folder }),
    // The server writes to all of its buffers at the start, by default 128 MB. The operating system caches what is read often anyway, and
    // there is only one connection.
    startParams: [...Server.defaultStartParams, ...smallServer.flatMap((setting) => ["-c", setting])],
  });
}

/** Wraps an open embedded database in the interface that the product uses. */
export async function embeddedDatabase(pglite: PGlite): Promise<Database> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: await embeddedPool(pglite) }), ...statementSpans() });
}

/** Migrates an open embedded database. */
export async function migrateEmbedded(pglite: PGlite, notice?: (sentence: string) => void): Promise<Database> {
  const database = await embeddedDatabase(pglite);
  await migrate(database, notice);
  return database;
}

async function openEmbedded({ dataDir, notice }: DatabaseOptions): Promise<Database> {
  if (dataDir === null) return migrateEmbedded(await openPglite(null), notice);
  const folder = join(dataDir, "db");
  await mkdir(folder, { recursive: true });
  const unlock = await lockFolder(folder);
  const database = await migrateEmbedded(await openPglite(folder), notice);
  const destroy = database.destroy.bind(database);
  database.destroy = async () => {
    await destroy();
    await unlock();
  };
  return database;
}

interface PoolOptions {
  /** Maximum time of a statement; 0 for no limit. */
  readonly statementTimeoutMs?: number;
  /** Shows in `pg_stat_activity`. */
  readonly name: string;
  /** Called with each new connection, which is not used if this fails. */
  readonly onConnect?: (client: pg.ClientBase) => Promise<void>;
}

/** The pools of this process, for metrics. */
const openPools = new Map<pg.Pool, "requests" | "leader">();

/** The connections of a pool, and the requests that wait for one. */
interface PoolState {
  readonly name: "requests" | "leader";
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
}

export function openPoolStates(): readonly PoolState[] {
  return [...openPools].map(([pool, name]) => ({ name, total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }));
}

function noteUntilClosed(pool: pg.Pool, use: "requests" | "leader"): void {
  openPools.set(pool, use);
  const end = pool.end.bind(pool);
  pool.end = async () => {
    openPools.delete(pool);
    await end();
  };
}

/** Creates a pool that opens up to ten connections to PostgreSQL when they are needed. */
export function openPool(
  { url, schema }: Pick<DatabaseOptions, "url" | "schema">,
  { name, statementTimeoutMs = 15_000, onConnect }: PoolOptions,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    types: columnTypes(),
    application_name: name,
    connectionTimeoutMillis: 5_000,
    statement_timeout: statementTimeoutMs,
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, although its types do not say so
    ...(onConnect === undefined ? {} : { onConnect }),
    ...(schema === undefined ? {} : { options: `-c search_path=${schema}` }),
  });
  // Without a listener, a connection lost between two statements would end the process. The next statement reports it.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  noteUntilClosed(pool, onConnect === undefined ? "requests" : "leader");
  return pool;
}

const reachableWithinMs = 30_000;
const tryEveryMs = 500;

/** Waits for a server that starts at the same time as this process. */
async function untilReachable(database: Database, { notice }: DatabaseOptions): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await sql`select 1`.execute(database);
      return;
    } catch (error) {
      if (!isDatabaseUnavailable(error) || tries * tryEveryMs >= reachableWithinMs) throw error;
      if (tries === 0) notice?.("PostgreSQL does not answer yet; this process waits for it for half a minute.");
      await sleep(tryEveryMs);
    }
  }
}

function toDatabase(pool: pg.Pool): Database {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), ...statementSpans() });
}

async function openServer(options: DatabaseOptions): Promise<Database> {
  const name = options.schema ?? "touchline";
  // A migration may take longer than a request, and so may the wait for one that another process runs.
  const migrating = toDatabase(openPool(options, { name: `${name} migration`, statementTimeoutMs: 0 }));
  try {
    await untilReachable(migrating, options);
    if (options.schema !== undefined) await sql`create schema if not exists ${sql.id(options.schema)}`.execute(migrating);
    await migrate(migrating, options.notice);
  } finally {
    await migrating.destroy();
  }
  return toDatabase(openPool(options, { name }));
}

/** Opens the database and applies pending migrations; throws if that fails. `destroy()` closes it. */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.url === "" ? openEmbedded(options) : openServer(options);
}
