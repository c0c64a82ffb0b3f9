import { UnauthorizedError, type Centrifuge, type Subscription } from "centrifuge";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createRealtimeTokens } from "../src/create-realtime-tokens.ts";
import { secret, startTestHub, until, type TestHub } from "./support/start-test-hub.ts";

let test: TestHub;
beforeEach(async () => {
  test = await startTestHub({
    rpc: {
      add: ({ data }) => ({ data: { sum: (data as { a: number; b: number }).a + (data as { a: number; b: number }).b } }),
      who: async ({ userId, clientId }) => {
        await new Promise((resolve) => setTimeout(resolve, 20));
        return { data: { userId, clientId } };
      },
      refuse: () => ({ error: { code: 400, message: "not today" } }),
      fail: () => {
        throw new Error("planted");
      },
    },
  });
});
afterEach(async () => {
  await test.close();
});

const channel = "$private:en.platform_user.42";

async function subscribed(client: Centrifuge, name: string, options = {}): Promise<Subscription> {
  const subscription = client.newSubscription(name, options);
  subscription.subscribe();
  client.connect();
  await subscription.ready(2000);
  return subscription;
}
function player(userId: string): Centrifuge {
  return test.client({ token: test.tokens.connectionToken(userId) });
}
function outcome(subscription: Subscription): Promise<unknown> {
  return new Promise((resolve) => {
    subscription.on("unsubscribed", resolve);
    subscription.on("error", ({ error }) => resolve(error));
    subscription.on("subscribed", () => resolve("subscribed"));
    subscription.subscribe();
  });
}

describe("a private channel", () => {
  it("delivers to its own user only", async () => {
    const received: unknown[] = [];
    const own = await subscribed(player("42"), channel, {
      getToken: async ({ channel: name }: { channel: string }) => test.tokens.subscriptionToken({ channel: name, userId: "42" }),
    });
    own.on("publication", ({ data }) => received.push(data));
    const stranger = player("7").newSubscription(channel);
    const strangerClient = test.client();
    strangerClient.connect();
    const visitor = strangerClient.newSubscription(channel);
    expect(await outcome(visitor)).toMatchObject({ code: 103 });
    expect(stranger.state).toBe("unsubscribed");
    test.hub.publish(channel, { balance: 5 });
    await until(() => received.length === 1);
    expect(received).toEqual([{ balance: 5 }]);
  });

  it("stays closed when getToken is unauthorized", async () => {
    const client = player("42");
    client.connect();
    const subscription = client.newSubscription(channel, { getToken: () => Promise.reject(new UnauthorizedError("no")) });
    expect(await outcome(subscription)).toMatchObject({ code: 1, reason: "unauthorized" });
  });

  it("extends its subscription with a fresh token", async () => {
    let requests = 0;
    const short = createRealtimeTokens(secret, { connectionSeconds: 60, subscriptionSeconds: 2 });
    await subscribed(player("42"), channel, {
      getToken: async () => ((requests += 1), short.subscriptionToken({ channel, userId: "42" })),
    });
    await until(() => requests === 2, "a second token");
  });
});

describe("a connection token", () => {
  it("is requested again when it has expired at connect", async () => {
    const expired = createRealtimeTokens(secret, { connectionSeconds: -5, subscriptionSeconds: 60 }).connectionToken("42");
    let requests = 0;
    const client = test.client({ token: expired, getToken: async () => ((requests += 1), test.tokens.connectionToken("42")) });
    client.connect();
    await client.ready(2000);
    expect(requests).toBe(1);
    expect(test.hub.stats().users).toBe(1);
  });

  it("is refreshed before it expires, without reconnecting", async () => {
    const short = createRealtimeTokens(secret, { connectionSeconds: 2, subscriptionSeconds: 60 });
    let requests = 0;
    const client = test.client({ getToken: async () => ((requests += 1), short.connectionToken("42")) });
    let connections = 0;
    client.on("connected", () => (connections += 1));
    client.connect();
    await until(() => requests >= 2, "a refresh");
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(connections).toBe(1);
    expect(client.state).toBe("connected");
  });

  it("of another user closes the connection on refresh", async () => {
    const short = createRealtimeTokens(secret, { connectionSeconds: 2, subscriptionSeconds: 60 });
    let requests = 0;
    const client = test.client({ getToken: async () => ((requests += 1), short.connectionToken(requests === 1 ? "42" : "7")) });
    const ended = new Promise<number>((resolve) => client.on("disconnected", ({ code }) => resolve(code)));
    client.connect();
    expect(await ended).toBe(3500);
  });

  it("is requested again after disconnectUser, and the client continues as a visitor", async () => {
    let userId = "42";
    const client = test.client({ getToken: async () => test.tokens.connectionToken(userId) });
    const codes: number[] = [];
    client.on("connecting", ({ code }) => codes.push(code));
    await subscribed(client, "public:en");
    expect(test.hub.stats()).toMatchObject({ connections: 1, users: 1 });
    userId = "";
    test.hub.disconnectUser("42");
    await until(() => codes.length === 2 && client.state === "connected");
    expect(codes[1]).toBe(3014);
    expect(test.hub.stats()).toMatchObject({ connections: 1, users: 0 });
  });
});

