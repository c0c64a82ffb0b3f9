import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clockOffset, clockProblem, watchClock } from "../../apps/backend/src/platform/cluster/wall-clock.ts";
import { type Database, openDatabase } from "../../apps/backend/src/platform/database/open-database.ts";
import { hasPostgres, type PostgresServer, startPostgres } from "./postgres-server.ts";

let server: PostgresServer;
let database: Database;

describe.skipIf(!hasPostgres)("the wall clock of a process on PostgreSQL", () => {
  beforeAll(async () => {
    server = await startPostgres();
    database = await openDatabase({ url: server.url, dataDir: null });
  });
  afterAll(async () => {
    await database.destroy();
    await server.remove();
  });

  it("may differ from the database's by 250 ms", async () => {
    expect(Math.abs(await clockOffset(database))).toBeLessThan(100);
    expect(clockProblem(250)).toBeNull();
    expect(clockProblem(-250)).toBeNull();
    const ahead = clockProblem(await clockOffset(database, () => Date.now() + 2_000));
    expect(ahead).toMatch(/^The clock of this machine is (19|20)\d\d ms ahead of the database's, and at most 250 ms are allowed: /u);
    expect(clockProblem(await clockOffset(database, () => Date.now() - 2_000))).toMatch(/ ms behind the database's/u);
  });

  it("is compared repeatedly, and each problem is reported once", async () => {
    let shiftMs = 0;
    const reported: string[] = [];
    const watch = await watchClock({
      database,
      onProblem: (sentence) => reported.push(sentence),
      everyMs: 20,
      now: () => Date.now() + shiftMs,
    });
    expect(watch.problem()).toBeNull();
    shiftMs = 1_000;
    await expect.poll(() => watch.problem(), { timeout: 5_000 }).not.toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(reported).toHaveLength(1);
    // A leader exits when this resolves.
    expect(await watch.failed).toBe(reported[0]);
    shiftMs = 0;
    await expect.poll(() => watch.problem(), { timeout: 5_000 }).toBeNull();
    watch.stop();
  });
});
