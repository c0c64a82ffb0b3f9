import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoPlan } from "../../src/bonuses/demo-plan.ts";
import { startBonusWork, type BonusWork } from "../../src/bonuses/start-bonus-work.ts";
import type { Client } from "../support/client.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

const hourMs = 3_600_000;
const weekMs = 7 * 24 * hourMs;
/** Midnight between two weekly plans. */
const boundary = Date.UTC(2026, 10, 23);
const speed = 60;

let server: TestServer;
let visitor: Client;
let now = boundary - 3 * hourMs;

beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => now, speed } });
  visitor = server.client();
});
afterAll(async () => server.close());

function startDemo(everyMs: number | null): Promise<BonusWork> {
  const { database, operator, clock, book, publisher } = server.services;
  return startBonusWork({
    database,
    jobs: server.work.jobs,
    operator,
    clock,
    publisher,
    locales: ["en"],
    onMoved: () => undefined,
    plan: (at) => demoPlan(book, at),
    everyMs,
  });
}

/** Types of the campaigns that a visitor sees now. */
async function shownTypes(): Promise<readonly string[]> {
  const { data } = (await visitor.get<{ readonly data: readonly { readonly type: string }[] }>("/api/v2/bonuses")).body;
  return [...new Set(data.map(({ type }) => type))].toSorted();
}

describe("demo campaigns", () => {
  it("cover every moment around two week boundaries at a high speed of product time", async () => {
    const bonuses = await startDemo(null);
    const atStart = await shownTypes();
    expect(atStart.length).toBeGreaterThan(3);
    const gaps: string[] = [];
    for (const midnight of [boundary, boundary + weekMs]) {
      for (now = midnight - 3 * hourMs; now < midnight + 3 * hourMs; now += hourMs / 2) {
        if ((await shownTypes()).join() !== atStart.join()) gaps.push(new Date(now).toISOString());
        await bonuses.pass();
      }
    }
    expect(gaps).toEqual([]);
    const weeks = await server.services.database.selectFrom("bonuses").select("key").where("type", "=", "tournament").execute();
    expect(weeks).toHaveLength(3);
    await bonuses.stop();
  });

  it("are planned for the next week before the current one ends", async () => {
    now = boundary + 15 * weekMs - 4 * hourMs;
    const bonuses = await startDemo(20);
    const keys = async () =>
      (await server.services.database.selectFrom("bonuses").select("key").where("type", "=", "lootbox").execute()).length;
    const before = await keys();
    now += 3 * hourMs + 30 * 60_000;
    await expect.poll(keys, { timeout: 10_000 }).toBe(before + 1);
    await bonuses.stop();
  });
});
