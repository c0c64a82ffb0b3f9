import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { assertLedger } from "../../../apps/backend/src/wallet/ledger.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isQuick, missingEngines, type RunningCluster, useCluster, until } from "./support/running-cluster.ts";
import { type Player, type Reply, singleOn } from "./support/player.ts";

const bettors = isQuick ? 20 : 50;
const betsEach = isQuick ? 4 : 8;

let cluster: RunningCluster;

beforeAll(async () => {
  if (missingEngines === "") cluster = await useCluster({ FEED_SPEED: "10", IN_PLAY_DELAY_SECONDS: "2" });
});
afterAll(() => cluster?.stop());

interface Attempt {
  readonly key: string;
  readonly player: Player;
  readonly reply: Reply<{ readonly bets?: readonly { readonly id: string }[] }>;
}

async function bet(player: Player, count: number, attempts: Attempt[]): Promise<void> {
  for (let done = 0; done < count; done += 1) {
    const live = await player.matches("match_status=1");
    const single = live.map((match, index) => singleOn(match, 100, index + done)).filter((one) => one !== null)[done * 3];
    if (single !== undefined) {
      const key = randomUUID();
      attempts.push({ key, player, reply: await player.place([single], { key }) });
    }
    await sleep(1_000);
  }
}

async function countPending(): Promise<number> {
  const { count } = await cluster.database
    .selectFrom("bets")
    .select((select) => select.fn.countAll().as("count"))
    .where("status", "=", "submitted")
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function untilDecided(): Promise<void> {
  await until("every bet to be decided", async () => (await countPending()) === 0);
}

/** Name of a leader other than the given process, which cannot answer while it is frozen; null if there is none. */
async function leaderBesides(name: string): Promise<string | null> {
  const others = cluster.processes("trading").filter((one) => one.name !== name);
  for (const other of others) {
    const text = await fetch(`${other.origin}/metrics`, { signal: AbortSignal.timeout(1_000) }).then(
      (reply) => reply.text(),
      () => "",
    );
    if (/^touchline_leader(?:\{[^}]*\})? 1$/mu.test(text)) return other.name;
  }
  return null;
}

describe.skipIf(missingEngines !== "")(`proof 1: the leader (missing: ${missingEngines || "nothing"})`, () => {
  it(`killed by SIGKILL loses no acknowledged bet of ${bettors} players in play, and every pending bet is decided within 15 s`, async () => {
    const players = await Promise.all(Array.from({ length: bettors }, () => cluster.newPlayer(100_000)));
    await until("live matches with prices", async () => {
      const live = (await players[0]?.matches("match_status=1")) ?? [];
      return live.filter((match) => singleOn(match) !== null).length >= 10;
    });
    const attempts: Attempt[] = [];
    const betting = Promise.all(players.map((player) => bet(player, betsEach, attempts)));
    await sleep(3_000);
    const leader = await cluster.leader();
    const pid = cluster.signal(leader, "SIGKILL");
    const killedAt = Date.now();
    await betting;
    expect(await cluster.leader()).not.toBe("");

    const acknowledged = attempts.filter(({ reply }) => reply.status === 200).flatMap(({ reply }) => reply.body.bets ?? []);
    expect(acknowledged.length).toBeGreaterThan(bettors);
    const stored = await cluster.database.selectFrom("bets").select("id").execute();
    const ids = new Set(stored.map(({ id }) => id));
    expect(acknowledged.filter(({ id }) => !ids.has(id))).toEqual([]);

    const overdue = async () =>
      cluster.database
        .selectFrom("bets")
        .select(["id", "pending_until"])
        .where("status", "=", "submitted")
        .where("pending_until", "<", new Date(Date.now() - 15_000))
        .execute();
    // Betting has stopped: once no bet is pending, none can become overdue. The full proof waits anyway.
    const waitUntil = Math.max(Date.now(), killedAt + 20_000) + 5_000;
    while (Date.now() < waitUntil && !(isQuick && (await countPending()) === 0)) {
      expect(await overdue()).toEqual([]);
      await sleep(500);
    }
    await untilDecided();
    await cluster.untilBack(leader, pid);

    // No bet was accepted after its result was public: a bet settles after it was accepted.
    const sold = await cluster.database
      .selectFrom("bets")
      .innerJoin("bet_legs", "bet_legs.bet_id", "bets.id")
      .select(["bets.id", "bets.accepted_at", "bets.settled_at"])
      .where("bets.status", "=", "done")
      .whereRef("bets.settled_at", "<", "bets.accepted_at")
      .execute();
    expect(sold).toEqual([]);

    expect(await assertLedger(cluster.database)).toEqual([]);
  });

  it("frozen until another one leads exits when it resumes, and the ledger is correct", async () => {
    const players = await Promise.all(Array.from({ length: 5 }, () => cluster.newPlayer(100_000)));
    const attempts: Attempt[] = [];
    const frozen = await cluster.leader();
    const betting = Promise.all(players.map((player) => bet(player, 12, attempts)));
    const pid = cluster.signal(frozen, "SIGSTOP");
    const ms = await until("another leader", async () => (await leaderBesides(frozen)) !== null, 15_000);
    await sleep(2_000);
    process.kill(pid, "SIGCONT");
    await cluster.untilBack(frozen, pid);
    cluster.note(`another process led ${Math.round(ms)} ms after the leader was frozen`);
    await betting;
    expect(await leaderBesides(frozen)).not.toBeNull();
    await untilDecided();
    expect(attempts.filter(({ reply }) => reply.status === 200).length).toBeGreaterThan(players.length);
    expect(cluster.output).toMatch(/This process ends, because another one may lead now/u);
    expect(await assertLedger(cluster.database)).toEqual([]);
  });
});
