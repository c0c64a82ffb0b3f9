import { describe, expect, it } from "vitest";
import {
  canPlaceWithStakes,
  emptySlip,
  isMultiSingleAvailable,
  isProviderAllowed,
  slipSelections,
  slipRefusals,
  slipSummary,
  ticketRestrictions,
  toOdds,
  type Slip,
  type SlipContext,
} from "../../src/index.ts";
import { comboRules, EUR, euros, refreshOf, run, selectionOf, singlesRules, slipOf } from "../support/slip-samples.ts";

const context: SlipContext = { isSignedIn: true, balance: euros(1_000_000), isForbidden: false };

function types(slip: Slip, changes: Partial<SlipContext> = {}): readonly string[] {
  return slipRefusals(slip, { ...context, ...changes }).map((refusal) => refusal.type);
}

describe("place bet is disabled (specification 5)", () => {
  it("when there are no bets", () => {
    expect(types(emptySlip(EUR))).toEqual(["noBets"]);
  });

  it("when any stake is not above zero", () => {
    expect(types(slipOf(1))).toEqual(["stakeMissing"]);
    const some = run(slipOf(2, { rules: singlesRules }), {
      type: "stakeTyped",
      betKey: selectionOf(1).id,
      stake: euros(100),
    });
    expect(slipRefusals(some, context)).toEqual([
      { type: "stakeMissing", betKey: selectionOf(2).id, fix: { type: "enterStake", betKey: selectionOf(2).id } },
    ]);
    expect([canPlaceWithStakes(some), canPlaceWithStakes(some, "some"), canPlaceWithStakes(emptySlip(EUR), "every")]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it("while the ticket is processing", () => {
    expect(types(run(slipOf(1, { stake: 500 }), { type: "placementStarted" }))).toEqual(["processing"]);
  });

  it("when a selection is suspended or not available, each with its removal in one tap", () => {
    const slip = run(
      slipOf(3, { stake: 500 }),
      refreshOf(selectionOf(1), null),
      refreshOf(selectionOf(2), 1850, { matchStatus: "finished" }),
    );
    expect(slipRefusals(slip, context)).toEqual([
      {
        type: "notAvailable",
        selectionIds: [selectionOf(2).id],
        fix: { type: "removeSelections", selectionIds: [selectionOf(2).id] },
      },
      {
        type: "suspended",
        selectionIds: [selectionOf(1).id],
        fix: { type: "removeSelections", selectionIds: [selectionOf(1).id] },
      },
    ]);
  });

  it("as suspended while the provider of a match is off, and as not available once the match is over", () => {
    const off = run(slipOf(2, { stake: 500 }), { type: "providerStatusChanged", provider: "betradar", status: "inactive" });
    expect(types(off)).toEqual(["suspended"]);
    expect(slipSelections(off).map(({ availability }) => availability)).toEqual(["notAvailable", "notAvailable"]);
    const over = run(off, refreshOf(selectionOf(2), 1850, { matchStatus: "finished", isProviderActive: false }));
    expect(types(over)).toEqual(["notAvailable", "suspended"]);
  });

  it("while a restored price has not been checked", () => {
    const slip = slipOf(2, { stake: 500 });
    expect(
      types(
        run(emptySlip(EUR, { rules: comboRules }), {
          type: "restored",
          bets: slip.bets,
          sharedStake: slip.sharedStake,
        }),
      ),
    ).toEqual(["checking"]);
  });

  it("when changed odds were not accepted", () => {
    expect(types(run(slipOf(1, { stake: 500 }), refreshOf(selectionOf(1), 1800)))).toEqual(["oddsChanged"]);
  });

  it("when the potential return of the whole ticket is not above its stakes", () => {
    const short = run(emptySlip(EUR), { type: "selectionToggled", selection: selectionOf(1, { odds: toOdds(1050) }) });
    expect(types(run(short, { type: "sharedStakeTyped", stake: euros(1) }))).toEqual(["returnNotAboveStake"]);
    expect(types(run(short, { type: "sharedStakeTyped", stake: euros(19) }))).toEqual(["returnNotAboveStake"]);
    expect(types(run(short, { type: "sharedStakeTyped", stake: euros(20) }))).toEqual([]);
  });

  it("when the balance is below the cash stakes, with a deposit of the missing amount", () => {
    const slip = slipOf(2, { rules: singlesRules, stake: 500 });
    expect(slipRefusals(slip, { ...context, balance: euros(700) })).toEqual([
      { type: "balanceTooLow", missing: euros(300), fix: { type: "deposit", missing: euros(300) } },
    ]);
    expect(types(slip, { balance: euros(1000) })).toEqual([]);
    expect(types(slip, { balance: null })).toEqual([]);
  });

  it("when not logged in, with a sign-in prompt", () => {
    expect(slipRefusals(slipOf(1, { stake: 500 }), { ...context, isSignedIn: false })).toEqual([
      { type: "notSignedIn", fix: { type: "signIn" } },
    ]);
  });

  it("for a profile with the pve flag", () => {
    expect(types(slipOf(1, { stake: 500 }), { isForbidden: true })).toEqual(["playerForbidden"]);
  });

  it("when there are more selections or bets than the operator allows", () => {
    const few = { ...comboRules, maxSelections: 3 };
    expect(slipRefusals(slipOf(4, { rules: few, stake: 500 }), context)).toEqual([
      { type: "tooManySelections", max: 3, fix: { type: "removeSelections", selectionIds: [selectionOf(4).id] } },
    ]);
    expect(types(slipOf(3, { rules: { ...singlesRules, maxBets: 2 }, stake: 500 }))).toEqual(["tooManySelections"]);
  });

  it("only in these cases", () => {
    expect(types(slipOf(3, { stake: 500 }))).toEqual([]);
  });
});

describe("restricted tickets (specification 5, decisions J)", () => {
  const twice = run(slipOf(1, { stake: 500 }), {
    type: "selectionToggled",
    selection: selectionOf(1, { marketId: "100018", specifier: "total=2.5" }),
  });

  it("refuses a combo with two selections from the same match", () => {
    expect(slipRefusals(twice, context)).toEqual([
      expect.objectContaining({
        type: "restricted",
        reason: "sameMatch",
        fix: {
          type: "removeSelections",
          selectionIds: [selectionOf(1, { marketId: "100018", specifier: "total=2.5" }).id],
        },
      }),
    ]);
  });

  it("compares match ids, not URNs", () => {
    const bet = { type: "combo", selections: [selectionOf(1), selectionOf(2, { matchUrnId: "tl:match:1" })] } as const;
    expect(ticketRestrictions(bet, comboRules)).toEqual([]);
    expect(ticketRestrictions({ ...bet, selections: [selectionOf(1), selectionOf(2, { matchId: "1" })] }, comboRules)[0]?.type).toBe(
      "sameMatch",
    );
  });

  it("offers singles in one tap when multi-single is on", () => {
    const slip = run(
      slipOf(2, { rules: singlesRules, stake: 500 }),
      { type: "betTypeChanged", betType: "combo" },
      { type: "selectionToggled", selection: selectionOf(2, { marketId: "100018" }) },
    );
    expect(slipRefusals(slip, context)[0]).toMatchObject({
      reason: "sameMatch",
      fix: { type: "changeBetType", betType: "single" },
    });
  });

  it("allows the same match in singles and in a custom bet", () => {
    const selections = [selectionOf(1), selectionOf(1, { marketId: "2" })];
    for (const type of ["single", "customBet"] as const) expect(ticketRestrictions({ type, selections }, comboRules)).toEqual([]);
    for (const type of ["combo", "system"] as const)
      expect(ticketRestrictions({ type, selections }, comboRules).map((one) => one.type)).toEqual(["sameMatch"]);
  });

  it("refuses mixed providers", () => {
    const selections = [selectionOf(1), selectionOf(2, { provider: "oddin" })];
    expect(ticketRestrictions({ type: "combo", selections }, singlesRules)).toEqual([
      { type: "mixedProviders", selectionIds: [selections[1]!.id] },
    ]);
  });

  it("refuses oddin in a system and offers a combo", () => {
    const rules = { ...singlesRules, multiSingleByProvider: { betradar: false, oddin: true } };
    const slip = [1, 2, 3].reduce(
      (before, n) => run(before, { type: "selectionToggled", selection: selectionOf(n, { provider: "oddin" }) }),
      emptySlip(EUR, { rules: { ...rules, multiSingleByProvider: {} } }),
    );
    const system = run(slip, { type: "sharedStakeTyped", stake: euros(500) }, { type: "betTypeChanged", betType: "system" });
    expect(slipRefusals(system, context)).toEqual([
      expect.objectContaining({ reason: "providerOutsideSystem", fix: { type: "changeBetType", betType: "combo" } }),
    ]);
  });

  it("allows betradar always and oddin or betconstruct only when enabled", () => {
    expect([
      isProviderAllowed("betradar", comboRules),
      isProviderAllowed("oddin", comboRules),
      isProviderAllowed("betconstruct", comboRules),
    ]).toEqual([true, false, false]);
    expect(isProviderAllowed("oddin", { ...comboRules, additionalProviders: { oddin: true } })).toBe(true);
    expect(isProviderAllowed("oddin", { ...comboRules, multiSingleByProvider: { oddin: true } })).toBe(true);
    const slip = run(emptySlip(EUR, { rules: comboRules }), {
      type: "selectionToggled",
      selection: selectionOf(1, { provider: "oddin" }),
    });
    expect(slipRefusals(slip, context)[0]).toMatchObject({ reason: "providerNotAllowed" });
  });

  it("requires multi-single for every provider", () => {
    expect(isMultiSingleAvailable([selectionOf(1), selectionOf(2, { provider: "oddin" })], singlesRules)).toBe(true);
    expect(isMultiSingleAvailable([selectionOf(1), selectionOf(2, { provider: "betconstruct" })], singlesRules)).toBe(false);
  });
});

describe("summary", () => {
  it("adds stakes and returns over singles, and multiplies a combo exactly", () => {
    const singles = slipSummary(slipOf(3, { rules: singlesRules, stake: 500 }));
    expect(singles).toMatchObject({
      type: "single",
      betCount: 3,
      selectionCount: 3,
      totalStake: euros(1500),
      totalReturn: euros(2775),
      oddsChange: "none",
      isLive: false,
    });
    const combo = slipSummary(slipOf(3, { stake: 500 }));
    expect(combo).toMatchObject({ type: "combo", betCount: 1, totalStake: euros(500), totalReturn: euros(3165) });
    expect(combo.bets[0]).toMatchObject({ label: "treble", lines: 1n });
  });

  it("splits a system's stake over its lines", () => {
    const system = slipSummary(run(slipOf(3, { stake: 300 }), { type: "betTypeChanged", betType: "system" }));
    expect(system.bets[0]).toMatchObject({ lines: 3n, potentialReturn: euros(1026) });
  });

  it("does not debit a freebet", () => {
    const slip = slipOf(1, { stake: 500 });
    const summary = slipSummary({ ...slip, bets: [{ ...slip.bets[0]!, freebetStake: euros(1000) }] });
    expect(summary).toMatchObject({ totalStake: euros(1000), totalDebit: euros(0) });
  });

  it("reports whether a leg is live", () => {
    expect(slipSummary(run(slipOf(2), refreshOf(selectionOf(1), 1850, { matchStatus: "live" }))).isLive).toBe(true);
  });
});
