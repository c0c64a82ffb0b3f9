import { setTimeout as sleep } from "node:timers/promises";
import { startChild } from "../realtime/processes/child.ts";
import { payload } from "../realtime/processes/serve-broadcasts.ts";
import { readMetric } from "../../tests/cluster/proofs/support/running-cluster.ts";
import type { MeasuredCluster } from "./measured-cluster.ts";
import { type ByKind, countByKind, type Kind } from "./process-usage.ts";
import type { SocketFigures } from "./scale-figures.ts";

const idleCount = 2_000;
const activeCount = 400;
const watchedMs = 20_000;
const publications = 200;
const publishAtOnce = 5;
/** Kinds of processes that deliver messages. */
const fanOutKinds: readonly Kind[] = ["centrifugo", "redis"];
/** Kinds of processes that take part in opening a socket; Centrifugo asks an API process whether a match exists. */
const openKinds: readonly Kind[] = ["centrifugo", "redis", "balancer", "api", "leader"];
/** Sockets opened at once: each subscribes to a channel, and Centrifugo asks the API about it. */
const openedAtOnce = 50;
const openEveryMs = 200;
/** Not more often, because reading its metrics costs Centrifugo CPU time. */
const readEveryMs = 400;
const settleMs = 3_000;
const deliveredWithinMs = 60_000;

function subscribe(id: number, channel: string): string {
  return JSON.stringify({ id, subscribe: { channel, delta: "fossil" } });
}

/** Connects sockets to all nodes in turn; each sends its greeting, the first commands. */
async function openAll(measured: MeasuredCluster, greetings: readonly string[]) {
  const nodes = measured.cluster.processes("centrifugo");
  const children = nodes.map(() => startChild(new URL("../realtime/processes/load-client.ts", import.meta.url)));
  const opening = children.map(async (child, node) => {
    const port = new URL(nodes[node]?.origin ?? "").port;
    const own = greetings.filter((_, index) => index % nodes.length === node);
    while (own.length > 0) {
      await child.ask({ do: "open", port, greetings: own.splice(0, openedAtOnce) });
      await sleep(openEveryMs);
    }
  });
  await Promise.all(opening);
  return async () => void (await Promise.all(children.map((child) => child.stop())));
}

async function sumOf({ cluster }: MeasuredCluster, metric: string): Promise<number> {
  const counts = await Promise.all(cluster.processes("centrifugo").map(({ origin }) => readMetric(origin, metric)));
  return counts.reduce((all, one) => all + one, 0);
}

const sentMetric = "centrifugo_transport_messages_sent";

/** Number of messages and bytes sent by all nodes. */
async function readSent(measured: MeasuredCluster): Promise<{ readonly messages: number; readonly bytes: number }> {
  return {
    messages: await sumOf(measured, sentMetric),
    bytes: await sumOf(measured, "centrifugo_transport_messages_sent_size"),
  };
}

async function publish({ cluster }: MeasuredCluster, channel: string, number: number): Promise<void> {
  const nodes = cluster.processes("centrifugo");
  const node = nodes[number % nodes.length]?.origin ?? "";
  const reply = await fetch(`${node}/api/publish`, {
    method: "POST",
    headers: { "x-api-key": cluster.secrets["CENTRIFUGO_API_KEY"] ?? "", "content-type": "application/json" },
    body: JSON.stringify({ channel, data: payload(number) }),
  });
  if (!reply.ok) throw new Error(`Centrifugo refused a publication with ${reply.status}.`);
  await reply.text();
}

/** Number of sockets that a publication reaches: on a busy machine, some requests to the API time out. */
async function countReached(measured: MeasuredCluster, channel: string): Promise<number> {
  const before = await readSent(measured);
  await publish(measured, channel, publications);
  await sleep(settleMs);
  const sent = (await readSent(measured)).messages - before.messages;
  // The product's own publications are counted too.
  return Math.min(idleCount, sent);
}

