import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { PriceSnapshot } from "@touchline/feed";
import { coinFixture } from "../../../../packages/feed/tests/engine/coin-sport.ts";
import { decodeSnapshot, encodeSnapshot } from "../../src/prices/price-encoding.ts";
import { hasRedis, startTestRedis, type TestRedis } from "../support/test-redis.ts";
import { type BusProcess, type BusWorld, createBusWorld, isOpen, minuteMs, noon, winner, winnerOutcome } from "./bus-feeds.ts";

const patient = { timeout: 10_000 };

describe("a snapshot on the bus", () => {
  it("is read exactly as it was written", () => {
    const snapshot: PriceSnapshot = {
      matchId: 7,
      version: { epoch: 2, sequence: 41 },
      pricedAt: noon,
      breadth: "full",
      isLive: true,
      eventCount: 3,
      driftBucket: null,
      availableMarkets: 2,
      columns: ["186|", null, null],
      lines: [
        { typeId: 186, specifier: "", odds: [1_850, 2_010], mostBalanced: true, closesAt: null, decided: null, fault: null },
        { typeId: 202, specifier: "setnr=4", odds: [0, 0], mostBalanced: false, closesAt: noon, decided: ["win", "lose"], fault: "odd" },
      ],
      closed: [{ typeId: 202, specifier: "setnr=3", decided: ["lose", "win"] }],
      hasScenarios: true,
      betsCount: 9,
      failure: null,
    };
    expect(decodeSnapshot(encodeSnapshot(snapshot))).toEqual(snapshot);
    expect(decodeSnapshot(encodeSnapshot({ ...snapshot, breadth: "main", isLive: false, driftBucket: 4, failure: "broken" }))).toEqual({
      ...snapshot,
      breadth: "main",
      isLive: false,
      driftBucket: 4,
      failure: "broken",
    });
  });
});

