import { describe, expect, it } from "vitest";
import {
  createPlacementRefusal,
  slipSelections,
  toBetRequest,
  toBetRequests,
  toOdds,
  type PlacedBet,
  type PlacementRefusal,
  type RefusedBet,
  type Slip,
} from "../../src/index.ts";
import { euros, refreshOf, run, selectionOf, singlesRules, slipOf } from "../support/slip-samples.ts";

function placedBet(id: string, status: PlacedBet["status"], rejectReason: string | null = null): PlacedBet {
  return {
    id,
    ref: `REF-${id}`,
    type: "single",
    status,
    stake: euros(500),
    odds: toOdds(1850),
    potentialReturn: euros(925),
    createdAtMs: 1,
    pendingUntilMs: status === "submitted" ? 5000 : null,
    isVip: false,
    rejectReason,
    legs: [],
  };
}

function refusal(code: number, bet: Partial<RefusedBet> = {}): PlacementRefusal {
  return createPlacementRefusal({
    code,
    message: null,
    details: null,
    byBetIndex: { 0: { error: "error.place_bets.default", message: "", selections: [], maxStake: null, ...bet } },
  });
}

function processing(count: number, oddsPolicy: "none" | "any" = "none"): Slip {
  return run(slipOf(count, { stake: 500, oddsPolicy }), { type: "placementStarted" });
}

describe("a bet above the VIP amount", () => {
  it("shows the receipt while the operator reviews the bet, and its result afterwards", () => {
    const sent = run(slipOf(1, { stake: 500 }), { type: "placementStarted" });
    const answered = run(sent, { type: "placementAnswered", placedBets: [{ ...placedBet("1", "submitted"), isVip: true }] });
    expect(answered).toMatchObject({ state: "success", placedBets: [{ status: "submitted" }] });
    const rejected = run(answered, { type: "placedBetChanged", bet: { ...placedBet("1", "rejected"), isVip: true } });
    expect(rejected).toMatchObject({ state: "success", placedBets: [{ status: "rejected" }] });
  });
});

describe("the reasons for each refused bet", () => {
  it("are kept until the ticket is edited", () => {
    const byBetIndex = { 1: { error: "error.place_bets.default", message: "Not this one.", selections: [], maxStake: null } };
    const refusal = createPlacementRefusal({ code: 100, message: null, details: null, byBetIndex });
    const refused = run(
      slipOf(2, { rules: singlesRules, stake: 500 }),
      { type: "placementStarted" },
      { type: "placementRefused", refusal },
    );
    expect(refused.refusedBets).toEqual({ [selectionOf(2).id]: byBetIndex[1] });
    expect(run(refused, { type: "sharedStakeTyped", stake: euros(400) }).refusedBets).toEqual({});
  });
});

