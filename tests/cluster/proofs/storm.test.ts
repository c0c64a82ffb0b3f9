import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { createRealtimeTokens } from "../../../packages/centrifuge-hub/src/create-realtime-tokens.ts";
import { isQuick, missingEngines, type RunningCluster, until, useCluster } from "./support/running-cluster.ts";
import type { Player } from "./support/player.ts";
import { startClients } from "./support/storm-clients.ts";

const clients = isQuick ? 300 : 1_000;
/** The quick form also runs on busy machines. */
const recoveredWithinMs = isQuick ? 15_000 : 5_000;
/** A slower machine may take this many times as long as for the clients' first connections, which were opened a few at a time. */
const maxOfFirst = 4;
/** Three visitors who each open a page about every second. Clients and visitors share the processors with the cluster. */
const betweenPagesMs = 1_000;
const pages = ["/en", "/en/live", "/en/soccer", "/en/basketball"];

let cluster: RunningCluster;

beforeAll(async () => {
  if (missingEngines === "") cluster = await useCluster({ FEED_SPEED: "1" });
});
afterAll(() => cluster?.stop());

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
    await sleep(betweenPagesMs);
  }
}

function p95(values: readonly number[]): number {
  return Math.round(values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.95)] ?? Number.NaN);
}

describe.skipIf(missingEngines !== "")(`proof 6: a storm (missing: ${missingEngines || "nothing"})`, () => {
  it(
    `of ${clients} clients whose node dies recovers all of them within ${recoveredWithinMs / 1_000} s (on a slow machine ${maxOfFirst} times their first connections), without a lost change, while pages answer`,
    { timeout: 700_000 },
    async () => {
      const player = await cluster.newPlayer(0);
      let matches: readonly string[] = [];
      await until("live matches", async () => {
        matches = (await player.matches("match_status=1")).slice(0, 20).map(({ id }) => `match:en.${id}`);
        return matches.length >= 10;
      });
      if (!isQuick) await cluster.untilPriced();
      const [dying] = cluster.processes("centrifugo");
      if (dying === undefined) throw new Error("The cluster has no Centrifugo.");
      const token = createRealtimeTokens(cluster.secrets["TOKEN_SECRET"] ?? "").connectionToken("");
      const storm = startClients({ count: clients, token, first: dying.origin, later: cluster.origin, matches });
      onTestFinished(storm.stop);
      const firstMs = Math.round(await until("every client to subscribe", () => Promise.resolve(storm.report().live === clients), 60_000));
      // Twice the number of web servers: each server loads a page at its first request.
      for (let turn = 0; turn < 4; turn += 1) for (const path of pages) await player.get(path);

      const seen: PagesRead = { ms: [], faults: [] };
      let isOver = false;
      const visitor = cluster.newVisitor();
      const reading = [player, visitor, visitor].map((reader) => keepReading(reader, seen, () => isOver));
      await sleep(3_000);
      const before = p95(seen.ms.splice(0));
      const pid = cluster.signal(dying.name, "SIGKILL");
      const startedAt = performance.now();
      await until("every client to have lost its node", () => Promise.resolve(storm.report().losses === clients), 10_000, 10);
      await until("every client to be back", () => Promise.resolve(storm.report().live === clients), 60_000, 10);
      const ms = Math.round(performance.now() - startedAt);
      // Later publications reveal whether one is missing.
      await sleep(2_000);
      isOver = true;
      await Promise.all(reading);
      cluster.note(
        `${clients} clients connected in ${firstMs} ms, back after ${ms} ms; ${seen.ms.length} pages meanwhile, p95 ${p95(seen.ms)} ms (before: ${before} ms)`,
      );
      await cluster.untilBack(dying.name, pid);
      expect(seen.faults).toEqual([]);
      expect(seen.ms.length).toBeGreaterThan(10);
      expect(storm.report()).toMatchObject({ losses: clients, recovered: clients * 2, unrecovered: 0, gaps: 0 });
      expect(storm.report().publications).toBeGreaterThan(clients);
      expect(ms).toBeLessThan(Math.max(recoveredWithinMs, firstMs * maxOfFirst));
    },
  );
});
