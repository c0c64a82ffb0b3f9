import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  askedBets,
  betTypeRefusal,
  createPlacementRefusal,
  emptySlip,
  nextStakeBet,
  slipBetKey,
  slipRefusals,
  slipSelections,
  slipSummary,
  toBetRequests,
  toOdds,
  type PlacedBet,
  type Slip,
  type SlipAction,
} from "../../src/index.ts";
import { propertyRuns } from "../support/property-runs.ts";
import { comboRules, EUR, euros, run, selectionOf, singlesRules, USD } from "../support/slip-samples.ts";

const fields = emptySlip(EUR, { rules: singlesRules, entryMode: "allTypes" });
const context = { isSignedIn: true, balance: euros(100_000), isForbidden: false };

const idOf = (n: number): string => selectionOf(n).id;
const tap = (n: number): SlipAction => ({ type: "selectionToggled", selection: selectionOf(n) });
const stake = (betKey: string, minor: number): SlipAction => ({ type: "stakeTyped", betKey, stake: euros(minor) });
const keysOf = (slip: Slip): readonly string[] => slip.bets.map(slipBetKey);
const three = run(fields, tap(1), tap(2), tap(3));

function placedFrom(slip: Slip, status: (betKey: string) => PlacedBet["status"] = () => "accepted"): readonly PlacedBet[] {
  return slip.processingBets.map((bet) => ({
    id: slipBetKey(bet),
    ref: slipBetKey(bet),
    type: bet.type,
    status: status(slipBetKey(bet)),
    stake: euros(100),
    odds: toOdds(2000),
    potentialReturn: euros(200),
    createdAtMs: 0,
    pendingUntilMs: null,
    rejectReason: null,
    isVip: false,
    legs: [],
  }));
}