describe.skipIf(!hasRedis)("feeds on the price bus", () => {
  let redis: TestRedis;
  let world: BusWorld;
  beforeAll(async () => void (redis = await startTestRedis()));
  afterEach(async () => {
    world.stop();
    const link = await redis.link();
    const connection = link.open("clean");
    await vi.waitFor(() => expect(connection.status).toBe("ready"));
    await connection.flushall();
  });
  afterAll(() => redis.close());

  async function startLeader(epoch = 1): Promise<BusProcess> {
    const leader = await world.start();
    leader.lead(epoch);
    return leader;
  }

  it("quote the leader's price in every process, also for a match that no process had priced", async () => {
    world = createBusWorld(redis, [coinFixture(1, noon + 60 * minuteMs)]);
    const leader = await startLeader();
    const followers = [await world.start(), await world.start()];
    await Promise.all(followers.map(({ book }) => book.warm([1], { wanted: "full", withinMs: 5_000 })));
    const price = leader.book.quote({ matchId: 1, ...winner }, winnerOutcome)?.odds;
    expect(price).toBeGreaterThan(1_000);
    // The announcement of a price that another process has requested may arrive before the price.
    for (const { book } of followers)
      await vi.waitFor(() => expect(book.quote({ matchId: 1, ...winner }, winnerOutcome)).toMatchObject({ odds: price, marketStatus: 1 }));
  });

  it("never sell a live line by prices from before an event, or before a match after its start (F40)", { timeout: 60_000 }, async () => {
    const fixtures = Array.from({ length: 12 }, (_, index) => coinFixture(index + 1, noon + minuteMs * (1 + index / 6)));
    world = createBusWorld(redis, fixtures);
    const leader = await startLeader();
    const oddsByVersion = new Map<string, { readonly events: number; readonly odds: number | undefined }>();
    const keyOf = ({ matchId, version }: Pick<PriceSnapshot, "matchId" | "version">) => `${matchId} ${version.epoch} ${version.sequence}`;
    leader.engine.events.onSnapshot((snapshot) => {
      const odds = snapshot.lines.find(({ typeId }) => typeId === 186)?.odds[0];
      oddsByVersion.set(keyOf(snapshot), { events: snapshot.eventCount, odds });
    });
    // Snapshots arrive up to half a second late, which is 30 seconds of play, and in any order.
    const followers = [
      await world.start({ delayMs: () => Math.random() * 500 }),
      await world.start({ delayMs: () => Math.random() * 500 }),
    ];
    const seen = { prematch: 0, live: 0, late: 0 };
    const wrong: string[] = [];

    function check(process: BusProcess, matchId: number, startsAt: number): void {
      const elapsedMs = world.clock.now() - startsAt;
      const match = process.engine.find(matchId);
      if (match === null) return;
      const isSold = isOpen(process, matchId);
      const events = Math.max(0, Math.min(5, Math.floor(elapsedMs / minuteMs)));
      if (!isSold) {
        if (isOpen(leader, matchId)) seen.late += 1;
        return;
      }
      const price = match.version === null ? undefined : oddsByVersion.get(keyOf({ matchId, version: match.version }));
      const quote = process.book.quote({ matchId, ...winner }, winnerOutcome);
      const state = `match ${matchId}, ${Math.round(elapsedMs / 1_000)} s, ${match.phase}, events ${events}, priced ${price?.events}`;
      if (match.phase === "prematch") seen.prematch += 1;
      else seen.live += 1;
      if (match.phase === "prematch" && elapsedMs >= 0) wrong.push(`open before the match after its start: ${state}`);
      if (elapsedMs >= 0 && (price?.events ?? 0) < events) wrong.push(`open by prices from before an event: ${state}`);
      if (elapsedMs >= 5 * minuteMs + 1_000) wrong.push(`open after the end: ${state}`);
      const sinceEventMs = elapsedMs % minuteMs;
      if (elapsedMs > minuteMs && (sinceEventMs < 400 || sinceEventMs > minuteMs - 1_500))
        wrong.push(`open while play is stopped: ${state}`);
      if (quote !== null && quote.odds !== null && quote.odds !== price?.odds) wrong.push(`a price that the leader never had: ${state}`);
    }

    while (world.clock.now() < noon + 9 * minuteMs) {
      for (const process of followers) for (const { id, startsAt } of fixtures) check(process, id, startsAt);
      await sleep(4);
    }
    expect(wrong).toEqual([]);
    expect([leader, ...followers].flatMap(({ problems }) => problems)).toEqual([]);
    // A busy machine checks less often.
    expect(seen.prematch).toBeGreaterThan(20);
    expect(seen.live).toBeGreaterThan(20);
    expect(seen.late).toBeGreaterThan(5);
  });

  it(
    "suspend live lines three seconds after the leader falls silent, and open them with the next one (F41)",
    { timeout: 40_000 },
    async () => {
      // A toss every half minute; prices in play count as current for 7.5 seconds.
      world = createBusWorld(redis, [coinFixture(1, noon + 1_000), coinFixture(2, noon + 60 * minuteMs)], 2);
      const first = await startLeader();
      const [standby, api] = [await world.start(), await world.start()];
      await api.book.warm([2], { wanted: "main", withinMs: 5_000 });
      await vi.waitFor(() => expect([api.engine.find(1)?.phase, isOpen(api, 1)]).toEqual(["live", true]), patient);
      first.stop();
      await sleep(2_000);
      expect(isOpen(api, 1)).toBe(true);
      await sleep(1_500);
      expect([isOpen(api, 1), isOpen(api, 2)]).toEqual([false, true]);
      standby.lead(2);
      await vi.waitFor(() => expect(isOpen(api, 1)).toBe(true), { timeout: 8_000, interval: 20 });
      expect(api.bus.stats().ageMs).toBeLessThan(2_000);
      await vi.waitFor(() => expect(api.engine.find(1)?.version?.epoch).toBe(2), patient);
      expect([...standby.problems, ...api.problems]).toEqual([]);
    },
  );

  it(
    "stop selling within two seconds when the leader's provider of prices stops, and start again with it",
    { timeout: 20_000 },
    async () => {
      world = createBusWorld(redis, [coinFixture(1, noon + 60 * minuteMs)]);
      const leader = await startLeader();
      const api = await world.start();
      await api.book.warm([1], { wanted: "main", withinMs: 5_000 });
      expect(isOpen(api, 1)).toBe(true);
      leader.book.setInactiveProviders(["betradar"]);
      await vi.waitFor(() => expect(isOpen(api, 1)).toBe(false), { timeout: 2_000 });
      leader.book.setInactiveProviders([]);
      await vi.waitFor(() => expect(isOpen(api, 1)).toBe(true), { timeout: 2_000 });
    },
  );

  it("request combinations from the leader, and have none while there is no leader", { timeout: 30_000 }, async () => {
    world = createBusWorld(redis, [coinFixture(1, noon + 60 * minuteMs)]);
    const leader = await startLeader();
    const api = await world.start();
    await api.book.warm([1], { wanted: "custom", withinMs: 5_000 });
    const match = api.engine.find(1);
    if (match === null) throw new Error("No match.");
    const legs = [
      { typeId: 186, specifier: "", outcomeId: "4", block: 0 },
      { typeId: 189, specifier: "total=2.5", outcomeId: "12", block: 0 },
    ];
    await api.engine.combine(match, legs);
    const price = api.engine.combination(match, legs);
    expect(price).not.toBeNull();
    const own = leader.engine.find(1);
    if (own === null) throw new Error("No match at the leader.");
    await leader.engine.combine(own, legs);
    expect(leader.engine.combination(own, legs)).toEqual(price);
    leader.stop();
    const others = [{ typeId: 186, specifier: "", outcomeId: "5", block: 0 }, ...legs.slice(1)];
    await api.engine.combine(match, others);
    expect(api.engine.combination(match, others)).toBeNull();
  });

  it(
    "announce the settlement of a line in the leader's process, even if only a follower has quoted the line",
    { timeout: 30_000 },
    async () => {
      world = createBusWorld(redis, [coinFixture(1, noon + minuteMs)]);
      const leader = await startLeader();
      const api = await world.start();
      const settled: unknown[] = [];
      leader.book.subscribe((event) => void settled.push(event));
      await api.book.warm([1], { wanted: "main", withinMs: 5_000 });
      expect(isOpen(api, 1)).toBe(true);
      await vi.waitFor(() => expect(settled).toContainEqual(expect.objectContaining({ type: "line_settled" })), { timeout: 20_000 });
    },
  );

  it("continues after Redis was emptied: a new process has all prices within two seconds", { timeout: 20_000 }, async () => {
    world = createBusWorld(redis, [coinFixture(1, noon + 60 * minuteMs)]);
    const leader = await startLeader();
    await leader.book.warm([1], { wanted: "main", withinMs: 5_000 });
    const link = await redis.link();
    const connection = link.open("empty");
    await vi.waitFor(() => expect(connection.status).toBe("ready"));
    await connection.flushall();
    const late = await world.start();
    await vi.waitFor(() => expect(late.engine.find(1)?.version ?? null).not.toBeNull(), { timeout: 2_500 });
    expect(isOpen(late, 1)).toBe(true);
  });
});
