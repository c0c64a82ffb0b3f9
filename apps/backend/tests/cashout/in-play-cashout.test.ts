import type { Bet } from "@touchline/contract/entities/bet";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { decideCashout } from "../../src/betting/cashout/cashout.ts";
import { assertLedger } from "../../src/wallet/ledger.ts";
import { closeBalanced } from "../support/close-balanced.ts";
import { balanceOf, findBet, newPlayer, placeOne } from "../support/bets.ts";
import { cashOut, decidedCashout, ledgerOf } from "../support/cashouts.ts";
import type { Client } from "../support/client.ts";
import { home } from "../support/scripted-book.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ inPlayDelayMs: 60_000 });
});
afterAll(async () => closeBalanced(server));

interface LiveBet {
  readonly player: Client;
  readonly id: string;
}

/** A prematch bet on a match that is live now. */
async function liveBet(match: number): Promise<LiveBet> {
  const player = await newPlayer(server, 10_000);
  const { id } = await placeOne(player, [match], 1_000);
  server.book.change(match, { status: 1 });
  return { player, id };
}

async function held(match: number, share?: number): Promise<LiveBet> {
  const bet = await liveBet(match);
  const reply = await cashOut(bet.player, bet.id, 950, share === undefined ? {} : { share });
  expect(reply.body).toMatchObject({ paid: 0, bet: { status: "cashout_in_progress", cashout_amount: 0 } });
  expect((reply.body["bet"] as Bet).pending_until).not.toBeNull();
  expect(await balanceOf(bet.player)).toBe(9_000);
  return bet;
}

/** Ends the delay now and returns the bet. */
async function afterDelay({ player, id }: LiveBet): Promise<Bet> {
  await decideCashout(server.services.betting.context, id);
  server.services.signal.notify("outbox");
  await server.work.betting.settled();
  return findBet(player, id);
}

function notificationsOf(betId: string): readonly string[] {
  return server.published.flatMap(({ publication }) =>
    publication.event === "notification" && publication.data.bet_id === betId ? [publication.data.key] : [],
  );
}

describe("a cash out in play", () => {
  it("is paid after the delay and blocks a second one meanwhile", async () => {
    const { player, id } = await held(1);
    expect((await cashOut(player, id, 950)).body).toMatchObject({ code: "not_offered" });
    expect(await afterDelay({ player, id })).toMatchObject({ status: "cashed_out", win_amount: 950, pending_until: null });
    expect(await balanceOf(player)).toBe(9_950);
    await server.work.betting.settled();
    expect(notificationsOf(id)).toEqual(["cashout.done"]);
  });

  it("is paid at a better offer", async () => {
    const { player, id } = await held(2);
    server.book.setOdds(2, home, 1_600);
    expect(await afterDelay({ player, id })).toMatchObject({ status: "cashed_out", win_amount: 1_187 });
  });

  it.each([
    ["the offer drops", 3, () => server.book.setOdds(3, home, 2_500)],
    ["the market stops", 4, () => server.book.change(4, { marketStatus: -1 })],
  ] as const)("is refused when %s, with the bet open again", async (_name, match, move) => {
    const { player, id } = await held(match);
    move();
    expect(await afterDelay({ player, id })).toMatchObject({ status: "waiting_results", cashout_amount: 0, pending_until: null });
    expect(await balanceOf(player)).toBe(9_000);
    await server.work.betting.settled();
    expect(notificationsOf(id)).toEqual(["cashout.refused"]);
    server.book.change(match, { marketStatus: 1 });
    server.book.settle(match, { [home]: "win" });
    await server.work.betting.settled();
    expect(await findBet(player, id)).toMatchObject({ status: "done", win_amount: 2_000 });
  });

  it("pays its share and leaves the rest open", async () => {
    const { player, id } = await held(5, 400);
    expect(await afterDelay({ player, id })).toMatchObject({ status: "waiting_results", cashout_amount: 380, stake: { value: 600 } });
    expect(await balanceOf(player)).toBe(9_380);
  });

  it("ends when a settlement comes first", async () => {
    const { player, id } = await held(6);
    server.book.settle(6, { [home]: "win" });
    await server.work.betting.settled();
    expect(await findBet(player, id)).toMatchObject({ status: "done", win_amount: 2_000, cashout_amount: 0 });
    const { database } = server.services;
    await afterDelay({ player, id });
    expect(await database.selectFrom("pending_cashouts").select("bet_id").where("bet_id", "=", id).execute()).toEqual([]);
    expect(await ledgerOf(database, id)).toEqual([
      ["stake", -1_000],
      ["payout", 2_000],
    ]);
    server.book.rollBack(6);
    await server.work.betting.settled();
    expect(await findBet(player, id)).toMatchObject({ status: "waiting_results", win_amount: 0 });
    expect(await balanceOf(player)).toBe(9_000);
  });
});

describe("the end of the in-play delay", () => {
  it("decides the cash out without a request", async () => {
    const quick = await startTestServer({ inPlayDelayMs: 50 });
    const player = await newPlayer(quick, 10_000);
    const { id } = await placeOne(player, [1], 1_000);
    quick.book.change(1, { status: 1 });
    expect((await cashOut(player, id, 950)).body).toMatchObject({ paid: 0 });
    expect(await decidedCashout(player, id)).toMatchObject({ status: "cashed_out", win_amount: 950 });
    await quick.close();
  });
});

describe("catching up after a stop", () => {
  it("decides cash outs whose delay ended while the process was down", async () => {
    const first = await startTestServer({ inPlayDelayMs: 60_000 });
    const player = await newPlayer(first, 10_000);
    const [paid, refused] = [await placeOne(player, [1]), await placeOne(player, [2])];
    for (const match of [1, 2]) first.book.change(match, { status: 1 });
    for (const { id } of [paid, refused]) expect((await cashOut(player, id, 950)).body).toMatchObject({ paid: 0 });
    const { database } = first.services;
    await first.stop();
    await database
      .updateTable("bets")
      .set({ pending_until: new Date(Date.now() - 1_000) })
      .where("status", "=", "cashout_in_progress")
      .execute();
    first.book.setOdds(2, home, 2_100);

    const second = await startTestServer({ resume: { book: first.book, database } });
    const again = second.client();
    for (const [name, value] of player.cookies) again.cookies.set(name, value);
    expect(await decidedCashout(again, paid.id)).toMatchObject({ status: "cashed_out", win_amount: 950 });
    expect(await decidedCashout(again, refused.id)).toMatchObject({ status: "waiting_results" });
    expect(await assertLedger(database)).toEqual([]);
    await second.close();
  });
});
