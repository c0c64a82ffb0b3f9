import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createRealtimeTokens } from "../../src/realtime/tokens/create-realtime-tokens.ts";
import { openRawSocket, type RawSocket } from "./support/raw-socket.ts";
import { apiKey, secret, startTestHub, until, type TestHub } from "./support/start-test-hub.ts";

let test: TestHub;
beforeEach(async () => {
  test = await startTestHub();
});
afterEach(async () => {
  await test.close();
  expect(test.errors).toEqual([]);
});

async function greeted(target: TestHub = test, token = ""): Promise<RawSocket> {
  const raw = await openRawSocket(target.websocketUrl);
  raw.send({ id: 1, connect: token === "" ? {} : { token } });
  await raw.reply(1);
  return raw;
}

describe("a frame that breaks the protocol ends the connection", () => {
  const first: [string, string][] = [
    ["a first command that is not connect", '{"id":1,"subscribe":{"channel":"public:en"}}'],
    ["a pong first", "{}"],
    ["a connect without id", '{"connect":{}}'],
    ["text that is not JSON", "hello"],
    ["half an object", '{"id":1,"connect":{'],
    ["an array", "[]"],
    ["null", "null"],
    ["a number", "7"],
    ["an id that is too large", '{"id":4294967296,"connect":{}}'],
    ["a negative id", '{"id":-1,"connect":{}}'],
    ["a token that is a number", '{"id":1,"connect":{"token":5}}'],
    ["deeply nested text", `${"[".repeat(30_000)}`],
    ["deeply nested objects", `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`],
    ["a token that nobody signed", '{"id":1,"connect":{"token":"a.b.c"}}'],
  ];
  it.each(first)("%s", async (_name, frame) => {
    const raw = await openRawSocket(test.websocketUrl);
    raw.send(frame);
    expect((await raw.closed).code).toBe(frame.includes("a.b.c") ? 3500 : 3501);
  });

  const later: [string, string][] = [
    ["a second connect", '{"id":2,"connect":{}}'],
    ["an unsolicited pong", "{}"],
    ["a command of no kind", '{"id":2}'],
    ["an unknown command", '{"id":2,"dance":{}}'],
    ["an unknown delta", '{"id":2,"subscribe":{"channel":"public:en","delta":"vcdiff"}}'],
    ["an empty channel", '{"id":2,"subscribe":{"channel":""}}'],
    ["no channel", '{"id":2,"subscribe":{}}'],
    ["an offset that is text", '{"id":2,"subscribe":{"channel":"public:en","offset":"1"}}'],
    ["a refresh without a token", '{"id":2,"refresh":{}}'],
  ];
  it.each(later)("%s", async (_name, frame) => {
    const raw = await greeted();
    raw.send(frame);
    expect(await raw.closed).toEqual({ code: 3501, reason: "bad request" });
  });

  it("a message to a server that takes none", async () => {
    const raw = await greeted();
    raw.send({ send: { data: 1 } });
    expect((await raw.closed).code).toBe(3508);
  });

  it("a frame over 64 KiB", async () => {
    const raw = await greeted();
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

describe("replies", () => {
  it("greets with client, ping and pong, and no session on a WebSocket", async () => {
    const raw = await openRawSocket(test.websocketUrl);
    raw.send({ id: 1, connect: { name: "js", flag: 3, dict: {} } });
    const reply = await raw.reply(1);
    expect(reply["connect"]).toEqual({ client: expect.stringMatching(/^[0-9a-f-]{36}$/), version: "touchline", ping: 25, pong: true });
  });

  it("executes a frame of several commands in order, blank lines apart", async () => {
    const raw = await openRawSocket(test.websocketUrl);
    raw.send(
      { id: 1, connect: {} },
      "",
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

  it("frames messages of any length", async () => {
    const raw = await greeted();
    raw.send({ id: 2, subscribe: { channel: "plain:x" } });
    await raw.reply(2);
    const overhead = JSON.stringify({ push: { channel: "plain:x", pub: { data: "" } } }).length;
    const sizes = [overhead, 125, 126, 127, 65_534, 65_535, 65_536, 65_537, 200_000];
    for (const size of sizes) {
      test.hub.publishData("plain:x", "y".repeat(size - overhead));
      await new Promise((resolve) => setImmediate(resolve));
    }
    await until(() => raw.frames.length === sizes.length + 2);
    expect(raw.frames.slice(2).map(({ length }) => length)).toEqual(sizes);
  });

  it("joins up to 16 messages a frame", async () => {
    const raw = await greeted();
    raw.send({ id: 2, subscribe: { channel: "plain:x" } });
    await raw.reply(2);
    for (let number = 0; number < 40; number += 1) test.hub.publishData("plain:x", number);
    await until(() => raw.pushes().length === 40);
    expect(raw.frames.slice(2).map((frame) => frame.split("\n").length)).toEqual([16, 16, 8]);
  });

  const refusals: [string, object, number][] = [
    ["an unknown namespace", { channel: "nowhere:en" }, 102],
    ["a name without a namespace", { channel: "bare" }, 102],
    ["a name over 255 characters", { channel: `plain:${"x".repeat(255)}` }, 107],
    ["a name that is not ASCII", { channel: "plain:ж" }, 107],
    ["a private channel without a token", { channel: "$private:en.platform_user.42" }, 103],
    ["a private channel with a false token", { channel: "$private:en.platform_user.42", token: "a.b.c" }, 103],
    ["a channel for players as a visitor", { channel: "members:x" }, 103],
    ["positioning without history", { channel: "plain:x", positioned: true }, 103],
    ["recovery without history", { channel: "plain:x", recoverable: true }, 103],
    ["join events without any", { channel: "public:en", join_leave: true }, 103],
    ["a map subscription", { channel: "public:en", type: 1 }, 108],
    ["a tags filter", { channel: "public:en", tf: { op: "" } }, 107],
    ["what cannot be recovered, when it must be", { channel: "public:en", recover: true, epoch: "gone", offset: 3, flag: 2 }, 112],
  ];
  it.each(refusals)("refuses %s", async (_name, subscribe, code) => {
    const raw = await greeted();
    raw.send({ id: 2, subscribe });
    expect(await raw.reply(2)).toMatchObject({ error: { code } });
  });

  it("allows 128 channels", async () => {
    const raw = await greeted();
    for (let number = 2; number <= 130; number += 1) raw.send({ id: number, subscribe: { channel: `plain:${number}` } });
    expect(await raw.reply(129)).toEqual({ id: 129, subscribe: {} });
    expect(await raw.reply(130)).toMatchObject({ error: { code: 106 } });
  });

  it("has neither ping nor, without methods, rpc", async () => {
    const raw = await greeted();
    raw.send({ id: 2, ping: {} }, { id: 3, rpc: { method: "x" } });
    expect(await raw.reply(2)).toMatchObject({ error: { code: 108 } });
    expect(await raw.reply(3)).toMatchObject({ error: { code: 108 } });
  });

  it("treats another player's token as an attack", async () => {
    const raw = await greeted(test, test.tokens.connectionToken("7"));
    const channel = "$private:en.platform_user.42";
    raw.send({ id: 2, subscribe: { channel, token: test.tokens.subscriptionToken({ channel, userId: "42" }) } });
    expect((await raw.closed).code).toBe(3500);
  });

  it("treats a token of another channel as an attack", async () => {
    const raw = await greeted(test, test.tokens.connectionToken("42"));
    const token = test.tokens.subscriptionToken({ channel: "$private:de.platform_user.42", userId: "42" });
    raw.send({ id: 2, subscribe: { channel: "$private:en.platform_user.42", token } });
    expect((await raw.closed).code).toBe(3500);
  });

  it("takes no subscription token for a connection token", async () => {
    const raw = await openRawSocket(test.websocketUrl);
    raw.send({ id: 1, connect: { token: test.tokens.subscriptionToken({ channel: "public:en", userId: "42" }) } });
    expect((await raw.closed).code).toBe(3500);
  });
});

describe("recovery", () => {
  it("answers with what was missed and the offset that the client sent", async () => {
    const keeper = await greeted();
    keeper.send({ id: 2, subscribe: { channel: "public:en" } });
    const { epoch } = (await keeper.reply(2))["subscribe"] as { epoch: string };
    expect(epoch).toMatch(/^[A-Za-z]{8}$/);
    for (let number = 1; number <= 3; number += 1) test.hub.publishData("public:en", { number });
    const raw = await greeted();
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

  it.each([["_"], ["otherABC"]])("is lost with the epoch %s", async (epoch) => {
    const raw = await greeted();
    raw.send({ id: 2, subscribe: { channel: "public:en", recover: true, epoch, offset: 0 } });
    const reply = (await raw.reply(2))["subscribe"] as object;
    expect(reply).toMatchObject({ was_recovering: true });
    expect(reply).not.toHaveProperty("recovered");
    expect(reply).not.toHaveProperty("publications");
  });

  it("is lost with an offset that was never given", async () => {
    const keeper = await greeted();
    keeper.send({ id: 2, subscribe: { channel: "public:en" } });
    const { epoch } = (await keeper.reply(2))["subscribe"] as { epoch: string };
    const raw = await greeted();
    raw.send({ id: 2, subscribe: { channel: "public:en", recover: true, epoch, offset: 99 } });
    expect((await raw.reply(2))["subscribe"]).not.toHaveProperty("recovered");
  });

  it("brings the newest publication alone in cache mode", async () => {
    const keeper = await greeted();
    keeper.send({ id: 2, subscribe: { channel: "cache:x" } });
    await keeper.reply(2);
    for (let number = 1; number <= 3; number += 1) test.hub.publishData("cache:x", { number });
    const raw = await greeted();
    raw.send({ id: 2, subscribe: { channel: "cache:x", recover: true } });
    expect((await raw.reply(2))["subscribe"]).toMatchObject({
      recovered: true,
      offset: 3,
      publications: [{ data: { number: 3 }, offset: 3 }],
    });
  });

  it("changes the epoch once nobody could recover", async () => {
    const epochOf = async () => {
      const raw = await greeted();
      raw.send({ id: 2, subscribe: { channel: "brief:x" } });
      const { epoch } = (await raw.reply(2))["subscribe"] as { epoch: string };
      raw.socket.close();
      await raw.closed;
      return epoch;
    };
    const first = await epochOf();
    expect(await epochOf()).toBe(first);
    expect(test.hub.hasInterest("brief:x")).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect(test.hub.hasInterest("brief:x")).toBe(false);
    expect(test.hub.publishData("brief:x", 1)).toBeUndefined();
    expect(test.hub.stats().dropped).toBe(1);
    expect(await epochOf()).not.toBe(first);
  });
});

describe("time", () => {
  const quick = { pingEveryMs: 100, pongTimeoutMs: 40, staleAfterMs: 60, expiredCloseDelayMs: 50, expiredSubscriptionCloseDelayMs: 50 };
  let fast: TestHub;
  beforeEach(async () => {
    fast = await startTestHub({ limits: quick });
  });
  afterEach(async () => {
    await fast.close();
    expect(fast.errors).toEqual([]);
  });

  it("ends a connection that never greets with 3502", async () => {
    const raw = await openRawSocket(fast.websocketUrl);
    expect(await raw.closed).toEqual({ code: 3502, reason: "stale" });
  });

  it("ends a connection that answers no ping with 3012", async () => {
    const raw = await greeted(fast);
    expect(await raw.closed).toEqual({ code: 3012, reason: "no pong" });
    expect(raw.received.at(-1)).toEqual({});
  });

  it("keeps one that does", async () => {
    const raw = await greeted(fast);
    raw.answerPings();
    await new Promise((resolve) => setTimeout(resolve, 350));
    expect(raw.socket.readyState).toBe(raw.socket.OPEN);
    expect(raw.frames.filter((frame) => frame === "{}").length).toBeGreaterThanOrEqual(2);
  });

  it("ends an expired connection with 3005 after the grace period", async () => {
    const token = createRealtimeTokens(secret, { connectionSeconds: 1, subscriptionSeconds: 1 }).connectionToken("42");
    const raw = await openRawSocket(fast.websocketUrl);
    raw.answerPings();
    raw.send({ id: 1, connect: { token } });
    expect(await raw.reply(1)).toMatchObject({ connect: { expires: true, ttl: 1 } });
    expect((await raw.closed).code).toBe(3005);
  });

  it("ends an expired subscription with 2501", async () => {
    const channel = "$private:en.platform_user.42";
    const raw = await greeted(fast, fast.tokens.connectionToken("42"));
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

  it("ends a client that does not read with 3008", async () => {
    const raw = await greeted();
    raw.send({ id: 2, subscribe: { channel: "plain:x" } });
    await raw.reply(2);
    raw.socket.pause();
    const data = "x".repeat(64_000);
    for (let number = 0; number < 400 && test.hub.stats().connections > 0; number += 1) {
      test.hub.publishData("plain:x", data);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(test.hub.stats().connections).toBe(0);
    raw.socket.resume();
    expect(await raw.closed).toEqual({ code: 3008, reason: "slow" });
  });
});

describe("access", () => {
  const upgrade = (headers: Record<string, string>, path = "/connection/websocket", target = test) =>
    openRawSocket(`${target.websocketUrl.replace("/connection/websocket", path)}`, { headers }).then(
      ({ socket }) => (socket.close(), "open"),
      (error: Error) => error.message,
    );

  it("lets in no page of a strange origin", async () => {
    expect(await upgrade({})).toBe("open");
    expect(await upgrade({ Origin: test.origin })).toBe("open");
    expect(await upgrade({ Origin: "https://evil.example" })).toContain("403");
    expect(await upgrade({ Origin: "null" })).toContain("403");
    const stream = await fetch(`${test.origin}/connection/http_stream`, {
      method: "POST",
      headers: { Origin: "https://evil.example" },
      body: '{"id":1,"connect":{}}',
    });
    expect(stream.status).toBe(403);
  });

  it("lets in pages of the list, and tells their browsers", async () => {
    const listed = await startTestHub({ allowedOrigins: ["https://bets.example"] });
    expect(await upgrade({ Origin: "https://bets.example" }, undefined, listed)).toBe("open");
    const reply = await fetch(`${listed.origin}/emulation`, {
      method: "OPTIONS",
      headers: { Origin: "https://bets.example", "Access-Control-Request-Headers": "content-type" },
    });
    expect(reply.status).toBe(204);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      "access-control-allow-origin": "https://bets.example",
      "access-control-allow-credentials": "true",
      "access-control-allow-headers": "content-type",
      "access-control-max-age": "300",
    });
    await listed.close();
  });

  it("knows its own paths only, and no protobuf", async () => {
    expect(await upgrade({}, "/elsewhere")).toContain("404");
    expect(await upgrade({}, "/connection/websocket?cf_protocol=protobuf")).toContain("400");
    expect((await fetch(`${test.origin}/elsewhere`)).status).toBe(404);
  });

  it("holds no more connections than it may", async () => {
    const small = await startTestHub({ limits: { connections: 1, connectionsPerUser: 1 } });
    await greeted(small);
    expect(await upgrade({}, undefined, small)).toContain("503");
    await small.close();
  });

  it("holds no more connections of a player than it may", async () => {
    const small = await startTestHub({ limits: { connectionsPerUser: 1 } });
    const token = small.tokens.connectionToken("42");
    await greeted(small, token);
    const second = await openRawSocket(small.websocketUrl);
    second.send({ id: 1, connect: { token } });
    expect((await second.closed).code).toBe(3504);
    await small.close();
  });

  it("ends a client that floods it with commands", async () => {
    const small = await startTestHub({ limits: { commandsPerTenSeconds: 20 } });
    const raw = await greeted(small);
    for (let number = 2; number <= 20; number += 1) raw.send({ id: number, unsubscribe: { channel: "plain:x" } });
    await raw.reply(20);
    raw.send({ id: 21, unsubscribe: { channel: "plain:x" } });
    expect((await raw.closed).code).toBe(3013);
    await small.close();
  });

  it("may ask everybody for a token", async () => {
    const closed = await startTestHub({ allowAnonymous: false });
    const raw = await openRawSocket(closed.websocketUrl);
    raw.send({ id: 1, connect: {} });
    expect((await raw.closed).code).toBe(3501);
    const visitor = await openRawSocket(closed.websocketUrl);
    visitor.send({ id: 1, connect: { token: closed.tokens.connectionToken("") } });
    expect((await visitor.closed).code).toBe(3507);
    await closed.close();
  });
});

describe("streams and emulation by hand", () => {
  const post = (path: string, body: string) => fetch(`${test.origin}${path}`, { method: "POST", body });

  it("refuses what is no request of theirs", async () => {
    expect((await fetch(`${test.origin}/connection/http_stream`)).status).toBe(405);
    expect((await fetch(`${test.origin}/connection/sse`)).status).toBe(400);
    expect((await fetch(`${test.origin}/connection/sse`, { method: "DELETE" })).status).toBe(405);
    expect((await fetch(`${test.origin}/emulation`)).status).toBe(405);
    expect((await post("/connection/http_stream", "x".repeat(70_000))).status).toBe(413);
    expect((await post("/emulation", "x".repeat(70_000))).status).toBe(413);
    expect((await post("/emulation", "nonsense")).status).toBe(400);
    expect((await post("/emulation", '{"session":"x","node":"y"}')).status).toBe(400);
    expect((await post("/emulation", '{"session":"x","node":"other","data":"{}"}')).status).toBe(404);
  });

  it("streams lines, takes commands, and says why it ends", async () => {
    const response = await post("/connection/http_stream", '{"id":1,"connect":{}}\n');
    expect(response.headers.get("x-accel-buffering")).toBe("no");
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    const greeting = JSON.parse((await reader.read()).value ?? "") as { connect: { session: string; node: string } };
    const { session, node } = greeting.connect;
    const command = (data: string, to = session) =>
      post("/emulation", JSON.stringify({ session: to, node, data })).then(({ status }) => status);
    expect(await command('{"id":2,"subscribe":{"channel":"plain:x"}}')).toBe(204);
    expect((await reader.read()).value).toBe('{"id":2,"subscribe":{}}\n');
    expect(await command('{"id":3,"subscribe":{"channel":"plain:y"}}', "11111111-1111-1111-1111-111111111111")).toBe(204);
    expect(await command('{"id":4,"connect":{}}')).toBe(204);
    expect((await reader.read()).value).toBe('{"push":{"disconnect":{"code":3501,"reason":"bad request"}}}\n');
    expect((await reader.read()).done).toBe(true);
    expect(await command('{"id":5,"ping":{}}')).toBe(204);
  });

  it("opens server-sent events by query and by body", async () => {
    const byQuery = await fetch(`${test.origin}/connection/sse?cf_connect=${encodeURIComponent('{"id":1,"connect":{}}')}`);
    const byBody = await post("/connection/sse", '{"id":1,"connect":{}}');
    for (const response of [byQuery, byBody]) {
      expect(response.headers.get("content-type")).toBe("text/event-stream");
      const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
      let text = "";
      while (!text.endsWith("\n\n")) text += (await reader.read()).value ?? "";
      expect(text).toMatch(/^\r\ndata: \{"id":1,"connect":\{.*\}\}\n\n$/);
      await reader.cancel();
    }
  });

  it("refuses a stream that does not begin with connect", async () => {
    const response = await post("/connection/http_stream", "{}");
    expect(await response.text()).toBe('{"push":{"disconnect":{"code":3501,"reason":"bad request"}}}\n');
  });

  it("needs the key for the publish API", async () => {
    expect((await post("/connection/api/info", "")).status).toBe(401);
    const withKey = await fetch(`${test.origin}/connection/api/info`, { method: "POST", headers: { Authorization: `apikey ${apiKey}` } });
    expect(withKey.status).toBe(200);
  });
});
