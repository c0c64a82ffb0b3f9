import type { AddressInfo } from "node:net";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { WebSocketServer, type WebSocket } from "ws";
import { createFakePorts } from "../fake-ports.ts";
import type { CreateRealtimeClient } from "../../src/realtime/realtime-port.ts";
import { clients } from "../realtime/official-client.ts";

type Behaviour = (
  socket: WebSocket,
  command: { readonly id: number; readonly connect?: { readonly token?: string } },
  attempt: number,
) => void;

/** How the server reacts to a ping. */
type OnRpc = (socket: WebSocket, id: number) => void;

/** What a group of tests must stop. */
type Ends = (() => void)[];

function endAll(ends: Ends): void {
  for (const end of ends.splice(0)) end();
}

interface ConnectOptions {
  readonly getToken?: () => Promise<string>;
  readonly onRpc?: OnRpc;
}

/** Connects a page to a test server; the test decides how the server answers each connect command. */
async function connectBy(
  { create, ends }: { readonly create: CreateRealtimeClient; readonly ends: Ends },
  behaviour: Behaviour,
  { getToken = async () => "token", onRpc = () => undefined }: ConnectOptions = {},
) {
  const { ports, advance } = createFakePorts();
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  await new Promise((resolve) => server.once("listening", resolve));
  let attempts = 0;
  let tokens = 0;
  let channelTokens = 0;
  let asked = 0;
  const subscribed: string[] = [];
  server.on("connection", (socket) => {
    socket.on("message", (data: Buffer) => {
      for (const line of data.toString().split("\n")) {
        const command = JSON.parse(line) as {
          readonly id?: number;
          readonly connect?: object;
          readonly subscribe?: { readonly channel: string };
          readonly rpc?: object;
        };
        if (command.rpc !== undefined && command.id !== undefined) {
          asked += 1;
          onRpc(socket, command.id);
        }
        if (command.subscribe !== undefined) {
          subscribed.push(command.subscribe.channel);
          socket.send(JSON.stringify({ id: command.id, subscribe: {} }));
        }
        if (command.connect !== undefined && command.id !== undefined) behaviour(socket, { ...command, id: command.id }, (attempts += 1));
      }
    });
  });
  const states: string[] = [];
  const client = create({
    transports: [{ transport: "websocket", endpoint: `ws://127.0.0.1:${(server.address() as AddressInfo).port}` }],
    emulationEndpoint: "/emulation",
    isDeltaWanted: false,
    getToken: async () => {
      tokens += 1;
      return getToken();
    },
    getChannelToken: async () => {
      channelTokens += 1;
      return null;
    },
    time: ports.time,
    onState: (state) => states.push(state),
    report: () => undefined,
  });
  ends.push(() => {
    client.disconnect();
    server.close();
    for (const socket of server.clients) socket.terminate();
  });
  client.connect();
  return {
    client,
    states,
    subscribed,
    channelTokens: () => channelTokens,
    drop: () => {
      for (const socket of server.clients) socket.terminate();
    },
    advance,
    asked: () => asked,
    /** Sends a publication. */
    publish: (channel: string) => {
      for (const socket of server.clients) socket.send(JSON.stringify({ push: { channel, pub: { data: {} } } }));
    },
    attempts: () => attempts,
    tokens: () => tokens,
    endsAs: (state: string) => vi.waitFor(() => expect(states.at(-1)).toBe(state), { timeout: 20_000 }),
  };
}

const welcome: Behaviour = (socket, { id }) =>
  socket.send(JSON.stringify({ id, connect: { client: "c", version: "1", ping: 25, pong: true } }));
const refuse =
  (error: object): Behaviour =>
  (socket, { id }) =>
    socket.send(JSON.stringify({ id, error }));
/** Handles the first connection with this behaviour and accepts all others. */
const first =
  (behaviour: Behaviour): Behaviour =>
  (socket, command, attempt) =>
    (attempt === 1 ? behaviour : welcome)(socket, command, attempt);
const close =
  (code: number): Behaviour =>
  (socket, command, attempt) => {
    welcome(socket, command, attempt);
    socket.close(code, "by the test");
  };

describe.each(clients)("the realtime connection by $client", ({ create }) => {
  const ends: Ends = [];
  const connect = async (behaviour: Behaviour, options?: ConnectOptions) => connectBy({ create, ends }, behaviour, options);
  afterEach(() => endAll(ends));

  it("reconnects when the server misses its ping for ten seconds", async () => {
    const timers = vi.spyOn(globalThis, "setTimeout");
    ends.push(() => timers.mockRestore());
    const page = await connect(welcome);
    await page.endsAs("connected");
    const watch = timers.mock.calls.find(([, ms]) => ms === 25_000 + 10_000)?.[0];
    expect(watch).toBeDefined();
    const dateNow = Date.now;
    const clock = vi.spyOn(Date, "now").mockReturnValue(dateNow() + 35_000);
    ends.push(() => clock.mockRestore());
    watch?.();
    clock.mockImplementation(() => dateNow() + 35_000);
    await vi.waitFor(() => expect(page.attempts()).toBe(2), { timeout: 20_000 });
    await page.endsAs("connected");
  });

  it("reconnects within 8 s when it is silent and a ping is not answered", async () => {
    const page = await connect(welcome);
    await page.endsAs("connected");
    page.advance(2_900);
    expect(page.asked()).toBe(0);
    page.advance(200);
    await vi.waitFor(() => expect(page.asked()).toBe(1));
    expect(page.states).toEqual(["connecting", "connected"]);
    page.advance(8_000 - 3_100);
    await vi.waitFor(() => expect(page.attempts()).toBe(2), { timeout: 20_000 });
    await page.endsAs("connected");
    expect(page.states).toEqual(["connecting", "connected", "connecting", "connected"]);
  });

  it.each([
    [0, 5_000],
    [0.5, 7_500],
    [0.9999, 10_000],
  ])("F20: retries a failed token renewal after 5 to 10 s, at random (%d: %i ms)", async (draw, delay) => {
    const random = vi.spyOn(Math, "random").mockReturnValue(draw);
    const timers = vi.spyOn(globalThis, "setTimeout");
    ends.push(
      () => random.mockRestore(),
      () => timers.mockRestore(),
    );
    let asked = 0;
    let failedAt = Infinity;
    const page = await connect(
      (socket, { id }) =>
        socket.send(JSON.stringify({ id, connect: { client: "c", version: "1", ping: 25, pong: true, expires: true, ttl: 1 } })),
      {
        getToken: async () => {
          asked += 1;
          if (asked === 1) return "token";
          failedAt = timers.mock.calls.length;
          throw new Error("the network is gone");
        },
      },
    );
    await vi.waitFor(() => expect(failedAt).toBeLessThan(Infinity), { timeout: 20_000 });
    const delays = (): unknown[] => timers.mock.calls.slice(failedAt).map(([, ms]) => ms);
    await vi.waitFor(() => expect(delays()).toContain(delay), { timeout: 20_000 });
    expect(page.states.at(-1)).toBe("connected");
  });
});

