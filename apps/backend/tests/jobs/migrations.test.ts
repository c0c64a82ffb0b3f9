import { readdirSync, readFileSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { migrateEmbedded } from "../../src/platform/database/open-database.ts";

const folder = new URL("../../src/platform/database/migrations/", import.meta.url);
const names = readdirSync(folder).toSorted();

let pglite: PGlite;

beforeAll(async () => {
  pglite = await PGlite.create();
});
afterAll(async () => pglite.close());
// An empty schema costs less than a new database.
beforeEach(async () => {
  await pglite.exec("drop schema public cascade; create schema public");
});

async function appliedNames(): Promise<readonly string[]> {
  const { rows } = await pglite.query<{ name: string }>("select name from schema_migrations order by name");
  return rows.map(({ name }) => name);
}

/** Creates a database as migrated up to the first `count` files by a release that did not use Kysely's migrator yet. */
async function openEarlier(count: number): Promise<void> {
  await pglite.exec("create table schema_migrations (name text primary key, applied_at timestamptz not null default now())");
  for (const name of names.slice(0, count)) {
    await pglite.exec(readFileSync(new URL(name, folder), "utf8"));
    await pglite.query("insert into schema_migrations (name) values ($1)", [name]);
  }
}

describe("database migrations", () => {
  it("run in an empty database, once", async () => {
    await migrateEmbedded(pglite);
    expect(await appliedNames()).toEqual(names);
    await migrateEmbedded(pglite);
    expect(await appliedNames()).toEqual(names);
  });

  it("take over the table of an earlier release, apply only what is missing and keep the rows", async () => {
    await openEarlier(names.length - 5);
    await pglite.query("insert into share_codes (code, payload_hash, bets, created_at) values ('KEPT', 'hash', '[]', now())");
    const database = await migrateEmbedded(pglite);
    expect(await appliedNames()).toEqual(names);
    expect(await database.selectFrom("share_codes").select("code").execute()).toEqual([{ code: "KEPT" }]);
    await migrateEmbedded(pglite);
    expect(await appliedNames()).toEqual(names);
  });

  it("leave the table so that an earlier release can still read and write it", async () => {
    await openEarlier(names.length);
    await migrateEmbedded(pglite);
    await pglite.exec(
      "create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())",
    );
    await pglite.query("insert into schema_migrations (name) values ('9998_earlier.sql')");
    expect(await appliedNames()).toContain("9998_earlier.sql");
  });

  it("accept a database that a newer release has migrated", async () => {
    await openEarlier(names.length);
    await pglite.query("insert into schema_migrations (name) values ('9999_newer.sql')");
    const database = await migrateEmbedded(pglite);
    expect(await database.selectFrom("players").select("id").execute()).toEqual([]);
    expect(await appliedNames()).toEqual([...names, "9999_newer.sql"]);
  });

  it("report in one sentence that the database is newer or older than this release", async () => {
    const notices: string[] = [];
    const notice = (sentence: string): void => void notices.push(sentence);
    await migrateEmbedded(pglite, notice);
    expect(notices).toEqual([]);
    const [last = ""] = names.slice(-1);
    await pglite.query("insert into schema_migrations (name) values ('9999_newer.sql')");
    await migrateEmbedded(pglite, notice);
    expect(notices.splice(0)).toEqual([
      "The database was migrated by a newer release (9999_newer.sql); this process works beside it, as migrations only add.",
    ]);
    await pglite.exec("drop schema public cascade; create schema public");
    await openEarlier(names.length - 1);
    await migrateEmbedded(pglite, notice);
    expect(notices).toEqual([`The database lacks ${last} and is migrated now.`]);
  });

  it("refuse a database that is only half migrated and name what it lacks", async () => {
    await migrateEmbedded(pglite);
    await pglite.exec("drop table readiness; drop table share_codes");
    await expect(migrateEmbedded(pglite)).rejects.toThrow(
      /^The database is only half migrated: it lacks (?:readiness, share_codes|share_codes, readiness), whose migrations count as applied\./u,
    );
  });

  it("leave nothing behind when one of them fails", async () => {
    const [last = ""] = names.slice(-1);
    await openEarlier(names.length - 3);
    const before = await appliedNames();
    // The last file fails because its column exists.
    await pglite.exec(readFileSync(new URL(last, folder), "utf8"));
    await expect(migrateEmbedded(pglite)).rejects.toThrow(new RegExp(`because ${last} failed: .*already exists`, "u"));
    expect(await appliedNames()).toEqual(before);
  });
});
