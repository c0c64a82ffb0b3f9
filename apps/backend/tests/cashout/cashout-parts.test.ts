import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { closeBalanced } from "../support/close-balanced.ts";
import { balanceOf, findBet, newPlayer, placeOne } from "../support/bets.ts";
import { cashOut, ledgerOf } from "../support/cashouts.ts";
import type { Client } from "../support/client.ts";
import { home } from "../support/scripted-book.ts";
import { reopenMatches, rollBackMatch, settleMatch } from "../support/match-results.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
let player: Client;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  player = await newPlayer(server, 100_000);
  await reopenMatches(server, [1, 2, 3, 4]);
});
afterAll(async () => closeBalanced(server));

describe("cashing part of a bet out", () => {
  it("pays the share and leaves the rest open at the odds taken, also when repeated", async () => {
    const placed = await placeOne(player, [1], 1_000);
    server.book.setOdds(1, home, 1_600);
    const first = await cashOut(player, placed.id, 1_187, { share: 250 });
    expect(first.body).toMatchObject({
      paid: 296,
      bet: {
        status: "waiting_results",
        stake: { value: 750 },
        original_stake: 1_000,
        potential_win_amount: 1_500,
        cashout_amount: 296,
        win_amount: 296,
        to_cashout: 890,
      },
    });
    const second = await cashOut(player, placed.id, 890, { share: 333 });
    expect(second.body).toMatchObject({ paid: 296, bet: { stake: { value: 500 }, cashout_amount: 592 } });
    await settleMatch(server, 1, "win");
    expect(await findBet(player, placed.id)).toMatchObject({
      status: "done",
      result: "win",
      win_amount: 592 + 1_000,
      cashout_amount: 592,
      original_stake: 1_000,
    });
    expect(await balanceOf(player)).toBe(100_000 - 1_000 + 592 + 1_000);
    expect(await ledgerOf(server.services.database, placed.id)).toEqual([
      ["stake", -1_000],
      ["cashout", 296],
      ["cashout", 296],
      ["payout", 1_000],
    ]);
  });

  it("keeps cashed-out parts through a roll-back and pays nothing twice", async () => {
    const placed = await placeOne(player, [1], 1_000);
    await cashOut(player, placed.id, 950, { share: 500 });
    await settleMatch(server, 1, "win");
    expect(await balanceOf(player)).toBe(99_000 + 475 + 1_000);
    await rollBackMatch(server, 1);
    expect(await findBet(player, placed.id)).toMatchObject({
      status: "waiting_results",
      win_amount: 475,
      cashout_amount: 475,
      stake: { value: 500 },
    });
    expect(await balanceOf(player)).toBe(99_000 + 475);
    await settleMatch(server, 1, "lose");
    expect(await findBet(player, placed.id)).toMatchObject({ status: "done", result: "lose", win_amount: 475 });
    await rollBackMatch(server, 1);
    expect((await cashOut(player, placed.id, 475)).body).toMatchObject({ paid: 475, bet: { status: "cashed_out", cashout_amount: 950 } });
    expect(await balanceOf(player)).toBe(99_000 + 950);
  });

  it.each([
    ["less than the smallest stake would run on", 999, "cashout_rest_too_small"],
    ["nothing would be paid", 1, "cashout_pays_nothing"],
  ])("is refused when %s", async (_name, share, code) => {
    const placed = await placeOne(player, [1], 20);
    const refused = await cashOut(player, placed.id, 19, { share });
    expect([refused.status, refused.body["code"]]).toEqual([400, code]);
    expect(await findBet(player, placed.id)).toMatchObject({ status: "waiting_results", stake: { value: 20 }, cashout_amount: 0 });
  });

  it("closes the bet when the share is all of it", async () => {
    const placed = await placeOne(player, [1], 1_000);
    expect((await cashOut(player, placed.id, 950, { share: 1_000 })).body).toMatchObject({ paid: 950, bet: { status: "cashed_out" } });
  });
});

describe("settlement of a bet that was cashed out", () => {
  it("pays nothing, even when it is corrected", async () => {
    const placed = await placeOne(player, [1], 1_000);
    await cashOut(player, placed.id, 950);
    await settleMatch(server, 1, "win");
    await rollBackMatch(server, 1);
    await settleMatch(server, 1, "lose");
    await rollBackMatch(server, 1);
    expect(await findBet(player, placed.id)).toMatchObject({ status: "cashed_out", win_amount: 950 });
    expect(await balanceOf(player)).toBe(99_950);
    expect(await ledgerOf(server.services.database, placed.id)).toHaveLength(2);
  });

  it("ends in one outcome with one set of postings when it races with the cash out (F27)", async () => {
    for (let round = 0; round < 12; round += 1) {
      const match = 20 + round;
      const placed = await placeOne(player, [match], 1_000);
      const before = await balanceOf(player);
      const cashing = cashOut(player, placed.id, 950);
      for (let turns = 0; turns < round; turns += 1) await new Promise((resolve) => setImmediate(resolve));
      server.book.settle(match, { [home]: "win" });
      const reply = await cashing;
      await server.work.betting.settled();
      const bet = await findBet(player, placed.id);
      const isCashedOut = bet.status === "cashed_out";
      const paid = isCashedOut ? 950 : 2_000;
      expect(reply.status).toBe(isCashedOut ? 200 : 409);
      expect(bet.win_amount).toBe(paid);
      expect(await balanceOf(player)).toBe(before + paid);
      const entries = await ledgerOf(server.services.database, placed.id);
      expect(entries).toEqual([
        ["stake", -1_000],
        [isCashedOut ? "cashout" : "payout", paid],
      ]);
    }
  });
});