// These tests mostly wait and patch no globals, so they run concurrently.
describe.concurrent.each(clients)("the realtime connection by $client", ({ create }) => {
  const ends: Ends = [];
  const connect = async (behaviour: Behaviour, options?: ConnectOptions) => connectBy({ create, ends }, behaviour, options);
  afterAll(() => endAll(ends));

  it.each([
    ["code 109, with a fresh token", refuse({ code: 109, message: "token expired" })],
    ["a code below 100", refuse({ code: 50, message: "internal" })],
    ["a temporary refusal", refuse({ code: 112, message: "try later", temporary: true })],
    ["a transport that closes", (socket: WebSocket) => socket.terminate()],
    ["a close that allows it", close(3001)],
  ])("reconnects after %s", async (_name, behaviour) => {
    const page = await connect(first(behaviour));
    await page.endsAs("connected");
    await vi.waitFor(() => expect(page.attempts()).toBeGreaterThan(1), { timeout: 20_000 });
    await page.endsAs("connected");
  });

  it.each<[string, OnRpc]>([
    ["an answer", (socket, id) => socket.send(JSON.stringify({ id, rpc: { data: {} } }))],
    ["a refusal", (socket, id) => socket.send(JSON.stringify({ id, error: { code: 104, message: "method not found" } }))],
  ])("stays open while %s arrives on a quiet connection", async (_name, onRpc) => {
    const page = await connect(welcome, { onRpc });
    await page.endsAs("connected");
    for (let turn = 0; turn < 30; turn += 1) {
      page.advance(1_000);
      // Time for answers to arrive.
      await new Promise((resolve) => void setTimeout(resolve, 40));
    }
    expect(page.asked()).toBeGreaterThan(3);
    expect([page.attempts(), page.states.at(-1)]).toEqual([1, "connected"]);
  });

  it.each([
    ["another refusal", refuse({ code: 103, message: "permission denied" })],
    ["close code 1009: a message was too large", close(1009)],
    ["close code 3500", close(3500)],
    ["close code 3999", close(3999)],
    ["close code 4500", close(4500)],
    ["close code 4999", close(4999)],
  ])("ends permanently after %s", async (_name, behaviour) => {
    const page = await connect(behaviour);
    await page.endsAs("disconnected");
    expect(page.attempts()).toBe(1);
  });

  it("does not ping while publications arrive", async () => {
    const page = await connect(welcome);
    await page.endsAs("connected");
    let received = 0;
    page.client.follow("public:en", { onSubscribed: () => undefined, onPublication: () => void (received += 1) });
    await vi.waitFor(() => expect(page.subscribed).toEqual(["public:en"]));
    for (let turn = 1; turn <= 10; turn += 1) {
      page.advance(2_000);
      page.publish("public:en");
      await vi.waitFor(() => expect(received).toBe(turn));
    }
    expect([page.asked(), page.attempts()]).toEqual([0, 1]);
  });

  it("does not subscribe to a refused private channel again, even on a new connection", async () => {
    const page = await connect(welcome);
    await page.endsAs("connected");
    const handlers = { onSubscribed: () => undefined, onPublication: () => undefined };
    page.client.follow("$private:en.platform_user.7", handlers);
    page.client.follow("public:en", handlers);
    await vi.waitFor(() => expect([page.channelTokens(), page.subscribed]).toEqual([1, ["public:en"]]), { timeout: 20_000 });
    page.drop();
    await vi.waitFor(() => expect(page.subscribed).toEqual(["public:en", "public:en"]), { timeout: 20_000 });
    await page.endsAs("connected");
    expect(page.channelTokens()).toBe(1);
  });

  it("F20: requests a fresh token on code 109", async () => {
    const page = await connect(first(refuse({ code: 109, message: "token expired" })));
    await page.endsAs("connected");
    expect(page.tokens()).toBe(2);
  });

  it("F20: keeps trying while it gets no token", async () => {
    let asked = 0;
    const page = await connect(welcome, {
      getToken: async () => {
        asked += 1;
        if (asked === 1) throw new Error("the network is gone");
        return "token";
      },
    });
    await page.endsAs("connected");
    expect(page.tokens()).toBe(2);
  });
});
