import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { lastStatusOf, readUntilClosed, sendRaw, startEdgeWorld, statusOf, upgradeHead, type EdgeWorld } from "./edge-world.ts";

let world: EdgeWorld;
beforeAll(async () => {
  world = await startEdgeWorld({ settings: { REALTIME_CONNECTIONS_PER_ADDRESS: "5", REALTIME_CONNECTIONS: "8" } });
});
afterAll(() => world.close());

/** TCP states in /proc/net/tcp that are not open connections: TIME_WAIT and LISTEN. */
const notConnected: ReadonlySet<string> = new Set(["06", "0A"]);

/** Counts the open sockets of the web server, the backend and the hub, at both ends; other test files run in the same process. */
function openSockets(): number {
  const ports = [world.web, world.backend, world.realtime.origin].map((origin) =>
    Number(new URL(origin).port).toString(16).toUpperCase().padStart(4, "0"),
  );
  const rows = readFileSync("/proc/self/net/tcp", "utf8").split("\n").slice(1, -1);
  return rows.filter((row) => {
    const [, local = "", remote = "", state = ""] = row.trim().split(/\s+/u);
    return !notConnected.has(state) && ports.some((port) => local.endsWith(`:${port}`) || remote.endsWith(`:${port}`));
  }).length;
}
const realtime = "/connection/websocket";

async function openSocket(headers: Readonly<Record<string, string>> = {}): Promise<WebSocket | number> {
  const socket = new WebSocket(`${world.realtime.origin.replace("http", "ws")}${realtime}`, { headers });
  return new Promise((resolve) => {
    socket.once("open", () => resolve(socket));
    socket.once("unexpected-response", (_request, response) => resolve(response.statusCode ?? 0));
    socket.once("error", () => resolve(0));
  });
}

const connectCommand = Buffer.from('{"id":1,"connect":{}}');
/** A WebSocket ping of a client, with 125 bytes. */
const fullPing = Buffer.concat([Buffer.from([0x89, 0xfd, 0, 0, 0, 0]), Buffer.alloc(125)]);
/** Over 100 MB: more than sockets and streams can buffer. */
const maxPings = 800_000;

async function closeAll(sockets: readonly (WebSocket | number)[]): Promise<void> {
  const open = sockets.filter((socket) => socket instanceof WebSocket);
  // Each has two ends in this process.
  const without = openSockets() - open.length * 2;
  for (const socket of open) socket.terminate();
  await expect.poll(openSockets).toBeLessThanOrEqual(without);
}

describe("upgrades at the web server", () => {
  const prefixes = ["/api/v2/sports", "/platform/api/player", "/providers/x", "/support/chat", "/emulation", "/embed/codes", "/img"];
  const others = [
    "/embed/session",
    "/csp-report",
    "/livez",
    "/readyz",
    "/metrics",
    "/version",
    "/fe-api/x",
    "/connection/http_stream",
    "/connection/websocket",
    "/en",
  ];

  it.each([...prefixes, ...others])("are answered 404 for %s, and the socket is closed", async (path) => {
    expect(await lastStatusOf(world.web, upgradeHead(path))).toBe(404);
  });

  it("leave no open file behind after 2,000 attempts", async () => {
    await lastStatusOf(world.web, upgradeHead("/livez"));
    const before = openSockets();
    const paths = [...prefixes, ...others];
    for (let round = 0; round < 40; round += 1) {
      const sockets = Array.from({ length: 50 }, (_, index) =>
        sendRaw(world.web, upgradeHead(paths[(round + index) % paths.length] ?? "/")),
      );
      if (round % 2 === 0) for (const socket of sockets) socket.destroy();
      await Promise.all(sockets.filter((socket) => !socket.destroyed).map(async (socket) => readUntilClosed(socket)));
    }
    await expect.poll(openSockets, { timeout: 10_000 }).toBeLessThanOrEqual(before + 3);
  }, 120_000);

  it("to other protocols are answered as plain requests", async () => {
    const head = "GET /livez HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, close\r\nUpgrade: h2c\r\n\r\n";
    expect(await statusOf(world.web, head)).toBe(200);
    expect(await statusOf(world.platform, upgradeHead("/platform/api/player"))).toBe(401);
  });

  it("are refused by the backend too", async () => {
    for (const path of ["/api/v2/sports", realtime]) expect(await statusOf(world.backend, upgradeHead(path)), path).not.toBe(101);
    expect(await lastStatusOf(world.realtime.origin, upgradeHead("/api/v2/sports"))).toBe(404);
  });
});

