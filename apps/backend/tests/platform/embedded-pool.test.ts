import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../src/platform/database/open-database.ts";
import { openTestDatabase } from "../support/test-database.ts";

const statements = 12;

// Not on PostgreSQL, which uses several connections.
describe.skipIf(process.env["TEST_DATABASE_URL"] !== undefined)("the embedded database", () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.destroy());

  it("lets other work run between consecutive statements", async () => {
    let turns = 0;
    let isOver = false;
    const count = (): void => {
      turns += 1;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    for (let index = 0; index < statements; index += 1) await sql`select pg_sleep(0.01)`.execute(database);
    isOver = true;
    expect(turns).toBeGreaterThanOrEqual(statements / 2);
  });

  it("answers queued statements in order", async () => {
    const answered: number[] = [];
    await Promise.all(
      Array.from({ length: statements }, async (_, index) => {
        await sql`select pg_sleep(0.005)`.execute(database);
        answered.push(index);
      }),
    );
    expect(answered).toEqual(Array.from({ length: statements }, (_, index) => index));
  });
});
