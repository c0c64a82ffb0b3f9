import type { Bet } from "@touchline/contract/entities/bet";
import type { OddsPolicy } from "@touchline/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkCustomPrice, checkLeg } from "../../src/betting/bets/price-check.ts";
import { placementRefusalToWire } from "../../src/betting/placement/placement-refusal.ts";
import type { Book } from "../../src/book/book.ts";
import { closeBalanced } from "../support/close-balanced.ts";
import { balanceOf, betOn, newPlayer, place, placeOne } from "../support/bets.ts";
import { firstError, placementError } from "../support/placement-error.ts";
import { away, draw, home, marketId } from "../support/scripted-book.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => closeBalanced(server));

describe("placing bets", () => {
  it("debits a single at once and names its legs in the player's language", async () => {
    const player = await newPlayer(server, 5_000);
    const reply = await player.post("/api/v2/bets", { meta: { device_id: "d" }, bets: [betOn([1])] }, { "accept-language": "de" });
    expect(reply.status, reply.text).toBe(200);
    const [bet] = reply.body["bets"] as Bet[];
    expect(bet).toMatchObject({
      type: "single",
      status: "waiting_results",
      result: "no_results",
      stake: { value: 1_000, currency: "EUR", subunits: 100 },
      odds: 2_000,
      potential_win_amount: 2_000,
      win_amount: 0,
      pending_until: null,
      to_cashout: 950,
      selections: [{ odds: 2_000, odds_asked: 2_000, status: "no_results", market: { name: "1x2 (de)" } }],
    });
    expect(bet?.ref).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(await balanceOf(player)).toBe(4_000);
  });

  it("pays a combo by the exact product of its odds, floored once", async () => {
    const player = await newPlayer(server, 5_000);
    server.book.setOdds(30, home, 1_333);
    server.book.setOdds(31, home, 1_777);
    const bet = await placeOne(
      player,
      [
        { match: 30, odds: 1_333 },
        { match: 31, odds: 1_777 },
      ],
      777,
    );
    expect(bet.odds).toBe(2_369);
    expect(bet.potential_win_amount).toBe(Math.floor((777 * 1_333 * 1_777) / 1_000_000));
  });

  it("places all bets of a request or none", async () => {
    const player = await newPlayer(server, 5_000);
    const reply = await place(player, [betOn([1]), betOn([{ match: 2, odds: 2_100 }])]);
    expect(reply.status).toBe(400);
    expect(Object.keys(placementError(reply).data.errors_by_bet)).toEqual(["1"]);
    expect(await balanceOf(player)).toBe(5_000);
    expect((await place(player, [betOn([1]), betOn([2])])).status).toBe(200);
    expect(await balanceOf(player)).toBe(3_000);
  });

  it("shows the stakes in the statement with running balances", async () => {
    const player = await newPlayer(server, 5_000);
    await place(player, [betOn([1]), betOn([2], 500)]);
    const lines = (await player.get("/platform/api/player/transactions")).body["data"] as {
      kind: string;
      amount: number;
      balance_after: number;
      bet_ref: string | null;
    }[];
    expect(lines.map(({ kind, amount, balance_after }) => [kind, amount, balance_after])).toEqual([
      ["stake", -500, 3_500],
      ["stake", -1_000, 4_000],
      ["deposit", 5_000, 5_000],
    ]);
    expect(lines[0]?.bet_ref).toMatch(/-/);
  });
});

