import { createHash, randomBytes } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "kysely";
import { openDatabase, migrateEmbedded, type Database } from "../../src/platform/database/open-database.ts";

const migrations = new URL("../../src/platform/database/migrations/", import.meta.url);

const snapshotFolder = join(tmpdir(), "touchline-tests");

/** Path of a migrated empty database: creating one takes seconds, loading it a moment. */
function snapshotPath(ending: ".tar" | ""): string {
  const hash = createHash("sha256").update(process.version);
  for (const name of readdirSync(migrations).toSorted()) hash.update(name).update(readFileSync(new URL(name, migrations)));
  return join(snapshotFolder, `database-${hash.digest("hex").slice(0, 16)}${ending}`);
}

/** A path next to the snapshots that no other process writes to. */
function uniquePath(): string {
  mkdirSync(snapshotFolder, { recursive: true });
  return join(snapshotFolder, randomBytes(8).toString("hex"));
}

/** The server writes to all of its buffers at the start, by default 128 MB (open-database.ts). */
const startParams = [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"];

async function loadSnapshot(): Promise<Blob> {
  const path = snapshotPath(".tar");
  if (existsSync(path)) return new Blob([readFileSync(path)]);
  const pglite = await PGlite.create({ startParams });
  await migrateEmbedded(pglite);
  const dump = await pglite.dumpDataDir("none");
  await pglite.close();
  const unique = uniquePath();
  writeFileSync(unique, Buffer.from(await dump.arrayBuffer()));
  renameSync(unique, path);
  return dump;
}

/** The files of the snapshot, as the embedded database stores them. */
async function snapshotFiles(): Promise<string> {
  const path = snapshotPath("");
  if (existsSync(path)) return path;
  const unique = uniquePath();
  const pglite = await PGlite.create({ dataDir: unique, loadDataDir: await loadSnapshot(), startParams });
  await pglite.close();
  try {
    renameSync(unique, path);
  } catch (error) {
    rmSync(unique, { recursive: true });
    if (!existsSync(path)) throw error;
  }
  return path;
}

/** Puts a migrated empty database into a data folder, so that a process starts on it at once. */
export async function fillDataFolder(folder: string): Promise<void> {
  cpSync(await snapshotFiles(), join(folder, "db"), { recursive: true });
}

/** Tables that migrations fill; tests only update their rows. */
const filledByMigrations = ["readiness", "leadership"];

/** Empties every table that holds rows and restarts its identities. */
async function emptyTables(database: Database): Promise<void> {
  const tables = await sql<{ readonly name: string }>`
    select quote_ident(tablename) as name from pg_tables
    where schemaname = current_schema() and tablename not like '%migration%' and tablename <> all(${filledByMigrations})
  `.execute(database);
  const rows = tables.rows.map(({ name }) => `select '${name}' as name where exists (select 1 from ${name})`);
  const filled = await sql<{ readonly name: string }>`${sql.raw(rows.join(" union all "))}`.execute(database);
  if (filled.rows.length === 0) return;
  await sql.raw(`truncate ${filled.rows.map(({ name }) => name).join(", ")} restart identity cascade`).execute(database);
}

/** Databases that tests of this worker have returned: creating one takes half a second, emptying it is much faster. */
const idle: { readonly embedded: PGlite[]; readonly schemas: string[] } = { embedded: [], schemas: [] };

/** The embedded database for one test: after closing it refuses statements and can be reused. */
function lend(pglite: PGlite): PGlite {
  let isClosed = false;
  return new Proxy(pglite, {
    get(target, key) {
      if (key === "close")
        return async () => {
          if (!isClosed) idle.embedded.push(target);
          isClosed = true;
        };
      if (isClosed) throw new Error("The database is closed.");
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
}

async function openEmbedded(): Promise<Database> {
  const used = idle.embedded.pop();
  const pglite = used ?? (await PGlite.create({ loadDataDir: await loadSnapshot(), startParams }));
  if (used !== undefined) await used.exec("rollback; select pg_advisory_unlock_all()");
  const database = await migrateEmbedded(lend(pglite));
  if (used !== undefined) await emptyTables(database);
  return database;
}

let schemaCount = 0;

async function openSchema(url: string): Promise<Database> {
  const used = idle.schemas.pop();
  const schema = used ?? `test_${process.pid}_${process.env["VITEST_WORKER_ID"] ?? "0"}_${schemaCount++}`;
  const database = await openDatabase({ url, dataDir: null, schema });
  if (used !== undefined) await emptyTables(database);
  const destroy = database.destroy.bind(database);
  database.destroy = async () => {
    await destroy();
    idle.schemas.push(schema);
  };
  return database;
}

/** An empty, migrated database: embedded and in memory, or a schema of TEST_DATABASE_URL. `destroy()` releases it for the next test. */
export async function openTestDatabase(): Promise<Database> {
  const url = process.env["TEST_DATABASE_URL"] ?? "";
  return url === "" ? openEmbedded() : openSchema(url);
}
