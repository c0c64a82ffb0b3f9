import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../src/platform/database/open-database.ts";
import { sqlStateOf } from "../../src/platform/database/run-transaction.ts";
import { openTestDatabase } from "../support/test-database.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await sql`create table if not exists noted (id integer primary key, text text)`.execute(database);
});
afterAll(async () => {
  await sql`drop table noted`.execute(database);
  await database.destroy();
});

async function read(value: ReturnType<typeof sql>): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`select ${value} as value`.execute(database);
  return rows[0]?.value;
}

function note(id: number, into: Pick<Database, "executeQuery" | "getExecutor"> = database) {
  return sql`insert into noted (id, text) values (${id}, 'one')`.execute(into);
}

async function noted(): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`select id from noted order by id`.execute(database);
  return rows.map(({ id }) => id);
}

describe("the database", () => {
  const at = new Date("2026-11-23T12:34:56.789Z");
  it.each([
    ["text with quotes", sql`${`it's "quoted" \\ 'so'`}::text`, `it's "quoted" \\ 'so'`],
    ["an integer", sql`${42}::integer`, 42],
    ["a bigint beyond the safe integers", sql`${2n ** 62n}::bigint`, 2n ** 62n],
    ["a fraction", sql`${0.1}::double precision`, 0.1],
    ["true", sql`${true}::boolean`, true],
    ["nothing", sql`${null}::text`, null],
    ["a moment", sql`${at}::timestamptz`, at],
    ["an object", sql`${{ a: [1, "two", null] }}::jsonb`, { a: [1, "two", null] }],
    ["a list of texts", sql`${['"', "\\", "a,b", "", null, "{}"]}::text[]`, ['"', "\\", "a,b", "", null, "{}"]],
    ["a list of bigints", sql`to_jsonb(${[1n, 2n]}::bigint[])`, [1, 2]],
    ["bytes", sql`encode(${Buffer.from([0, 1, 255])}::bytea, 'hex')`, "0001ff"],
  ] as const)("reads and writes %s", async (_name, value, expected) => {
    expect(await read(value)).toEqual(expected);
  });

  it("returns the number of changed rows", async () => {
    await note(1);
    await note(2);
    const changed = await sql`update noted set text = 'two'`.execute(database);
    expect(changed.numAffectedRows).toBe(2n);
    const gone = await sql`delete from noted where id = 7`.execute(database);
    expect(gone.numAffectedRows).toBe(0n);
    await sql`delete from noted`.execute(database);
  });

  it("continues after a failed statement", async () => {
    const failed = await sql`select 1 / 0`.execute(database).catch((error: unknown) => error);
    expect(sqlStateOf(failed)).toBe("22012");
    expect(await read(sql`1`)).toBe(1);
  });

  it("keeps nothing from a failed transaction", async () => {
    const failed = database.transaction().execute(async (transaction) => {
      await note(3, transaction);
      await note(3, transaction);
    });
    expect(sqlStateOf(await failed.catch((error: unknown) => error))).toBe("23505");
    expect(await noted()).toEqual([]);
  });

  it("keeps a separate statement sent during a transaction that is rolled back", async () => {
    let outside: Promise<unknown> | undefined;
    const rolledBack = database.transaction().execute(async (transaction) => {
      await note(4, transaction);
      outside = note(5);
      await note(6, transaction);
      throw new Error("Rolled back.");
    });
    await expect(rolledBack).rejects.toThrow("Rolled back.");
    await outside;
    expect(await noted()).toEqual([5]);
  });

  it("commits or rolls back each of many parallel transactions as a unit", async () => {
    await sql`delete from noted`.execute(database);
    const ids = Array.from({ length: 20 }, (_, index) => index);
    const half = (id: number) =>
      database.transaction().execute(async (transaction) => {
        await note(id, transaction);
        await note(100 + id, transaction);
        if (id % 2 === 1) throw new Error("Rolled back.");
      });
    await Promise.allSettled(ids.map(half));
    const kept = ids.filter((id) => id % 2 === 0);
    expect(await noted()).toEqual([...kept, ...kept.map((id) => 100 + id)]);
  });
});
