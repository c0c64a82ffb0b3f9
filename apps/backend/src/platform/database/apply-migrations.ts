import { readdir, readFile } from "node:fs/promises";

/** What a migration needs of a connection. */
export interface ScriptRunner {
  script(text: string): Promise<void>;
  rows(text: string): Promise<readonly Record<string, unknown>[]>;
  /** Statements that keep two processes from migrating at once. */
  readonly lock?: string;
  readonly unlock?: string;
}

const folder = new URL("./migrations/", import.meta.url);

async function applyPending(runner: ScriptRunner): Promise<void> {
  await runner.script(
    "create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())",
  );
  const applied = new Set((await runner.rows("select name from schema_migrations")).map((row) => row["name"]));
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).toSorted();
  for (const name of names) {
    if (applied.has(name)) continue;
    const text = await readFile(new URL(name, folder), "utf8");
    await runner.script(`begin;\n${text}\ninsert into schema_migrations (name) values ('${name}');\ncommit;`);
  }
}

/** Runs the SQL files that have not run yet, in the order of their names, each in a transaction of its own. */
export async function applyMigrations(runner: ScriptRunner): Promise<void> {
  if (runner.lock !== undefined) await runner.script(runner.lock);
  try {
    await applyPending(runner);
  } catch (error) {
    // What a failed file began is taken back, so that the reason is told and the lock given up.
    await runner.script("rollback");
    throw error;
  } finally {
    if (runner.unlock !== undefined) await runner.script(runner.unlock);
  }
}
