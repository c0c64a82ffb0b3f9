import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createRealtimeTokens } from "../src/create-realtime-tokens.ts";
import { openConnectedSocket, openRawSocket, type RawSocket } from "./support/raw-socket.ts";
import { secret, startTestHub, until, type TestHub } from "./support/start-test-hub.ts";

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

describe("the hub disconnects a client that sends", () => {
  const first: [string, string][] = [
    ["a first command that is not connect", '{"id":1,"subscribe":{"channel":"public:en"}}'],
    ["a pong first", "{}"],
    ["a connect without id", '{"connect":{}}'],
    ["text that is not JSON", "hello"],
    ["incomplete JSON", '{"id":1,"connect":{'],
    ["an array", "[]"],
    ["null", "null"],
    ["a number", "7"],
    ["an id that is too large", '{"id":4294967296,"connect":{}}'],
    ["a negative id", '{"id":-1,"connect":{}}'],
    ["a token that is a number", '{"id":1,"connect":{"token":5}}'],
    ["deeply nested text", `${"[".repeat(30_000)}`],
    ["deeply nested objects", `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`],
    ["a token without a valid signature", '{"id":1,"connect":{"token":"a.b.c"}}'],
  ];
  it.each(first)("%s", async (_name, frame) => {
    const raw = await openRawSocket(test.websocketUrl);
    raw.send(frame);
    expect((await raw.closed).code).toBe(frame.includes("a.b.c") ? 3500 : 3501);
  });

  const later: [string, string][] = [
    ["a second connect", '{"id":2,"connect":{}}'],
    ["an unsolicited pong", "{}"],
    ["a command without a request", '{"id":2}'],
    ["an empty frame", ""],
    ["a blank line", '{"id":2,"unsubscribe":{"channel":"plain:x"}}\n\n'],
    ["an unknown command", '{"id":2,"dance":{}}'],
    ["an unknown delta", '{"id":2,"subscribe":{"channel":"public:en","delta":"vcdiff"}}'],
    ["an empty channel", '{"id":2,"subscribe":{"channel":""}}'],
    ["no channel", '{"id":2,"subscribe":{}}'],
    ["an offset that is text", '{"id":2,"subscribe":{"channel":"public:en","offset":"1"}}'],
    ["a refresh without a token", '{"id":2,"refresh":{}}'],
  ];
  it.each(later)("%s", async (_name, frame) => {
    const raw = await openConnected();
    raw.send(frame);
    expect(await raw.closed).toEqual({ code: 3501, reason: "bad request" });
  });

  it("an asynchronous message, which the hub does not support", async () => {
    const raw = await openConnected();
    raw.send({ send: { data: 1 } });
    expect((await raw.closed).code).toBe(3508);
  });

  it("a frame over 64 KiB", async () => {
    const raw = await openConnected();
    raw.send(" ".repeat(70_000));
    expect((await raw.closed).code).toBe(1009);
  });

  it("any command after a refused connect", async () => {
    const expired = await startTestHub();
    const token = createRealtimeTokens(secret, { connectionSeconds: -10, subscriptionSeconds: 1 }).connectionToken("42");
    const raw = await openRawSocket(expired.websocketUrl);
    raw.send({ id: 1, connect: { token } });
    expect(await raw.reply(1)).toEqual({ id: 1, error: { code: 109, message: "token expired" } });
    raw.send({ id: 2, connect: {} });
    expect((await raw.closed).code).toBe(3501);
    await expired.close();
  });
});

