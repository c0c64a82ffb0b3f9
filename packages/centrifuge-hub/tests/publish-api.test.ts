import type { Centrifuge } from "centrifuge";
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

/** Calls a method of the publish API and returns its reply, typed by the caller. */
async function call<Reply = Record<string, never>>(method: string, params: object = {}): Promise<Reply> {
  const response = await fetch(`${test.origin}/connection/api/${method}`, {
    method: "POST",
    headers: { "X-API-Key": apiKey },
    body: JSON.stringify(params),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as Reply;
}

async function listen(client: Centrifuge, channel: string): Promise<{ data: unknown; tags: unknown }[]> {
  const received: { data: unknown; tags: unknown }[] = [];
  const subscription = client.newSubscription(channel);
  subscription.on("publication", ({ data, tags }) => received.push({ data, tags }));
  subscription.subscribe();
  client.connect();
  await subscription.ready(2000);
  return received;
}

describe("the publish API", () => {
  it("publishes data with tags and returns the position", async () => {
    const received = await listen(test.client(), "chat:en");
    const reply = await call("publish", { channel: "chat:en", data: { a: 1 }, tags: { kind: "note" } });
    expect(reply).toEqual({ result: { offset: 1, epoch: expect.any(String) } });
    await call("publish", { channel: "chat:en", b64data: Buffer.from('{"b":2}').toString("base64") });
    await until(() => received.length === 2);
    expect(received).toEqual([
      { data: { a: 1 }, tags: { kind: "note" } },
      { data: { b: 2 }, tags: undefined },
    ]);
  });

  it("publishes once per idempotency key", async () => {
    await listen(test.client(), "chat:en");
    const first = await call("publish", { channel: "chat:en", data: 1, idempotency_key: "k" });
    expect(await call("publish", { channel: "chat:en", data: 1, idempotency_key: "k" })).toEqual(first);
    expect(await call("publish", { channel: "chat:en", data: 1, idempotency_key: "l" })).toMatchObject({ result: { offset: 2 } });
  });

  it("broadcasts to several channels, with one response each", async () => {
    const one = await listen(test.client(), "plain:1");
    const two = await listen(test.client(), "plain:2");
    expect(await call("broadcast", { channels: ["plain:1", "plain:2", "nowhere:3"], data: "x" })).toEqual({
      result: { responses: [{ result: {} }, { result: {} }, { error: { code: 102, message: "unknown channel" } }] },
    });
    await until(() => one.length === 1 && two.length === 1);
  });

  it.each([
    [{ channel: "plain:x" }, 107],
    [{ channel: "", data: 1 }, 107],
    [{ channel: 5, data: 1 }, 107],
    [{ channel: "plain:x", b64data: "/w==" }, 107],
    [{ channel: "plain:ж", data: 1 }, 107],
    [{ channel: "nowhere:x", data: 1 }, 102],
  ])("refuses to publish %j", async (params, code) => {
    expect(await call("publish", params)).toMatchObject({ error: { code } });
  });
});

describe("a batch", () => {
  it("returns one reply per command", async () => {
    await listen(test.client(), "chat:en");
    const reply = await call("batch", {
      commands: [{ publish: { channel: "chat:en", data: 1 } }, { dance: {} }, { history: { channel: "chat:en", limit: 5 } }, {}],
    });
    expect(reply).toEqual({
      replies: [
        { publish: { offset: 1, epoch: expect.any(String) } },
        { error: { code: 104, message: "not found" } },
        { history: { publications: [{ data: 1, offset: 1 }], epoch: expect.any(String), offset: 1 } },
        { error: { code: 104, message: "not found" } },
      ],
    });
  });
});

describe("a channel", () => {
  it("keeps history without subscribers until history_remove", async () => {
    await call("publish", { channel: "chat:en", data: 1 });
    await call("publish", { channel: "chat:en", data: 2 });
    expect(await call("history", { channel: "chat:en", limit: 10, reverse: true })).toMatchObject({
      result: {
        offset: 2,
        publications: [
          { data: 2, offset: 2 },
          { data: 1, offset: 1 },
        ],
      },
    });
    expect(await call("history_remove", { channel: "chat:en" })).toEqual({ result: {} });
    expect(await call("history", { channel: "chat:en", limit: 10 })).toMatchObject({ result: { offset: 2, publications: [] } });
    expect(await call("history", { channel: "plain:x", limit: 10 })).toMatchObject({ error: { code: 108 } });
    expect(await call("presence", { channel: "plain:x" })).toMatchObject({ error: { code: 108 } });
  });

  it("is listed with its presence", async () => {
    await listen(test.client({ token: test.tokens.connectionToken("42") }), "chat:en");
    await listen(test.client(), "chat:en");
    await listen(test.client(), "plain:x");
    expect(await call("channels")).toEqual({ result: { channels: { "chat:en": { num_clients: 2 }, "plain:x": { num_clients: 1 } } } });
    expect(await call("channels", { pattern: "chat:*" })).toEqual({ result: { channels: { "chat:en": { num_clients: 2 } } } });
    expect(await call("channels", { pattern: "*l*n:x" })).toEqual({ result: { channels: { "plain:x": { num_clients: 1 } } } });
    expect(await call("presence_stats", { channel: "chat:en" })).toEqual({ result: { num_clients: 2, num_users: 2 } });
    interface PresenceReply {
      readonly result: { readonly presence: Readonly<Record<string, { readonly user: string }>> };
    }
    const { result } = await call<PresenceReply>("presence", { channel: "chat:en" });
    expect(
      Object.values(result.presence)
        .map(({ user }) => user)
        .toSorted(),
    ).toEqual(["", "42"]);
    expect(await call("info")).toMatchObject({ result: { nodes: [{ num_clients: 3, num_users: 1, num_channels: 2, num_subs: 3 }] } });
  });
});

describe("the connections of a user", () => {
  it("can be subscribed and unsubscribed", async () => {
    const client = test.client({ token: test.tokens.connectionToken("42") });
    const events: string[] = [];
    client.on("subscribed", ({ channel }) => events.push(`subscribed ${channel}`));
    client.on("publication", ({ channel, data }) => events.push(`publication ${channel} ${String(data)}`));
    client.on("unsubscribed", ({ channel }) => events.push(`unsubscribed ${channel}`));
    client.connect();
    await client.ready(2000);
    await call("subscribe", { user: "42", channel: "chat:en" });
    await call("publish", { channel: "chat:en", data: "x" });
    await call("unsubscribe", { user: "42", channel: "chat:en" });
    await call("publish", { channel: "chat:en", data: "y" });
    await until(() => events.length === 3);
    expect(events).toEqual(["subscribed chat:en", "publication chat:en x", "unsubscribed chat:en"]);
  });

  it("do not resubscribe after a server unsubscribe", async () => {
    const client = test.client({ token: test.tokens.connectionToken("42") });
    await listen(client, "chat:en");
    const ended = new Promise<number>((resolve) => client.getSubscription("chat:en")!.on("unsubscribed", ({ code }) => resolve(code)));
    await call("unsubscribe", { user: "42", channel: "chat:en" });
    expect(await ended).toBe(2000);
  });

  it("are disconnected with the given code, except for the whitelist", async () => {
    const clients = [test.client({ token: test.tokens.connectionToken("42") }), test.client({ token: test.tokens.connectionToken("42") })];
    const ids = await Promise.all(
      clients.map(
        (client) => new Promise<string>((resolve) => (client.on("connected", (context) => resolve(context.client)), client.connect())),
      ),
    );
    const ended = new Promise<number>((resolve) => clients[1]!.on("disconnected", ({ code }) => resolve(code)));
    await call("disconnect", { user: "42", whitelist: [ids[0]], disconnect: { code: 4501, reason: "closed by us" } });
    expect(await ended).toBe(4501);
    expect(clients[0]!.state).toBe("connected");
    expect(await call("disconnect", { user: "42", disconnect: { code: 1, reason: "" } })).toMatchObject({ error: { code: 107 } });
  });

  it("are given a new expiry or closed by refresh", async () => {
    const client = test.client({ getToken: async () => test.tokens.connectionToken("42") });
    client.connect();
    await client.ready(2000);
    await call("refresh", { user: "42", expire_at: Math.floor(Date.now() / 1000) + 100 });
    const connecting = new Promise<number>((resolve) => client.on("connecting", ({ code }) => resolve(code)));
    await call("refresh", { user: "42", expired: true });
    expect(await connecting).toBe(3005);
  });
});

describe("the API key", () => {
  it("is required, and without one in the options the API is disabled", async () => {
    const post = (target: TestHub, method: string, headers = {}) =>
      fetch(`${target.origin}/connection/api/${method}`, { method: "POST", headers, body: "{}" }).then(({ status }) => status);
    expect(await post(test, "info")).toBe(401);
    expect(await post(test, "info", { "X-API-Key": `${apiKey}x` })).toBe(401);
    expect(await post(test, "missing", { "X-API-Key": apiKey })).toBe(404);
    const closed = await startTestHub({ apiKey: "" });
    expect(await post(closed, "info", { "X-API-Key": "" })).toBe(404);
    await closed.close();
    const malformed = await fetch(`${test.origin}/connection/api/publish`, { method: "POST", headers: { "X-API-Key": apiKey }, body: "{" });
    expect(malformed.status).toBe(400);
  });
});
