import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { openDatabase, type Database } from "../../src/database/open-database.ts";

/** A database of the test's own: embedded and in memory, or a fresh schema of TEST_DATABASE_URL. `destroy()` drops it. */
export async function openTestDatabase(): Promise<Database> {
  const url = process.env["TEST_DATABASE_URL"] ?? "";
  if (url === "") return openDatabase({ url: "", dataDir: null });
  const schema = `test_${randomBytes(6).toString("hex")}`;
  const database = await openDatabase({ url, dataDir: null, schema });
  const destroy = database.destroy.bind(database);
  database.destroy = async () => {
    await sql.raw(`drop schema if exists ${schema} cascade`).execute(database);
    await destroy();
  };
  return database;
}
