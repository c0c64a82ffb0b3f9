import type { Bet, BetRequest } from "@touchline/contract/entities/bet";
import type { Settings } from "@touchline/contract/http/settings";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { closeBalanced } from "../support/close-balanced.ts";
import { balanceOf, betOn, findBet, newPlayer, place, placeOne } from "../support/bets.ts";
import type { Client } from "../support/client.ts";
import { firstError } from "../support/placement-error.ts";
import { away, home, secondMarketId, yes } from "../support/scripted-book.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ vipReviewMs: 1_200 });
});
afterAll(async () => closeBalanced(server));

const rich = 40_000_000;

async function maxStakes(client: Client, bets: readonly BetRequest[]): Promise<readonly number[]> {
  const reply = await client.post<{ max_stake: { value: number } }[]>("/api/v2/bets/max-stake", { bets });
  expect(reply.status, reply.text).toBe(200);
  return reply.body.map((row) => row.max_stake.value);
}

function customOn(match: number): BetRequest {
  const second = { match_id: match, market_id: secondMarketId, specifier: "", outcome_id: yes, odds: 1_800 };
  return { ...betOn([match]), type: "custom_bet", custom_odds: 3_500, selections: [...betOn([match]).selections, second] };
}

describe("the maximum stake", () => {
  it("is the operator's limit, a tenth of it for a custom bet, and never more than the balance", async () => {
    const player = await newPlayer(server, rich);
    expect(await maxStakes(player, [betOn([1]), customOn(1)])).toEqual([5_000_000, 500_000]);
    expect(await maxStakes(await newPlayer(server, 1_234), [betOn([1])])).toEqual([1_234]);
  });

  it("is reported with the limit that ignores the balance", async () => {
    const limits = async (client: Client, bet: BetRequest): Promise<readonly [number, number]> => {
      const reply = await client.post<{ max_stake: { value: number }; limit: { value: number } }[]>("/api/v2/bets/max-stake", {
        bets: [bet],
      });
      return [reply.body[0]?.max_stake.value ?? -1, reply.body[0]?.limit.value ?? -1];
    };
    expect(await limits(await newPlayer(server, 1_234), betOn([1]))).toEqual([1_234, 5_000_000]);
    expect(await limits(await newPlayer(server, 0), betOn([1]))).toEqual([0, 5_000_000]);
    expect(await limits(await server.signedIn("limited@touchline.test"), betOn([1]))).toEqual([1_000, 1_000]);
    server.book.change(35, { marketStatus: -1 });
    expect(await limits(await newPlayer(server, 1_234), betOn([35]))).toEqual([0, 0]);
  });

  it("does not exceed the player's own limit", async () => {
    expect(await maxStakes(await server.signedIn("limited@touchline.test"), [betOn([1]), customOn(1)])).toEqual([1_000, 1_000]);
  });

  it("is the stake at which the return reaches its cap", async () => {
    const legs = Array.from({ length: 10 }, (_, index) => ({ match: index + 1, outcome: away, odds: 4_000 }));
    expect(await maxStakes(await newPlayer(server, rich), [betOn(legs)])).toEqual([Math.floor(100_000_000 / 4 ** 10)]);
  });

  it("is zero for a bet that would be refused", async () => {
    const player = await newPlayer(server, rich);
    server.book.change(39, { marketStatus: -1 });
    const broken = { ...betOn([1, 2]), type: "single" as const };
    expect(await maxStakes(player, [betOn([39]), betOn([999]), broken, betOn([1], -5), betOn([1], 0)])).toEqual([
      0, 0, 0, 5_000_000, 5_000_000,
    ]);
    expect(await maxStakes(player, [{ ...betOn([1]), stake: { value: 1, currency: "BTC", subunits: 100 } }])).toEqual([0]);
    expect(await maxStakes(await server.signedIn("pve@touchline.test"), [betOn([1])])).toEqual([0]);
    expect(await maxStakes(await newPlayer(server, 5), [betOn([1])])).toEqual([0]);
  });

  it("is accepted, and one cent more is refused", async () => {
    const player = await newPlayer(server, 900_000);
    server.book.setOdds(12, home, 1_010);
    for (const bet of [betOn([3]), betOn([3, 4]), customOn(3)]) {
      const [largest = 0] = await maxStakes(player, [bet]);
      const stakeOf = (value: number) => ({ ...bet, stake: { ...bet.stake, value } });
      expect((await place(player, [stakeOf(largest + 1)])).status).toBe(400);
      const before = await balanceOf(player);
      expect((await place(player, [stakeOf(Math.min(largest, 10_000))])).status).toBe(200);
      expect(await balanceOf(player)).toBe(before - Math.min(largest, 10_000));
    }
  });

  it("shrinks with the liability of the outcome, and larger bets are refused", async () => {
    const player = await newPlayer(server, rich);
    server.book.setOdds(38, home, 25_000);
    const bet = (stake: number) => betOn([{ match: 38, odds: 25_000 }], stake);
    expect(await maxStakes(player, [bet(1)])).toEqual([4_000_000]);
    for (let count = 0; count < 2; count += 1) expect((await place(player, [bet(1_000_000)])).status).toBe(200);
    for (let count = 0; count < 6; count += 1) expect((await place(player, [bet(1_000_000)])).status).toBe(200);
    const left = 200_000_000 - 8 * 24_000_000;
    expect(await maxStakes(player, [bet(1)])).toEqual([Math.floor(left / 24)]);
    expect(firstError(await place(player, [bet(1_000_000)]))?.error).toBe("error.risk_validation.liability");
    expect((await place(player, [bet(Math.floor(left / 24))])).status).toBe(200);
    expect(await maxStakes(player, [bet(1)])).toEqual([0]);
  });
});

