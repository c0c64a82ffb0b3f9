import { createHash } from "node:crypto";
import { once } from "node:events";
import { realpathSync, rmSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mkdir } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { migrate } from "./migrate.ts";
import type { Tables } from "./tables.ts";

/** A socket named after the folder: it goes with its process, however that ends. Linux needs no file for it. */
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

/** Keeps other processes on this machine out of a folder until the answered function is called; throws when one is in it. */
async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = socketPath(folder);
  if (await isHeld(path)) throw new Error(`The folder ${folder} is in use by another process.`);
  if (!path.startsWith("\0")) rmSync(path, { force: true });
  const server = await listen(path).catch((error: unknown) => {
    throw new Error(`The folder ${folder} is in use by another process.`, { cause: error });
  });
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** The one database behind everything; PostgreSQL and the embedded one answer alike. */
export type Database = Kysely<Tables>;

/** `url` empty takes the embedded database, kept in `dataDir`, or in memory when that is null. */
export interface DatabaseOptions {
  readonly url: string;
  readonly dataDir: string | null;
  /** Schema of its own, for tests that share one server. */
  readonly schema?: string;
}

const int8 = 20;

/** Readers that make the embedded database answer as PostgreSQL does here. */
export const embeddedParsers = { [int8]: BigInt };

/** Migrates an embedded database that is open already; it needs `embeddedParsers`. */
export async function migrateEmbedded(pglite: PGlite): Promise<Database> {
  const database = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  await migrate(database);
  return database;
}

async function openEmbedded(dataDir: string | null): Promise<Database> {
  if (dataDir === null) return migrateEmbedded(await PGlite.create({ parsers: embeddedParsers }));
  const folder = join(dataDir, "db");
  await mkdir(folder, { recursive: true });
  const unlock = await lockFolder(folder);
  const database = await migrateEmbedded(await PGlite.create({ dataDir: folder, parsers: embeddedParsers }));
  const destroy = database.destroy.bind(database);
  database.destroy = async () => {
    await destroy();
    await unlock();
  };
  return database;
}

async function openServer(options: DatabaseOptions): Promise<Database> {
  const types = new pg.TypeOverrides();
  types.setTypeParser(int8, BigInt);
  const pool = new pg.Pool({
    connectionString: options.url,
    max: 10,
    types,
    application_name: options.schema ?? "touchline",
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    ...(options.schema === undefined ? {} : { options: `-c search_path=${options.schema}` }),
  });
  // A connection may be lost between two statements: the next one reports it, the event must only not end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  if (options.schema !== undefined) await sql`create schema if not exists ${sql.id(options.schema)}`.execute(database);
  await migrate(database);
  return database;
}

/** Opens the database and brings it to the newest migration; throws when that fails. `destroy()` closes it. */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.url === "" ? openEmbedded(options.dataDir) : openServer(options);
}
