import { randomUUID } from "node:crypto";
import type { Bet } from "@touchline/contract/entities/bet";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { closeBalanced } from "../support/close-balanced.ts";
import { balanceOf, betOn, findBet, newPlayer, place, placeOne } from "../support/bets.ts";
import { cashOut, edit, ledgerOf } from "../support/cashouts.ts";
import type { Client } from "../support/client.ts";
import { matchNumbers } from "../support/match-results.ts";
import { home } from "../support/scripted-book.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

const delayMs = 300;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ inPlayDelayMs: delayMs });
});
afterAll(async () => closeBalanced(server));

const freshMatch = matchNumbers();

interface Start {
  readonly player: Client;
  readonly placed: Bet;
  readonly match: number;
}
async function start(): Promise<Start> {
  const player = await newPlayer(server, 10_000);
  const match = freshMatch();
  return { player, match, placed: await placeOne(player, [match], 1_000) };
}

async function expectUnchanged({ player, placed }: Start): Promise<void> {
  expect(await findBet(player, placed.id)).toMatchObject({
    status: "waiting_results",
    edited_to: null,
    cashout_amount: 0,
    stake: { value: 1_000 },
  });
  expect(await balanceOf(player)).toBe(9_000);
  expect((await player.get("/api/v3/bets")).body["data"]).toHaveLength(1);
  expect(await ledgerOf(server.services.database, placed.id)).toEqual([["stake", -1_000]]);
}

describe("editing a bet", () => {
  it("closes it at its value and places the new one with that stake in one step", async () => {
    const { player, placed, match } = await start();
    const key = randomUUID();
    const wish = { seen: 950, bet: betOn([match, freshMatch()], 950), key };
    const reply = await edit(player, placed.id, wish);
    expect(reply.status, reply.text).toBe(200);
    const { closed, placed: next } = reply.body;
    expect(closed).toMatchObject({ id: placed.id, status: "cashed_out", win_amount: 950, edited_to: next.id });
    expect(next).toMatchObject({
      status: "waiting_results",
      type: "combo",
      stake: { value: 950 },
      edited_from: placed.id,
      potential_win_amount: 3_800,
    });
    expect(await balanceOf(player)).toBe(9_000);
    expect(await findBet(player, next.id)).toMatchObject({ edited_from: placed.id });
    expect((await edit(player, placed.id, wish)).text).toBe(reply.text);
    expect((await edit(player, placed.id, { ...wish, seen: 940 })).status).toBe(422);
    expect((await edit(player, placed.id, { ...wish, key: randomUUID() })).body).toMatchObject({ code: "bet_closed" });
    expect((await player.get(`/api/v2/bets/attempts/${key}`)).body).toMatchObject({
      state: "placed",
      bets: [{ id: placed.id }, { id: next.id }],
    });
  });

  it("stakes the current value when it is better than the requested one", async () => {
    const { player, placed, match } = await start();
    server.book.setOdds(match, home, 1_600);
    const reply = await edit(player, placed.id, { seen: 950, bet: betOn([freshMatch()], 950) });
    expect(reply.body).toMatchObject({ closed: { win_amount: 1_187 }, placed: { stake: { value: 1_187 } } });
  });

  it("works with an empty balance", async () => {
    const player = await newPlayer(server, 1_000);
    const placed = await placeOne(player, [freshMatch()], 1_000);
    expect((await edit(player, placed.id, { seen: 950, bet: betOn([freshMatch()], 950) })).status).toBe(200);
    expect(await balanceOf(player)).toBe(0);
  });

  it("changes nothing and repeats its refusal when the value has dropped", async () => {
    const state = await start();
    server.book.setOdds(state.match, home, 2_500);
    const wish = { seen: 950, bet: betOn([freshMatch()], 950), key: randomUUID() };
    const reply = await edit(state.player, state.placed.id, wish);
    expect([reply.status, reply.body["code"]]).toEqual([409, "offer_dropped"]);
    await expectUnchanged(state);
    server.book.setOdds(state.match, home, 2_000);
    expect((await edit(state.player, state.placed.id, wish)).text).toBe(reply.text);
  });

  it("changes nothing and repeats its refusal when the new bet is refused", async () => {
    const state = await start();
    const other = freshMatch();
    const wish = { seen: 950, bet: betOn([{ match: other, odds: 2_500 }], 950), key: randomUUID() };
    const reply = await edit(state.player, state.placed.id, wish);
    expect([reply.status, reply.body["code"]]).toEqual([400, 101]);
    await expectUnchanged(state);
    expect((await edit(state.player, state.placed.id, wish)).text).toBe(reply.text);
    expect((await edit(state.player, state.placed.id, { seen: 950, bet: betOn([state.match, state.match], 950) })).status).toBe(400);
    await expectUnchanged(state);
  });

  it("accepts one of many parallel requests", async () => {
    const { player, placed } = await start();
    const replies = await Promise.all([
      ...Array.from({ length: 6 }, () => edit(player, placed.id, { seen: 950, bet: betOn([freshMatch()], 950) })),
      ...Array.from({ length: 6 }, () => cashOut(player, placed.id, 950)),
    ]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const { total } = (await player.get("/api/v3/bets")).body["pagination"] as { total: number };
    const isEdited = (await findBet(player, placed.id)).edited_to !== null;
    expect([total, await balanceOf(player)]).toEqual(isEdited ? [2, 9_000] : [1, 9_950]);
  });

  it("finds only the player's own bets", async () => {
    const { placed } = await start();
    const other = await newPlayer(server, 10_000);
    expect((await edit(other, placed.id, { seen: 1, bet: betOn([freshMatch()], 950) })).status).toBe(404);
  });

  it("decides on both bets after the in-play delay and then accepts the new bet at once", async () => {
    const { player, placed, match } = await start();
    server.book.change(match, { status: 1 });
    const reply = await edit(player, placed.id, { seen: 950, bet: betOn([match, freshMatch()], 950) });
    expect(reply.body).toMatchObject({ closed: { status: "cashed_out" }, placed: { status: "waiting_results", pending_until: null } });
    const late = await start();
    server.book.change(late.match, { status: 1 });
    const editing = edit(late.player, late.placed.id, { seen: 950, bet: betOn([freshMatch()], 950) });
    await new Promise((resolve) => setTimeout(resolve, delayMs / 3));
    server.book.setOdds(late.match, home, 2_500);
    expect((await editing).body).toMatchObject({ code: "offer_dropped" });
    await expectUnchanged(late);
  });

  it("makes its key unusable for any other call", async () => {
    const { player, placed } = await start();
    const key = randomUUID();
    await edit(player, placed.id, { seen: 950, bet: betOn([freshMatch()], 950), key });
    expect((await cashOut(player, placed.id, 950, { key })).status).toBe(422);
    expect((await place(player, [betOn([freshMatch()])], { key })).status).toBe(422);
  });
});