describe("the hub", () => {
  it("answers connect with client, ping and pong, without a session on a WebSocket", async () => {
    const raw = await openRawSocket(test.websocketUrl);
    raw.send({ id: 1, connect: { name: "js", flag: 3, dict: {} } });
    const reply = await raw.reply(1);
    expect(reply["connect"]).toEqual({ client: expect.stringMatching(/^[0-9a-f-]{36}$/), version: "touchline", ping: 25, pong: true });
  });

  it("executes the commands of a frame in order", async () => {
    const raw = await openRawSocket(test.websocketUrl);
    raw.send(
      { id: 1, connect: {} },
      { id: 2, subscribe: { channel: "plain:x" } },
      { id: 3, subscribe: { channel: "plain:x" } },
      { id: 4, unsubscribe: { channel: "plain:x" } },
      "",
    );
    await raw.reply(4);
    expect(raw.received.map((message) => message["id"])).toEqual([1, 2, 3, 4]);
    expect(raw.received.slice(1)).toEqual([
      { id: 2, subscribe: {} },
      { id: 3, error: { code: 105, message: "already subscribed" } },
      { id: 4, unsubscribe: {} },
    ]);
    expect(raw.frames).toHaveLength(1);
  });

  it("encodes frames of any length", async () => {
    const raw = await openConnected();
    raw.send({ id: 2, subscribe: { channel: "plain:x" } });
    await raw.reply(2);
    const overhead = JSON.stringify({ push: { channel: "plain:x", pub: { data: "" } } }).length;
    const sizes = [overhead, 125, 126, 127, 65_534, 65_535, 65_536, 65_537, 200_000];
    for (const size of sizes) {
      test.hub.publish("plain:x", "y".repeat(size - overhead));
      await new Promise((resolve) => setImmediate(resolve));
    }
    await until(() => raw.frames.length === sizes.length + 2);
    expect(raw.frames.slice(2).map(({ length }) => length)).toEqual(sizes);
  });

  it("joins up to 16 messages per frame", async () => {
    const raw = await openConnected();
    raw.send({ id: 2, subscribe: { channel: "plain:x" } });
    await raw.reply(2);
    for (let number = 0; number < 40; number += 1) test.hub.publish("plain:x", number);
    await until(() => raw.pushes().length === 40);
    expect(raw.frames.slice(2).map((frame) => frame.split("\n").length)).toEqual([16, 16, 8]);
  });

  const refusals: [string, object, number][] = [
    ["an unknown namespace", { channel: "nowhere:en" }, 102],
    ["a name without a namespace", { channel: "bare" }, 103],
    ["a name over 255 characters", { channel: `plain:${"x".repeat(255)}` }, 107],
    ["a name that is not ASCII", { channel: "plain:ж" }, 107],
    ["a private channel without a token", { channel: "$private:en.platform_user.42" }, 103],
    ["a private channel with an invalid token", { channel: "$private:en.platform_user.42", token: "a.b.c" }, 103],
    ["a visitor on a channel for users", { channel: "members:x" }, 103],
    ["a map subscription", { channel: "public:en", type: 1 }, 103],
    ["a tags filter", { channel: "public:en", tf: { op: "" } }, 107],
    ["a lost position if recovery is mandatory", { channel: "public:en", recover: true, epoch: "gone", offset: 3, flag: 2 }, 112],
  ];
  it.each(refusals)("refuses %s", async (_name, subscribe, code) => {
    const raw = await openConnected();
    raw.send({ id: 2, subscribe });
    expect(await raw.reply(2)).toMatchObject({ error: { code } });
  });

  it("allows 128 channels per connection", async () => {
    const raw = await openConnected();
    for (let number = 2; number <= 130; number += 1) raw.send({ id: number, subscribe: { channel: `plain:${number}` } });
    expect(await raw.reply(129)).toEqual({ id: 129, subscribe: {} });
    expect(await raw.reply(130)).toMatchObject({ error: { code: 106 } });
  });

  it("sends a subscriber its own join event after the reply", async () => {
    const raw = await openConnected(test, test.tokens.connectionToken("7"));
    raw.send({ id: 2, subscribe: { channel: "chat:en", join_leave: true } });
    await until(() => raw.pushes().length === 1);
    const [, reply, push] = raw.received;
    expect(reply).toMatchObject({ id: 2, subscribe: {} });
    expect(push).toMatchObject({ push: { channel: "chat:en", join: { info: { user: "7" } } } });
  });

  it("refuses rpc without methods, and disconnects a client that sends a server ping", async () => {
    const raw = await openConnected();
    raw.send({ id: 2, rpc: { method: "x" } });
    expect(await raw.reply(2)).toMatchObject({ error: { code: 108 } });
    raw.send({ id: 3, ping: {} });
    expect((await raw.closed).code).toBe(3501);
  });

  it("disconnects a client with a subscription token of another user", async () => {
    const raw = await openConnected(test, test.tokens.connectionToken("7"));
    const channel = "$private:en.platform_user.42";
    raw.send({ id: 2, subscribe: { channel, token: test.tokens.subscriptionToken({ channel, userId: "42" }) } });
    expect((await raw.closed).code).toBe(3500);
  });

  it("disconnects a client with a subscription token of another channel", async () => {
    const raw = await openConnected(test, test.tokens.connectionToken("42"));
    const token = test.tokens.subscriptionToken({ channel: "$private:de.platform_user.42", userId: "42" });
    raw.send({ id: 2, subscribe: { channel: "$private:en.platform_user.42", token } });
    expect((await raw.closed).code).toBe(3500);
  });

  it("refuses a subscription token as connection token", async () => {
    const raw = await openRawSocket(test.websocketUrl);
    raw.send({ id: 1, connect: { token: test.tokens.subscriptionToken({ channel: "public:en", userId: "42" }) } });
    expect((await raw.closed).code).toBe(3500);
  });
});
