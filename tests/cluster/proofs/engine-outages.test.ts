import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { assertLedger } from "../../../apps/backend/src/wallet/ledger.ts";
import { saveMessage } from "../../../apps/backend/src/chat/chat-messages.ts";
import { stopEngine } from "./support/engine-outage.ts";
import { type Player, singleOn } from "./support/player.ts";
import { isQuick, missingEngines, type RunningCluster, until, useCluster } from "./support/running-cluster.ts";
import { openSocket } from "./support/socket.ts";

/** How long an engine is down. */
const awayMs = isQuick ? 5_000 : 8_000;
const backWithinMs = 30_000;

let cluster: RunningCluster;
let pids: readonly number[];

beforeAll(async () => {
  if (missingEngines !== "") return;
  cluster = await useCluster({ FEED_SPEED: "1", IN_PLAY_DELAY_SECONDS: "1" });
  pids = ownPids();
});
afterAll(() => cluster?.stop());

/** The processes that answer players. Trading processes are left out: one that loses its leadership exits and is restarted. */
function ownPids(): readonly number[] {
  return ["api", "web"].flatMap((kind) => cluster.processes(kind).map(({ pid }) => pid));
}

interface PageSeen {
  readonly status: number;
  readonly title: string;
}

async function readPage(player: Player): Promise<PageSeen> {
  const { status, text } = await player.get("/en/soccer");
  return { status, title: /<title>(?<title>[^<]*)<\/title>/u.exec(text)?.groups?.["title"] ?? text.slice(0, 80) };
}

/** A single on a match that has not started, or in play; waits until one has prices. */
async function findSingle(player: Player, status: 0 | 1): Promise<NonNullable<ReturnType<typeof singleOn>>> {
  let found: ReturnType<typeof singleOn> = null;
  await until("a match with prices", async () => {
    const matches = await player.matches(`match_status=${status}${status === 0 ? "&sort_by=start_time:asc" : ""}`);
    // Not the first ones: they may start or end meanwhile.
    found = matches.map((match) => singleOn(match)).filter((single) => single !== null)[8] ?? null;
    return found !== null;
  });
  if (found === null) throw new Error("No match has prices.");
  return found;
}

async function canBet(player: Player, status: 0 | 1): Promise<boolean> {
  const matches = await player.matches(`match_status=${status}${status === 0 ? "&sort_by=start_time:asc" : ""}`);
  const single = matches.map((match) => singleOn(match)).find((bet) => bet !== null);
  return single !== undefined && (await player.place([single])).status === 200;
}

/** Waits until pages answer, and bets before the start and in play are accepted. */
async function untilAllWorks(player: Player): Promise<number> {
  return until(
    "pages and bets",
    async () => (await readPage(player)).status === 200 && (await canBet(player, 0)) && (await canBet(player, 1)),
    backWithinMs,
    250,
  );
}

async function livePriced(player: Player): Promise<number> {
  return (await player.matches("match_status=1")).filter((match) => singleOn(match) !== null).length;
}

