import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../src/platform/database/open-database.ts";
import { createLocalSignal, openDatabaseSignal, type WorkSignal } from "../../src/platform/jobs/work-signal.ts";
import { openTestDatabase } from "../support/test-database.ts";

const url = process.env["TEST_DATABASE_URL"] ?? "";

describe("a signal within one process", () => {
  it("calls the listeners of its work at once, until they unsubscribe", () => {
    const signal = createLocalSignal();
    const received: string[] = [];
    const unsubscribe = signal.on("outbox", () => void received.push("first"));
    signal.on("outbox", () => void received.push("second"));
    signal.on("payments", () => void received.push("payments"));
    signal.notify("outbox");
    unsubscribe();
    signal.notify("outbox");
    expect(received).toEqual(["first", "second", "second"]);
  });
});

describe.runIf(url !== "")("a signal between processes", () => {
  let database: Database;
  let processes: readonly WorkSignal[] = [];
  const schema = `signals_${process.pid}`;
  beforeEach(async () => {
    database = await openTestDatabase();
    processes = [1, 2].map(() => openDatabaseSignal({ database, url, schema }));
  });
  afterEach(async () => {
    for (const signal of processes) await signal.stop();
    await database.destroy();
  });

  /** The second process listens; returns how often it was called. */
  async function listen(): Promise<{ calls: number }> {
    const received = { calls: 0 };
    processes[1]?.on("outbox", () => void (received.calls += 1));
    // A listener is called once its connection is open, because earlier signals were lost.
    await expect.poll(() => received.calls, { timeout: 5_000 }).toBe(1);
    return received;
  }

  it("reaches another process, once for many signals at the same time", async () => {
    const received = await listen();
    for (let signal = 0; signal < 1_000; signal += 1) processes[0]?.notify("outbox");
    await expect.poll(() => received.calls, { timeout: 5_000 }).toBeGreaterThan(1);
    processes[0]?.notify("payments");
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(received.calls).toBeLessThan(5);
  });

  it("is not sent through the database when its own process listens", async () => {
    const received = await listen();
    const elsewhere = { calls: 0 };
    processes[0]?.on("outbox", () => void (elsewhere.calls += 1));
    await expect.poll(() => elsewhere.calls, { timeout: 5_000 }).toBe(1);
    processes[1]?.notify("outbox");
    expect(received.calls).toBe(2);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(elsewhere.calls).toBe(1);
  });

  it("reconnects when its connection ends, and then calls its listeners", async () => {
    const received = await listen();
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'touchline signal%' and query like ${`%${schema}%`}`.execute(
      database,
    );
    await expect.poll(() => received.calls, { timeout: 10_000 }).toBe(2);
    processes[0]?.notify("outbox");
    await expect.poll(() => received.calls, { timeout: 5_000 }).toBe(3);
  });
});
