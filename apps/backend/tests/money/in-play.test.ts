import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { assertLedger } from "../../src/wallet/ledger.ts";
import { closeBalanced } from "../support/close-balanced.ts";
import { balanceOf, betOn, findBet, newPlayer, place, placeOne } from "../support/bets.ts";
import type { Client } from "../support/client.ts";
import { home } from "../support/scripted-book.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

const delayMs = 1_200;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ inPlayDelayMs: delayMs });
});
afterAll(async () => closeBalanced(server));

async function decided(player: Client, id: string): Promise<Awaited<ReturnType<typeof findBet>>> {
  for (let tries = 0; tries < 100; tries += 1) {
    const bet = await findBet(player, id);
    if (bet.status !== "submitted") return bet;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  throw new Error("Never decided.");
}

/** A live bet; changes happen during its delay. */
async function liveBet(match: number, move: () => void = () => undefined): Promise<{ readonly player: Client; readonly id: string }> {
  const player = await newPlayer(server, 5_000);
  server.book.change(match, { status: 1 });
  const bet = await placeOne(player, [match]);
  move();
  expect(bet).toMatchObject({ status: "submitted", accepted_at: null });
  expect(bet.pending_until).not.toBeNull();
  expect(await balanceOf(player)).toBe(4_000);
  return { player, id: bet.id };
}

describe("in-play delay", () => {
  it("accepts the bet when the odds have not moved", async () => {
    const before = Date.now();
    const { player, id } = await liveBet(1);
    const bet = await decided(player, id);
    expect(Date.now() - before).toBeGreaterThanOrEqual(delayMs);
    expect(bet).toMatchObject({ status: "waiting_results", odds: 2_000 });
    expect(bet.accepted_at).not.toBeNull();
  });

  it("accepts better odds", async () => {
    const { player, id } = await liveBet(2, () => server.book.setOdds(2, home, 2_200));
    expect(await decided(player, id)).toMatchObject({
      status: "waiting_results",
      odds: 2_200,
      potential_win_amount: 2_200,
      selections: [{ odds: 2_200, odds_asked: 2_000 }],
    });
  });

  it.each([
    ["the price drops", 3, () => server.book.setOdds(3, home, 1_900), "error.risk_validation.odds_higher_than_bookmakers"],
    ["the market stops", 4, () => server.book.change(4, { marketStatus: -1 }), "error.risk_validation.selection_suspended"],
    ["the match ends", 5, () => server.book.change(5, { status: 4 }), "error.risk_validation.selection_not_available"],
  ] as const)("rejects and refunds when %s", async (_name, match, move, reason) => {
    const { player, id } = await liveBet(match, move);
    expect(await decided(player, id)).toMatchObject({ status: "rejected", reject_reason: reason, win_amount: 0 });
    expect(await balanceOf(player)).toBe(5_000);
    const lines = (await player.get("/platform/api/player/transactions")).body["data"] as { kind: string; amount: number }[];
    expect(lines.slice(0, 2).map(({ kind, amount }) => [kind, amount])).toEqual([
      ["refund", 1_000],
      ["stake", -1_000],
    ]);
  });

  it("settles a line once when it ends during the delay", async () => {
    const { player, id } = await liveBet(6);
    await decided(player, id);
    server.book.settle(6, { [home]: "win" });
    await server.work.betting.settled();
    expect(await findBet(player, id)).toMatchObject({ status: "done", win_amount: 2_000 });
    expect(await balanceOf(player)).toBe(6_000);
  });

  it("does not apply to prematch bets", async () => {
    const player = await newPlayer(server, 5_000);
    const bet = await placeOne(player, [7]);
    expect(bet).toMatchObject({ status: "waiting_results", pending_until: null });
  });

  it("lists rejected bets only on request", async () => {
    const { player, id } = await liveBet(8, () => server.book.change(8, { marketStatus: -1 }));
    await decided(player, id);
    expect((await player.get("/api/v3/bets")).body["data"]).toEqual([]);
    expect((await player.get("/api/v3/bets?status=rejected")).body["data"]).toHaveLength(1);
  });
});

describe("catching up after a stop", () => {
  it("decides delays that ended and settles lines that ended while the process was down", async () => {
    const first = await startTestServer({ inPlayDelayMs: 60_000 });
    const player = await newPlayer(first, 5_000);
    first.book.change(1, { status: 1 });
    first.book.change(2, { status: 1 });
    const [waiting, refused, open] = [await placeOne(player, [1]), await placeOne(player, [2]), await placeOne(player, [3])];
    const { database } = first.services;
    await first.stop();
    await database
      .updateTable("bets")
      .set({ pending_until: new Date(Date.now() - 1_000) })
      .where("status", "=", "submitted")
      .execute();
    first.book.change(2, { marketStatus: -1 });
    first.book.settleSilently(3, { [home]: "win" });

    const second = await startTestServer({ resume: { book: first.book, database } });
    const again = second.client();
    for (const [name, value] of player.cookies) again.cookies.set(name, value);
    expect((await decided(again, waiting.id)).status).toBe("waiting_results");
    expect((await decided(again, refused.id)).status).toBe("rejected");
    await second.work.betting.settled();
    expect(await findBet(again, open.id)).toMatchObject({ status: "done", win_amount: 2_000 });
    expect(await balanceOf(again)).toBe(5_000 - 1_000 - 1_000 + 2_000);
    expect((await place(again, [betOn([4])])).status).toBe(200);
    expect(await assertLedger(database)).toEqual([]);
    await second.close();
  });
});
