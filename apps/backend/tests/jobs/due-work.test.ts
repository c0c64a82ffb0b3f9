import { setTimeout as sleep } from "node:timers/promises";
import { sql, type KyselyPlugin } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../src/platform/database/open-database.ts";
import { startJobs, type Jobs } from "../../src/platform/jobs/start-jobs.ts";
import { createLocalSignal } from "../../src/platform/jobs/work-signal.ts";
import { eventually } from "../support/eventually.ts";
import { openTestDatabase } from "../support/test-database.ts";

const pauseMs = 60;
/** Each statement takes a while, as on a machine under load. */
const slow: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    await sleep(pauseMs);
    return result;
  },
};

let database: Database;
let jobs: Jobs;
const errors: unknown[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  const pollEveryMs = 60_000;
  jobs = await startJobs({
    database: database.withPlugin(slow),
    signal: createLocalSignal(),
    pollEveryMs,
    onError: (error) => void errors.push(error),
  });
});
afterAll(async () => {
  await database.destroy();
  expect(errors).toEqual([]);
});

describe("work that is due at a time", () => {
  it("does not wait for the next poll when a row becomes due while it looks for rows", async () => {
    const at: number[] = [];
    // Between the statement that takes due rows and the one that looks for the next due time.
    const dueAt = new Date(Date.now() + pauseMs * 1.5);
    const due = jobs.due({
      name: "pending-bets",
      waiting: sql`select 'row' as key, ${dueAt}::timestamptz as due_at`,
      async work() {
        at.push(Date.now());
        await Promise.resolve();
      },
    });
    await eventually(async () => (at.length > 0 ? true : null));
    expect(at[0]).toBeLessThan(dueAt.getTime() + 2_000);
    await due.stop();
  });

  it("prepares many rows at once but works on only a few, so that a slow one does not delay the others", async () => {
    const prepared = new Set<string>();
    const worked = new Set<string>();
    let atOnce = 0;
    let highest = 0;
    const { promise: priced, resolve: price } = Promise.withResolvers<void>();
    const due = jobs.due({
      name: "edits",
      waiting: sql`select n::text as key, now() - interval '1 second' as due_at from generate_series(1, 24) n`,
      async prepare(key) {
        prepared.add(key);
        if (Number(key) <= 8) await priced;
      },
      async work(key) {
        atOnce += 1;
        highest = Math.max(highest, atOnce);
        await sleep(5);
        atOnce -= 1;
        worked.add(key);
      },
    });
    await eventually(async () => (worked.size === 16 ? true : null));
    expect(prepared.size).toBe(24);
    price();
    await eventually(async () => (worked.size === 24 ? true : null));
    expect(highest).toBe(4);
    await due.stop();
  });
});
