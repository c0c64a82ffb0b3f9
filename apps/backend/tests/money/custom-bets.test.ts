import type { Bet, BetRequest } from "@touchline/contract/entities/bet";
import type { OddsAcceptMode } from "@touchline/contract/http/settings";
import type { OutcomeResult } from "@touchline/feed";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { closeBalanced } from "../support/close-balanced.ts";
import { balanceOf, betOn, findBet, newPlayer, place } from "../support/bets.ts";
import type { Client } from "../support/client.ts";
import { firstError } from "../support/placement-error.ts";
import { matchNumbers } from "../support/match-results.ts";
import { away, home, marketId, no, secondMarketId, yes } from "../support/scripted-book.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
let player: Client;
beforeAll(async () => {
  server = await startTestServer({ inPlayDelayMs: 2_000 });
});
beforeEach(async () => {
  player = await newPlayer(server, 100_000);
});
afterAll(async () => closeBalanced(server));

const freshMatch = matchNumbers();

/** Home wins and both score, in one match. */
function customOn(match: number, odds = 3_500, stake = 1_000): BetRequest {
  const second = { match_id: match, market_id: secondMarketId, specifier: "", outcome_id: yes, odds: 1_800 };
  return {
    type: "custom_bet",
    stake: { value: stake, currency: "EUR", subunits: 100 },
    custom_odds: odds,
    selections: [...betOn([match]).selections, second],
  };
}

async function placeCustom(request: BetRequest): Promise<Bet> {
  const reply = await place(player, [request]);
  expect(reply.status, reply.text).toBe(200);
  const [bet] = reply.body["bets"] as Bet[];
  if (bet === undefined) throw new Error("No bet in the reply.");
  return bet;
}

describe("placing a custom bet", () => {
  it("accepts it at its own odds and keeps the odds of its legs for display", async () => {
    const bet = await placeCustom(customOn(freshMatch()));
    expect(bet).toMatchObject({
      type: "custom_bet",
      status: "waiting_results",
      odds: 3_500,
      potential_win_amount: 3_500,
      system: null,
      selections: [{ odds: 2_000 }, { odds: 1_800 }],
    });
    expect(await balanceOf(player)).toBe(99_000);
  });

  it.each<{ policy: OddsAcceptMode; now: number; taken: boolean }>([
    { policy: "none", now: 3_500, taken: true },
    { policy: "none", now: 3_600, taken: false },
    { policy: "higher", now: 3_600, taken: true },
    { policy: "higher", now: 3_400, taken: false },
    { policy: "any", now: 3_400, taken: true },
  ])("$policy with its price now at $now: taken $taken (code 120)", async ({ policy, now, taken }) => {
    const match = freshMatch();
    server.book.change(match, { customPrice: { type: "priced", odds: now } });
    server.book.setOdds(match, home, 1_900);
    const reply = await place(player, [customOn(match)], { policy });
    expect(reply.status, reply.text).toBe(taken ? 200 : 400);
    if (taken) expect((reply.body["bets"] as Bet[])[0]).toMatchObject({ odds: now });
    else
      expect(reply.body).toMatchObject({
        code: 120,
        data: { errors_by_bet: { 0: { error: "error.place_bets.invalid_odds_custom_bet" } } },
      });
    expect(await balanceOf(player)).toBe(taken ? 99_000 : 100_000);
  });

  it.each<[string, (match: number) => BetRequest, string]>([
    ["of one leg", (match) => ({ ...customOn(match), selections: betOn([match]).selections }), "error.place_bets.type_not_offered"],
    [
      "of eleven legs",
      (match) => ({ ...customOn(match), selections: Array.from({ length: 11 }, () => betOn([match]).selections[0]!) }),
      "error.place_bets.type_not_offered",
    ],
    [
      "over two matches",
      (match) => ({ ...customOn(match), selections: betOn([match, 40]).selections }),
      "error.place_bets.type_not_offered",
    ],
    ["with a system", (match) => ({ ...customOn(match), system_id: "2/3" }), "error.place_bets.type_not_offered"],
  ])("is refused %s", async (_name, request, error) => {
    const reply = await place(player, [request(freshMatch())]);
    expect(firstError(reply)?.error).toBe(error);
    expect(await balanceOf(player)).toBe(100_000);
  });

  it("refuses incompatible legs, missing prices and suspended legs", async () => {
    const match = freshMatch();
    const errorNow = async () => firstError(await place(player, [customOn(match)]))?.error;
    server.book.change(match, { customPrice: { type: "incompatible" } });
    expect(await errorNow()).toBe("error.place_bets.incompatible_selections");
    server.book.change(match, { customPrice: { type: "unavailable" } });
    expect(await errorNow()).toBe("error.place_bets.custom_bet_unavailable");
    server.book.change(match, { customPrice: { type: "priced", odds: 3_500 }, marketStatus: -1 });
    expect(await errorNow()).toBe("error.risk_validation.selection_suspended");
  });

  it("waits for the in-play delay and is decided by its odds at the end", async () => {
    const [kept, dropped] = [freshMatch(), freshMatch()];
    for (const match of [kept, dropped]) server.book.change(match, { status: 1 });
    const bets = [await placeCustom(customOn(kept)), await placeCustom(customOn(dropped))];
    expect(bets.map(({ status }) => status)).toEqual(["submitted", "submitted"]);
    server.book.change(kept, { customPrice: { type: "priced", odds: 3_800 } });
    server.book.change(dropped, { customPrice: { type: "priced", odds: 3_100 } });
    await expect.poll(async () => (await findBet(player, bets[0]?.id ?? "")).status, { timeout: 10_000 }).toBe("waiting_results");
    expect(await findBet(player, bets[0]?.id ?? "")).toMatchObject({ odds: 3_800, potential_win_amount: 3_800 });
    await expect.poll(async () => (await findBet(player, bets[1]?.id ?? "")).status, { timeout: 10_000 }).toBe("rejected");
    expect(await findBet(player, bets[1]?.id ?? "")).toMatchObject({ reject_reason: "error.place_bets.invalid_odds_custom_bet" });
    expect(await balanceOf(player)).toBe(99_000);
  });
});