describe("the return cap", () => {
  it("marks a capped bet and limits its payout", async () => {
    const player = await newPlayer(server, rich);
    const legs = [13, 14, 15, 16, 17, 18, 19].map((match) => ({ match, outcome: away, odds: 4_000 }));
    const bet = await placeOne(player, legs, 1_000_000);
    expect(bet).toMatchObject({ potential_win_amount: 100_000_000, is_return_capped: true });
    for (const { match } of legs) server.book.settle(match, { [away]: "win" });
    await server.work.betting.settled();
    expect(await findBet(player, bet.id)).toMatchObject({ status: "done", win_amount: 100_000_000 });
  });
});

describe("a VIP bet", () => {
  async function vipFrom(): Promise<number> {
    const settings = (await server.client().get<Settings>("/api/v2/settings")).body;
    return settings.vip_from["EUR"] ?? 0;
  }
  async function notificationsOf(player: Client, bet: Bet): Promise<readonly unknown[]> {
    const id = String((await player.get("/platform/api/player")).body["id"]);
    await server.work.betting.settled();
    return server.published.flatMap(({ channel, publication }) =>
      channel === `$private:en.platform_user.${id}` && publication.event === "notification" && publication.data.bet_id === bet.id
        ? [publication.data]
        : [],
    );
  }

  it("is submitted with its stake debited, then accepted with a notification", async () => {
    const player = await newPlayer(server, rich);
    const limit = await vipFrom();
    expect(await placeOne(player, [20], limit)).toMatchObject({ status: "waiting_results", is_vip: false });
    const bet = await placeOne(player, [20], limit + 1);
    expect(bet).toMatchObject({ status: "submitted", is_vip: true, accepted_at: null });
    expect(Date.parse(bet.pending_until ?? "")).toBeGreaterThan(Date.parse(bet.created_at));
    expect(await balanceOf(player)).toBe(rich - 2 * limit - 1);
    await expect.poll(async () => (await findBet(player, bet.id)).status, { timeout: 10_000 }).toBe("waiting_results");
    expect(await notificationsOf(player, bet)).toMatchObject([{ kind: "vip_bet", key: "vip_bet.accepted", bet_ref: bet.ref }]);
  });

  it("is rejected and refunded when its odds drop during the review", async () => {
    const player = await newPlayer(server, rich);
    const bet = await placeOne(player, [21], (await vipFrom()) + 1);
    server.book.setOdds(21, home, 1_900);
    await expect.poll(async () => (await findBet(player, bet.id)).status, { timeout: 10_000 }).toBe("rejected");
    expect(await findBet(player, bet.id)).toMatchObject({
      reject_reason: "error.risk_validation.odds_higher_than_bookmakers",
      is_vip: true,
    });
    expect(await balanceOf(player)).toBe(rich);
    expect(await notificationsOf(player, bet)).toMatchObject([{ kind: "vip_bet", key: "vip_bet.rejected" }]);
  });

  it("is rejected when the liability of its outcome is too high after the review", async () => {
    const player = await newPlayer(server, rich);
    server.book.setOdds(22, home, 30_000);
    const legs = [{ match: 22, odds: 30_000 }];
    const bets = await Promise.all(Array.from({ length: 2 }, () => placeOne(player, legs, 3_300_000)));
    const { database } = server.services;
    await database
      .updateTable("bets")
      .set({ potential_win: 190_000_000n })
      .where("id", "=", bets[0]?.id ?? "")
      .execute();
    const added = 190_000_000n - 99_000_000n;
    await sql`update outcome_liabilities set total = total + ${added} where match_id = 22`.execute(database);
    for (const bet of bets)
      await expect.poll(async () => (await findBet(player, bet.id)).status, { timeout: 10_000 }).not.toBe("submitted");
    const after = await Promise.all(bets.map((bet) => findBet(player, bet.id)));
    expect(after.map(({ status }) => status)).toContain("rejected");
    expect(after.find(({ status }) => status === "rejected")).toMatchObject({ reject_reason: "error.risk_validation.liability" });
  });
});

