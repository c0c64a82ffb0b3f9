import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { balanceOf, newPlayer, placeOne } from "../support/bets.ts";
import { bonusNamed, freebetCampaign } from "../support/bonuses.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ retry: { firstMs: 5, maxMs: 20, maxAttempts: 3 } });
});
afterAll(async () => server.close());

const idOf = async (player: Awaited<ReturnType<typeof newPlayer>>): Promise<string> =>
  String((await player.get("/platform/api/player")).body["id"]);

async function deadSources(): Promise<readonly string[]> {
  return (await server.work.jobs.deadLetters.list(10)).map(({ source }) => source);
}

describe("bonus work that fails", () => {
  it("F33: does not stop other bonuses from ending, and is shown to the operator", async () => {
    const { database } = server.services;
    const { bonuses } = server.work;
    await bonuses.add([freebetCampaign("broken", "all_win"), freebetCampaign("sound", "all_win")]);
    const player = await newPlayer(server, 0);
    await bonusNamed(player, "broken");
    const playerId = await idOf(player);
    // It fails as a hunting, because it lacks the terms of one.
    await sql`update bonuses set type = 'hunting', terms = '{}' where key = 'broken'`.execute(database);
    await sql`update player_bonuses set type = 'hunting', amount = null, expires_at = now() - interval '2 minutes'
      where player_id = ${playerId} and bonus_id = (select id from bonuses where key = 'broken')`.execute(database);
    await sql`update player_bonuses set expires_at = now() - interval '1 minute'
      where player_id = ${playerId} and bonus_id = (select id from bonuses where key = 'sound')`.execute(database);
    await bonuses.pass();
    const held = await database
      .selectFrom("player_bonuses")
      .select(["type", "state"])
      .where("player_id", "=", playerId)
      .orderBy("type")
      .execute();
    expect(held.filter(({ type }) => type === "freebet").every(({ state }) => state === "expired")).toBe(true);
    expect(held).toContainEqual({ type: "hunting", state: "active" });
    await expect.poll(deadSources, { timeout: 10_000 }).toContain("bonus-endings");
  });

  it("F33: does not stop other jackpot hits from being paid", async () => {
    const { database } = server.services;
    const { bonuses, betting } = server.work;
    const level = { code: "mini", names: { en: "Mini" }, share: 1_000, seed: 100n, dropBefore: 101n };
    const pot = { key: "pot", names: { en: "Pot" }, currency: "EUR" as const, contribution: 1, minStake: 100_000n, minOdds: 1_500 };
    await bonuses.add([], [{ ...pot, levels: [level] }]);
    const [poor, winner] = [await newPlayer(server, 1_000), await newPlayer(server, 1_000)];
    for (const [round, player, currency] of [
      [1, poor, "XXX"],
      [2, winner, "EUR"],
    ] as const) {
      const bet = await placeOne(player, [round], 1_000);
      await sql`insert into jackpot_hits (jackpot_id, level_code, round, bet_id, player_id, amount, currency, status, created_at)
        select id, 'mini', ${round}, ${bet.id}, ${await idOf(player)}, 100, ${currency}, 'approved', now() from jackpots`.execute(database);
    }
    await bonuses.pass();
    await betting.settled();
    expect(await balanceOf(winner)).toBe(100);
    await expect.poll(deadSources, { timeout: 10_000 }).toContain("jackpot-hits");
  });
});
