import type { Bet } from "@touchline/contract/entities/bet";
import type { OutcomeResult } from "@touchline/feed";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { balanceOf, betOn, findBet, newPlayer, place } from "../support/bets.ts";
import { bonusNamed, campaign, freebetCampaign, openTerms, placeWith, refusedWith, withBonus } from "../support/bonuses.ts";
import { ledgerOf } from "../support/cashouts.ts";
import type { Client } from "../support/client.ts";
import { closeBalanced } from "../support/close-balanced.ts";
import { matchNumbers } from "../support/match-results.ts";
import { away, home } from "../support/scripted-book.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
let player: Client;
beforeAll(async () => {
  server = await startTestServer({ inPlayDelayMs: 1_500 });
  await server.work.bonuses.add([
    freebetCampaign("all", "all_win"),
    freebetCampaign("only", "only_win"),
    freebetCampaign("insured", "no_risk"),
    campaign({
      key: "boost",
      type: "comboboost",
      terms: {
        ...openTerms,
        currency: null,
        minOdds: 1400,
        usesCount: 2,
        onlyVerified: false,
        ranges: [
          { minCount: 2, maxCount: 2, bonusOdds: 1050 },
          { minCount: 3, maxCount: null, bonusOdds: 1100 },
        ],
      },
    }),
  ]);
});
beforeEach(async () => {
  player = await newPlayer(server, 10_000);
});
afterAll(async () => closeBalanced(server));

const freshMatch = matchNumbers();
async function settle(match: number, result: OutcomeResult): Promise<void> {
  server.book.settle(match, { [home]: result });
  await server.work.betting.settled();
}

describe("a freebet", () => {
  it.each<[string, OutcomeResult, readonly [number, number], string]>([
    ["all", "win", [10_000, 11_000], "over"],
    ["only", "win", [10_000, 10_500], "over"],
    ["insured", "win", [9_500, 10_500], "over"],
    ["insured", "lose", [9_500, 10_000], "over"],
    ["only", "half_win", [10_000, 10_250], "over"],
    ["only", "half_lose", [10_000, 10_000], "over"],
    ["all", "lose", [10_000, 10_000], "over"],
    ["all", "void", [10_000, 10_000], "active"],
    ["insured", "void", [9_500, 10_000], "active"],
  ])("%s after %s: balances %j, then %s", async (name, result, [open, after], state) => {
    const match = freshMatch();
    const freebet = await bonusNamed(player, name);
    const bet = await placeWith(player, [match], freebet);
    expect(bet).toMatchObject({ stake: { value: 500 }, bonus: { id: freebet.id, type: "freebet" }, cashout: { status: "unavailable" } });
    expect(await balanceOf(player)).toBe(open);
    expect((await bonusNamed(player, name)).user_status).toBe("over");
    await settle(match, result);
    expect(await balanceOf(player)).toBe(after);
    expect((await bonusNamed(player, name)).user_status).toBe(state);
  });

  it("shows a potential win without the stake for only_win", async () => {
    const bet = await placeWith(player, [freshMatch()], await bonusNamed(player, "only"));
    expect(bet).toMatchObject({ potential_win_amount: 500 });
  });

  it("counts as used again when a void is corrected, and pays once when it then wins", async () => {
    const match = freshMatch();
    const bet = await placeWith(player, [match], await bonusNamed(player, "all"));
    await settle(match, "void");
    server.book.rollBack(match);
    await server.work.betting.settled();
    expect((await bonusNamed(player, "all")).user_status).toBe("over");
    await settle(match, "win");
    expect(await balanceOf(player)).toBe(11_000);
    expect(await ledgerOf(server.services.database, bet.id)).toEqual([
      ["stake", 0],
      ["refund", 0],
      ["correction", 0],
      ["payout", 1_000],
    ]);
  });

  it("is returned to the player when its in-play bet is rejected", async () => {
    const match = freshMatch();
    server.book.change(match, { status: 1 });
    const freebet = await bonusNamed(player, "all");
    const bet = await placeWith(player, [match], freebet);
    expect(bet.status).toBe("submitted");
    server.book.setOdds(match, home, 1_500);
    await expect.poll(async () => (await findBet(player, bet.id)).status, { timeout: 30_000 }).toBe("rejected");
    expect((await bonusNamed(player, "all")).user_status).toBe("active");
    expect(await balanceOf(player)).toBe(10_000);
  });

  it("is used by only one of many parallel bets", async () => {
    const freebet = await bonusNamed(player, "all");
    const order = withBonus(betOn([freshMatch()], 500), freebet);
    const replies = await Promise.all(Array.from({ length: 6 }, () => place(player, [order])));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(replies.filter(({ status }) => status !== 200).map(refusedWith))).toEqual(
      new Set(["error.place_bets.bonus_not_available"]),
    );
    const twice = await place(player, [withBonus(betOn([1], 500), freebet), withBonus(betOn([2], 500), freebet)]);
    expect(twice.status).toBe(400);
    expect(await balanceOf(player)).toBe(10_000);
  });

  it("stays available when the placement is refused", async () => {
    const freebet = await bonusNamed(player, "all");
    const [first, second] = [freshMatch(), freshMatch()];
    const both = await place(player, [withBonus(betOn([first], 500), freebet), betOn([{ match: second, odds: 9_000 }], 500)], {
      policy: "none",
    });
    expect(both.status).toBe(400);
    const poor = await place(player, [withBonus(betOn([first], 500), freebet), betOn([second], 20_000)]);
    expect(refusedWith(poor)).toBe("error.place_bets.insufficient_funds");
    expect((await bonusNamed(player, "all")).user_status).toBe("active");
  });

  it("is refused with a different stake and for another player", async () => {
    const freebet = await bonusNamed(player, "all");
    expect(refusedWith(await place(player, [withBonus(betOn([freshMatch()], 400), freebet)]))).toBe("error.place_bets.bonus_changed");
    const other = await newPlayer(server, 10_000);
    expect(refusedWith(await place(other, [withBonus(betOn([freshMatch()], 500), freebet)]))).toBe("error.place_bets.bonus_not_available");
  });
});

