import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createRealtimeTokens } from "../src/create-realtime-tokens.ts";
import { openConnectedSocket, openRawSocket, type RawSocket } from "./support/raw-socket.ts";
import { secret, startTestHub, type TestHub } from "./support/start-test-hub.ts";

let test: TestHub;
beforeEach(async () => {
  test = await startTestHub();
});
afterEach(async () => {
  await test.close();
  expect(test.errors).toEqual([]);
});

async function openConnected(target: TestHub = test, token = ""): Promise<RawSocket> {
  return openConnectedSocket(target.websocketUrl, token);
}

describe("recovery", () => {
  it("returns the missed publications and the offset that the client sent", async () => {
    const keeper = await openConnected();
    keeper.send({ id: 2, subscribe: { channel: "public:en" } });
    const { epoch } = (await keeper.reply(2))["subscribe"] as { epoch: string };
    expect(epoch).toMatch(/^[A-Za-z]{8}$/);
    for (let number = 1; number <= 3; number += 1) test.hub.publish("public:en", { number });
    const raw = await openConnected();
    raw.send({ id: 2, subscribe: { channel: "public:en", recover: true, epoch, offset: 1 } });
    expect((await raw.reply(2))["subscribe"]).toEqual({
      recoverable: true,
      positioned: true,
      epoch,
      offset: 1,
      recovered: true,
      was_recovering: true,
      publications: [
        { data: { number: 2 }, offset: 2 },
        { data: { number: 3 }, offset: 3 },
      ],
    });
  });

  it.each([["_"], ["otherABC"]])("fails for the epoch %s", async (epoch) => {
    const raw = await openConnected();
    raw.send({ id: 2, subscribe: { channel: "public:en", recover: true, epoch, offset: 0 } });
    const reply = (await raw.reply(2))["subscribe"] as object;
    expect(reply).toMatchObject({ was_recovering: true });
    expect(reply).not.toHaveProperty("recovered");
    expect(reply).not.toHaveProperty("publications");
  });

  it("fails for an offset beyond the stream", async () => {
    const keeper = await openConnected();
    keeper.send({ id: 2, subscribe: { channel: "public:en" } });
    const { epoch } = (await keeper.reply(2))["subscribe"] as { epoch: string };
    const raw = await openConnected();
    raw.send({ id: 2, subscribe: { channel: "public:en", recover: true, epoch, offset: 99 } });
    expect((await raw.reply(2))["subscribe"]).not.toHaveProperty("recovered");
  });

  it("succeeds from the beginning of an unused channel, even if recovery is mandatory", async () => {
    const raw = await openConnected();
    raw.send({ id: 2, subscribe: { channel: "public:unused", recover: true, offset: 0, epoch: "", flag: 2 } });
    expect((await raw.reply(2))["subscribe"]).toMatchObject({ recovered: true, was_recovering: true });
    raw.send({ id: 3, subscribe: { channel: "public:unused-too", recover: true, offset: 3, epoch: "", flag: 2 } });
    expect(await raw.reply(3)).toMatchObject({ error: { code: 112 } });
  });

  it("returns only the newest publication in cache mode, and the offset that the client sent", async () => {
    const keeper = await openConnected();
    keeper.send({ id: 2, subscribe: { channel: "cache:x" } });
    await keeper.reply(2);
    for (let number = 1; number <= 3; number += 1) test.hub.publish("cache:x", { number });
    const raw = await openConnected();
    raw.send({ id: 2, subscribe: { channel: "cache:x", recover: true, offset: 1 } });
    expect((await raw.reply(2))["subscribe"]).toMatchObject({
      recovered: true,
      offset: 1,
      publications: [{ data: { number: 3 }, offset: 3 }],
    });
  });

  it("starts a new epoch once no client can recover any more", async () => {
    const readEpoch = async () => {
      const raw = await openConnected();
      raw.send({ id: 2, subscribe: { channel: "brief:x" } });
      const { epoch } = (await raw.reply(2))["subscribe"] as { epoch: string };
      raw.socket.close();
      await raw.closed;
      return epoch;
    };
    const first = await readEpoch();
    expect(await readEpoch()).toBe(first);
    expect(test.hub.hasInterest("brief:x")).toBe(true);
    expect(test.hub.channelsWithInterest()).toContain("brief:x");
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect(test.hub.hasInterest("brief:x")).toBe(false);
    expect(test.hub.channelsWithInterest()).not.toContain("brief:x");
    expect(test.hub.publish("brief:x", 1)).toBeUndefined();
    expect(test.hub.stats().dropped).toBe(1);
    expect(await readEpoch()).not.toBe(first);
  });
});

describe("the hub", () => {
  const quick = { pingEveryMs: 100, pongTimeoutMs: 40, staleAfterMs: 60, expiredCloseDelayMs: 50, expiredSubscriptionCloseDelayMs: 50 };
  let fast: TestHub;
  beforeEach(async () => {
    fast = await startTestHub({ limits: quick });
  });
  afterEach(async () => {
    await fast.close();
    expect(fast.errors).toEqual([]);
  });

  it("closes a connection that never sends connect with 3502", async () => {
    const raw = await openRawSocket(fast.websocketUrl);
    expect(await raw.closed).toEqual({ code: 3502, reason: "stale" });
  });

  it("closes a connection that does not answer pings with 3012", async () => {
    const raw = await openConnected(fast);
    expect(await raw.closed).toEqual({ code: 3012, reason: "no pong" });
    expect(raw.received.at(-1)).toEqual({});
  });

  it("keeps a connection that answers pings", async () => {
    const raw = await openConnected(fast);
    raw.answerPings();
    await new Promise((resolve) => setTimeout(resolve, 350));
    expect(raw.socket.readyState).toBe(raw.socket.OPEN);
    expect(raw.frames.filter((frame) => frame === "{}").length).toBeGreaterThanOrEqual(2);
  });

  it("closes an expired connection with 3005 after the grace period", async () => {
    const token = createRealtimeTokens(secret, { connectionSeconds: 1, subscriptionSeconds: 1 }).connectionToken("42");
    const raw = await openRawSocket(fast.websocketUrl);
    raw.answerPings();
    raw.send({ id: 1, connect: { token } });
    expect(await raw.reply(1)).toMatchObject({ connect: { expires: true, ttl: 1 } });
    expect((await raw.closed).code).toBe(3005);
  });

  it("ends an expired subscription with 2501", async () => {
    const channel = "$private:en.platform_user.42";
    const raw = await openConnected(fast, fast.tokens.connectionToken("42"));
    raw.answerPings();
    const token = createRealtimeTokens(secret, { connectionSeconds: 1, subscriptionSeconds: 1 }).subscriptionToken({
      channel,
      userId: "42",
    });
    raw.send({ id: 2, subscribe: { channel, token } });
    expect(await raw.reply(2)).toMatchObject({ subscribe: { expires: true, ttl: 1 } });
    await new Promise((resolve) => setTimeout(resolve, 1300));
    expect(raw.pushes()).toEqual([{ channel, unsubscribe: { code: 2501, reason: "subscription expired" } }]);
  });

  it("disconnects a client that does not read with 3008", async () => {
    const raw = await openConnected();
    raw.send({ id: 2, subscribe: { channel: "plain:x" } });
    await raw.reply(2);
    raw.socket.pause();
    const data = "x".repeat(64_000);
    for (let number = 0; number < 400 && test.hub.stats().connections > 0; number += 1) {
      test.hub.publish("plain:x", data);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(test.hub.stats().connections).toBe(0);
    raw.socket.resume();
    expect(await raw.closed).toEqual({ code: 3008, reason: "slow" });
  });
});
