import { createHash, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "kysely";
import { embeddedParsers, openDatabase, migrateEmbedded, type Database } from "../../src/platform/database/open-database.ts";

const migrations = new URL("../../src/platform/database/migrations/", import.meta.url);

/** Where a migrated empty database is kept: making one takes seconds, loading it a moment. */
function snapshotPath(): string {
  const hash = createHash("sha256").update(process.version);
  for (const name of readdirSync(migrations).toSorted()) hash.update(name).update(readFileSync(new URL(name, migrations)));
  return join(tmpdir(), "touchline-tests", `database-${hash.digest("hex").slice(0, 16)}.tar`);
}

async function loadSnapshot(): Promise<Blob> {
  const path = snapshotPath();
  if (existsSync(path)) return new Blob([readFileSync(path)]);
  const pglite = await PGlite.create({ parsers: embeddedParsers });
  await migrateEmbedded(pglite);
  const dump = await pglite.dumpDataDir("none");
  await pglite.close();
  const unique = `${path}.${randomBytes(4).toString("hex")}`;
  mkdirSync(join(tmpdir(), "touchline-tests"), { recursive: true });
  writeFileSync(unique, Buffer.from(await dump.arrayBuffer()));
  renameSync(unique, path);
  return dump;
}

/** Puts a migrated empty database into a data folder, so that a process starts on it at once. */
export async function fillDataFolder(folder: string): Promise<void> {
  const pglite = await PGlite.create({ dataDir: join(folder, "db"), loadDataDir: await loadSnapshot() });
  await pglite.close();
}

/** A database of the test's own: embedded and in memory, or a fresh schema of TEST_DATABASE_URL. `destroy()` drops it. */
export async function openTestDatabase(): Promise<Database> {
  const url = process.env["TEST_DATABASE_URL"] ?? "";
  if (url === "") return migrateEmbedded(await PGlite.create({ loadDataDir: await loadSnapshot(), parsers: embeddedParsers }));
  const schema = `test_${randomBytes(6).toString("hex")}`;
  const database = await openDatabase({ url, dataDir: null, schema });
  const destroy = database.destroy.bind(database);
  database.destroy = async () => {
    await sql.raw(`drop schema if exists ${schema} cascade`).execute(database);
    await destroy();
  };
  return database;
}
