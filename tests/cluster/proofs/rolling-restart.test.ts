import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { assertLedger } from "../../../apps/backend/src/wallet/ledger.ts";
import { isQuick, missingEngines, type RunningCluster, useCluster, until } from "./support/running-cluster.ts";
import { type Player, singleOn } from "./support/player.ts";

const roles = isQuick ? ["api", "web"] : ["trading", "api", "web"];

let cluster: RunningCluster;

beforeAll(async () => {
  if (missingEngines === "") cluster = await useCluster({ FEED_SPEED: "1", IN_PLAY_DELAY_SECONDS: "1" });
});
afterAll(() => cluster?.stop());

/** The notice of the cluster's settings, the time to finish, and a margin for busy machines. */
const endsWithinMs = 2_000 + 10_000 + 3_000;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const pages = ["/en", "/en/live", "/en/soccer", "/en/bets"];

interface Seen {
  /** Status by kind of call, of every unexpected answer. */
  readonly faults: string[];
  readonly acknowledged: string[];
  pages: number;
}

async function load(player: Player, seen: Seen, isOver: () => boolean): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) {
    const path = pages[turn % pages.length] ?? "/en";
    const page = await player.get(path);
    seen.pages += 1;
    if (page.status === 0 || page.status >= 500) seen.faults.push(`${path} ${page.status} ${page.text.slice(0, 200)}`);
    const matches = await player.matches("match_status=0&sort_by=start_time:asc");
    const single = matches.map((match) => singleOn(match, 100, turn)).filter((bet) => bet !== null)[turn % 20];
    if (single === undefined) continue;
    const { status, body, text } = await player.place([single]);
    if (status === 200) for (const { id } of body.bets ?? []) seen.acknowledged.push(id);
    // A refusal because of the price is a valid answer; no answer or a server error is not.
    else if (status === 0 || status >= 500) seen.faults.push(`bet ${status} ${text.slice(0, 200)}`);
    await sleep(100);
  }
}

describe.skipIf(missingEngines !== "")(`proof 7: a rolling restart (missing: ${missingEngines || "nothing"})`, () => {
  it.each(roles)("of every %s process under load causes no failed page or placement", async (role) => {
    const players = await Promise.all(Array.from({ length: 8 }, () => cluster.newPlayer(1_000_000)));
    const seen: Seen = { faults: [], acknowledged: [], pages: 0 };
    let isOver = false;
    await until("matches with prices", async () => {
      const found = (await players[0]?.matches("match_status=0&sort_by=start_time:asc")) ?? [];
      return found.filter((match) => singleOn(match) !== null).length > 20;
    });
    const running = players.map((player) => load(player, seen, () => isOver));
    await sleep(1_000);
    for (const { name } of cluster.processes(role)) {
      const pid = cluster.signal(name, "SIGTERM");
      await until(`${name} to end`, () => Promise.resolve(!isRunning(pid)), endsWithinMs);
      await cluster.untilBack(name, pid);
      await sleep(1_000);
    }
    isOver = true;
    await Promise.all(running);
    cluster.note(
      `every ${role} process restarted: ${seen.pages} pages and ${seen.acknowledged.length} bets answered, ${seen.faults.length} faults`,
    );
    expect(seen.faults).toEqual([]);
    expect(seen.pages).toBeGreaterThan(20);
    const stored = await cluster.database.selectFrom("bets").select("id").where("id", "in", seen.acknowledged).execute();
    expect(stored).toHaveLength(seen.acknowledged.length);
    expect(await assertLedger(cluster.database)).toEqual([]);
  });
});
