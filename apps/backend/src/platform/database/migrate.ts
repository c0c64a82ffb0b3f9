import { readdir, readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { Migration, MigrationProvider } from "kysely/migration";
import type { Database } from "./open-database.ts";

const folder = new URL("./migrations/", import.meta.url);
const table = "schema_migrations";

/** Everything up to a semicolon that is not in quotes, dollar quotes or a comment. */
const statementPattern = /(?:\$\$[^]*?\$\$|'[^']*'|--.*|[^;])+/gu;

/** Splits a script, because the embedded database executes one statement at a time. */
function toStatements(script: string): readonly string[] {
  return (script.match(statementPattern) ?? []).filter((statement) => statement.replaceAll(/--.*/gu, "").trim() !== "");
}

/** Runs one SQL file; Kysely runs all pending ones in one transaction. */
function toMigration(name: string): Migration {
  return {
    async up(transaction) {
      for (const statement of toStatements(await readFile(new URL(name, folder), "utf8"))) await sql.raw(statement).execute(transaction);
    },
  };
}

/** The SQL files by name. Names that exist only in the database come from a newer release and count as applied. */
function migrationsWith(applied: readonly string[]): MigrationProvider {
  return {
    async getMigrations() {
      const unknown = applied.map((name): [string, Migration] => [name, { up: () => Promise.resolve() }]);
      const files = (await readdir(folder)).filter((name) => name.endsWith(".sql"));
      return Object.fromEntries([...unknown, ...files.map((name): [string, Migration] => [name, toMigration(name)])]);
    },
  };
}

/** Creates the table of applied migrations, or converts that of a release that called its second column `applied_at`. */
const openTable = sql`
  do $$ begin
    if to_regclass('schema_migrations') is null then
      create table schema_migrations (name text primary key, "timestamp" timestamptz not null default now());
    elsif exists (select from pg_attribute where attrelid = to_regclass('schema_migrations') and attname = 'applied_at') then
      alter table schema_migrations rename column applied_at to "timestamp";
    end if;
  exception when duplicate_table or duplicate_object or unique_violation or undefined_column then
    null; -- Another process was faster.
  end $$`;

/** `undefined_table` and `undefined_column`. */
const missingCodes: readonly unknown[] = ["42P01", "42703"];
const maxAttempts = 6;

/**
 * Whether a migration failed because another process changed a table of the database meanwhile: Kysely first reads the catalogue of all
 * schemas.
 */
function isConcurrentChange(error: unknown): boolean {
  return error instanceof Error && "code" in error && missingCodes.includes(error.code);
}

/** The names of the SQL files that the database lacks, and of those that exist only in the database. */
async function compareNames(
  applied: readonly string[],
): Promise<{ readonly missing: readonly string[]; readonly newer: readonly string[] }> {
  const own = (await readdir(folder)).filter((name) => name.endsWith(".sql"));
  return { missing: own.filter((name) => !applied.includes(name)), newer: applied.filter((name) => !own.includes(name)) };
}

/** Throws if a table is missing although the file that creates it counts as applied: somebody ran or restored only a part of the files. */
async function refuseHalfMigrated(database: Database): Promise<void> {
  const scripts = await Promise.all((await readdir(folder)).map(async (name) => readFile(new URL(name, folder), "utf8")));
  const created = scripts.flatMap((script) => Array.from(script.matchAll(/^create table (\w+)/gmu), ([, name = ""]) => name));
  const dropped = new Set(scripts.flatMap((script) => Array.from(script.matchAll(/^drop table (\w+)/gmu), ([, name = ""]) => name)));
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`.execute(
    database,
  );
  const known = new Set(rows.map(({ name }) => name));
  const missing = created.filter((name) => !known.has(name) && !dropped.has(name));
  if (missing.length > 0)
    throw new Error(
      `The database is only half migrated: it lacks ${missing.join(", ")}, whose migrations count as applied. Restore a backup.`,
    );
}

async function applyMissing(database: Database, applied: readonly string[]): Promise<void> {
  const { Migrator } = await import("kysely/migration");
  const { rows: schemas } = await sql<{ name: string }>`select current_schema() as name`.execute(database);
  const migrator = new Migrator({
    db: database,
    provider: migrationsWith(applied),
    migrationTableName: table,
    migrationLockTableName: `${table}_lock`,
    migrationTableSchema: schemas[0]?.name ?? "public",
    allowUnorderedMigrations: true,
  });
  for (let attempt = 1; ; attempt += 1) {
    const { error, results = [] } = await migrator.migrateToLatest();
    if (error === undefined) break;
    if (attempt === maxAttempts || !isConcurrentChange(error)) {
      const failed = results.find(({ status }) => status === "Error")?.migrationName ?? "a migration";
      const reason = error instanceof Error ? error.message : "the database gave no reason";
      throw new Error(`The database stays as it was, because ${failed} failed: ${reason}.`, { cause: error });
    }
    await sleep(attempt * 50);
  }
}

/**
 * Applies the migrations that have not run yet, in the order of their names: all of them or, if one fails, none. One process migrates;
 * others that start meanwhile wait for it.
 */
export async function migrate(database: Database, notice: (sentence: string) => void = () => undefined): Promise<void> {
  await openTable.execute(database);
  const { rows } = await sql<{ name: string }>`select name from schema_migrations order by name`.execute(database);
  const applied = rows.map(({ name }) => name);
  const { missing, newer } = await compareNames(applied);
  if (newer.length > 0)
    notice(`The database was migrated by a newer release (${newer.join(", ")}); this process works beside it, as migrations only add.`);
  if (missing.length > 0 && applied.length > 0) notice(`The database lacks ${missing.join(", ")} and is migrated now.`);
  // Kysely reads the whole catalogue first, which adds a tenth of a second to a start.
  if (missing.length > 0) await applyMissing(database, applied);
  await refuseHalfMigrated(database);
}