describe("a combo boost", () => {
  const combo = (count: number): number[] => Array.from({ length: count }, freshMatch);

  it.each<[string, readonly OutcomeResult[], number, number]>([
    ["three won", ["win", "win", "win"], 8_800, 1100],
    ["one void: the lower range", ["win", "void", "win"], 4_200, 1050],
    ["two void: none", ["win", "void", "void"], 2_000, 1000],
    ["a half win", ["win", "half_win", "win"], 6_600, 1100],
    ["lost", ["win", "lose", "win"], 0, 1000],
  ])("pays %s", async (_name, results, paid, boost) => {
    const matches = combo(3);
    const bet = await placeWith(player, matches, await bonusNamed(player, "boost"), { odds: 1100 });
    expect(bet).toMatchObject({ potential_win_amount: 8_800, odds: 8_000, bonus: { type: "comboboost", odds: 1100 } });
    for (const [index, match] of matches.entries()) await settle(match, results[index] ?? "win");
    const settled: Bet = await findBet(player, bet.id);
    expect(settled).toMatchObject({ status: "done", win_amount: paid, bonus: { odds: paid === 0 ? expect.anything() : boost } });
    expect(await balanceOf(player)).toBe(9_000 + paid);
  });

  it("is refused when the player saw a higher boost, and counts only legs with at least the minimum odds", async () => {
    const boost = await bonusNamed(player, "boost");
    const [first, second, third] = combo(3);
    server.book.setOdds(third ?? 0, home, 1_200);
    const legs = [first ?? 0, second ?? 0, { match: third ?? 0, odds: 1_200 }];
    expect(refusedWith(await place(player, [withBonus(betOn(legs), boost, 1100)]))).toBe("error.place_bets.bonus_changed");
    const bet = await placeWith(player, legs, boost, { odds: 1050 });
    expect(bet.bonus?.odds).toBe(1050);
  });

  it("is used at most twice, even by parallel bets", async () => {
    const boost = await bonusNamed(player, "boost");
    const bets = Array.from({ length: 5 }, () => withBonus(betOn([1, 2], 100), boost, 1050));
    const replies = await Promise.all(bets.map((bet) => place(player, [bet])));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
  });

  it("is taken back when a correction makes its bet lose", async () => {
    const [first, second] = combo(2);
    const bet = await placeWith(player, [first ?? 0, second ?? 0], await bonusNamed(player, "boost"), { odds: 1050 });
    await settle(first ?? 0, "win");
    await settle(second ?? 0, "win");
    expect(await balanceOf(player)).toBe(13_200);
    server.book.settle(second ?? 0, { [away]: "win" });
    await server.work.betting.settled();
    expect(await balanceOf(player)).toBe(9_000);
    expect((await findBet(player, bet.id)).result).toBe("lose");
  });
});

describe("bonuses for a slip", () => {
  it("are listed for each bet with the missing conditions", async () => {
    const legs = [1, 2];
    const reply = await player.post("/api/v2/bonuses", { bets: [betOn([1], 0), betOn(legs, 0)] });
    expect(reply.status, reply.text).toBe(200);
    const [single, combo] = reply.body["data"] as { available: { type: string; bonus_odds: number }[]; upcoming: { type: string }[] }[];
    expect(single?.available.map(({ type }) => type)).toEqual(["freebet", "freebet", "freebet"]);
    expect(single?.upcoming).toMatchObject([
      { type: "comboboost", suitable_selections: [0], ranges: [{ bonus_odds: 1050 }, { bonus_odds: 1100 }] },
    ]);
    expect(combo?.available.find(({ type }) => type === "comboboost")).toMatchObject({ bonus_odds: 1050, selected_range: 0 });
  });

  it("are listed only for a signed-in player", async () => {
    expect((await server.client().post("/api/v2/bonuses", { bets: [betOn([1])] })).status).toBe(401);
  });
});