describe("a slip with fields for all types", () => {
  it("has a field for each single, the combo and the system of its selections", () => {
    expect(keysOf(run(fields, tap(1)))).toEqual([idOf(1)]);
    expect(keysOf(run(fields, tap(1), tap(2)))).toEqual([idOf(1), idOf(2), "combo"]);
    expect(keysOf(three)).toEqual([idOf(1), idOf(2), idOf(3), "combo", "system"]);
    expect(slipSelections(three)).toHaveLength(3);
  });

  it("has no fields for singles when the operator does not accept several singles", () => {
    expect(keysOf(run({ ...fields, rules: comboRules }, tap(1), tap(2), tap(3)))).toEqual(["combo", "system"]);
  });

  it("has no other bet next to a bet builder bet", () => {
    const slip = run(three, { type: "customBetAdded", selections: [selectionOf(7)], customOdds: toOdds(4000) });
    expect(keysOf(slip)).toEqual(["customBet"]);
  });

  it("applies the next stake to the combo, or to a single while the selections cannot be combined", () => {
    expect(nextStakeBet(three)?.type).toBe("combo");
    const related = run(fields, tap(1), { type: "selectionToggled", selection: selectionOf(1, { marketId: "9" }) });
    expect(nextStakeBet(related)?.type).toBe("single");
    expect(slipRefusals(related, context).map(({ type }) => type)).toEqual(["stakeMissing"]);
  });

  it("has total odds only while one bet contains every selection", () => {
    const oddsOf = (slip: Slip) => slipSummary(slip).totalOdds;
    const related = run(fields, tap(1), { type: "selectionToggled", selection: selectionOf(1, { marketId: "9" }) });
    expect(oddsOf(run(fields, tap(1)))).toEqual(slipSummary(run(fields, tap(1))).bets[0]?.odds);
    expect(oddsOf(three)).toEqual(slipSummary(three).bets[0]?.odds);
    expect(oddsOf(related)).toBeNull();
    expect(oddsOf(run(three, stake(idOf(1), 1000)))).toBeNull();
    expect(oddsOf(run(three, stake(idOf(1), 1000), stake("combo", 1000)))).toBeNull();
  });

  it("places only the bets with a stake", () => {
    const slip = run(three, stake(idOf(1), 1000), stake("combo", 2000), stake("system", 600));
    const summary = slipSummary(slip);
    expect(summary).toMatchObject({ betCount: 3, selectionCount: 3, totalStake: euros(3600) });
    expect(slipRefusals(slip, context)).toEqual([]);
    const sent = run(slip, { type: "placementStarted" });
    expect(toBetRequests(sent).map(({ type, stake: { value } }) => [type, value])).toEqual([
      ["single", 1000],
      ["combo", 2000],
      ["system", 600],
    ]);
  });

  it("asks for the stake of the combo while every field is empty", () => {
    expect(slipRefusals(three, context)).toMatchObject([{ type: "stakeMissing", betKey: "combo" }]);
  });

  it("ignores a suspended selection that no bet with a stake contains", () => {
    const slip = run(three, stake(idOf(1), 500), {
      type: "selectionsRefreshed",
      refreshes: [
        {
          id: idOf(2),
          matchStatus: "prematch",
          isMarketOpen: false,
          isProviderActive: true,
          atMs: 0,
          outcome: { active: true, odds: toOdds(1850) },
        },
      ],
    });
    expect(slipRefusals(slip, context)).toEqual([]);
    expect(slipRefusals(run(slip, stake("combo", 500)), context)).toMatchObject([{ type: "suspended", selectionIds: [idOf(2)] }]);
  });

  it("refuses a combo of one match only once it has a stake", () => {
    const related = run(fields, tap(1), { type: "selectionToggled", selection: selectionOf(1, { marketId: "9" }) });
    expect(slipRefusals(run(related, stake("combo", 500)), context)).toMatchObject([{ type: "restricted", reason: "sameMatch" }]);
    expect(slipRefusals(run(related, stake(idOf(1), 500)), context)).toEqual([]);
  });

  it("keeps every stake when a selection is added or removed, and moves the combo's to the last single", () => {
    const slip = run(three, stake(idOf(1), 1000), stake("combo", 2000));
    expect(slipSummary(run(slip, tap(4))).totalStake).toEqual(euros(3000));
    expect(slipSummary(run(slip, tap(3))).totalStake).toEqual(euros(3000));
    const last = run(three, stake("combo", 2000), tap(3), tap(2));
    expect(keysOf(last)).toEqual([idOf(1)]);
    expect(slipSummary(last).totalStake).toEqual(euros(2000));
    const own = run(slip, tap(3), tap(2));
    expect(slipSummary(own).totalStake).toEqual(euros(1000));
  });

  it("keeps a typed single when a combo becomes possible, and stakes no other bet", () => {
    const slip = run(fields, tap(1), stake(idOf(1), 500), tap(2));
    expect(slipSummary(slip)).toMatchObject({ betCount: 1, totalStake: euros(500) });
    const kept = run({ ...fields, keepsStake: true }, { type: "sharedStakeTyped", stake: euros(700) }, tap(1), tap(2), tap(3));
    expect(slipSummary(kept)).toMatchObject({ type: "combo", betCount: 1, totalStake: euros(700) });
  });

  it("sets all stakes to zero with another currency", () => {
    const slip = run(three, stake(idOf(1), 1000), stake("combo", 2000), { type: "currencyChanged", unit: USD });
    expect(slipSummary(slip).totalStake.minor).toBe(0n);
    expect(slipSummary(run(slip, { type: "sharedStakeTyped", stake: { ...euros(500), currency: "USD" } })).betCount).toBe(1);
  });

  it("moves the stake when another type is chosen by name", () => {
    expect(betTypeRefusal(three, "single")).toBeNull();
    const singles = run(three, stake("combo", 500), { type: "betTypeChanged", betType: "single" });
    expect(slipSummary(singles)).toMatchObject({ type: "single", betCount: 3, totalStake: euros(1500) });
    const mixed = run(three, stake("combo", 500), stake("system", 600), { type: "betTypeChanged", betType: "system" });
    expect(slipSummary(mixed).totalStake.minor).toBe(0n);
  });

  it("refuses 21 singles, but not one combo of 21 selections", () => {
    const many = run(fields, ...Array.from({ length: 21 }, (_, n) => tap(n + 1)));
    expect(slipRefusals(run(many, stake("combo", 100)), context)).toEqual([]);
    const singles = run(many, ...Array.from({ length: 21 }, (_, n) => stake(idOf(n + 1), 100)));
    expect(slipRefusals(singles, context)).toMatchObject([{ type: "tooManySelections", max: 20 }]);
    expect(askedBets(singles).length).toBe(20);
    expect(askedBets(run(many, stake("combo", 100))).map(slipBetKey)).toContain("combo");
  });
});