describe("settling a custom bet", () => {
  it.each<[string, readonly [OutcomeResult, OutcomeResult], Bet["result"], number]>([
    ["pays its price when all legs win", ["win", "win"], "win", 3_500],
    ["is lost with a lost leg", ["win", "lose"], "lose", 0],
    ["is given back with a void leg", ["void", "win"], "refund", 1_000],
    ["is lost with a lost leg although another is void", ["void", "lose"], "lose", 0],
  ])("%s", async (_name, [first, second], result, paid) => {
    const match = freshMatch();
    const bet = await placeCustom(customOn(match));
    server.book.settle(match, { [home]: first });
    await server.work.betting.settled();
    expect((await findBet(player, bet.id)).status).toBe("waiting_results");
    server.book.settle(match, { [yes]: second });
    await server.work.betting.settled();
    expect(await findBet(player, bet.id)).toMatchObject({ status: "done", result, win_amount: paid });
    expect(await balanceOf(player)).toBe(99_000 + paid);
  });

  it("reopens it when a leg is rolled back, and pays the corrected result", async () => {
    const match = freshMatch();
    const bet = await placeCustom(customOn(match));
    server.book.settle(match, { [yes]: "win" });
    server.book.settle(match, { [away]: "win" });
    await server.work.betting.settled();
    expect(await findBet(player, bet.id)).toMatchObject({ status: "done", result: "lose" });
    server.book.rollBack(match);
    server.book.settle(match, { [home]: "win" });
    await server.work.betting.settled();
    expect(await findBet(player, bet.id)).toMatchObject({ status: "done", result: "win", win_amount: 3_500 });
    expect(await balanceOf(player)).toBe(102_500);
  });
});

describe("requesting a custom price", () => {
  const legs = [
    { market_id: marketId, specifier: "", outcome_id: home },
    { market_id: secondMarketId, specifier: "", outcome_id: no },
  ];
  const ask = (match: number) => server.client().post("/api/v2/bets/custom/odds", { match_id: match, selections: legs });

  it("answers visitors", async () => {
    expect((await ask(freshMatch())).body).toEqual({ odds: 3_500 });
  });

  it("names the reason when there is no price", async () => {
    const match = freshMatch();
    const codeNow = async () => {
      const reply = await ask(match);
      return [reply.status, reply.body["code"]];
    };
    server.book.change(match, { customPrice: { type: "incompatible" } });
    expect(await codeNow()).toEqual([400, "incompatible_selections"]);
    server.book.change(match, { customPrice: { type: "unavailable" } });
    expect(await codeNow()).toEqual([400, "custom_bet_unavailable"]);
    server.book.change(match, { customPrice: { type: "priced", odds: 3_500 }, status: 4 });
    expect(await codeNow()).toEqual([400, "custom_bet_unavailable"]);
    expect((await ask(9_999)).body["code"]).toBe("custom_bet_unavailable");
  });

  it("refuses more legs than a custom bet may have", async () => {
    const selections = Array.from({ length: 11 }, () => legs[0]);
    const reply = await server.client().post("/api/v2/bets/custom/odds", { match_id: 1, selections });
    expect([reply.status, reply.body["code"]]).toEqual([400, "too_many_selections"]);
  });

  it("lists the markets that may be combined", async () => {
    const reply = await server.client().get("/api/v2/bets/custom/markets/1");
    expect((reply.body["data"] as { id: number }[]).map(({ id }) => id)).toEqual([marketId, secondMarketId]);
    expect((await server.client().get("/api/v2/bets/custom/markets/9999")).status).toBe(404);
  });
});
