import type { Bonus } from "@touchline/contract/entities/bonus";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { endBonus, listEndings } from "../../src/bonuses/on-bets/end-bonuses.ts";
import { countTickets, payHit } from "../../src/bonuses/run-jackpots.ts";
import { balanceOf, betOn, newPlayer, place, placeOne } from "../support/bets.ts";
import { bonusNamed, campaign, freebetCampaign, freebetTerms, openTerms, placeWith, withBonus } from "../support/bonuses.ts";
import type { Client } from "../support/client.ts";
import { closeBalanced } from "../support/close-balanced.ts";
import { matchNumbers, settleMatch } from "../support/match-results.ts";
import { home } from "../support/scripted-book.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
let player: Client;
const prize = { freebet: freebetTerms("only_win"), hoursToUse: 24 };
const cup = { ...openTerms, ranges: [], maxAmount: 0, isOncePerEvent: true, isInPromotions: true, prize };

beforeAll(async () => {
  server = await startTestServer();
  await server.work.bonuses.add(
    [
      freebetCampaign("gift", "all_win"),
      freebetCampaign("later", "all_win", { needsActivation: true }),
      campaign({
        key: "amb",
        type: "amb",
        terms: { ...openTerms, minStake: 3_000, ranges: [{ numberOfBets: 3, numberOfFreebets: 1, amount: 150 }], prize },
      }),
      campaign({ key: "box", type: "lootbox", terms: { ...openTerms, betsNeeded: 2, gift: { ...prize, amount: 200 } } }),
      campaign({ key: "cup", type: "tournament", terms: { ...cup, initialPool: 1_000, contribution: 100, shares: [500, 300] } }),
    ],
    [
      {
        key: "pot",
        names: { en: "Pot" },
        currency: "EUR",
        contribution: 1_000,
        minStake: 2_000n,
        minOdds: 1_500,
        levels: [{ code: "mini", names: { en: "Mini" }, share: 1_000, seed: 100n, dropBefore: 101n }],
      },
    ],
  );
});
beforeEach(async () => {
  player = await newPlayer(server, 20_000);
});
afterAll(async () => closeBalanced(server));

const freshMatch = matchNumbers();
/** Expires a player's bonus now. */
async function expireNow(bonus: Bonus): Promise<void> {
  await sql`update player_bonuses set expires_at = ${new Date(Date.now() - 1)} where id = ${bonus.id} and type = 'freebet'`.execute(
    server.services.database,
  );
}
/** Ends expired bonuses from three processes at once. */
function endings(): readonly Promise<void>[] {
  const { database } = server.services;
  return Array.from({ length: 3 }, async () => {
    for (const ending of await listEndings(database, new Date())) await endBonus(database, ending, new Date());
  });
}
async function heldNamed(client: Client, name: string, type: Bonus["type"]): Promise<readonly Bonus[]> {
  const all = (await client.get("/api/v2/bonuses")).body["data"] as Bonus[];
  return all.filter((bonus) => bonus.name === name && bonus.type === type);
}

