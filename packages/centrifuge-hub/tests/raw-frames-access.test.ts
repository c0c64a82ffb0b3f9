import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openConnectedSocket, openRawSocket, type RawSocket } from "./support/raw-socket.ts";
import { apiKey, limitSlots, startTestHub, type TestHub } from "./support/start-test-hub.ts";

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

describe("the hub", () => {
  const upgrade = (headers: Record<string, string>, path = "/connection/websocket", target = test) =>
    openRawSocket(`${target.websocketUrl.replace("/connection/websocket", path)}`, { headers }).then(
      ({ socket }) => (socket.close(), "open"),
      (error: Error) => error.message,
    );

  it("refuses pages of other origins", async () => {
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

  it("accepts allowed origins and sends them CORS headers", async () => {
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

  it("refuses unknown paths and protobuf", async () => {
    expect(await upgrade({}, "/elsewhere")).toContain("404");
    expect(await upgrade({}, "/connection/websocket?cf_protocol=protobuf")).toContain("400");
    expect((await fetch(`${test.origin}/elsewhere`)).status).toBe(404);
  });

  it("refuses connections without a free slot", async () => {
    const small = await startTestHub({ takeSlot: limitSlots({ total: 1 }), limits: { connectionsPerUser: 1 } });
    await openConnected(small);
    expect(await upgrade({}, undefined, small)).toContain("503");
    await small.close();
  });

  it("limits the connections of a user", async () => {
    const small = await startTestHub({ limits: { connectionsPerUser: 1 } });
    const token = small.tokens.connectionToken("42");
    await openConnected(small, token);
    const second = await openRawSocket(small.websocketUrl);
    second.send({ id: 1, connect: { token } });
    expect((await second.closed).code).toBe(3504);
    await small.close();
  });

  it("disconnects a client that sends too many commands", async () => {
    const small = await startTestHub({ limits: { commandsPerTenSeconds: 20 } });
    const raw = await openConnected(small);
    for (let number = 2; number <= 20; number += 1) raw.send({ id: number, unsubscribe: { channel: "plain:x" } });
    await raw.reply(20);
    raw.send({ id: 21, unsubscribe: { channel: "plain:x" } });
    expect((await raw.closed).code).toBe(3013);
    await small.close();
  });

  it("refuses visitors when allowAnonymous is false", async () => {
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

describe("streams and emulation", () => {
  const post = (path: string, body: string) => fetch(`${test.origin}${path}`, { method: "POST", body });

  it("refuse invalid requests", async () => {
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

  it("stream replies as lines, accept commands, and send the disconnect reason", async () => {
    const response = await post("/connection/http_stream", '{"id":1,"connect":{}}\n');
    expect(response.headers.get("x-accel-buffering")).toBe("no");
    // A streamed response has a body.
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    const connected = JSON.parse((await reader.read()).value ?? "") as { connect: { session: string; node: string } };
    const { session, node } = connected.connect;
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

  it("open server-sent events by query and by body", async () => {
    const byQuery = await fetch(`${test.origin}/connection/sse?cf_connect=${encodeURIComponent('{"id":1,"connect":{}}')}`);
    const byBody = await post("/connection/sse", '{"id":1,"connect":{}}');
    for (const response of [byQuery, byBody]) {
      expect(response.headers.get("content-type")).toBe("text/event-stream");
      // A streamed response has a body.
      const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
      let text = "";
      while (!text.endsWith("\n\n")) text += (await reader.read()).value ?? "";
      expect(text).toMatch(/^\r\ndata: \{"id":1,"connect":\{.*\}\}\n\n$/);
      await reader.cancel();
    }
  });

  it("refuse a stream that does not start with connect", async () => {
    const response = await post("/connection/http_stream", "{}");
    expect(await response.text()).toBe('{"push":{"disconnect":{"code":3501,"reason":"bad request"}}}\n');
  });

  it("require the key for the publish API", async () => {
    expect((await post("/connection/api/info", "")).status).toBe(401);
    const withKey = await fetch(`${test.origin}/connection/api/info`, { method: "POST", headers: { Authorization: `apikey ${apiKey}` } });
    expect(withKey.status).toBe(200);
  });
});
