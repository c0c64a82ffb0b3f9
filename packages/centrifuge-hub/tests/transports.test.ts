import type { Centrifuge, PublicationContext, Subscription, TransportName } from "centrifuge";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { apiKey, startTestHub, until, type TestHub } from "./support/start-test-hub.ts";

let test: TestHub;
beforeEach(async () => {
  test = await startTestHub();
});
afterEach(async () => {
  await test.close();
  expect(test.errors).toEqual([]);
});

interface Listener {
  readonly client: Centrifuge;
  readonly subscription: Subscription;
  readonly received: PublicationContext[];
}

async function listen(client: Centrifuge, channel: string, options = {}): Promise<Listener> {
  const received: PublicationContext[] = [];
  const subscription = client.newSubscription(channel, options);
  subscription.on("publication", (publication) => received.push(publication));
  subscription.subscribe();
  client.connect();
  await subscription.ready(2000);
  return { client, subscription, received };
}

const transports: TransportName[] = ["websocket", "http_stream", "sse"];

describe.each(transports)("over %s", (transport) => {
  it("delivers publications in order, with offsets", async () => {
    const { received } = await listen(test.client({ transport }), "public:en");
    for (let number = 1; number <= 100; number += 1) test.hub.publish("public:en", { number });
    await until(() => received.length === 100);
    expect(received.map(({ data }) => (data as { number: number }).number)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
    expect(received.map(({ offset }) => offset)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
  });

  it("recovers what was published while the client was disconnected", async () => {
    const { client, subscription, received } = await listen(test.client({ transport }), "public:en");
    test.hub.publish("public:en", { number: 1 });
    await until(() => received.length === 1);
    let recovered: boolean | undefined;
    subscription.on("subscribed", (context) => (recovered = context.recovered));
    client.disconnect();
    for (let number = 2; number <= 11; number += 1) test.hub.publish("public:en", { number });
    client.connect();
    await until(() => received.length === 11);
    expect(recovered).toBe(true);
    expect(received.map(({ data }) => (data as { number: number }).number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it("loses no publications in a forced disconnect", async () => {
    const token = test.tokens.connectionToken("42");
    const { received } = await listen(test.client({ transport, token }), "public:en");
    for (let number = 1; number <= 15; number += 1) {
      test.hub.publish("public:en", { number });
      if (number === 5) {
        await fetch(`${test.origin}/connection/api/disconnect`, {
          method: "POST",
          headers: { "X-API-Key": apiKey },
          body: JSON.stringify({ user: "42", disconnect: { code: 3011, reason: "force reconnect" } }),
        });
      }
    }
    await until(() => received.length === 15);
    expect(received.map(({ offset }) => offset)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
  });

  it("reports a failed recovery after too many missed publications", async () => {
    const { client, subscription, received } = await listen(test.client({ transport }), "public:en");
    test.hub.publish("public:en", { number: 1 });
    await until(() => received.length === 1);
    client.disconnect();
    await until(() => test.hub.stats().connections === 0);
    for (let number = 2; number <= 30; number += 1) test.hub.publish("public:en", { number });
    const subscribed = new Promise<{ wasRecovering: boolean; recovered: boolean }>((resolve) => subscription.on("subscribed", resolve));
    client.connect();
    expect(await subscribed).toMatchObject({ wasRecovering: true, recovered: false });
    test.hub.publish("public:en", { number: 31 });
    await until(() => received.length === 2);
    expect(received[1]?.offset).toBe(31);
  });

  it("delivers deltas of text in any script", async () => {
    const { received, subscription } = await listen(test.client({ transport }), "public:ar", { delta: "fossil" });
    const sent = Array.from({ length: 40 }, (_, number) => ({
      number,
      teams: ["Динамо Київ", "الأهلي السعودي", "阪神タイガース"].map(
        (name) => `${name} ${String.fromCodePoint(0x430 + Math.floor(number / 4))}`,
      ),
      markets: Array.from({ length: 20 }, (_unused, market) => ({ market, odds: 1500 + number * market })),
    }));
    for (const data of sent) test.hub.publish("public:ar", data);
    await until(() => received.length === sent.length, "every delta");
    expect(received.map(({ data }) => data)).toEqual(sent);
    expect(subscription.deltaStats()).toMatchObject({ numPublications: 40 });
    expect(subscription.deltaStats().numDeltaPayloads).toBeGreaterThan(10);
  });

  it("continues deltas after a recovery", async () => {
    const { client, received } = await listen(test.client({ transport }), "public:ru", { delta: "fossil" });
    const data = (number: number) => ({ number, text: "Спартак против Зенита, вторая половина матча".repeat(4) });
    for (let number = 1; number <= 3; number += 1) test.hub.publish("public:ru", data(number));
    await until(() => received.length === 3);
    client.disconnect();
    for (let number = 4; number <= 7; number += 1) test.hub.publish("public:ru", data(number));
    client.connect();
    await until(() => received.length === 7);
    for (let number = 8; number <= 10; number += 1) test.hub.publish("public:ru", data(number));
    await until(() => received.length === 10);
    expect(received.map((publication) => publication.data)).toEqual(Array.from({ length: 10 }, (_, index) => data(index + 1)));
  });

  it("closes with 3001 on shutdown, and the client tries to reconnect", async () => {
    const { client } = await listen(test.client({ transport }), "public:en");
    const connecting = new Promise<number>((resolve) => client.on("connecting", ({ code }) => resolve(code)));
    await test.hub.close();
    expect(await connecting).toBe(3001);
  });
});

describe("on one channel", () => {
  it("delta and plain subscriptions receive the same data, the delta in fewer bytes", async () => {
    const plain = await listen(test.client(), "public:en");
    const delta = await listen(test.client(), "public:en", { delta: "fossil" });
    const data = (number: number) => ({
      number,
      markets: Array.from({ length: 40 }, (_, market) => ({
        market,
        name: `Market ${market}`,
        odds: market === number % 40 ? 2000 + number : 1500,
      })),
    });
    for (let number = 0; number < 20; number += 1) test.hub.publish("public:en", data(number));
    await until(() => plain.received.length === 20 && delta.received.length === 20);
    expect(delta.received.map((publication) => publication.data)).toEqual(plain.received.map((publication) => publication.data));
    const stats = delta.subscription.deltaStats();
    expect(stats.bytesReceived).toBeLessThan(stats.bytesDecoded * 0.4);
  });

  it("a later delta subscriber starts with full data", async () => {
    const first = await listen(test.client(), "public:en", { delta: "fossil" });
    const data = (number: number) => ({ number, text: "the same long text every time ".repeat(5) });
    test.hub.publish("public:en", data(1));
    test.hub.publish("public:en", data(2));
    const second = await listen(test.client(), "public:en", { delta: "fossil" });
    test.hub.publish("public:en", data(3));
    test.hub.publish("public:en", data(4));
    await until(() => first.received.length === 4 && second.received.length === 2);
    expect(second.received.map((publication) => publication.data)).toEqual([data(3), data(4)]);
  });

  it("a publication with skip_history keeps the delta chain intact", async () => {
    const { received } = await listen(test.client(), "public:en", { delta: "fossil" });
    const data = (number: number) => ({ number, text: "the same long text every time ".repeat(5) });
    test.hub.publish("public:en", data(1));
    await fetch(`${test.origin}/connection/api/publish`, {
      method: "POST",
      headers: { "X-API-Key": apiKey },
      body: JSON.stringify({ channel: "public:en", data: data(2), skip_history: true }),
    });
    test.hub.publish("public:en", data(3));
    await until(() => received.length === 3);
    expect(received.map((publication) => publication.data)).toEqual([data(1), data(2), data(3)]);
  });
});
