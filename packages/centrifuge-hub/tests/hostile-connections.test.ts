import { createHash } from "node:crypto";
import { connect, type AddressInfo, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, type ConnectionHost } from "../src/connection.ts";
import type { HubOptions } from "../src/hub-options.ts";
import { openGreetedSocket, openRawSocket } from "./support/raw-socket.ts";
import { limitSlots, startTestHub, until, type TestHub } from "./support/start-test-hub.ts";

let test: TestHub;
beforeEach(async () => {
  test = await startTestHub();
});
afterEach(async () => {
  await test.close();
  expect(test.errors).toEqual([]);
});

const upgradeHead =
  "GET /connection/websocket HTTP/1.1\r\nHost: hub\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";

/** A masked frame of a client; the mask is zero, so the payload stands as it is. */
function clientFrame(opcode: number, payload: Buffer): Buffer {
  const length =
    payload.length < 126 ? Buffer.from([0x80 | payload.length]) : Buffer.from([0xfe, payload.length >> 8, payload.length & 255]);
  return Buffer.concat([Buffer.from([0x80 | opcode]), length, Buffer.alloc(4), payload]);
}

async function openTcp(hub: TestHub): Promise<Socket> {
  const socket = connect((hub.server.address() as AddressInfo).port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write(upgradeHead);
  await new Promise((resolve) => socket.once("data", resolve));
  return socket;
}

const ping = clientFrame(9, Buffer.alloc(125, "x"));
const connectCommand = clientFrame(1, Buffer.from('{"id":1,"connect":{}}'));

/** Sockets of the server's side, whose unsent bytes show what a client has not read. */
function serverSockets(hub: TestHub): Set<Socket> {
  const sockets = new Set<Socket>();
  hub.server.on("connection", (socket: Socket) => sockets.add(socket));
  return sockets;
}

describe("a client that floods the WebSocket with pings", () => {
  it("is ended while it never reads, and little is kept for it (F15)", async () => {
    const sockets = serverSockets(test);
    const socket = await openTcp(test);
    socket.pause();
    socket.write(connectCommand);
    let mostUnsent = 0;
    const watch = setInterval(() => {
      for (const { writableLength } of sockets) mostUnsent = Math.max(mostUnsent, writableLength);
    }, 1);
    const many = Buffer.concat(Array.from({ length: 2_000 }, () => ping));
    let sent = 0;
    const flood = (): void => {
      while (!socket.destroyed && sent < 200_000) {
        sent += 2_000;
        if (!socket.write(many)) return void socket.once("drain", flood);
      }
    };
    flood();
    await until(() => [...sockets].every(({ destroyed }) => destroyed), "the end of the flood");
    clearInterval(watch);
    expect(mostUnsent).toBeLessThan(100_000);
    socket.destroy();
  });

  it("is told why with 3013", async () => {
    const raw = await openGreetedSocket(test.websocketUrl);
    for (let number = 0; number < 700; number += 1) raw.socket.ping();
    expect((await raw.closed).code).toBe(3013);
  });

  it("is ended for pongs and for empty frames as well", async () => {
    const pongs = await openGreetedSocket(test.websocketUrl);
    for (let number = 0; number < 700; number += 1) pongs.socket.pong();
    expect((await pongs.closed).code).toBe(3013);
    const empty = await openGreetedSocket(test.websocketUrl);
    for (let number = 0; number < 700; number += 1) empty.socket.send(" \n");
    expect((await empty.closed).code).toBe(3013);
  });

  it("gets its pongs as long as it keeps to the limit", async () => {
    const raw = await openGreetedSocket(test.websocketUrl);
    const pong = new Promise<string>((resolve) => raw.socket.once("pong", (payload) => resolve(String(payload))));
    raw.socket.ping("hello");
    expect(await pong).toBe("hello");
    raw.socket.terminate();
  });

  it("keeps few answers for a client that sends pings slowly and never reads", async () => {
    const frames: Buffer[] = [];
    const sockets = serverSockets(test);
    const socket = await openTcp(test);
    socket.write(connectCommand);
    await until(() => sockets.size === 1);
    const [server] = sockets;
    if (server === undefined) throw new Error("The server has no socket.");
    // As if the kernel took nothing any more: what is written stays with the process.
    vi.spyOn(server, "writableLength", "get").mockReturnValue(1);
    vi.spyOn(server, "write").mockImplementation((chunk) => frames.push(Buffer.from(chunk as Uint8Array)) > 0);
    socket.write(Buffer.concat(Array.from({ length: 300 }, () => ping)));
    const last = createHash("sha1").update("end").digest("hex");
    socket.write(clientFrame(1, Buffer.from(JSON.stringify({ id: 2, unsubscribe: { channel: last } }))));
    await until(() => frames.some((frame) => frame.includes('"id":2')));
    expect(frames.filter((frame) => frame[0] === 0x8a)).toEqual([]);
    vi.restoreAllMocks();
    socket.destroy();
  });
});

describe("connections of one address", () => {
  const from = (hub: TestHub, address: string) => openRawSocket(hub.websocketUrl, { headers: { "X-Caller": address } });
  const callerOf: HubOptions["callerOf"] = ({ headers }) => ({ address: String(headers["x-caller"]), host: headers.host ?? "" });

  it("are limited over every transport, by the address of the caller", async () => {
    const small = await startTestHub({ takeSlot: limitSlots({ perAddress: 2 }), callerOf });
    const stream = async (address: string) =>
      fetch(`${small.origin}/connection/http_stream`, {
        method: "POST",
        headers: { "X-Caller": address },
        body: '{"id":1,"connect":{}}',
      });
    const single = await startTestHub({ takeSlot: limitSlots({ perAddress: 1 }), callerOf });
    const first = await from(single, "203.0.113.1");
    await expect(from(single, "203.0.113.1")).rejects.toThrow("429");
    const other = await fetch(`${single.origin}/connection/sse?cf_connect=%7B%22id%22%3A1%2C%22connect%22%3A%7B%7D%7D`, {
      headers: { "X-Caller": "203.0.113.1" },
    });
    expect(other.status).toBe(429);
    expect(other.headers.get("retry-after")).toBe("5");
    expect(single.hub.stats().refused).toBe(2);
    first.socket.close();
    await first.closed;
    (await from(single, "203.0.113.1")).socket.terminate();
    const open = [await stream("203.0.113.5"), await stream("203.0.113.5")];
    expect(open.map(({ status }) => status)).toEqual([200, 200]);
    expect((await stream("203.0.113.5")).status).toBe(429);
    await Promise.all(open.map(async ({ body }) => body?.cancel()));
    await expect.poll(async () => (await stream("203.0.113.5")).status).toBe(200);
    await single.close();
    await small.close();
  });

  it("are counted by the peer unless the hub is told how to read the caller", async () => {
    const small = await startTestHub({ takeSlot: limitSlots({ perAddress: 1 }) });
    const forwarded = (address: string) => openRawSocket(small.websocketUrl, { headers: { "X-Forwarded-For": address } });
    await forwarded("203.0.113.1");
    await expect(forwarded("203.0.113.2")).rejects.toThrow("429");
    await small.close();
  });
});

describe("bodies that come slowly", () => {
  it.each(["/connection/http_stream", "/connection/sse", "/emulation"])("of %s end with 408", async (path) => {
    const quick = await startTestHub({ takeSlot: limitSlots({ total: 1 }), limits: { bodyTimeoutMs: 100 } });
    const socket = connect((quick.server.address() as AddressInfo).port, "127.0.0.1");
    socket.on("error", () => undefined);
    socket.write(`POST ${path} HTTP/1.1\r\nHost: hub\r\nContent-Length: 5000\r\n\r\n{`);
    let answer = "";
    socket.on("data", (part: Buffer) => (answer += part.toString()));
    await new Promise((resolve) => socket.once("close", resolve));
    expect(answer).toMatch(/^HTTP\/1\.1 408 /u);
    (await openRawSocket(quick.websocketUrl)).socket.terminate();
    await quick.close();
  });
});

describe("channels that nobody uses", () => {
  it("are forgotten but for the newest when visitors make up thousands", async () => {
    const small = await startTestHub({ limits: { quietChannels: 50, commandsPerTenSeconds: 5_000 } });
    for (let client = 0; client < 10; client += 1) {
      const raw = await openGreetedSocket(small.websocketUrl);
      for (let number = 0; number < 120; number += 1)
        raw.send({ id: number + 2, subscribe: { channel: `public:made-up-${client}-${number}` } });
      await raw.reply(121);
      raw.socket.terminate();
      await until(() => small.hub.stats().connections === 0);
      expect(small.hub.stats().channels).toBeLessThanOrEqual(50);
    }
    await small.close();
  });

  it("keep their place for a client that comes back at once", async () => {
    const first = await openGreetedSocket(test.websocketUrl);
    first.send({ id: 2, subscribe: { channel: "public:en" } });
    const { epoch } = (await first.reply(2))["subscribe"] as { epoch: string };
    first.socket.terminate();
    await until(() => test.hub.stats().connections === 0);
    const second = await openGreetedSocket(test.websocketUrl);
    second.send({ id: 2, subscribe: { channel: "public:en", recover: true, epoch, offset: 0 } });
    expect(await second.reply(2)).toMatchObject({ subscribe: { recovered: true, epoch } });
  });
});

describe("limits on a machine whose clock is set back", () => {
  it("go on with the time that really passes", () => {
    const wall = vi.spyOn(Date, "now").mockReturnValue(2_000_000_000_000);
    const monotonic = vi.spyOn(performance, "now").mockReturnValue(1_000);
    const reasons: number[] = [];
    const host = { commandsPerTenSeconds: 3, execute: () => undefined, forget: () => undefined } as unknown as ConnectionHost;
    const transport = { close: ({ code }: { code: number }) => reasons.push(code), bufferedBytes: () => 0, send: () => undefined };
    const connection = new Connection(host, transport as unknown as Connection["transport"]);
    for (let number = 0; number < 3; number += 1) expect(connection.countFrame()).toBe(true);
    wall.mockReturnValue(2_000_000_000_000 - 3_600_000);
    monotonic.mockReturnValue(12_000);
    for (let number = 0; number < 3; number += 1) expect(connection.countFrame()).toBe(true);
    expect(connection.countFrame()).toBe(false);
    expect(reasons).toEqual([3013]);
    vi.restoreAllMocks();
  });
});
