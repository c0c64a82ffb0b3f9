import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { busKeys } from "../../src/prices/bus-frames.ts";
import { hasRedis, startTestRedis, type TestRedis } from "../support/test-redis.ts";
import { startReader, startWriter, type TestReader, type TestWriter } from "./bus-world.ts";

const patient = { timeout: 10_000 };

describe.skipIf(!hasRedis)("the price bus", () => {
  let redis: TestRedis;
  let epoch = 0;
  const ends: { stop(): void }[] = [];
  beforeAll(async () => void (redis = await startTestRedis()));
  afterEach(() => {
    for (const end of ends.splice(0)) end.stop();
  });
  afterAll(() => redis.close());

  async function lead(): Promise<TestWriter> {
    epoch += 1;
    const writer = await startWriter(redis, epoch);
    ends.push(writer);
    return writer;
  }
  async function follow(): Promise<TestReader> {
    const reader = await startReader(redis);
    ends.push(reader);
    await vi.waitFor(() => expect(reader.isLoaded()).toBe(true), patient);
    return reader;
  }
  const expectPrices = (reader: TestReader, matchId: number, prices: string) =>
    vi.waitFor(() => expect(reader.prices.get(matchId)).toBe(prices), patient);

  it("brings a follower the prices from before and after its start", async () => {
    const writer = await lead();
    writer.write(1, "early");
    await vi.waitFor(() => expect(writer.stats().written).toBe(1), patient);
    const reader = await follow();
    await expectPrices(reader, 1, "early");
    writer.write(1, "late");
    writer.write(2, "new");
    await expectPrices(reader, 1, "late");
    await expectPrices(reader, 2, "new");
    expect(reader.stats().loads).toBe(1);
  });

  it("announces requested prices only after the prices themselves", async () => {
    const writer = await lead();
    const reader = await follow();
    for (let id = 0; id < 300; id += 1) writer.write(id, "asked");
    writer.announcePriced('[299,"full"]');
    await vi.waitFor(() => expect(reader.received).toContain('priced [[299,"full"]]'), patient);
    expect(reader.prices.size).toBe(300);
  });

  it("loads again after updates were lost with a connection", async () => {
    const writer = await lead();
    const reader = await follow();
    writer.write(1, "before");
    await expectPrices(reader, 1, "before");
    reader.subscription().disconnect(true);
    writer.write(1, "meanwhile");
    await expectPrices(reader, 1, "meanwhile");
  });

  it("loads again when the number of an update shows a gap", async () => {
    const writer = await lead();
    const reader = await follow();
    writer.write(1, "one");
    await expectPrices(reader, 1, "one");
    const loads = reader.stats().loads;
    await writer.connection.hincrby(busKeys.leader, "number", 1);
    await writer.connection.hset(busKeys.latest, "2", "2=missed");
    writer.write(1, "two");
    await expectPrices(reader, 2, "missed");
    await vi.waitFor(() => expect(reader.stats().loads).toBeGreaterThan(loads));
  });

  it("is filled again within two seconds after it was emptied, while followers keep what they have (F42)", async () => {
    const writer = await lead();
    for (let id = 1; id <= 200; id += 1) writer.write(id, "kept");
    const reader = await follow();
    await expectPrices(reader, 200, "kept");
    await writer.connection.flushall();
    await vi.waitFor(async () => expect(await writer.connection.hlen(busKeys.latest)).toBe(200), { timeout: 2_000 });
    expect([reader.prices.get(1), reader.prices.get(200)]).toEqual(["kept", "kept"]);
    const late = await follow();
    expect(late.prices.size).toBe(200);
  });

  it("is filled again after a restart of Redis, without a failed start of any process", async () => {
    const writer = await lead();
    writer.write(1, "old");
    const reader = await follow();
    await expectPrices(reader, 1, "old");
    await redis.stop();
    writer.write(1, "while it was away");
    await sleep(300);
    expect(reader.prices.get(1)).toBe("old");
    await redis.start();
    await expectPrices(reader, 1, "while it was away");
    expect((await follow()).prices.get(1)).toBe("while it was away");
  });

  it("ignores a leader that another has succeeded, and notifies it (F43)", async () => {
    const old = await lead();
    const reader = await follow();
    old.write(1, "old");
    await expectPrices(reader, 1, "old");
    const next = await lead();
    next.write(1, "next");
    await expectPrices(reader, 1, "next");
    expect(reader.received.filter((word) => word === "new leader")).toHaveLength(2);
    old.write(1, "stale");
    await vi.waitFor(() => expect(old.isSucceeded()).toBe(true), patient);
    expect(reader.prices.get(1)).toBe("next");
    expect(await next.connection.hget(busKeys.latest, "1")).toBe("1=next");
  });

  it("removes the prices of matches that have left the plan", async () => {
    const old = await lead();
    old.write(1, "over");
    old.write(2, "planned");
    await vi.waitFor(() => expect(old.stats().written).toBe(2), patient);
    epoch += 1;
    const next = await startWriter(redis, epoch);
    ends.push(next);
    next.over.add(1);
    await vi.waitFor(async () => expect(await next.connection.hkeys(busKeys.latest)).not.toContain("1"), patient);
    expect(await next.connection.hkeys(busKeys.latest)).toContain("2");
  });

  it("disconnects a follower that does not read, which then catches up with the latest prices (F44)", async () => {
    const writer = await lead();
    const reader = await follow();
    await writer.connection.config("SET", "client-output-buffer-limit", "pubsub 1mb 512kb 1");
    writer.write(1, "first");
    await expectPrices(reader, 1, "first");
    reader.subscription().stream.pause();
    const long = "x".repeat(50_000);
    for (let round = 0; round < 10; round += 1) {
      for (let id = 1; id <= 64; id += 1) writer.write(id, `${round}${long}`);
      await vi.waitFor(() => expect(writer.stats().waiting).toBe(0), patient);
    }
    const loads = reader.stats().loads;
    reader.subscription().stream.resume();
    await vi.waitFor(() => expect(reader.stats().loads).toBeGreaterThan(loads), patient);
    for (let id = 1; id <= 64; id += 1) await expectPrices(reader, id, `9${long}`);
    expect(writer.problems).toEqual([]);
  });
});
