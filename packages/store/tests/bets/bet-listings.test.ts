import { describe, expect, it } from "vitest";
import { betFilterToQuery, betListingsOf } from "../../src/bets/bet-listings.ts";
import { json } from "../fake-ports.ts";
import { BettingStore } from "./betting-store.ts";
import { wireBet, wireBetPage } from "./wire-bet.ts";

describe("the query of a list of bets", () => {
  it("has no status for all bets, which leaves out refused ones", () => {
    expect(betFilterToQuery({ group: "all", page: 2 })).toEqual({ page: 2, limit: 500 });
  });

  it("has the statuses of a group and the result", () => {
    expect(betFilterToQuery({ group: "refused", page: 1 }).status).toEqual(["rejected", "cancelled"]);
    expect(betFilterToQuery({ group: "settled", result: "win", page: 1 })).toMatchObject({
      result: "win",
      status: ["done", "cashed_out", "withdrawn"],
    });
  });
});

describe("a list of bets from a backend that does not filter by result", () => {
  const won = wireBet({ id: "won", status: "done", result: "win" });
  const others = [wireBet({ id: "open" }), wireBet({ id: "lost", status: "done", result: "lose" })];

  it("shows only the bets with the wanted result, and no total", () => {
    const at = new BettingStore();
    const listing = betListingsOf(at.store).bets({ group: "all", result: "win", page: 1 });
    at.store.queries.take(listing, wireBetPage(won, ...others));
    expect(at.store.queries.peek(listing)).toMatchObject({ bets: [{ id: "won" }], total: null });
  });

  it("keeps the total of a list that was filtered", () => {
    const at = new BettingStore();
    const listing = betListingsOf(at.store).bets({ group: "all", result: "win", page: 1 });
    at.store.queries.take(listing, wireBetPage(won));
    expect(at.store.queries.peek(listing)).toMatchObject({ bets: [{ id: "won" }], total: 1 });
  });
});

describe("a bet of a backend that serves bets only in lists", () => {
  it("is found in the list of all statuses", async () => {
    const at = new BettingStore();
    at.answer = ({ path }) => (path.startsWith("/api/v3/bets") ? json(wireBetPage(wireBet({ id: "7" }))) : json({ code: "no" }, 404));
    const bet = await at.store.queries.load(betListingsOf(at.store).bet("7"));
    expect(bet.id).toBe("7");
    expect(at.fake.requests.at(-1)?.path).toContain("status=rejected");
  });

  it("is unknown when the list does not contain it, and is not searched for after other failures", async () => {
    const at = new BettingStore();
    at.answer = ({ path }) =>
      json(path.startsWith("/api/v3/bets") ? wireBetPage() : { code: "no" }, path.startsWith("/api/v3") ? 200 : 404);
    await expect(at.store.queries.load(betListingsOf(at.store).bet("7"))).rejects.toThrow("404");
    at.answer = () => json({ code: "broken" }, 500);
    await expect(at.store.queries.load(betListingsOf(at.store).bet("8"))).rejects.toThrow("500");
    expect(at.fake.requests.filter(({ path }) => path.startsWith("/api/v3/bets"))).toHaveLength(1);
  });
});

describe("a notification", () => {
  const sent = { id: "n", kind: "bet", key: "", bet_id: null, bet_ref: null, created_at: "2026-11-21T15:00:00.000Z" } as const;

  it("is shown with the operator's texts, and ignored with an unknown key and no texts", () => {
    const at = new BettingStore();
    at.bets.notified({ ...sent, title: "Hello", body: "World" });
    at.bets.notified({ ...sent, key: "party.started" });
    expect(at.events).toEqual([{ type: "message", betId: null, title: "Hello", text: "World" }]);
  });
});
