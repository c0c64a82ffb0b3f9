import type { Bet } from "@touchline/contract/entities/bet";
import { describe, expect, it } from "vitest";
import { endpoints } from "../../src/core/endpoints.data.ts";
import { wireToListedBet } from "../../src/slip/placement/wire-bet.ts";
import { wireBet } from "../bets/wire-bet.ts";
import { readReply } from "./read-reply.ts";

/** A bet with the fields of spec.md 3 only, with changes. */
function specBet(changes: object = {}): object {
  return {
    id: 501,
    ref: "A1",
    type: "double",
    status: "waiting_results",
    stake: { value: 777, currency: "EUR", subunits: 100 },
    odds: 2369,
    selections: [leg(7, 1333), leg(8, 1777)],
    created_at: "2026-11-21T14:00:00Z",
    ...changes,
  };
}

function leg(match: number, odds: number, changes: object = {}): object {
  return { id: match * 10, status: "no_results", market: { id: 1 }, outcome: { id: 2 }, odds, match: { id: match }, ...changes };
}

function readBets(...bets: readonly unknown[]): { readonly bets: readonly Bet[]; readonly problems: readonly string[] } {
  const { value: read, problems } = readReply(endpoints.listBets, { data: bets });
  return { bets: (read as { data: Bet[] }).data, problems };
}

function readOne(changes: object): Bet {
  const { bets, problems } = readBets(specBet(changes));
  expect(problems).toEqual([]);
  const [bet] = bets;
  if (bet === undefined) throw new Error("The bet was left out");
  return bet;
}

