import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openFeedTime } from "../../src/main/open-feed-time.ts";
import type { Database } from "../../src/platform/database/open-database.ts";
import { openTestDatabase } from "../support/test-database.ts";

const hourMs = 3_600_000;
let folder = "";
let database: Database;
const warnings: string[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "touchline-clock-"));
  database = await openTestDatabase();
  warnings.length = 0;
});
afterEach(async () => {
  await database.destroy();
  rmSync(folder, { recursive: true });
});

const settings = {
  ROLE: "all",
  FEED_SPEED: 60,
  FEED_START: "2026-11-21T15:00:00Z",
  FEED_SEED: "one",
  FEED_RECORDING: "",
  HIDE_SIMULATED_DETAIL: false,
};

async function open(changes: Partial<typeof settings> = {}): ReturnType<typeof openFeedTime> {
  return openFeedTime({ ...settings, DATA_DIR: folder, ...changes }, database, (message) => warnings.push(message));
}

describe("the feed clock", () => {
  it("is the same in every process of a database, even with other settings", async () => {
    const first = await open();
    await new Promise((resolve) => setTimeout(resolve, 50));
    const second = await open({ ROLE: "api", FEED_START: "2020-01-01T00:00:00Z", FEED_SEED: "two", FEED_SPEED: 1 });
    expect(second.seed).toBe("one");
    expect(second.clock.speed).toBe(60);
    expect(Math.abs(second.clock.now() - first.clock.now())).toBeLessThan(600);
    expect(warnings).toEqual([
      "The database was created with the seed one, which stays instead of two.",
      "FEED_SPEED=1 is ignored: the processes of this database run at 60.",
    ]);
  });

  it("is set once when several processes start at the same time", async () => {
    const times = await Promise.all(["one", "two", "three"].map(async (seed) => open({ FEED_SEED: seed })));
    expect(new Set(times.map(({ seed }) => seed)).size).toBe(1);
    const now = times.map(({ clock }) => clock.now());
    expect(Math.max(...now) - Math.min(...now)).toBeLessThan(600);
  });

  it("takes over the file of an earlier release only once", async () => {
    const productAt = Date.parse("2026-12-24T18:00:00Z");
    const file = { wallAt: Date.now() - hourMs, productAt, speed: 60, seed: "stored" };
    writeFileSync(join(folder, "clock.json"), JSON.stringify(file));
    const first = await open();
    expect(first.seed).toBe("stored");
    expect(Math.abs(first.clock.now() - productAt - 60 * hourMs)).toBeLessThan(60_000);
    writeFileSync(join(folder, "clock.json"), JSON.stringify({ ...file, seed: "later" }));
    expect((await open()).seed).toBe("stored");
  });

  it("continues at a new speed when one process runs alone", async () => {
    const productAt = Date.parse("2026-12-24T18:00:00Z");
    writeFileSync(join(folder, "clock.json"), JSON.stringify({ wallAt: Date.now() - hourMs, productAt, speed: 60, seed: "one" }));
    const faster = await open({ FEED_SPEED: 600 });
    expect(faster.clock.speed).toBe(600);
    expect(Math.abs(faster.clock.now() - productAt - 60 * hourMs)).toBeLessThan(5 * 60_000);
    expect((await open({ ROLE: "trading" })).clock.speed).toBe(600);
  });
});
