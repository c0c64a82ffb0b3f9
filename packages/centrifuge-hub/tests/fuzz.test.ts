import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createDispatch } from "../src/commands/dispatch.ts";
import { Connection, type ConnectionHost, type Transport } from "../src/connection.ts";
import { createHubCore, type HubCore } from "../src/hub-core.ts";
import { resolveHubOptions } from "../src/hub-options.ts";
import { createRealtimeTokens } from "../src/create-realtime-tokens.ts";
import { openRawSocket } from "./support/raw-socket.ts";
import { secret, startTestHub, testChannels, type TestHub } from "./support/start-test-hub.ts";

const isFull = process.env["TEST_FULL"] === "1";

const tokens = createRealtimeTokens(secret);

/** A connection without a network, with its sent messages and its close codes. */
function openFakeConnection(core: HubCore): { connection: Connection; sent: string[]; ends: number[] } {
  const sent: string[] = [];
  const ends: number[] = [];
  const transport: Transport = {
    kind: "websocket",
    send: (messages) => void sent.push(...messages.map(String)),
    bufferedBytes: () => 0,
    close: ({ code }) => void ends.push(code),
    terminate: () => undefined,
  };
  const host: ConnectionHost = {
    bufferedBytesLimit: 1_048_576,
    commandsPerTenSeconds: 600,
    scheduleFlush: () => undefined,
    execute: createDispatch(core, () => undefined),
    remove: () => undefined,
    onClosed: () => undefined,
  };
  return { connection: new Connection(host, transport), sent, ends };
}

const channel = fc.constantFrom(
  "public:en",
  "chat:en",
  "plain:x",
  "$private:en.platform_user.42",
  "nowhere:x",
  "",
  "#42",
  "$",
  ":",
  "a".repeat(300),
  "chat:\u0000",
);
const token = fc.constantFrom(
  "",
  "a.b.c",
  "..",
  tokens.connectionToken("42"),
  tokens.subscriptionToken({ channel: "$private:en.platform_user.42", userId: "42" }),
  "\u{1f600}",
);
const json = fc.jsonValue({ maxDepth: 4 });
const integer = fc.oneof(fc.integer(), fc.maxSafeInteger(), fc.constantFrom(-0, 1.5, 2 ** 32));
const request = fc.record(
  {
    channel: fc.oneof(channel, json),
    token: fc.oneof(token, json),
    recover: fc.oneof(fc.boolean(), json),
    epoch: fc.oneof(fc.string(), json),
    offset: fc.oneof(integer, json),
    limit: integer,
    reverse: fc.boolean(),
    since: fc.oneof(fc.record({ offset: integer, epoch: fc.string() }), json),
    data: json,
    delta: fc.constantFrom("", "fossil", "x"),
    type: fc.nat(4),
    flag: fc.nat(8),
    method: fc.oneof(fc.string(), fc.constantFrom("__proto__", "constructor")),
    subs: fc.dictionary(fc.string(), json),
    join_leave: fc.boolean(),
    positioned: fc.boolean(),
    recoverable: fc.boolean(),
    tf: json,
  },
  { requiredKeys: [] },
);
const kind = fc.constantFrom(
  "connect",
  "subscribe",
  "unsubscribe",
  "publish",
  "presence",
  "presence_stats",
  "history",
  "ping",
  "send",
  "rpc",
  "refresh",
  "sub_refresh",
  "push",
  "__proto__",
);
const command = fc
  .tuple(
    fc.option(fc.oneof(fc.nat(), json), { nil: undefined }),
    kind,
    fc.oneof({ weight: 6, arbitrary: request }, { weight: 1, arbitrary: json }),
  )
  .map(([id, name, params]) => JSON.stringify({ ...(id === undefined ? {} : { id }), [name]: params }));
const line = fc.oneof(
  { weight: 8, arbitrary: command },
  { weight: 1, arbitrary: fc.string() },
  { weight: 1, arbitrary: json.map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: fc.constant("{}") },
);

describe("the hub", () => {
  it("answers random commands with replies and pushes only, and reports no internal errors", () => {
    const errors: unknown[] = [];
    const core = createHubCore(
      resolveHubOptions({
        tokens,
        channels: testChannels,
        rpc: { echo: ({ data }) => ({ data }) },
        onError: (error) => void errors.push(error),
      }),
    );
    fc.assert(
      fc.property(fc.boolean(), fc.array(line, { maxLength: 12 }), (isConnected, lines) => {
        const { connection, sent, ends } = openFakeConnection(core);
        if (isConnected) connection.receive(JSON.stringify({ id: 1, connect: { token: tokens.connectionToken("42") } }));
        for (const text of lines) connection.receive(text);
        connection.flush();
        expect(errors).toEqual([]);
        expect(ends.length).toBeLessThanOrEqual(1);
        for (const message of sent) {
          const parsed = JSON.parse(message) as Record<string, unknown>;
          expect(Object.hasOwn(parsed, "id") || Object.hasOwn(parsed, "push")).toBe(true);
        }
        for (const subscription of connection.subscriptions.values()) subscription.channel.remove(subscription, Date.now());
      }),
      { numRuns: isFull ? 1500 : 400 },
    );
  });

  it("refuses data that is nested too deeply to serialize", () => {
    const errors: unknown[] = [];
    const core = createHubCore(resolveHubOptions({ tokens, channels: testChannels, onError: (error) => void errors.push(error) }));
    const { connection, sent } = openFakeConnection(core);
    connection.receive(JSON.stringify({ id: 1, connect: { token: tokens.connectionToken("42") } }));
    connection.receive('{"id":2,"subscribe":{"channel":"chat:en"}}');
    connection.receive(`{"id":3,"publish":{"channel":"chat:en","data":${"[".repeat(30_000)}${"]".repeat(30_000)}}}`);
    connection.flush();
    expect(errors).toEqual([]);
    expect(sent.some((message) => message.startsWith('{"id":3,'))).toBe(true);
  });
});

describe("a WebSocket", () => {
  let test: TestHub;
  beforeEach(async () => {
    test = await startTestHub();
  });
  afterEach(async () => {
    await test.close();
    expect(test.errors).toEqual([]);
  });

  it("survives random bytes, and so does the hub", async () => {
    const frames = fc.sample(
      fc.oneof(
        fc.uint8Array({ maxLength: 200 }),
        line.map((text) => Buffer.from(text)),
      ),
      { numRuns: isFull ? 60 : 20, seed: 7 },
    );
    await Promise.all(
      frames.map(async (frame) => {
        const raw = await openRawSocket(test.websocketUrl);
        raw.socket.send(frame);
        raw.socket.close();
        await raw.closed;
      }),
    );
    const raw = await openRawSocket(test.websocketUrl);
    raw.send({ id: 1, connect: {} });
    expect(await raw.reply(1)).toHaveProperty("connect");
  });
});