describe("a chat channel", () => {
  it("delivers client publications with the info of their author", async () => {
    const visitor = await subscribed(test.client(), "chat:en");
    const received: unknown[] = [];
    visitor.on("publication", ({ data, info }) => received.push({ data, user: info?.user }));
    const speaker = await subscribed(player("42"), "chat:en");
    await speaker.publish({ text: "Привет" });
    await until(() => received.length === 1);
    expect(received).toEqual([{ data: { text: "Привет" }, user: "42" }]);
    await expect(visitor.publish({ text: "hello" })).rejects.toMatchObject({ code: 103 });
  });

  it("reports presence, joins and leaves", async () => {
    const events: string[] = [];
    const watcher = await subscribed(player("1"), "chat:en", { joinLeave: true });
    watcher.on("join", ({ info }) => events.push(`join ${info.user}`));
    watcher.on("leave", ({ info }) => events.push(`leave ${info.user}`));
    const other = player("2");
    await subscribed(other, "chat:en");
    const { clients } = await watcher.presence();
    expect(
      Object.values(clients)
        .map(({ user }) => user)
        .toSorted(),
    ).toEqual(["1", "2"]);
    expect(await watcher.presenceStats()).toEqual({ numClients: 2, numUsers: 2 });
    other.disconnect();
    await until(() => events.length >= 3);
    expect(events).toEqual(["join 1", "join 2", "leave 2"]);
  });

  it("returns its history in pages", async () => {
    const subscription = await subscribed(player("42"), "chat:en");
    for (let number = 1; number <= 7; number += 1) test.hub.publish("chat:en", number);
    const position = await subscription.history({ limit: 0 });
    expect(position).toMatchObject({ publications: [], offset: 7 });
    const { epoch } = position;
    const numbers = async (options: Parameters<Subscription["history"]>[0]) =>
      (await subscription.history(options)).publications.map(({ data }) => data as number);
    expect(await numbers({ limit: 3 })).toEqual([1, 2, 3]);
    expect(await numbers({ limit: 3, since: { offset: 3, epoch } })).toEqual([4, 5, 6]);
    expect(await numbers({ limit: -1 })).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(await numbers({ limit: 2, reverse: true })).toEqual([7, 6]);
    expect(await numbers({ limit: 9, reverse: true, since: { offset: 3, epoch } })).toEqual([2, 1]);
    await expect(subscription.history({ limit: 1, since: { offset: 1, epoch: "gone" } })).rejects.toMatchObject({ code: 112 });
    await expect(subscription.history({ limit: 1, reverse: true, since: { offset: 0, epoch } })).rejects.toMatchObject({ code: 107 });
  });

  it("supports operations that other namespaces refuse", async () => {
    const subscription = await subscribed(player("42"), "public:en");
    await expect(subscription.publish({})).rejects.toMatchObject({ code: 103 });
    await expect(subscription.history({ limit: 1 })).rejects.toMatchObject({ code: 103 });
    await expect(subscription.presence()).rejects.toMatchObject({ code: 108 });
    const plain = await subscribed(player("42"), "plain:x");
    await expect(plain.history({ limit: 1 })).rejects.toMatchObject({ code: 108 });
  });
});

describe("rpc", () => {
  it("returns the data or the error of the method, and hides exceptions", async () => {
    const client = player("42");
    client.connect();
    await client.ready(2000);
    expect(await client.rpc("add", { a: 2, b: 3 })).toEqual({ data: { sum: 5 } });
    await expect(client.rpc("refuse", {})).rejects.toMatchObject({ code: 400, message: "not today" });
    await expect(client.rpc("fail", {})).rejects.toMatchObject({ code: 100, temporary: true });
    await expect(client.rpc("missing", {})).rejects.toMatchObject({ code: 104 });
    expect(test.errors).toHaveLength(1);
  });

  it("delays later commands of the client until a slow method has returned", async () => {
    const client = player("42");
    client.connect();
    await client.ready(2000);
    const order: string[] = [];
    await Promise.all([
      client.rpc("who", {}).then(() => order.push("who")),
      client.rpc("add", { a: 1, b: 1 }).then(() => order.push("add")),
    ]);
    expect(order).toEqual(["who", "add"]);
  });
});