describe("odds policy", () => {
  const cases: readonly { policy: "none" | "higher" | "any"; now: number; taken: boolean; error?: string }[] = [
    { policy: "none", now: 2_000, taken: true },
    { policy: "none", now: 2_050, taken: false, error: "error.risk_validation.odds_different_than_bookmaker" },
    { policy: "none", now: 1_950, taken: false, error: "error.risk_validation.odds_different_than_bookmaker" },
    { policy: "higher", now: 2_050, taken: true },
    { policy: "higher", now: 1_950, taken: false, error: "error.risk_validation.odds_higher_than_bookmakers" },
    { policy: "any", now: 2_050, taken: true },
    { policy: "any", now: 1_950, taken: true },
  ];
  it.each(cases)("$policy at current odds of $now: accepted $taken", async ({ policy, now, taken, error }) => {
    const player = await newPlayer(server, 5_000);
    server.book.setOdds(20, home, now);
    const reply = await place(player, [betOn([20])], { policy });
    expect(reply.status).toBe(taken ? 200 : 400);
    if (taken) {
      expect((reply.body["bets"] as Bet[])[0]).toMatchObject({ odds: now, selections: [{ odds: now, odds_asked: 2_000 }] });
      return;
    }
    expect(placementError(reply).code).toBe(101);
    expect(firstError(reply)).toMatchObject({ error, selections: [{ match_id: 20, error, odds: now }] });
    expect(await balanceOf(player)).toBe(5_000);
  });

  it("falls back to the strictest policy when the stored one is unknown", async () => {
    const player = await newPlayer(server, 5_000);
    const id = ((await player.get("/platform/api/player")).body as { id?: string }).id ?? "";
    await server.services.database.updateTable("players").set({ odds_policy: "within_5_percent" }).where("id", "=", id).execute();
    server.book.setOdds(36, home, 2_050);
    expect((await player.get("/api/v2/settings")).body["auto_accept_odds_change"]).toBe("none");
    const reply = await place(player, [betOn([36])]);
    expect(firstError(reply)?.error).toBe("error.risk_validation.odds_different_than_bookmaker");
    expect(await balanceOf(player)).toBe(5_000);
  });

  it("accepts only the requested odds when the policy is unknown", () => {
    server.book.setOdds(37, home, 1_100);
    const policy = "within_5_percent" as OddsPolicy;
    const quote = server.book.quote({ matchId: 37, marketId, specifier: "" }, home);
    expect(checkLeg({ quote, askedOdds: 2_000, policy, now: 0 })).toMatchObject({ type: "refused", odds: 1_100 });
    const book: Pick<Book, "customPrice"> = { customPrice: () => ({ type: "priced", odds: 1_100 }) };
    expect(checkCustomPrice(book, { selections: betOn([37]).selections, askedOdds: 2_000, policy }).type).toBe("refused");
  });
});

