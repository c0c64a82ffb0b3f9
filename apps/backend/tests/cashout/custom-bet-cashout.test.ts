import type { Bet, BetRequest } from "@touchline/contract/entities/bet";
import { afterAll, beforeAll, expect, it } from "vitest";
import { closeBalanced } from "../support/close-balanced.ts";
import { findBet, newPlayer, place } from "../support/bets.ts";
import { cashOut } from "../support/cashouts.ts";
import type { Client } from "../support/client.ts";
import { away, home, marketId, no, secondMarketId, yes } from "../support/scripted-book.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
let player: Client;
beforeAll(async () => {
  server = await startTestServer();
  player = await newPlayer(server, 100_000);
});
afterAll(async () => closeBalanced(server));

async function customBet(match: number): Promise<Bet> {
  const leg = (market: number, outcome: number, odds: number) => ({
    match_id: match,
    market_id: market,
    specifier: "",
    outcome_id: outcome,
    odds,
  });
  const request: BetRequest = {
    type: "custom_bet",
    stake: { value: 1_000, currency: "EUR", subunits: 100 },
    custom_odds: 3_500,
    selections: [leg(marketId, home, 2_000), leg(secondMarketId, yes, 1_800)],
  };
  const reply = await place(player, [request]);
  expect(reply.status, reply.text).toBe(200);
  return (reply.body["bets"] as [Bet])[0];
}

it("a custom bet is valued at its odds against the current odds of the combination", async () => {
  const { id, to_cashout: first } = await customBet(1);
  expect(first).toBe(950);
  server.book.change(1, { customPrice: { type: "priced", odds: 2_800 } });
  expect((await findBet(player, id)).to_cashout).toBe(Math.floor(1_000 * (3.5 / 2.8) * 0.95));
  server.book.change(1, { customPrice: { type: "incompatible" } });
  expect((await findBet(player, id)).cashout).toMatchObject({ status: "suspended", value: null });
});

it("a custom bet with one open leg is priced by that leg", async () => {
  const { id } = await customBet(2);
  server.book.settle(2, { [yes]: "win", [no]: "lose" });
  await server.work.betting.settled();
  expect((await findBet(player, id)).to_cashout).toBe(Math.floor(1_000 * (3.5 / 2) * 0.95));
  expect((await cashOut(player, id, 1_662, { share: 500 })).body).toMatchObject({
    paid: 831,
    bet: { stake: { value: 500 }, potential_win_amount: 1_750 },
  });
});

it("a custom bet has no offer once a leg is void", async () => {
  const { id } = await customBet(3);
  server.book.settle(3, { [home]: "void", [away]: "void" });
  await server.work.betting.settled();
  expect((await findBet(player, id)).cashout).toMatchObject({ status: "unavailable" });
  expect((await cashOut(player, id, 1)).body).toMatchObject({ code: "not_offered" });
});