describe.skipIf(missingEngines !== "")(`proof 8: an engine that is down (missing: ${missingEngines || "nothing"})`, () => {
  it("shows a notice page and refuses bets with a code while PostgreSQL is stopped, and recovers by itself", async () => {
    const player = await cluster.newPlayer(100_000);
    await untilAllWorks(player);
    const single = await findSingle(player, 0);
    const balance = await player.balance();
    const socket = await openSocket(player, cluster.origin);
    const outage = await stopEngine(cluster, "postgres", "SIGINT");
    await sleep(awayMs);
    const page = await readPage(player);
    const bet = await player.place([single]);
    cluster.note(`PostgreSQL away: page ${page.status} "${page.title}", bet ${bet.status} ${bet.text.slice(0, 120)}`);
    expect([200, 503]).toContain(page.status);
    expect(page.title).toMatch(/Touchline/u);
    expect(bet.status).toBe(503);
    expect(bet.body).toMatchObject({ code: expect.stringMatching(/^[a-z_.]+$/u), message: expect.stringMatching(/ /u) });
    expect(socket.isConnected()).toBe(true);
    await outage.end();
    const ms = await untilAllWorks(player);
    cluster.note(`PostgreSQL back: everything works ${Math.round(ms)} ms later`);
    expect(await player.balance()).toBeLessThanOrEqual(balance);
    expect(await assertLedger(cluster.database)).toEqual([]);
    expect(ownPids()).toEqual(pids);
    socket.close();
  });

  it("suspends live prices while Redis is down, keeps pages and other bets, and refills everything when it is back", async () => {
    const player = await cluster.newPlayer(100_000);
    await untilAllWorks(player);
    const live = await findSingle(player, 1);
    const [room] = await player.matches("match_status=1");
    const message = { room: { matchId: room?.id ?? 0, locale: "en" }, author: { id: player.id, name: "Dana" }, key: crypto.randomUUID() };
    await saveMessage(cluster.database, { ...message, text: "Still here", at: new Date() }, (id) => id);
    const socket = await openSocket(player, cluster.origin);
    const outage = await stopEngine(cluster, "redis");
    const suspendedMs = await until("live prices to be suspended", async () => (await livePriced(player)) === 0, awayMs);
    const page = await readPage(player);
    const bet = await player.place([live]);
    cluster.note(
      `Redis away: live prices suspended after ${Math.round(suspendedMs)} ms, page ${page.status}, live bet ${bet.status} ${bet.text}`,
    );
    expect(page.status).toBe(200);
    expect(bet.status).toBe(400);
    expect(bet.text).toMatch(/"error\.[a-z_.]+"|selection_not_available/u);
    await outage.end();
    const ms = await untilAllWorks(player);
    const chatMs = await until("the chat's messages", () => isInRoom(room?.id ?? 0, "Still here"), backWithinMs);
    const socketMs = await until("the socket", () => Promise.resolve(socket.isConnected()), backWithinMs);
    cluster.note(
      `Redis back and empty: bets ${Math.round(ms)} ms, chat ${Math.round(chatMs)} ms, sockets ${Math.round(socketMs)} ms later`,
    );
    expect(ownPids()).toEqual(pids);
    socket.close();
  });

  it("refills prices and rooms when Redis is emptied while it runs", async () => {
    const player = await cluster.newPlayer(100_000);
    await untilAllWorks(player);
    const [room] = await player.matches("match_status=1");
    const message = { room: { matchId: room?.id ?? 0, locale: "en" }, author: { id: player.id, name: "Dana" }, key: crypto.randomUUID() };
    await saveMessage(cluster.database, { ...message, text: "Emptied", at: new Date() }, (id) => id);
    const redis = connect(cluster.redisPort, "127.0.0.1");
    redis.write("FLUSHALL\r\n");
    await once(redis, "data");
    redis.destroy();
    const ms = await untilAllWorks(player);
    const chatMs = await until("the chat's messages", () => isInRoom(room?.id ?? 0, "Emptied"), backWithinMs);
    cluster.note(`Redis emptied: bets ${Math.round(ms)} ms, chat ${Math.round(chatMs)} ms later`);
  });

  it("serves pages and accepts bets while every Centrifugo is stopped, and sockets recover what they missed", async () => {
    const player = await cluster.newPlayer(100_000);
    await untilAllWorks(player);
    const socket = await openSocket(player, cluster.origin);
    const outages = await Promise.all(cluster.processes("centrifugo").map(({ name }) => stopEngine(cluster, name)));
    await until("the socket to be closed", () => Promise.resolve(!socket.isConnected()));
    const page = await readPage(player);
    const single = await findSingle(player, 0);
    const bet = await player.place([single]);
    cluster.note(`Centrifugo away: page ${page.status}, bet ${bet.status}`);
    expect([page.status, bet.status]).toEqual([200, 200]);
    await sleep(awayMs / 2);
    for (const outage of outages) await outage.end();
    const isReceived = (): boolean => socket.received.some(({ data }) => data.bet?.id === bet.body.bets?.[0]?.id);
    const ms = await until("the socket to hear of the bet", () => Promise.resolve(isReceived()), backWithinMs);
    cluster.note(`Centrifugo back: the socket heard of the bet ${Math.round(ms)} ms later`);
    expect(ownPids()).toEqual(pids);
    socket.close();
  });
});

/** Whether a node's history of the match's room contains a message with the text. */
async function isInRoom(matchId: number, text: string): Promise<boolean> {
  const [node] = cluster.processes("centrifugo");
  const reply = await fetch(`${node?.origin ?? ""}/api/history`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-api-key": cluster.secrets["CENTRIFUGO_API_KEY"] ?? "" },
    body: JSON.stringify({ channel: `chat:en.${matchId}`, limit: 50 }),
  }).catch(() => null);
  return reply !== null && (await reply.text()).includes(text);
}