describe("units and currencies", () => {
  it("accept stakes in a subcurrency with amounts in minor units of the account", async () => {
    const player = await server.signedIn();
    const stake = (subunits: number) => ({ ...betOn([23]), stake: { value: 12_345, currency: "BTC", subunits } });
    for (const [index, subunits] of [100_000_000, 100_000, 100].entries()) {
      const reply = await place(player, [stake(subunits)]);
      expect(reply.status, reply.text).toBe(200);
      expect((reply.body["bets"] as Bet[])[0]).toMatchObject({
        stake: { value: 12_345, currency: "BTC", subunits },
        potential_win_amount: 24_690,
      });
      expect(await balanceOf(player, "BTC")).toBe(1_000_000 - 12_345 * (index + 1));
    }
    expect(firstError(await place(player, [stake(1_000)]))?.error).toBe("error.place_bets.no_account");
    server.book.settle(23, { [home]: "win" });
    await server.work.betting.settled();
    expect(await balanceOf(player, "BTC")).toBe(1_000_000 + 3 * 12_345);
    const id = String((await player.get("/platform/api/player")).body["id"]);
    const balances = server.published.flatMap(({ channel, publication }) =>
      channel.endsWith(id) && publication.event === "balance_changed" && publication.data.currency === "BTC" ? [publication.data] : [],
    );
    expect(new Set(balances.map(({ subunits }) => subunits))).toEqual(new Set([100_000_000]));
  });

  it("give the demo player funded accounts in six currencies and switch between them", async () => {
    const player = await server.signedIn();
    const accounts = (await player.get("/platform/api/player/accounts")).body["data"] as { currency: string; balance: number }[];
    expect(accounts.map(({ currency }) => currency)).toEqual(["EUR", "USD", "BRL", "JPY", "KWD", "BTC"]);
    expect(accounts.every(({ balance }) => balance > 0)).toBe(true);
    const change = async (currency: string) => (await player.put("/platform/api/player/currency", { currency })).body["currency"];
    expect(await change("JPY")).toBe("JPY");
    expect(await change("JPY")).toBe("JPY");
    expect(await change("SEK")).toBe("JPY");
    const yen = { ...betOn([24]), stake: { value: 500, currency: "JPY", subunits: 1 } };
    expect((await place(player, [yen])).status).toBe(200);
    const mixed = { ...betOn([25]), stake: { value: 500, currency: "KWD", subunits: 1_000 } };
    expect((await place(player, [yen, mixed])).status).toBe(400);
    expect(await change("EUR")).toBe("EUR");
  });
});

describe("a single bet", () => {
  it("is shown to its player only", async () => {
    const [player, other] = [await newPlayer(server, 5_000), await newPlayer(server, 0)];
    const bet = await placeOne(player, [26]);
    const { cashout: _offer, to_cashout: _value, ...facts } = bet;
    expect((await player.get(`/api/v2/bets/${bet.id}`)).body).toMatchObject(facts);
    for (const id of [bet.id, "00000000-0000-4000-8000-000000000000", "nonsense", "%00", "..%2F..%2Fetc"]) {
      const reply = await other.get(`/api/v2/bets/${id}`);
      expect([400, 404], reply.text).toContain(reply.status);
    }
    expect((await server.client().get(`/api/v2/bets/${bet.id}`)).status).toBe(401);
  });

  it("stores that it was placed by quick bet", async () => {
    const player = await newPlayer(server, 5_000);
    const reply = await player.post("/api/v2/bets", { meta: { device_id: "d", quick: true }, bets: [betOn([27])] });
    expect((reply.body["bets"] as Bet[])[0]?.is_quick).toBe(true);
    expect((await placeOne(player, [27])).is_quick).toBe(false);
  });
});