describe("refusals", () => {
  it.each([
    ["a suspended market", 21, { marketStatus: -1 }, "error.risk_validation.selection_suspended"],
    ["a handed-over market", 22, { marketStatus: -2 }, "error.risk_validation.selection_suspended"],
    ["a settled market", 23, { marketStatus: -3 }, "error.risk_validation.selection_not_available"],
    ["a market past its planned stop", 24, { nextBetStop: Date.now() - 1 }, "error.risk_validation.selection_suspended"],
    ["a finished match", 25, { status: 4 }, "error.risk_validation.selection_not_available"],
    ["a provider that is not enabled", 26, { provider: "betconstruct" }, "error.place_bets.provider_not_allowed"],
  ] as const)("refuses %s", async (_name, match, change, error) => {
    const player = await newPlayer(server, 5_000);
    server.book.change(match, change);
    const reply = await place(player, [betOn([match])], { policy: "any" });
    expect(reply.status).toBe(400);
    expect(placementError(reply).code).toBe(100);
    expect(firstError(reply)?.error).toBe(error);
    expect(await balanceOf(player)).toBe(5_000);
  });

  it.each([
    ["an unknown match", { ...betOn([9_999]) }, "error.risk_validation.selection_not_available"],
    ["an unknown outcome", betOn([{ match: 1, outcome: 7 }]), "error.risk_validation.selection_not_available"],
    ["two selections of one match", betOn([1, { match: 1, outcome: draw, odds: 3_000 }]), "error.place_bets.same_match"],
    ["a combo of one", { ...betOn([1]), type: "combo" as const }, "error.place_bets.type_not_offered"],
    ["a single of two", { ...betOn([1, 2]), type: "single" as const }, "error.place_bets.type_not_offered"],
    [
      "a custom bet over two matches",
      { ...betOn([1, 2]), type: "custom_bet" as const, custom_odds: 3_000 },
      "error.place_bets.type_not_offered",
    ],
    ["a combo with custom odds", { ...betOn([1, 2]), custom_odds: 3_000 }, "error.place_bets.type_not_offered"],
    ["a combo with a system", { ...betOn([1, 2, 3]), system_id: "2/3" }, "error.place_bets.type_not_offered"],
    [
      "another currency's subunits",
      { ...betOn([1]), stake: { value: 1_000, currency: "EUR", subunits: 1 } },
      "error.place_bets.no_account",
    ],
    [
      "a currency without account",
      { ...betOn([1]), stake: { value: 1_000, currency: "BTC", subunits: 100_000_000 } },
      "error.place_bets.no_account",
    ],
    ["a stake of zero", betOn([1], 0), "error.place_bets.min_stake"],
    ["a negative stake", betOn([1], -5), "error.place_bets.min_stake"],
    ["more than the balance", betOn([1], 5_001), "error.place_bets.insufficient_funds"],
  ] as const)("refuses %s", async (_name, bet, error) => {
    const player = await newPlayer(server, 5_000);
    const reply = await place(player, [bet]);
    expect(reply.status, reply.text).toBe(400);
    expect(firstError(reply)?.error).toBe(error);
    expect(await balanceOf(player)).toBe(5_000);
  });

  it("names the maximum stake when the stake is above it", async () => {
    const rich = await newPlayer(server, 10_000_000);
    const reply = await place(rich, [betOn([1], 5_000_001)]);
    expect(firstError(reply)).toMatchObject({ error: "error.place_bets.max_stake", max_stake: 5_000_000 });
    const limited = await server.signedIn("limited@touchline.test");
    expect(firstError(await place(limited, [betOn([1], 1_001)]))).toMatchObject({
      error: "error.place_bets.max_stake",
      max_stake: 1_000,
    });
    expect((await place(limited, [betOn([1], 1_000)])).status).toBe(200);
  });

  it("refuses a return that is not above the stake", async () => {
    server.book.setOdds(27, away, 1_001);
    const player = await newPlayer(server, 5_000);
    const reply = await place(player, [betOn([{ match: 27, outcome: away, odds: 1_001 }], 10)]);
    expect(firstError(reply)?.error).toBe("error.potential_win.equal_or_less");
  });

  it("caps the return, not the bet", async () => {
    const player = await newPlayer(server, 5_000_000);
    const legs = Array.from({ length: 10 }, (_, index) => ({ match: index + 1, outcome: away, odds: 4_000 }));
    expect((await placeOne(player, legs, 1_000_000)).potential_win_amount).toBe(100_000_000);
  });

  it.each([
    ["en-IE", "Betting is blocked on this account."],
    ["es", "Las apuestas están bloqueadas en esta cuenta."],
    ["ja", "このアカウントではベットが停止されています。"],
    ["ru-KZ", "Ставки с этого счёта заблокированы."],
  ])("gives the reason of a refusal in the language of %s", (locale, message) => {
    const error = "error.platform.pve_player_bet_forbidden";
    expect(placementRefusalToWire([{ index: 0, error }], locale)).toMatchObject({
      message: "Betting is blocked on this account.",
      localized_message: message,
    });
  });

  it("refuses a player with the pve mark (code 114) in the player's language", async () => {
    const player = await server.signedIn("pve@touchline.test");
    const reply = await player.post("/api/v2/bets", { meta: { device_id: "d" }, bets: [betOn([1])] }, { "accept-language": "ar" });
    expect(placementError(reply)).toMatchObject({
      code: 114,
      localized_message: "لا يُسمح لك بالمراهنة بهذا الحساب.",
      data: { errors_by_bet: { 0: { error: "error.platform.pve_player_bet_forbidden" } } },
    });
  });
});