describe("concurrency of bonuses", () => {
  it("parallel first visits issue and announce each bonus once", async () => {
    const before = server.published.length;
    await Promise.all(Array.from({ length: 6 }, () => player.get("/api/v2/bonuses")));
    await server.work.betting.settled();
    for (const [name, type] of [
      ["gift", "freebet"],
      ["box", "lootbox"],
      ["cup", "tournament"],
    ] as const)
      expect(await heldNamed(player, name, type)).toHaveLength(1);
    const { rows } = await sql<{ slots: bigint; rows: bigint }>`
      select count(distinct (bonus_id, slot)) as slots, count(*) as rows from player_bonuses
      where player_id = (select player_id from player_bonuses order by id desc limit 1)`.execute(server.services.database);
    expect(rows).toEqual([{ slots: 5n, rows: 5n }]);
    const announced = server.published.slice(before).filter(({ publication }) => publication.event === "bonus_issued");
    expect(new Set(announced.map(({ publication }) => JSON.stringify(publication.data))).size).toBe(announced.length);
  });

  it("a freebet that expires is either used or expired, never both", async () => {
    for (let round = 0; round < 4; round += 1) {
      const other = await newPlayer(server, 0);
      const gift = await bonusNamed(other, "gift");
      const order = withBonus(betOn([freshMatch()], 500), gift);
      const [reply] = await Promise.all([place(other, [order]), expireNow(gift).then(() => Promise.all(endings()))]);
      const [now] = await heldNamed(other, "gift", "freebet");
      expect([reply.status, now?.user_status]).toEqual(reply.status === 200 ? [200, "over"] : [400, "expired"]);
      expect(await balanceOf(other)).toBe(0);
    }
  });

  it("a freebet that expires before its bet is voided is returned for a day", async () => {
    const match = freshMatch();
    const gift = await bonusNamed(player, "gift");
    await placeWith(player, [match], gift);
    await expireNow(gift);
    await Promise.all([settleMatch(server, match, "void"), ...endings()]);
    await Promise.all(endings());
    const [back] = await heldNamed(player, "gift", "freebet");
    expect(back?.user_status).toBe("active");
    expect(Date.parse(back?.issued?.expired_at ?? "")).toBeGreaterThan(Date.now() + 23 * 3_600_000);
  });

  it("an expired bonus cannot be activated", async () => {
    const later = await bonusNamed(player, "later");
    await expireNow(later);
    const [replies] = await Promise.all([
      Promise.all(Array.from({ length: 3 }, () => player.post(`/api/v2/bonuses/${later.id}/activate`))),
      ...endings(),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([409, 409, 409]);
    expect((await heldNamed(player, "later", "freebet"))[0]?.user_status).toBe("expired");
  });

  it("bets that settle together are each counted once and issue each prize once", async () => {
    const box = await bonusNamed(player, "box");
    const matches = [freshMatch(), freshMatch(), freshMatch()];
    for (const match of matches) await placeWith(player, [match], box, { stake: 3_000 });
    for (const match of [...matches, ...matches]) server.book.settle(match, { [home]: "lose" });
    await server.work.betting.settled();
    const freebets = await Promise.all(["box", "amb"].map((name) => heldNamed(player, name, "freebet")));
    expect(freebets.map((held) => held.map(({ issued }) => issued?.amount?.value))).toEqual([[200], [150]]);
    expect((await heldNamed(player, "box", "lootbox"))[0]).toMatchObject({ user_status: "over", lootbox: { progress_bar: { count: 2 } } });
  });

  it("a jackpot drops once and is paid once by parallel jobs", async () => {
    const { database, operator } = server.services;
    const bet = await placeOne(player, [freshMatch()], 2_000);
    const countAndPay = async (): Promise<void> => {
      await countTickets(database, new Date());
      for (const { id } of await database.selectFrom("jackpot_hits").select("id").where("status", "=", "approved").execute())
        await payHit(database, operator, id, new Date());
    };
    await Promise.all([countAndPay(), countAndPay(), countAndPay(), countAndPay()]);
    await server.work.betting.settled();
    const { rows } = await sql<{ amount: bigint; status: string }>`
      select amount, status from jackpot_hits where bet_id = ${bet.id}`.execute(database);
    expect(rows).toEqual([{ amount: 300n, status: "paid" }]);
    expect(await balanceOf(player)).toBe(20_000 - 2_000 + 300);
  });

  it("a tournament that ends while bets settle pays its pool once, according to the points at its end", async () => {
    const rival = await newPlayer(server, 20_000);
    const [early, late] = [freshMatch(), freshMatch()];
    for (const client of [player, rival]) await placeWith(client, [early], await bonusNamed(client, "cup"), { stake: 1_000 });
    await settleMatch(server, early, "lose");
    await placeWith(rival, [late], await bonusNamed(rival, "cup"), { stake: 1_000 });
    const over = new Date(Date.now() - 1);
    const { database } = server.services;
    await sql`update player_bonuses set expires_at = ${over} where type = 'tournament'`.execute(database);
    await sql`update bonuses set valid_to = ${over} where key = 'cup'`.execute(database);
    await Promise.all([...endings(), settleMatch(server, late, "lose"), ...endings()]);
    const amounts = await Promise.all(
      [player, rival].map(async (client) => (await heldNamed(client, "cup", "freebet")).map(({ issued }) => issued?.amount?.value)),
    );
    // EUR 10 and a tenth of two stakes of EUR 10: the bet that settled after the end does not count.
    expect(amounts.flat().toSorted((left, right) => (left ?? 0) - (right ?? 0))).toEqual([360, 600]);
    expect(amounts.map((held) => held.length)).toEqual([1, 1]);
  });
});
