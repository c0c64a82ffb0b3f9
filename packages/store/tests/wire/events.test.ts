import { describe, expect, it } from "vitest";
import { wireBet } from "../bets/wire-bet.ts";
import { readAt, readEvent } from "./read-reply.ts";

const sent_at = Date.parse(readAt) - 500;
const at = new Date(sent_at).toISOString();

function market(changes: object = {}): object {
  return { id: 1, name: "1x2", outcomes: [{ id: 2, name: "A", odds: 1900 }], ...changes };
}

describe("a publication", () => {
  it.each<readonly [event: string, what: string, data: unknown, expected: unknown]>([
    ["bet_changed", "a bet", wireBet(), { bet: wireBet() }],
    ["bet_changed", "a bet as `bet`", { bet: wireBet() }, { bet: wireBet() }],
    ["bet_cashout_changed", "an amount", { bet_id: 5, to_cashout: 90 }, { bet_id: "5", cashout: { status: "offered", value: 90, at } }],
    [
      "bet_cashout_changed",
      "no amount",
      { id: "b", to_cashout: null },
      { bet_id: "b", cashout: { status: "unavailable", value: null, at } },
    ],
    ["bet_cashout_changed", "a bet", wireBet(), { bet_id: "b-1", cashout: wireBet().cashout }],
    ["balance_changed", "a balance", { currency: "JPY", balance: 70 }, { currency: "JPY", balance: 70, subunits: 1 }],
    ["unread_counters_changed", "counters", { unread: 4 }, { unread: 4 }],
    ["provider_status_changed", "a status", { provider: "oddin", status: "maintenance" }, { provider: "oddin", status: "inactive" }],
    ["match_changed", "a status", { id: 7, status: 2 }, { id: 7, status: 2, statistics: null }],
    [
      "match_changed",
      "a scoreboard",
      { id: 7, statistics: { total_score: { home: 1, away: 0 } } },
      { statistics: { total_score: { home: 1, away: 0 } } },
    ],
    [
      "markets_changed",
      "lines that name the match",
      [market({ match_id: 7 })],
      { match_id: 7, markets: [{ id: 1, match_id: 7 }], removed: [] },
    ],
    ["markets_changed", "lines beside the match", { match_id: 7, markets: [market()] }, { match_id: 7, markets: [{ match_id: 7 }] }],
    ["match_status_changed", "a status", { match_id: 7, status: 3 }, { id: 7, status: 3, match: null }],
    [
      "match_status_changed",
      "a match",
      { id: 7, status: 1, competitors: { home: { name: "A" }, away: { name: "B" } }, tournament: { id: 5, sport: { key: "soccer" } } },
      { id: 7, status: 1, match: { id: 7, competitors: { home: { name: "A" } } } },
    ],
    ["tournament_pool_changed", "a pool", { id: 3 }, { id: 3 }],
    ["bonus_issued", "a bonus", { id: 3, type: "lootbox" }, { id: 3, type: "lootbox" }],
    [
      "notification",
      "texts of the operator",
      { id: 4, title: "Hello", body: "World", type: "bet", object_type: "bet", object_id: 77, created_at: at },
      { kind: "bet", key: "", bet_id: "77", title: "Hello", body: "World" },
    ],
    [
      "notification",
      "a key",
      { id: "n", kind: "vip_bet", key: "vip_bet.accepted", bet_id: "b", bet_ref: "R", created_at: at },
      { kind: "vip_bet", key: "vip_bet.accepted", bet_id: "b", bet_ref: "R" },
    ],
  ])("%s with %s is read", (event, _what, data, expected) => {
    const { value: read, problems } = readEvent({ event, data, sent_at });
    expect(problems).toEqual([]);
    expect(read).toMatchObject({ event, sent_at, data: expected });
  });

  it("with only lines belongs to the match of its channel", () => {
    const publication = { event: "markets_changed", data: [market()], sent_at };
    expect(readEvent(publication, "7").value).toMatchObject({ data: { match_id: "7", markets: [{ id: 1, match_id: "7" }] } });
    expect(readEvent(publication)).toMatchObject({ value: null, problems: ["Error: publication: A market without a usable match_id"] });
  });

  it("with only a part of a bet makes the page refetch the bets", () => {
    expect(readEvent({ event: "bet_changed", data: { id: 5, status: "done" } }).value).toEqual({ event: "bet_touched", data: { id: "5" } });
  });

  it("without a time gets its arrival time", () => {
    expect(readEvent({ event: "unread_counters_changed", data: { unread: 1 } }).value).toMatchObject({ sent_at: Date.parse(readAt) });
  });

  it.each([{ event: "party_started", data: {} }, { data: {} }, null, "text", []])("%j is ignored without a report", (data) => {
    expect(readEvent(data)).toEqual({ value: null, problems: [] });
  });

  it("that cannot be read is ignored and reported", () => {
    const { value: read, problems } = readEvent({ event: "balance_changed", data: { currency: "EUR" } });
    expect(read).toBeNull();
    expect(problems).toEqual(["Error: publication: An account without a usable balance or currency"]);
  });
});