describe("the outcome of a slip with fields for all types", () => {
  const sent = run(three, stake(idOf(1), 1000), stake("combo", 2000), stake("system", 600), { type: "placementStarted" });

  it("empties the slip when a placed bet has every selection", () => {
    const slip = run(sent, { type: "placementAnswered", placedBets: placedFrom(sent) });
    expect(slip).toMatchObject({ state: "success", bets: [] });
    expect(run(slip, { type: "receiptClosed", keep: "nothing" }).bets).toEqual([]);
  });

  it("keeps the selections without a placed bet", () => {
    const single = run(three, stake(idOf(1), 1000), { type: "placementStarted" });
    const slip = run(single, { type: "placementAnswered", placedBets: placedFrom(single) });
    expect(slipSelections(slip).map(({ id }) => id)).toEqual([idOf(2), idOf(3)]);
    expect(slipSummary(slip).totalStake.minor).toBe(0n);
  });

  it("keeps a bet that was not placed with its stake, and no other stake", () => {
    const slip = run(sent, {
      type: "placementAnswered",
      placedBets: placedFrom(sent, (key) => (key === "combo" ? "rejected" : "accepted")),
    });
    expect(slip.state).toBe("success");
    expect(slipSummary(slip)).toMatchObject({ type: "combo", betCount: 1, totalStake: euros(2000), selectionCount: 3 });
  });

  it("removes a placed bet's stake at once while the others are sent", () => {
    const [first] = placedFrom(sent);
    const slip = run(sent, { type: "placementProgressed", placedBets: [first!], betKeys: [idOf(1)] });
    expect(slip.state).toBe("processing");
    expect(slipSummary(slip).totalStake).toEqual(euros(2600));
    expect(slipSummary(run(slip, { type: "placementAbandoned" })).totalStake).toEqual(euros(2600));
  });

  it("asks again for a price that was refused in one of the bets", () => {
    const refusal = createPlacementRefusal({
      code: 101,
      message: null,
      details: null,
      byBetIndex: {
        1: {
          error: "error.risk_validation.odds_different_than_bookmaker",
          message: "",
          maxStake: null,
          selections: [
            {
              matchId: "2",
              marketId: "100001",
              specifier: "",
              outcomeId: "500001",
              error: "error.risk_validation.odds_different_than_bookmaker",
              odds: toOdds(1700),
            },
          ],
        },
      },
    });
    const slip = run(sent, { type: "placementRefused", refusal });
    expect(slip.state).toBe("error");
    expect(slipRefusals(slip, context)).toMatchObject([{ type: "oddsChanged", selectionIds: [idOf(2)] }]);
    const agreed = run(slip, { type: "changesAccepted", prices: { [idOf(2)]: toOdds(1700) } });
    expect(slipRefusals(agreed, context)).toEqual([]);
  });

  it("keeps all selections without stakes when asked to", () => {
    const slip = run(sent, { type: "placementAnswered", placedBets: placedFrom(sent) }, { type: "receiptClosed", keep: "legs" });
    expect(keysOf(slip)).toEqual([idOf(1), idOf(2), idOf(3), "combo", "system"]);
    expect(slipSummary(slip).totalStake.minor).toBe(0n);
  });
});

describe("the money of a slip with fields for all types", () => {
  it("is the sum of its bets, each counted once, and equals the stakes that are sent", () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 50_000 }), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(amounts, (minors) => {
        const keys = keysOf(three);
        const slip = run(three, ...keys.map((key, index) => stake(key, minors[index] ?? 0)));
        const total = minors.reduce((sum, minor) => sum + minor, 0);
        expect(slipSummary(slip).totalStake).toEqual(euros(total));
        const requests = toBetRequests(run(slip, { type: "placementStarted" }));
        expect(requests.reduce((sum, request) => sum + request.stake.value, 0)).toBe(total);
        expect(requests).toHaveLength(minors.filter((minor) => minor > 0).length);
      }),
      { numRuns: propertyRuns(200) },
    );
  });

  it("is neither lost nor doubled, whichever bets are placed", () => {
    const outcomes = fc.array(fc.constantFrom<PlacedBet["status"]>("accepted", "rejected"), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(outcomes, (statuses) => {
        const keys = keysOf(three);
        const sent = run(three, ...keys.map((key, index) => stake(key, 100 + index)), { type: "placementStarted" });
        const slip = run(sent, {
          type: "placementAnswered",
          placedBets: placedFrom(sent, (key) => statuses[keys.indexOf(key)] ?? "accepted"),
        });
        const notPlaced = keys.reduce((sum, _, index) => sum + (statuses[index] === "rejected" ? 100 + index : 0), 0);
        expect(slipSummary(slip).totalStake).toEqual(euros(notPlaced));
      }),
      { numRuns: propertyRuns(200) },
    );
  });
});
