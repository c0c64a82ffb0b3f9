import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { locales as localeFacts } from "@touchline/domain";
import { createFeed } from "../../src/main/create-feed.ts";

const isFull = process.env["TEST_FULL"] === "1";
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const days = 40;
/** Days until every match of the first window has left the caches. */
const warmUpDays = 16;
const locales = localeFacts.map(({ code }) => code);
const stepMs = 60 * minuteMs;
const readEveryMs = 12 * stepMs;
const megabyte = 1_048_576;

setFlagsFromString("--expose-gc");
const collectGarbage: unknown = runInNewContext("gc");

function usedHeap(): number {
  if (typeof collectGarbage !== "function") throw new Error("This Node cannot collect garbage on demand.");
  collectGarbage();
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

describe.runIf(isFull)("the memory of the feed", () => {
  let now = Date.parse("2026-11-21T12:00:00Z");
  const errors: unknown[] = [];
  let feed: ReturnType<typeof createFeed>;
  beforeAll(() => {
    feed = createFeed({
      dataDir: join(import.meta.dirname, "../../data"),
      seed: "heap",
      clock: { now: () => now, speed: 1 },
      publisher: {
        publish: async () => undefined,
        hasInterest: () => true,
        hasSubscribers: () => true,
        disconnectUser: () => undefined,
      },
      locales,
      hideSimulatedDetail: false,
      coverage: { hasVideo: true, statisticsProviders: ["betradar", "oddin"] },
      onError: (error) => void errors.push(error),
    });
  });
  afterAll(() => feed.stop());

  /** Runs one day in steps while reading lists in each locale and pricing and playing matches. */
  async function passDay(): Promise<void> {
    for (const end = now + dayMs; now < end; now += stepMs) {
      feed.engine.moveTo(now);
      if (now % readEveryMs !== 0) continue;
      const [first] = feed.book.listMatches("en", { match_status: [0], limit: 1 }).data;
      if (first !== undefined) await feed.book.warm([first.id], { wanted: "full", withinMs: 10_000 });
      for (const locale of locales) {
        for (const match_status of [[0], [1], [4]]) feed.book.listMatches(locale, { match_status, limit: 50 });
        if (first !== undefined) feed.book.listMarkets(locale, first.id, { page: 1, limit: 500 });
      }
    }
  }

  it("does not grow over the days", async () => {
    for (let day = 0; day < warmUpDays; day += 1) await passDay();
    const before = usedHeap();
    for (let day = warmUpDays; day < days; day += 1) await passDay();
    const grownMegabytes = (usedHeap() - before) / megabyte;
    expect(errors).toEqual([]);
    expect(grownMegabytes).toBeLessThan(6);
  }, 900_000);
});