describe("a bet of a backend that follows the specification", () => {
  it("is listed with the names and the return that follow from its other fields", () => {
    const bet = readOne({});
    expect(bet).toMatchObject({
      id: 501,
      type: "combo",
      original_stake: 777,
      potential_win_amount: Math.floor((777 * 1333 * 1777) / 1_000_000),
      win_amount: 0,
      result: "no_results",
      cashout: null,
      selections: [{ market: { id: 1, name: "1" }, match: { id: 7, name: "7", slug: "m-7" } }, { outcome: { id: 2, name: "2" } }],
    });
    expect(wireToListedBet(bet)).toMatchObject({ id: "501", type: "combo", legs: [{ id: "70" }, { id: "80" }] });
  });

  it("is listed even if its statuses are names of prototype properties or its system has an impossible size", () => {
    expect(readOne({ selections: [leg(7, 1333, { status: "constructor" })] }).selections).toMatchObject([{ status: "no_results" }]);
    expect(readBets(specBet({ status: "__proto__" })).bets).toMatchObject([{ status: "waiting_results" }]);
    const system = { id: "2/3", win_count: 2, total_count: 3, sizes: [-Number.MAX_SAFE_INTEGER, 0, 4] };
    const legs = [leg(7, 1333), leg(8, 1777), leg(9, 1500)];
    const { bets, problems } = readBets(specBet({ type: "system", system, selections: legs }), specBet({ id: 502 }));
    expect([bets.map(({ id }) => id), bets[0]?.system?.sizes, problems]).toEqual([[501, 502], [2], []]);
    const odd = readBets(specBet({ type: "system", system: { win_count: -Number.MAX_SAFE_INTEGER, total_count: 3 }, selections: legs }));
    expect(odd.bets).toMatchObject([{ type: "system", system: null }]);
    expect(odd.problems).toHaveLength(1);
  });

  it("keeps every field of a complete bet", () => {
    const bet = wireBet({ bonus: { id: 3, type: "freebet", name: "Gift", odds: 1000, freebet_type: "no_risk" }, used_in_jackpot: true });
    expect(readReply(endpoints.getBet, bet).value).toEqual(bet);
    expect(readReply(endpoints.listBets, { data: [bet], pagination: { total: 9, page: 2, limit: 1, last_page: 9 } }).value).toEqual({
      data: [bet],
      pagination: { total: 9, page: 2, limit: 1, last_page: 9 },
    });
  });

  it.each<readonly [what: string, changes: object, stake: Bet["stake"]]>([
    ["as a number", { stake: 500, currency: "EUR", subunits: 100 }, { value: 500, currency: "EUR", subunits: 100 }],
    ["as a number without minor units", { stake: 500, currency: "JPY" }, { value: 500, currency: "JPY", subunits: 1 }],
    ["as an object without minor units", { stake: { value: 500, currency: "KWD" } }, { value: 500, currency: "KWD", subunits: 1000 }],
    ["as digits", { stake: { value: "500", currency: "EUR", subunits: 100 } }, { value: 500, currency: "EUR", subunits: 100 }],
  ])("may have its stake %s", (_what, changes, stake) => {
    expect(readOne(changes).stake).toEqual(stake);
  });

  it("uses the minor units of a currency from the system data", () => {
    const { value: read } = readReply(endpoints.getBet, specBet({ stake: 5, currency: "XBT" }));
    expect((read as Bet).stake).toEqual({ value: 5, currency: "XBT", subunits: 100 });
  });

  it.each<readonly [status: string, changes: object, expected: Partial<Bet>]>([
    ["done", { win_amount: 1840 }, { status: "done", result: "win" }],
    ["done", { win_amount: 777 }, { result: "refund" }],
    ["done", { win_amount: 0 }, { result: "lose" }],
    ["done", { result: "win_entire" }, { result: "win" }],
    ["done", { result: "refund_half_win_other" }, { result: "win" }],
    ["done", { result: "lose_entire" }, { result: "lose" }],
    ["done", { result: "refund_half_lose_other" }, { result: "lose" }],
    ["done", { result: "refund_entire" }, { result: "refund" }],
    ["done", { result: "canceled" }, { result: "cancel" }],
    ["cashed_out", { win_amount: 900 }, { status: "cashed_out", result: "cashed_out" }],
    ["canceled", {}, { status: "cancelled", result: "no_results" }],
    ["waiting_results", { result: "no_results" }, { result: "no_results" }],
  ])("with the status %s and %j has a known status and result", (status, changes, expected) => {
    expect(readOne({ status, ...changes })).toMatchObject(expected);
  });

  it("with an unknown status is open until it has a result, and is reported", () => {
    const { bets, problems } = readBets(specBet({ status: "under_review" }), specBet({ status: "paid", result: "win" }));
    expect(bets.map(({ status }) => status)).toEqual(["waiting_results", "done"]);
    expect(problems).toHaveLength(2);
  });

  it.each<readonly [what: string, changes: object, offer: object | null]>([
    ["an amount", { to_cashout: 650 }, { status: "offered", value: 650 }],
    ["no amount", { to_cashout: null }, null],
    ["zero", { to_cashout: 0 }, null],
    ["a suspended offer", { cashout: { status: "suspended", value: null } }, { status: "suspended", value: null }],
    ["an amount as its offer", { cashout: 650 }, { status: "offered", value: 650 }],
  ])("with %s to cash out has that offer", (_what, changes, offer) => {
    const { cashout } = readOne(changes);
    if (offer === null) expect(cashout).toBeNull();
    else expect(cashout).toMatchObject(offer);
  });

  it.each<readonly [type: string | undefined, legs: readonly object[], more: object, expected: Bet["type"]]>([
    ["treble", [leg(1, 2000), leg(2, 2000), leg(3, 2000)], {}, "combo"],
    ["accumulator", [leg(1, 2000), leg(2, 2000)], {}, "combo"],
    [undefined, [leg(1, 2000)], {}, "single"],
    [undefined, [leg(1, 2000), leg(2, 2000)], {}, "combo"],
    [undefined, [leg(1, 2000), leg(1, 2000)], {}, "custom_bet"],
    [undefined, [leg(1, 2000), leg(2, 2000), leg(3, 2000)], { system: { id: "2/3" } }, "system"],
  ])("of the type %s has a known type", (type, selections, more, expected) => {
    expect(readOne({ type, selections, ...more }).type).toBe(expected);
  });

  it("of a system returns the mean of its lines", () => {
    const selections = [leg(1, 2000), leg(2, 3000), leg(3, 4000)];
    const bet = readOne({ type: "system", odds: undefined, stake: 300, currency: "EUR", selections, system: { id: "2/3" } });
    expect(bet.system).toEqual({ id: "2/3", win_count: 2, total_count: 3, sizes: [2] });
    expect(bet.potential_win_amount).toBe(100 * (6 + 8 + 12));
    expect(bet.odds).toBe(8667);
  });

  it("reads legs that name match, market and outcome in fields of their own", () => {
    const [flat] = readOne({
      selections: [{ match_id: 7, market_id: 1, outcome_id: 2, specifier: "total=2.5", odds: 1500, status: "win", match_name: "A – B" }],
    }).selections;
    expect(flat).toMatchObject({
      id: "501:0",
      status: "win_entire",
      specifier: "total=2.5",
      match: { id: 7, name: "A – B" },
      market: { id: 1 },
      outcome: { id: 2 },
    });
  });

  it("takes names, league and score from the match of a listing", () => {
    const match = {
      id: 7,
      slug: "a-b-m-7",
      status: 1,
      competitors: { home: { name: "A" }, away: { name: "B" } },
      tournament: { name: "Cup", sport: { key: "soccer" }, category: { name: "England" } },
      statistics: { total_score: { home: 2, away: 1 } },
    };
    expect(readOne({ selections: [leg(7, 1500, { match })] }).selections[0]?.match).toMatchObject({
      name: "A – B",
      home_name: "A",
      away_name: "B",
      sport_key: "soccer",
      tournament_name: "Cup",
      category_name: "England",
      score: "2:1",
    });
  });

  it("is left out and reported once when it has no id or no stake", () => {
    const { bets, problems } = readBets({ id: 1 }, { id: 2 }, specBet({ id: undefined }), specBet());
    expect(bets).toHaveLength(1);
    expect(problems).toEqual([
      "Error: GET /api/v3/bets: A bet without a usable stake",
      "Error: GET /api/v3/bets: A bet without a usable id",
    ]);
  });

  it("deducts the stake of a freebet that pays only the win, and adds a boost", () => {
    const single = { type: "single", odds: 2000, stake: 500, currency: "EUR", selections: [leg(1, 2000)] };
    expect(readOne({ ...single, bonus: { id: 1, type: "freebet_only_win" } })).toMatchObject({
      potential_win_amount: 500,
      bonus: { type: "freebet", freebet_type: "only_win" },
    });
    expect(readOne({ ...single, bonus: { id: 1, type: "comboboost", odds: 1100 } }).potential_win_amount).toBe(1100);
  });
});
