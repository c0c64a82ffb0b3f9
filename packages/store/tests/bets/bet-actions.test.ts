import { toOdds, type SlipSelection } from "@touchline/domain";
import { beforeEach, describe, expect, it } from "vitest";
import { json } from "../fake-ports.ts";
import { BettingStore, euros, offerOf } from "./betting-store.ts";
import { wireBet } from "./wire-bet.ts";

let at: BettingStore;
beforeEach(() => {
  at = new BettingStore();
});

describe("rules", () => {
  beforeEach(() => at.list("all", wireBet()));

  it("are saved, refused above what the bet can return, and removed", async () => {
    const rule = { action: "notify", at_value: 1800, state: "waiting" } as const;
    at.answer = ({ method }) => json(wireBet(method === "DELETE" ? {} : { cashout_rule: rule }));
    expect(await at.bets.saveRule(at.shown(), { action: "notify", at: euros(1800) })).toBe("saved");
    expect(at.shown().cashoutRule).toEqual({ action: "notify", at: euros(1800), state: "waiting" });
    expect(await at.bets.removeRule(at.shown())).toBe("saved");
    expect(at.shown().cashoutRule).toBeNull();
    at.answer = () => json({ code: "rule_value_out_of_range", message: "" }, 400);
    expect(await at.bets.saveRule(at.shown(), { action: "cash_out", at: euros(9_999_999) })).toBe("outOfRange");
    at.answer = () => ({ type: "unreachable" });
    expect(await at.bets.removeRule(at.shown())).toBe("failed");
  });
});

const selection: SlipSelection = {
  trail: [],
  id: "sr:match:7/1/2/",
  matchId: "7",
  matchUrnId: "sr:match:7",
  matchSlug: "arsenal-chelsea-m-7",
  matchStatus: "live",
  startsAtMs: 0,
  sportKey: "soccer",
  nameA: "Arsenal",
  nameB: "Chelsea",
  categoryName: "England",
  leagueName: "Premier League",
  provider: "betradar",
  marketId: "1",
  marketName: "1x2",
  marketGroup: "main",
  specifier: "",
  outcomeId: "2",
  outcomeName: "Draw",
  odds: toOdds(3200),
  acceptedOdds: toOdds(3200),
  initialOdds: toOdds(3200),
  availability: "open",
  isPriceRefused: false,
};

describe("editing a bet", () => {
  beforeEach(() => at.list("all", wireBet()));
  const edit = () =>
    at.bets.edit({ bet: at.shown(), value: euros(1400), selections: [selection], type: "single", systemId: null, oddsPolicy: "none" });

  it("is a single call with the cash-out value as stake", async () => {
    at.answer = () =>
      json({ closed: wireBet({ status: "cashed_out", edited_to: "b-9" }), placed: wireBet({ id: "b-9", edited_from: "b-1" }) });
    const outcome = await edit();
    const call = at.fake.requests.find(({ path }) => path === "/api/v2/bets/b-1/edit");
    expect(JSON.parse(call?.body ?? "")).toMatchObject({
      to_cashout: 1400,
      meta: { odds_policy: "none" },
      bet: { type: "single", stake: { value: 1400, currency: "EUR", subunits: 100 }, selections: [{ outcome_id: 2, odds: 3200 }] },
    });
    expect(outcome).toMatchObject({ type: "edited", placed: { id: "b-9" } });
    expect(at.shown()).toMatchObject({ status: "cashed_out", editedTo: "b-9" });
  });

  it("is repeated under its key after an incomplete success, and never shown as refused", async () => {
    let asked = 0;
    at.answer = () =>
      (asked += 1) === 1
        ? json({ closed: {} }, 202)
        : json({ closed: wireBet({ status: "cashed_out", edited_to: "b-9" }), placed: wireBet({ id: "b-9", edited_from: "b-1" }) }, 201);
    const outcome = edit();
    for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
    at.fake.advance(1_000);
    expect(await outcome).toMatchObject({ type: "edited", placed: { id: "b-9" } });
    const keys = at.fake.requests.filter(({ path }) => path.endsWith("/edit")).map(({ headers }) => headers["Idempotency-Key"]);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  it("is not refused by a 401 on a repeat, since the first call may have been carried out", async () => {
    let asked = 0;
    at.answer = () => {
      asked += 1;
      if (asked === 1) return { type: "timeout" };
      if (asked === 2) return json({ code: "unauthorized", message: "" }, 401);
      return json({ closed: wireBet({ status: "cashed_out", edited_to: "b-9" }), placed: wireBet({ id: "b-9", edited_from: "b-1" }) });
    };
    const outcome = edit();
    for (const waitMs of [1_000, 2_000]) {
      for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
      at.fake.advance(waitMs);
    }
    expect(await outcome).toMatchObject({ type: "edited", placed: { id: "b-9" } });
  });

  it("changes nothing when either step is refused", async () => {
    at.answer = () => json({ code: "offer_dropped", message: "", offer: offerOf(1000) }, 409);
    expect(await edit()).toEqual({ type: "offerRefused", reason: "offer_dropped", offer: euros(1000) });
    at.answer = () => json({ code: 101, message: "", data: { errors_by_bet: {} } }, 400);
    expect(await edit()).toMatchObject({ type: "placementRefused", refusal: { code: 101 } });
    expect(at.shown().status).toBe("waiting_results");
  });
});

describe("repeating and sharing a bet", () => {
  it("shares the legs without the stake", async () => {
    at.list("all", wireBet());
    at.answer = () => json({ code: "ABCD-EFGH" });
    expect(await at.bets.createShareCode(at.shown())).toBe("ABCD-EFGH");
    const sent = at.fake.requests[0]?.body ?? "";
    expect(JSON.parse(sent)).toEqual({
      bets: [{ type: "single", selections: [{ match_id: 7, market_id: 1, specifier: "", outcome_id: 1, odds: 2100 }] }],
    });
    at.answer = () => ({ type: "unreachable" });
    expect(await at.bets.createShareCode(at.shown())).toBeNull();
  });

  it("returns the legs that are gone and leaves the slip unchanged when none is left", async () => {
    at.list("all", wireBet());
    at.answer = () => json({ code: "not_found", message: "" }, 404);
    const outcome = await at.bets.repeat(at.shown());
    expect(outcome.addedCount).toBe(0);
    expect(outcome.gone.map(({ outcomeName }) => outcomeName)).toEqual(["Arsenal"]);
    expect(at.store.slip.getState().slip.bets).toHaveLength(0);
  });
});