describe("realtime connections at the port of the hub", () => {
  it("carry frames in both directions", async () => {
    const socket = await openSocket({ Origin: "http://localhost:3000", Host: "localhost:3000" });
    if (!(socket instanceof WebSocket)) throw new Error(`refused with ${socket}`);
    const reply = new Promise<string>((resolve) => socket.once("message", (data) => resolve((data as Buffer).toString())));
    socket.send(JSON.stringify({ id: 1, connect: {} }));
    expect(await reply).toContain('"client"');
    await closeAll([socket]);
  });

  it.each([
    ["a foreign page", { Origin: "http://evil.test" }],
    ["a sandboxed frame", { Origin: "null" }],
    ["a foreign page that names our host as its proxy's", { Origin: "http://evil.test", "X-Forwarded-Host": "localhost:3000" }],
  ])("are refused with 403 from %s", async (_name, headers) => {
    expect(await openSocket({ Host: "localhost:3000", ...headers })).toBe(403);
  });

  it("are refused with 429 above the limit per address, and with 503 above the total limit", async () => {
    const from = (address: string) => openSocket({ "X-Forwarded-For": address });
    const first = await Promise.all(Array.from({ length: 5 }, async () => from("203.0.113.1")));
    expect(first.every((socket) => socket instanceof WebSocket)).toBe(true);
    expect(await from("203.0.113.1")).toBe(429);
    expect(await from("203.0.113.1, 203.0.113.1")).toBe(429);
    const others = await Promise.all(Array.from({ length: 3 }, async (_, index) => from(`203.0.113.${index + 10}`)));
    expect(others.every((socket) => socket instanceof WebSocket)).toBe(true);
    expect(await from("203.0.113.99")).toBe(503);
    await closeAll([...first, ...others]);
    const again = await from("203.0.113.1");
    expect(again).toBeInstanceOf(WebSocket);
    await closeAll([again]);
  });

  it("share a limit within an IPv6 network", async () => {
    const from = (address: string) => openSocket({ "X-Forwarded-For": address });
    const open = await Promise.all(Array.from({ length: 5 }, async (_, index) => from(`2001:db8:1:2::${index + 1}`)));
    expect(await from("2001:db8:1:2:ffff::9")).toBe(429);
    const other = await from("2001:db8:1:3::1");
    expect(other).toBeInstanceOf(WebSocket);
    await closeAll([...open, other]);
  });

  it("end when a client floods them with pings and never reads", async () => {
    const before = openSockets();
    const client = sendRaw(world.realtime.origin, upgradeHead(realtime));
    await new Promise((resolve) => client.once("data", resolve));
    client.pause();
    client.write(Buffer.concat([Buffer.from([0x81, 0x80 | connectCommand.length, 0, 0, 0, 0]), connectCommand]));
    const pings = Buffer.concat(Array.from({ length: 2_000 }, () => fullPing));
    let sent = 0;
    const flood = (): void => {
      for (; !client.destroyed && sent < maxPings; sent += 2_000) if (!client.write(pings)) return void client.once("drain", flood);
    };
    flood();
    await expect.poll(openSockets, { timeout: 10_000 }).toBeLessThanOrEqual(before + 1);
    expect(sent).toBeLessThan(maxPings);
    client.destroy();
  });

  it("end on both sides when either side ends", async () => {
    const before = openSockets();
    const socket = await openSocket();
    if (!(socket instanceof WebSocket)) throw new Error(`refused with ${socket}`);
    socket.terminate();
    await expect.poll(openSockets).toBeLessThanOrEqual(before + 1);
    const other = await openSocket();
    if (!(other instanceof WebSocket)) throw new Error(`refused with ${other}`);
    const closed = new Promise<number>((resolve) => other.once("close", resolve));
    other.send("no command");
    expect(await closed).toBe(3501);
    await expect.poll(openSockets).toBeLessThanOrEqual(before + 1);
  });
});