describe("placing bets (specification 4)", () => {
  it("clears the error, marks processing and sends only bets with a stake above zero", () => {
    const slip = run(
      slipOf(2, { rules: singlesRules }),
      { type: "stakeTyped", betKey: selectionOf(2).id, stake: euros(300) },
      { type: "placementStarted" },
    );
    expect(slip).toMatchObject({ state: "processing", refusal: null });
    expect(slip.processingBets.map((bet) => bet.selections[0]?.matchId)).toEqual(["2"]);
  });

  it("does not start without a stake, nor twice", () => {
    const unstaked = slipOf(1);
    expect(run(unstaked, { type: "placementStarted" })).toBe(unstaked);
    const started = processing(1);
    expect(run(started, { type: "placementStarted" })).toBe(started);
  });

  it("ignores edits while processing, but not price changes", () => {
    const started = processing(2);
    const edits = [
      { type: "selectionToggled", selection: selectionOf(9) },
      { type: "selectionsRemoved", selectionIds: [selectionOf(1).id] },
      { type: "sharedStakeTyped", stake: euros(1) },
      { type: "cleared" },
      { type: "changesAccepted" },
    ] as const;
    for (const edit of edits) expect(run(started, edit)).toBe(started);
    expect(slipSelections(run(started, refreshOf(selectionOf(1), 1900)))[0]?.odds).toBe(1900);
    expect(run(started, refreshOf(selectionOf(1), 1900)).state).toBe("processing");
  });

  it("shows the placed bets on success and empties the ticket", () => {
    const slip = run(processing(2), { type: "placementAnswered", placedBets: [placedBet("1", "accepted")] });
    expect(slip).toMatchObject({ state: "success", bets: [] });
    expect(slip.placedBets.map((bet) => bet.ref)).toEqual(["REF-1"]);
  });

  it("stays processing through an in-play delay and succeeds when the bet is accepted", () => {
    const waiting = run(processing(1), { type: "placementAnswered", placedBets: [placedBet("1", "submitted")] });
    expect(waiting.state).toBe("processing");
    expect(run(waiting, { type: "placedBetChanged", bet: placedBet("2", "accepted") })).toBe(waiting);
    expect(run(waiting, { type: "placedBetChanged", bet: placedBet("1", "accepted") })).toMatchObject({
      state: "success",
      bets: [],
    });
  });

  it("goes to error with the bets kept when an in-play bet is rejected", () => {
    const waiting = run(processing(1), { type: "placementAnswered", placedBets: [placedBet("1", "submitted")] });
    const rejected = run(waiting, {
      type: "placedBetChanged",
      bet: placedBet("1", "rejected", "error.risk_validation.odds_to_low"),
    });
    expect(rejected).toMatchObject({ state: "error", processingBets: [], placedBets: [] });
    expect(rejected.refusal?.isWrongOdds).toBe(true);
    expect(slipSelections(rejected)[0]?.isPriceRefused).toBe(true);
  });

  it("shows the receipt and keeps rejected bets on the ticket when only some were accepted", () => {
    const started = run(slipOf(2, { rules: singlesRules, stake: 500 }), { type: "placementStarted" });
    const slip = run(started, {
      type: "placementAnswered",
      placedBets: [placedBet("1", "accepted"), placedBet("2", "rejected")],
    });
    expect(slip.state).toBe("success");
    expect(slipSelections(slip).map((selection) => selection.matchId)).toEqual(["2"]);
  });

  it("resets to initial with the bets kept on any other failure", () => {
    const slip = run(processing(2), { type: "placementAbandoned" });
    expect(slip).toMatchObject({ state: "initial", processingBets: [], refusal: null });
    expect(slipSelections(slip)).toHaveLength(2);
    expect(run(processing(1), refreshOf(selectionOf(1), 1800), { type: "placementAbandoned" }).state).toBe("oddsChanged");
  });

  it("resumes an attempt from before a reload", () => {
    const { processingBets } = processing(2);
    const resumed = run(slipOf(0), { type: "placementResumed", bets: processingBets });
    expect(resumed).toMatchObject({ state: "processing", bets: processingBets, processingBets });
  });

  it("ignores answers without a request", () => {
    const slip = slipOf(1, { stake: 500 });
    expect(run(slip, { type: "placementAnswered", placedBets: [placedBet("1", "accepted")] })).toBe(slip);
    expect(run(slip, { type: "placementRefused", refusal: refusal(101) })).toBe(slip);
    expect(run(slip, { type: "placementAbandoned" })).toBe(slip);
    expect(run(slip, { type: "receiptClosed", keep: "nothing" })).toBe(slip);
  });

  it("closes a receipt to an empty slip, or keeps the legs without stakes and with prices to check", () => {
    const placed = run(processing(2), { type: "placementAnswered", placedBets: [placedBet("1", "accepted")] });
    expect(run(placed, { type: "receiptClosed", keep: "nothing" })).toMatchObject({
      state: "initial",
      bets: [],
      placedBets: [],
      processingBets: [],
    });
    const kept = run(placed, { type: "receiptClosed", keep: "legs" });
    expect(kept.sharedStake).toEqual(euros(0));
    expect(slipSelections(kept).map((selection) => selection.availability)).toEqual(["checking", "checking"]);
  });

  it("starts a new ticket when an outcome is selected on a receipt", () => {
    const placed = run(processing(2), { type: "placementAnswered", placedBets: [placedBet("1", "accepted")] });
    const next = run(placed, { type: "selectionToggled", selection: selectionOf(7) });
    expect(next).toMatchObject({ state: "initial", placedBets: [] });
    expect(slipSelections(next).map((selection) => selection.matchId)).toEqual(["7"]);
  });
});

describe("bet request (specification 3)", () => {
  it("sends numeric ids, the exact specifier and the price that the player sees", () => {
    const slip = run(
      slipOf(0),
      { type: "selectionToggled", selection: selectionOf(12, { specifier: "total=2.5|variant=x" }) },
      { type: "sharedStakeTyped", stake: euros(2000) },
      refreshOf(selectionOf(12, { specifier: "total=2.5|variant=x" }), 1860),
    );
    expect(toBetRequest(slip, slip.bets[0]!)).toEqual({
      type: "single",
      stake: { value: 2000, currency: "EUR", subunits: 100 },
      selections: [{ match_id: 12, market_id: 100_001, specifier: "total=2.5|variant=x", outcome_id: 500_001, odds: 1860 }],
    });
  });

  it("sends system_id only with systems and custom_odds only with custom bets", () => {
    const combo = slipOf(3, { stake: 500 });
    expect(Object.keys(toBetRequest(combo, combo.bets[0]!))).toEqual(["type", "stake", "selections"]);
    const system = run(combo, { type: "betTypeChanged", betType: "system" });
    expect(toBetRequest(system, system.bets[0]!)).toMatchObject({ type: "system", system_id: "2/3" });
    const custom = run(
      slipOf(0),
      { type: "customBetAdded", selections: [selectionOf(1)], customOdds: toOdds(3200) },
      { type: "sharedStakeTyped", stake: euros(100) },
    );
    expect(toBetRequest(custom, custom.bets[0]!)).toMatchObject({ type: "custom_bet", custom_odds: 3200 });
    expect(toBetRequest(custom, custom.bets[0]!)).not.toHaveProperty("system_id");
  });

  it("sends a freebet's stake when it is above zero (specification 5)", () => {
    const slip = slipOf(1, { stake: 500 });
    const withFreebet = (minor: number) => ({ ...slip.bets[0]!, freebetStake: euros(minor) });
    expect(toBetRequest(slip, withFreebet(1000)).stake.value).toBe(1000);
    expect(toBetRequest(slip, withFreebet(0)).stake.value).toBe(500);
  });

  it("sends only the bets in progress", () => {
    expect(toBetRequests(processing(2))).toHaveLength(1);
    expect(toBetRequests(slipOf(2, { stake: 500 }))).toEqual([]);
  });
});