async function fanOut(measured: MeasuredCluster, channel: string): Promise<SocketFigures["fanOut"]> {
  const sockets = await countReached(measured, channel);
  if (sockets < idleCount / 10) throw new Error(`A publication reaches only ${sockets} of ${idleCount} sockets.`);
  const expected = publications * sockets;
  let seconds = 0;
  const { cost } = await measured.costOf(async () => {
    const before = await sumOf(measured, sentMetric);
    const startedAt = performance.now();
    for (let number = 0; number < publications; number += publishAtOnce)
      await Promise.all(Array.from({ length: publishAtOnce }, async (_, index) => publish(measured, channel, number + index)));
    let sent = 0;
    while (sent < expected && performance.now() - startedAt < deliveredWithinMs) {
      sent = (await sumOf(measured, sentMetric)) - before;
      if (sent < expected) await sleep(readEveryMs);
    }
    if (sent < expected) throw new Error(`${sent} of ${expected} messages were sent.`);
    seconds = (performance.now() - startedAt) / 1_000;
  });
  return {
    sockets,
    messagesPerSecond: expected / seconds,
    cpuMsPerThousand: countByKind((kind) => (fanOutKinds.includes(kind) ? (cost.cpuSeconds[kind] * 1_000_000) / expected : 0)),
  };
}

async function openAndMeasure(measured: MeasuredCluster, greetings: readonly string[]) {
  const before = measured.usage();
  const { result: close, cost } = await measured.costOf(async () => {
    const opened = await openAll(measured, greetings);
    await sleep(settleMs);
    return opened;
  });
  const after = measured.usage();
  const openCpuMs: ByKind = countByKind((kind) => (openKinds.includes(kind) ? (cost.cpuSeconds[kind] * 1_000) / greetings.length : 0));
  return { close, count: greetings.length, bytesEach: (after.bytes.centrifugo - before.bytes.centrifugo) / greetings.length, openCpuMs };
}

/** Sockets without traffic, publications to them, and sockets with the traffic of a page on a Saturday afternoon. */
export async function measureSockets(measured: MeasuredCluster): Promise<SocketFigures> {
  const { cluster } = measured;
  const player = await cluster.newPlayer(0);
  const { body } = await player.call<{ readonly token?: string }>("POST", "/api/v2/websocket/token", {});
  const connect = JSON.stringify({ id: 1, connect: { token: body.token } });
  const inPlay = (await player.matches("match_status=1")).map(({ id }) => id);
  // The prices of a match days ahead are unchanged for an hour, so the product publishes almost nothing about it.
  const [lastMatch] = await player.matches("match_status=0&sort_by=start_time:desc");
  const quietChannel = `match:en.${lastMatch?.id ?? 0}`;
  const idle = await openAndMeasure(
    measured,
    Array.from({ length: idleCount }, () => [connect, subscribe(2, quietChannel)].join("\n")),
  );
  const sent = await fanOut(measured, quietChannel);
  const activeGreetings = Array.from({ length: activeCount }, (_, index) => {
    const watched = [0, 1].map((offset) => `match:en.${inPlay[(index * 2 + offset) % Math.max(1, inPlay.length)] ?? 1}`);
    return [connect, subscribe(2, "public:en"), ...watched.map((channel, at) => subscribe(at + 3, channel))].join("\n");
  });
  const active = await openAndMeasure(measured, activeGreetings);
  const before = await readSent(measured);
  const startedAt = performance.now();
  await sleep(watchedMs);
  const after = await readSent(measured);
  const seconds = (performance.now() - startedAt) / 1_000;
  const messages = after.messages - before.messages;
  const open = await sumOf(measured, "centrifugo_node_num_clients");
  if (open < idle.count + active.count) throw new Error(`Only ${open} of ${idle.count + active.count} sockets are still open.`);
  await Promise.all([idle.close(), active.close()]);
  return {
    idle: { count: idle.count, bytesEach: idle.bytesEach, openCpuMs: idle.openCpuMs },
    active: {
      count: active.count,
      bytesEach: active.bytesEach,
      openCpuMs: active.openCpuMs,
      messagesPerSecond: messages / active.count / seconds,
      bytesPerMessage: (after.bytes - before.bytes) / Math.max(1, messages),
    },
    fanOut: sent,
  };
}
