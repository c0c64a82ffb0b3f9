import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createRealtimeTokens } from "../../../packages/centrifuge-hub/src/create-realtime-tokens.ts";
import { allowUnreadable, openListener, type Listener } from "./support/listener.ts";
import { isQuick, missingEngines, type RunningCluster, until, useCluster } from "./support/running-cluster.ts";
import type { Player } from "./support/player.ts";

const clients = isQuick ? 300 : 1_000;
/** The quick form runs on machines with other work. */
const recoveredWithinMs = isQuick ? 15_000 : 5_000;
const readers = 4;
const pages = ["/en", "/en/live", "/en/soccer", "/en/basketball"];

let cluster: RunningCluster;

beforeAll(async () => {
  if (missingEngines === "") cluster = await useCluster({ FEED_SPEED: "1" });
});
afterAll(() => cluster?.stop());

let endException: () => void;
beforeAll(() => void (endException = allowUnreadable()));
afterAll(() => endException());

interface PagesRead {
  readonly ms: number[];
  readonly faults: string[];
}

async function keepReading(player: Player, seen: PagesRead, isOver: () => boolean): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) {
    const path = pages[turn % pages.length] ?? "/en";
    const { status, ms } = await player.get(path);
    seen.ms.push(ms);
    if (status !== 200) seen.faults.push(`${path} ${status}`);
    await sleep(100);
  }
}

function p95(values: readonly number[]): number {
  return Math.round(values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.95)] ?? Number.NaN);
}

describe.skipIf(missingEngines !== "")(`proof 6: a storm (missing: ${missingEngines || "nothing"})`, () => {
  it(`of ${clients} clients whose node dies recovers all of them within ${recoveredWithinMs / 1_000} s, without a lost change, while pages answer`, async () => {
    const player = await cluster.newPlayer(0);
    let channels: readonly string[] = [];
    await until("live matches", async () => {
      const live = await player.matches("match_status=1");
      channels = live.slice(0, 20).map(({ id }) => `match:en.${id}`);
      return channels.length >= 10;
    });
    const tokens = createRealtimeTokens(cluster.secrets["TOKEN_SECRET"] ?? "");
    const token = tokens.connectionToken("");
    const [dying] = cluster.processes("centrifugo");
    if (dying === undefined) throw new Error("The cluster has no Centrifugo.");
    const listeners: Listener[] = [];
    const follow = ["public:en"];
    for (let index = 0; index < clients; index += 1) {
      const match = channels[index % channels.length] ?? "public:en";
      listeners.push(openListener({ token, first: dying.origin, later: cluster.origin, channels: [...follow, match] }));
      if (index % 25 === 24)
        await until("clients to subscribe", () => Promise.resolve(listeners.every(({ isLive }) => isLive())), 60_000, 10);
    }
    await until("every client to subscribe", () => Promise.resolve(listeners.every(({ isLive }) => isLive())), 60_000);
    // Twice as many as there are web servers: each loads its pages at their first request.
    for (let turn = 0; turn < 4; turn += 1) for (const path of pages) await player.get(path);
    const seen: PagesRead = { ms: [], faults: [] };
    let isOver = false;
    const reading = Array.from({ length: readers }, () => keepReading(player, seen, () => isOver));
    await sleep(3_000);
    const before = p95(seen.ms);
    seen.ms.length = 0;
    const pid = cluster.signal(dying.name, "SIGKILL");
    const startedAt = performance.now();
    await until("every client to have lost its node", () => Promise.resolve(listeners.every(({ losses }) => losses() > 0)), 10_000, 10);
    await until("every client to be back", () => Promise.resolve(listeners.every(({ isLive }) => isLive())), 60_000, 20);
    const ms = Math.round(performance.now() - startedAt);
    // Publications of the time after it show whether one is missing.
    await sleep(2_000);
    isOver = true;
    await Promise.all(reading);
    const times = listeners.flatMap(({ recoveries }) => recoveries);
    cluster.note(
      `${clients} clients back after ${ms} ms; pages during it: ${seen.ms.length}, p95 ${p95(seen.ms)} ms (before: ${before} ms)`,
    );
    for (const listener of listeners) listener.close();
    await cluster.untilBack(dying.name, pid);
    expect(seen.faults).toEqual([]);
    expect(seen.ms.length).toBeGreaterThan(10);
    // More where a client had to return twice.
    expect(times.length).toBeGreaterThanOrEqual(clients * 2);
    expect(times.filter(({ isRecovered }) => !isRecovered)).toEqual([]);
    expect(listeners.flatMap(({ gaps }) => gaps)).toEqual([]);
    expect(listeners.reduce((sum, { count }) => sum + count(), 0)).toBeGreaterThan(clients);
    expect(ms).toBeLessThan(recoveredWithinMs);
  });
});
