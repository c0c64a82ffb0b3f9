import type { Centrifuge, Subscription, SubscriptionOptions } from "centrifuge";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startTestHub, until, type TestHub } from "./support/start-test-hub.ts";

let test: TestHub;
beforeEach(async () => {
  test = await startTestHub();
});
afterEach(async () => {
  await test.close();
  expect(test.errors).toEqual([]);
});

interface Followed {
  readonly client: Centrifuge;
  readonly subscription: Subscription;
  /** The data of publications. */
  readonly received: unknown[];
  /** Number of times the client requested its state from the application. */
  readonly reads: () => number;
  readonly isRecovered: () => boolean | undefined;
}

/** Follows a channel; each read of the state returns the next of the positions. */
async function follow(
  channel: string,
  positions: readonly { offset: number; epoch: string }[],
  options: Partial<SubscriptionOptions> = {},
) {
  const client = test.client();
  const received: unknown[] = [];
  let reads = 0;
  let isRecovered: boolean | undefined;
  const subscription = client.newSubscription(channel, {
    minResubscribeDelay: 5,
    maxResubscribeDelay: 10,
    ...options,
    getState: async () => {
      reads += 1;
      return positions[Math.min(reads, positions.length) - 1] ?? { offset: 0, epoch: "" };
    },
  });
  subscription.on("publication", ({ data }) => received.push(data));
  subscription.on("subscribed", ({ recovered }) => (isRecovered = recovered));
  subscription.subscribe();
  client.connect();
  await subscription.ready(2_000);
  return { client, subscription, received, reads: () => reads, isRecovered: () => isRecovered } satisfies Followed;
}

/** Publishes to a channel that a client follows; returns its epoch. */
async function fill(channel: string, count: number): Promise<string> {
  const client = test.client();
  const subscription = client.newSubscription(channel);
  const epoch = new Promise<string>((resolve) =>
    subscription.on("subscribed", ({ streamPosition }) => resolve(streamPosition?.epoch ?? "")),
  );
  subscription.subscribe();
  client.connect();
  await epoch;
  for (let number = 1; number <= count; number += 1) test.hub.publish(channel, { number, text: "long ".repeat(20) });
  return epoch;
}

const numbersOf = (received: readonly unknown[]): unknown[] => received.map((data) => (data as { number: number }).number);

describe("a client that reads its state from the application", () => {
  it.each(["public:unused", "cache:unused"])("subscribes to the unused channel %s after one read", async (channel) => {
    const { received, reads } = await follow(channel, [{ offset: 0, epoch: "" }]);
    test.hub.publish(channel, "first");
    await until(() => received.length === 1);
    expect(received).toEqual(["first"]);
    expect(reads()).toBe(1);
  });

  it("receives what was published after its state", async () => {
    const epoch = await fill("public:en", 3);
    const { received, reads, isRecovered } = await follow("public:en", [{ offset: 1, epoch }]);
    await until(() => received.length === 2);
    expect(numbersOf(received)).toEqual([2, 3]);
    expect(isRecovered()).toBe(true);
    expect(reads()).toBe(1);
  });

  it("reads it again when its position is lost, then continues", async () => {
    const epoch = await fill("public:en", 3);
    const { received, reads, isRecovered } = await follow("public:en", [
      { offset: 1, epoch: "gone" },
      { offset: 3, epoch },
    ]);
    test.hub.publish("public:en", { number: 4 });
    await until(() => received.length === 1);
    expect(numbersOf(received)).toEqual([4]);
    expect(isRecovered()).toBe(true);
    expect(reads()).toBe(2);
  });

  it("reads deltas although it does not hold the publication before its state", async () => {
    const epoch = await fill("public:en", 3);
    const { received, subscription } = await follow("public:en", [{ offset: 3, epoch }], { delta: "fossil" });
    for (const number of [4, 5]) test.hub.publish("public:en", { number, text: "long ".repeat(20) });
    await until(() => received.length === 2);
    expect(numbersOf(received)).toEqual([4, 5]);
    expect(subscription.state).toBe("subscribed");
  });

  it("recovers after a reconnect without another read", async () => {
    const { client, received, reads, isRecovered } = await follow("public:en", [{ offset: 0, epoch: "" }]);
    test.hub.publish("public:en", { number: 1 });
    await until(() => received.length === 1);
    client.disconnect();
    test.hub.publish("public:en", { number: 2 });
    client.connect();
    await until(() => received.length === 2);
    expect(isRecovered()).toBe(true);
    expect(reads()).toBe(1);
  });
});
