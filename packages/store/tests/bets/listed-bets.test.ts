import { betListingsOf } from "../../src/bets/bet-listings.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { BettingStore, euros, offerOf } from "./betting-store.ts";
import { wireBet } from "./wire-bet.ts";

let at: BettingStore;
beforeEach(() => {
  at = new BettingStore();
});

describe("lists of changing bets", () => {
  it("merge a changed bet into every list that shows it", () => {
    at.list("all", wireBet(), wireBet({ id: "b-2" }));
    at.list("open", wireBet());
    at.bets.betChanged(wireBet({ status: "done", result: "win", win_amount: 2100 }));
    expect(at.listed().map(({ id, status }) => [id, status])).toEqual([
      ["b-1", "done"],
      ["b-2", "waiting_results"],
    ]);
    expect(at.listed("open").map(({ status }) => status)).toEqual(["done"]);
  });

  it("keep a refused bet with its reason, and drop a VIP bet that becomes rejected", () => {
    at.list("all", wireBet({ status: "submitted" }), wireBet({ id: "vip", status: "submitted", is_vip: true }));
    at.list("refused", wireBet({ id: "vip", status: "submitted", is_vip: true }));
    at.bets.betChanged(wireBet({ status: "rejected", reject_reason: "error.risk_validation.odds_to_low" }));
    at.bets.betChanged(wireBet({ id: "vip", status: "rejected", is_vip: true }));
    expect(at.listed().map(({ id, status }) => [id, status])).toEqual([["b-1", "rejected"]]);
    expect(at.store.queries.peek(betListingsOf(at.store).bets({ group: "all", page: 1 }))?.total).toBe(1);
    expect(at.listed("refused").map(({ id }) => id)).toEqual(["vip"]);
  });

  it("set an offer by bet id, and ignore an older one", () => {
    at.list("all", wireBet(), wireBet({ id: "b-2" }));
    at.bets.cashoutChanged("b-2", offerOf(1500));
    at.bets.cashoutChanged("b-2", offerOf(100, "2026-11-21T14:59:00.000Z"));
    at.bets.cashoutChanged("gone", offerOf(1));
    expect(at.listed().map(({ cashout }) => cashout?.value?.minor)).toEqual([1400n, 1500n]);
  });
});

describe("a list without a new bet", () => {
  it.each([
    ["an empty list", []],
    ["a list with another bet", [wireBet()]],
  ])("stays marked for refetching when an offer of a bet arrives meanwhile: %s", (_name, listed) => {
    at.list("all", ...listed);
    const { client } = at.store.queries;
    void client.invalidateQueries({ queryKey: ["bets"], refetchType: "none" });
    at.bets.cashoutChanged("b-1", offerOf(1500));
    at.bets.cashoutChanged("new", offerOf(500));
    expect(client.getQueryCache().find({ queryKey: ["bets"], exact: false })?.state.isInvalidated).toBe(true);
  });
});

describe("bet events", () => {
  it("are emitted once for a settlement and a refusal, and not for an unknown bet", () => {
    at.list("all", wireBet(), wireBet({ id: "b-2", status: "submitted" }));
    at.bets.betChanged(wireBet({ id: "elsewhere", status: "done", result: "win" }));
    at.bets.betChanged(wireBet({ status: "done", result: "win", win_amount: 2100 }));
    at.bets.betChanged(wireBet({ status: "done", result: "win", win_amount: 2100 }));
    at.bets.betChanged(wireBet({ id: "b-2", status: "rejected" }));
    expect(at.events).toEqual([
      { type: "settled", betId: "b-1", ref: "8F2K-41Q7", result: "win", paid: euros(2100) },
      { type: "rejected", betId: "b-2", ref: "8F2K-41Q7" },
    ]);
  });

  it.each([
    ["vip_bet.accepted", "vipAccepted"],
    ["vip_bet.rejected", "vipRejected"],
    ["cashout_rule.reached", "ruleReached"],
    ["cashout_rule.done", "ruleDone"],
  ])("reads the notification %s", (key, type) => {
    const base = { id: "n", kind: "bet", bet_id: "b-1", bet_ref: "8F2K-41Q7", created_at: "2026-11-21T15:00:00.000Z" } as const;
    at.bets.notified({ ...base, key });
    at.bets.notified({ ...base, key: "unknown.key" });
    expect(at.events).toEqual([{ type, betId: "b-1", ref: "8F2K-41Q7" }]);
  });
});
