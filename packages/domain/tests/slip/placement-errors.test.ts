import { describe, expect, it } from "vitest";
import {
  createPlacementRefusal,
  isWrongOddsError,
  placementMessageKey,
  slipRefusals,
  slipSelections,
  toOdds,
  type PlacementRefusal,
  type RefusedBet,
  type Slip,
} from "../../src/index.ts";
import { euros, run, selectionOf, slipOf } from "../support/slip-samples.ts";

const context = { isSignedIn: true, balance: euros(1_000_000), isForbidden: false };

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

describe("placement errors (specification 5)", () => {
  it.each([
    [101, "error.place_bets.invalid_odds"],
    [120, "error.place_bets.invalid_odds_custom_bet"],
    [114, "error.platform.pve_player_bet_forbidden"],
    [118, "error.place_bets.default"],
    [100, "error.place_bets.default"],
    [999, "error.place_bets.default"],
  ])("maps code %i to %s", (code, key) => {
    expect(placementMessageKey(code)).toBe(key);
  });

  it.each([
    "error.risk_validation.odds_different_than_bookmaker",
    "error.risk_validation.odds_higher_than_bookmakers",
    "error.risk_validation.odds_to_low",
    "error.risk_validation.odds_higher_than_bookmakers_current_odds",
  ])("sets the wrong-odds flag for %s", (error) => {
    expect(isWrongOddsError(error)).toBe(true);
    expect(refusal(100, { error }).isWrongOdds).toBe(true);
  });

  it("sets the wrong-odds flag for the invalid-odds code only", () => {
    expect(refusal(101).isWrongOdds).toBe(true);
    expect(refusal(114).isWrongOdds).toBe(false);
    expect(isWrongOddsError("error.place_bets.default")).toBe(false);
  });

  it("goes to error state and asks about the named price even under policy any", () => {
    const { matchId, marketId, specifier, outcomeId } = selectionOf(1);
    const reported = {
      matchId,
      marketId,
      specifier,
      outcomeId,
      error: "error.risk_validation.odds_to_low",
      odds: toOdds(1700),
    };
    const slip = run(processing(2, "any"), { type: "placementRefused", refusal: refusal(101, { selections: [reported] }) });
    expect(slip).toMatchObject({ state: "error", processingBets: [] });
    expect(slipSelections(slip).map((selection) => [selection.odds, selection.isPriceRefused])).toEqual([
      [1700, true],
      [1850, false],
    ]);
    expect(slipRefusals(slip, context).map((one) => one.type)).toEqual(["oddsChanged"]);
    expect(run(slip, { type: "changesAccepted" })).toMatchObject({ state: "initial", refusal: null });
  });

  it("asks about every price when the refusal names none", () => {
    const slip = run(processing(2, "any"), {
      type: "placementRefused",
      refusal: createPlacementRefusal({ code: 101, message: null, details: null, byBetIndex: {} }),
    });
    expect(slipSelections(slip).every((selection) => selection.isPriceRefused)).toBe(true);
  });

  it("suspends a leg without a price on the server", () => {
    const { matchId, marketId, specifier, outcomeId } = selectionOf(2);
    const reported = { matchId, marketId, specifier, outcomeId, error: "error.market_suspended", odds: null };
    const slip = run(processing(2), { type: "placementRefused", refusal: refusal(100, { selections: [reported] }) });
    expect(slipRefusals(slip, context)[0]).toEqual({
      type: "suspended",
      selectionIds: [selectionOf(2).id],
      fix: { type: "removeSelections", selectionIds: [selectionOf(2).id] },
    });
  });

  it("offers the maximum stake in one tap when the stake was above the limit", () => {
    const slip = run(
      slipOf(1, { stake: 12_000 }),
      { type: "placementStarted" },
      { type: "placementRefused", refusal: refusal(100, { maxStake: euros(4500) }) },
    );
    const betKey = selectionOf(1).id;
    expect(slipRefusals(slip, context)).toEqual([
      { type: "stakeOverLimit", betKey, maxStake: euros(4500), fix: { type: "setStake", betKey, stake: euros(4500) } },
    ]);
    expect(slipRefusals(run(slip, { type: "stakeTyped", betKey, stake: euros(4500) }), context)).toEqual([]);
    expect(slipRefusals(run(slip, { type: "stakeTyped", betKey, stake: euros(4600) }), context)[0]?.type).toBe("stakeOverLimit");
    expect(run(slip, { type: "selectionToggled", selection: selectionOf(2) }).stakeLimits).toEqual({});
  });

  it("ends the error when the player edits the ticket", () => {
    const slip = run(processing(1), { type: "placementRefused", refusal: refusal(114) });
    expect(run(slip, { type: "sharedStakeTyped", stake: euros(100) })).toMatchObject({
      state: "initial",
      refusal: null,
    });
  });
});
