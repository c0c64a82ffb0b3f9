import { createHash } from "node:crypto";
import { connect, type AddressInfo, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, type ConnectionHost } from "../src/connection.ts";
import type { HubOptions } from "../src/hub-options.ts";
import { openConnectedSocket, openRawSocket } from "./support/raw-socket.ts";
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

/** A masked client frame; the mask is zero, so the payload is unchanged. */
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

/** Server-side sockets; their unsent bytes show how much a client has not read. */
function serverSockets(hub: TestHub): Set<Socket> {
  const sockets = new Set<Socket>();
  hub.server.on("connection", (socket: Socket) => sockets.add(socket));
  return sockets;
}

describe("a client that floods the WebSocket with pings", () => {
  it("is disconnected even if it never reads, with little buffered for it (F15)", async () => {
    const sockets = serverSockets(test);
    const socket = await openTcp(test);
    socket.pause();
    socket.write(connectCommand);
    let maxUnsent = 0;
    const watch = setInterval(() => {
      for (const { writableLength } of sockets) maxUnsent = Math.max(maxUnsent, writableLength);
    }, 1);
    const batch = Buffer.concat(Array.from({ length: 2_000 }, () => ping));
    let sent = 0;
    const flood = (): void => {
      while (!socket.destroyed && sent < 200_000) {
        sent += 2_000;
        if (!socket.write(batch)) return void socket.once("drain", flood);
      }
    };
    flood();
    await until(() => [...sockets].every(({ destroyed }) => destroyed), "the end of the flood");
    clearInterval(watch);
    expect(maxUnsent).toBeLessThan(100_000);
    socket.destroy();
  });

  it("receives close code 3013", async () => {
    const raw = await openConnectedSocket(test.websocketUrl);
    for (let number = 0; number < 700; number += 1) raw.socket.ping();
    expect((await raw.closed).code).toBe(3013);
  });

  it("is disconnected for pongs as well", async () => {
    const pongs = await openConnectedSocket(test.websocketUrl);
    for (let number = 0; number < 700; number += 1) pongs.socket.pong();
    expect((await pongs.closed).code).toBe(3013);
  });

  it("receives pongs while it stays below the limit", async () => {
    const raw = await openConnectedSocket(test.websocketUrl);
    const pong = new Promise<string>((resolve) => raw.socket.once("pong", (payload) => resolve(String(payload))));
    raw.socket.ping("hello");
    expect(await pong).toBe("hello");
    raw.socket.terminate();
  });

  it("receives no pongs while earlier output is unread", async () => {
    const frames: Buffer[] = [];
    const sockets = serverSockets(test);
    const socket = await openTcp(test);
    socket.write(connectCommand);
    await until(() => sockets.size === 1);
    const [server] = sockets;
    if (server === undefined) throw new Error("The server has no socket.");
    // Simulates a kernel that accepts no more data, so that writes are buffered in the process.
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

  it("are limited over every transport, by the address from callerOf", async () => {
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

  it("are counted by socket address without callerOf", async () => {
    const small = await startTestHub({ takeSlot: limitSlots({ perAddress: 1 }) });
    const forwarded = (address: string) => openRawSocket(small.websocketUrl, { headers: { "X-Forwarded-For": address } });
    await forwarded("203.0.113.1");
    await expect(forwarded("203.0.113.2")).rejects.toThrow("429");
    await small.close();
  });
});

describe("a slow request body", () => {
  it.each(["/connection/http_stream", "/connection/sse", "/emulation"])("is refused with 408 on %s", async (path) => {
    const quick = await startTestHub({ takeSlot: limitSlots({ total: 1 }), limits: { bodyTimeoutMs: 100 } });
    const socket = connect((quick.server.address() as AddressInfo).port, "127.0.0.1");
    socket.on("error", () => undefined);
    socket.write(`POST ${path} HTTP/1.1\r\nHost: hub\r\nContent-Length: 5000\r\n\r\n{`);
    let response = "";
    socket.on("data", (chunk: Buffer) => (response += chunk.toString()));
    await new Promise((resolve) => socket.once("close", resolve));
    expect(response).toMatch(/^HTTP\/1\.1 408 /u);
    (await openRawSocket(quick.websocketUrl)).socket.terminate();
    await quick.close();
  });
});

describe("unused channels", () => {
  it("are removed, oldest first, when clients invent thousands of names", async () => {
    const small = await startTestHub({ limits: { quietChannels: 50, commandsPerTenSeconds: 5_000 } });
    for (let client = 0; client < 10; client += 1) {
      const raw = await openConnectedSocket(small.websocketUrl);
      for (let number = 0; number < 120; number += 1)
        raw.send({ id: number + 2, subscribe: { channel: `public:made-up-${client}-${number}` } });
      await raw.reply(121);
      raw.socket.terminate();
      await until(() => small.hub.stats().connections === 0);
      expect(small.hub.stats().channels).toBeLessThanOrEqual(50);
    }
    await small.close();
  });

  it("retain their epoch for a client that reconnects at once", async () => {
    const first = await openConnectedSocket(test.websocketUrl);
    first.send({ id: 2, subscribe: { channel: "public:en" } });
    const { epoch } = (await first.reply(2))["subscribe"] as { epoch: string };
    first.socket.terminate();
    await until(() => test.hub.stats().connections === 0);
    const second = await openConnectedSocket(test.websocketUrl);
    second.send({ id: 2, subscribe: { channel: "public:en", recover: true, epoch, offset: 0 } });
    expect(await second.reply(2)).toMatchObject({ subscribe: { recovered: true, epoch } });
  });
});

describe("the command limit", () => {
  it("uses the monotonic clock, so that setting the system clock back has no effect", () => {
    const wall = vi.spyOn(Date, "now").mockReturnValue(2_000_000_000_000);
    const monotonic = vi.spyOn(performance, "now").mockReturnValue(1_000);
    const reasons: number[] = [];
    // Only what the command limit uses.
    const host = { commandsPerTenSeconds: 3, execute: () => undefined, remove: () => undefined } as unknown as ConnectionHost;
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
