import { readdir, readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { type Migration, type MigrationProvider, Migrator } from "kysely/migration";
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

/** The SQL files by name. Names that only the database knows come from a newer release and count as applied. */
function migrationsWith(applied: readonly string[]): MigrationProvider {
  return {
    async getMigrations() {
      const unknown = applied.map((name): [string, Migration] => [name, { up: () => Promise.resolve() }]);
      const files = (await readdir(folder)).filter((name) => name.endsWith(".sql"));
      return Object.fromEntries([...unknown, ...files.map((name): [string, Migration] => [name, toMigration(name)])]);
    },
  };
}

/** Creates the table of applied migrations, or takes over that of a release that called its second column `applied_at`. */
const openTable = sql`
  do $$ begin
    if to_regclass('schema_migrations') is null then
      create table schema_migrations (name text primary key, "timestamp" timestamptz not null default now());
    elsif exists (select from pg_attribute where attrelid = to_regclass('schema_migrations') and attname = 'applied_at') then
      alter table schema_migrations rename column applied_at to "timestamp";
    end if;
  exception when duplicate_table or unique_violation or undefined_column then
    null; -- Another process was faster.
  end $$`;

/** `undefined_table` and `undefined_column`. */
const missingCodes: readonly unknown[] = ["42P01", "42703"];
const maxAttempts = 6;

/**
 * Whether another process changed a table of the database meanwhile: Kysely reads the catalogue of all schemas before it migrates one,
 * which fails then.
 */
function isConcurrentChange(error: unknown): boolean {
  return error instanceof Error && "code" in error && missingCodes.includes(error.code);
}

/** Applies the migrations that have not run yet, in the order of their names: all of them or, if one fails, none. */
export async function migrate(database: Database): Promise<void> {
  await openTable.execute(database);
  const { rows: applied } = await sql<{ name: string }>`select name from schema_migrations`.execute(database);
  const { rows: schemas } = await sql<{ name: string }>`select current_schema() as name`.execute(database);
  const migrator = new Migrator({
    db: database,
    provider: migrationsWith(applied.map(({ name }) => name)),
    migrationTableName: table,
    migrationLockTableName: `${table}_lock`,
    migrationTableSchema: schemas[0]?.name ?? "public",
    allowUnorderedMigrations: true,
  });
  for (let attempt = 1; ; attempt += 1) {
    const { error } = await migrator.migrateToLatest();
    if (error === undefined) return;
    if (attempt === maxAttempts || !isConcurrentChange(error)) throw error;
    await sleep(attempt * 50);
  }
}
