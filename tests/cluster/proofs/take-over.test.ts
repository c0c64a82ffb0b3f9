import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isQuick, missingEngines, type RunningCluster, startCluster, until } from "./support/running-cluster.ts";
import { singleOn } from "./support/player.ts";

/** The quick form also runs on busy machines. */
const withinMs = isQuick ? 15_000 : 5_000;

let cluster: RunningCluster;

beforeAll(async () => {
  if (missingEngines === "") cluster = await startCluster({ FEED_SPEED: "1", IN_PLAY_DELAY_SECONDS: "1" });
});
afterAll(() => cluster?.stop());

describe.skipIf(missingEngines !== "")(`a take-over (missing: ${missingEngines || "nothing"})`, () => {
  it(`has prices in play and decides pending bets within ${withinMs / 1_000} s after the leader was killed`, async () => {
    const players = await Promise.all(Array.from({ length: 10 }, () => cluster.newPlayer(100_000)));
    const [watcher] = players;
    const openBets = async () => {
      const live = (await watcher?.matches("match_status=1")) ?? [];
      return live.map((match, index) => singleOn(match, 100, index)).filter((bet) => bet !== null);
    };
    await until("live matches with prices", async () => (await openBets()).length >= 10);
    // By then the standby has received the prices of all matches and loaded its models.
    await sleep(10_000);
    const bets = await openBets();
    const placed = await Promise.all(
      players.map((player, index) => player.place([bets[(index * 3) % bets.length]].filter((bet) => bet !== undefined))),
    );
    expect(placed.filter(({ status }) => status === 200).length).toBeGreaterThan(5);

    const leader = await cluster.leader();
    const pid = cluster.signal(leader, "SIGKILL");
    const killedAt = performance.now();
    await until(
      "every pending bet to be decided",
      async () => {
        const { count } = await cluster.database
          .selectFrom("bets")
          .select((select) => select.fn.countAll().as("count"))
          .where("status", "=", "submitted")
          .executeTakeFirstOrThrow();
        return Number(count) === 0;
      },
      withinMs,
      20,
    );
    await until("a bet in play that the new leader decides", async () => {
      const [bet] = await openBets();
      const reply = bet === undefined ? null : await watcher?.place([bet]);
      return reply?.status === 200;
    });
    expect(performance.now() - killedAt).toBeLessThan(withinMs);
    await until("the line of the take-over", () => Promise.resolve(cluster.output.split('"this process leads"').length === 3));
    const line = cluster.output.split("\n").findLast((text) => text.includes('"this process leads"'));
    expect(line).toContain('"prices":');
    expect(line).toContain('"maxBlockMs":');
    await cluster.untilBack(leader, pid);
  });
});
