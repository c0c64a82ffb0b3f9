import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  createSelection,
  defaultOddsPolicy,
  effectiveStake,
  emptySlip,
  isOddsChanged,
  isPriceTaken,
  oddsPolicies,
  parseOddsPolicy,
  slipRefusals,
  slipSelections,
  slipSummary,
  toOdds,
  type OddsPolicy,
  type Slip,
} from "../../src/index.ts";
import { comboRules, EUR, euros, refreshOf, run, selectionOf, singlesRules, slipOf } from "../support/slip-samples.ts";

const context = { isSignedIn: true, balance: euros(1_000_000), isForbidden: false };

function first(slip: Slip) {
  return slipSelections(slip)[0]!;
}

describe("odds-change policy (specification 4)", () => {
  it.each([
    ["none", 1850, false],
    ["none", 1900, true],
    ["none", 1800, true],
    ["higher", 1850, false],
    ["higher", 1900, false],
    ["higher", 1800, true],
    ["any", 1850, false],
    ["any", 1900, false],
    ["any", 1800, false],
  ] as const)("%s with 1850 becoming %i flags %s", (oddsPolicy, odds, isFlagged) => {
    const slip = run(slipOf(1, { oddsPolicy }), refreshOf(selectionOf(1), odds));
    expect(isOddsChanged(first(slip), oddsPolicy)).toBe(isFlagged);
    expect(slip.state).toBe(isFlagged ? "oddsChanged" : "initial");
  });

  it("is judged against the accepted price; the first price is for the mark only", () => {
    const accepted = run(slipOf(1), refreshOf(selectionOf(1), 1800), { type: "changesAccepted" });
    expect(first(accepted)).toMatchObject({ odds: 1800, acceptedOdds: 1800, initialOdds: 1850 });
    expect(accepted.state).toBe("initial");
  });

  it("is taken back when the price comes back", () => {
    const changed = run(slipOf(1), refreshOf(selectionOf(1), 1800));
    expect(changed.state).toBe("oddsChanged");
    expect(run(changed, refreshOf(selectionOf(1), 1850)).state).toBe("initial");
  });

  it("is judged again when the policy changes", () => {
    const changed = run(slipOf(1), refreshOf(selectionOf(1), 1900));
    expect(run(changed, { type: "oddsPolicyChanged", policy: "higher" }).state).toBe("initial");
    expect(run(changed, { type: "oddsPolicyChanged", policy: "any" }, { type: "oddsPolicyChanged", policy: "none" }).state).toBe(
      "oddsChanged",
    );
  });

  it("shows a better price for information and asks about a worse one with both returns", () => {
    const better = run(slipOf(1, { oddsPolicy: "higher", stake: 2000 }), refreshOf(selectionOf(1), 1900));
    expect(slipSummary(better).oddsChange).toBe("tells");
    expect(slipRefusals(better, context)).toEqual([]);
    const worse = run(slipOf(1, { oddsPolicy: "higher", stake: 2000 }), refreshOf(selectionOf(1), 1360));
    expect(slipSummary(worse)).toMatchObject({
      oddsChange: "asks",
      acceptedReturn: euros(3700),
      totalReturn: euros(2720),
    });
    expect(slipRefusals(worse, context)).toEqual([
      {
        type: "oddsChanged",
        selectionIds: [selectionOf(1).id],
        oldReturn: euros(3700),
        newReturn: euros(2720),
        fix: { type: "acceptChanges", prices: { [selectionOf(1).id]: 1360 } },
      },
    ]);
  });

  it("resets to odds-changed, not initial, when a selection is added beside a changed price", () => {
    const slip = run(slipOf(1), refreshOf(selectionOf(1), 1800), {
      type: "selectionToggled",
      selection: selectionOf(2),
    });
    expect(slip.state).toBe("oddsChanged");
  });

  it("reads an unknown setting as none", () => {
    expect(oddsPolicies.map(parseOddsPolicy)).toEqual(oddsPolicies);
    expect([parseOddsPolicy("always"), parseOddsPolicy(null), parseOddsPolicy(true)]).toEqual(["none", "none", "none"]);
  });
});

describe("the one rule for a price that moved", () => {
  it.each([
    ["none", { better: false, same: true, worse: false }],
    ["higher", { better: true, same: true, worse: false }],
    ["any", { better: true, same: true, worse: true }],
  ] as const satisfies readonly (readonly [OddsPolicy, unknown])[])("%s takes %j", (policy, taken) => {
    const takes = (odds: number): boolean => isPriceTaken({ odds, acceptedOdds: 2000 }, policy);
    expect({ better: takes(2001), same: takes(2000), worse: takes(1999) }).toEqual(taken);
  });

  it("starts a slip with the default policy", () => {
    expect(emptySlip(EUR).oddsPolicy).toBe(defaultOddsPolicy);
  });
});

describe("odds refresh (specification 4)", () => {
  it.each([
    ["its market is not open", refreshOf(selectionOf(1), 1850, { isMarketOpen: false }), "suspended"],
    ["its outcome is missing", refreshOf(selectionOf(1), null), "suspended"],
    ["its outcome is inactive", refreshOf(selectionOf(1), 1850, { active: false }), "suspended"],
    ["its match is over", refreshOf(selectionOf(1), 1850, { matchStatus: "finished" }), "notAvailable"],
    ["its match is stopped", refreshOf(selectionOf(1), 1850, { matchStatus: "stopped" }), "notAvailable"],
    ["its provider is off", refreshOf(selectionOf(1), 1850, { isProviderActive: false }), "notAvailable"],
    ["all is well", refreshOf(selectionOf(1), 1850), "open"],
    ["it went live", refreshOf(selectionOf(1), 1850, { matchStatus: "live" }), "open"],
  ] as const)("when %s", (_, refresh, availability) => {
    expect(first(run(slipOf(1), refresh)).availability).toBe(availability);
  });

  it("keeps the last price when the price is gone", () => {
    expect(first(run(slipOf(1), refreshOf(selectionOf(1), null))).odds).toBe(1850);
  });

  it("keeps the very same slip when nothing changed or the selection is not on it", () => {
    const slip = slipOf(2);
    expect(run(slip, refreshOf(selectionOf(1), 1850))).toBe(slip);
    expect(run(slip, refreshOf(selectionOf(77), 1850))).toBe(slip);
  });

  it("keeps the objects of selections that did not change", () => {
    const slip = slipOf(2);
    expect(slipSelections(run(slip, refreshOf(selectionOf(1), 1900)))[1]).toBe(slipSelections(slip)[1]);
  });

  it("opens again after a suspension", () => {
    const slip = run(slipOf(1), refreshOf(selectionOf(1), 1850, { isMarketOpen: false }), refreshOf(selectionOf(1), 1870));
    expect(first(slip)).toMatchObject({ availability: "open", odds: 1870 });
  });

  it("marks selections of a provider that went off unavailable, and checks them when it is back", () => {
    const off = run(slipOf(2), { type: "providerStatusChanged", provider: "betradar", status: "inactive" });
    expect(slipSelections(off).map((selection) => selection.availability)).toEqual(["notAvailable", "notAvailable"]);
    const on = run(off, { type: "providerStatusChanged", provider: "betradar", status: "active" });
    expect(slipSelections(on).map((selection) => selection.availability)).toEqual(["checking", "checking"]);
    expect(slipSelections(run(slipOf(1), { type: "providerStatusChanged", provider: "oddin", status: "inactive" }))[0]?.availability).toBe(
      "open",
    );
  });
});

describe("accepting changes (specification 4)", () => {
  it("drops suspended and unavailable selections, accepts the prices of the rest and removes empty tickets", () => {
    const slip = run(
      slipOf(3, { rules: singlesRules }),
      refreshOf(selectionOf(1), 1850, { isMarketOpen: false }),
      refreshOf(selectionOf(2), 1850, { matchStatus: "finished" }),
      refreshOf(selectionOf(3), 1700),
      { type: "changesAccepted" },
    );
    expect(slipSelections(slip).map((selection) => [selection.matchId, selection.acceptedOdds])).toEqual([["3", 1700]]);
    expect(slip.state).toBe("initial");
  });

  it("turns a combo of which one leg is left into a single", () => {
    const slip = run(slipOf(2), refreshOf(selectionOf(1), null), { type: "changesAccepted" });
    expect(slip.bets.map((bet) => bet.type)).toEqual(["single"]);
  });

  it("empties the slip when nothing can be bet on", () => {
    expect(run(slipOf(1), refreshOf(selectionOf(1), null), { type: "changesAccepted" }).bets).toEqual([]);
  });

  it("leaves no flag, whatever the prices did", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1001, max: 50_000 }), { minLength: 1, maxLength: 5 }),
        fc.constantFrom<OddsPolicy>(...oddsPolicies),
        (prices, oddsPolicy) => {
          const refreshes = prices.map((odds, index) => refreshOf(selectionOf(index + 1), odds));
          const slip = run(slipOf(prices.length, { oddsPolicy }), ...refreshes, { type: "changesAccepted" });
          expect(slip.state).toBe("initial");
          expect(slipSummary(slip).oddsChange).toBe("none");
        },
      ),
    );
  });
});

describe("accepting the prices that were shown", () => {
  const yes = (slip: Slip) => {
    const refusal = slipRefusals(slip, context).find(({ type }) => type === "oddsChanged");
    if (refusal?.fix?.type !== "acceptChanges") throw new Error("Nothing asks.");
    return { type: "changesAccepted", prices: refusal.fix.prices } as const;
  };

  it("asks again about a price that moved on meanwhile", () => {
    const shown = run(slipOf(1), refreshOf(selectionOf(1), 1700));
    const accepted = run(shown, refreshOf(selectionOf(1), 1600), yes(shown));
    expect(first(accepted)).toMatchObject({ odds: 1600, acceptedOdds: 1850 });
    expect(accepted.state).toBe("oddsChanged");
    expect(run(shown, yes(shown)).state).toBe("initial");
  });

  it("drops no leg that was suspended meanwhile", () => {
    const shown = run(slipOf(2), refreshOf(selectionOf(1), 1700));
    const accepted = run(shown, refreshOf(selectionOf(2), 1850, { isMarketOpen: false }), yes(shown));
    expect(slipSelections(accepted).map(({ acceptedOdds, availability }) => [acceptedOdds, availability])).toEqual([
      [1700, "open"],
      [1850, "suspended"],
    ]);
  });
});

describe("stake driven by potential win (specification 4)", () => {
  it("rescales the stake so that the win stays the same after an odds change", () => {
    const slip = run(
      emptySlip(EUR),
      { type: "selectionToggled", selection: selectionOf(1, { odds: toOdds(2000) }) },
      { type: "returnTyped", betKey: selectionOf(1).id, target: euros(10_000) },
    );
    expect(effectiveStake(slip, slip.bets[0]!)).toEqual(euros(5000));
    const moved = run(slip, refreshOf(selectionOf(1), 1800));
    expect(effectiveStake(moved, moved.bets[0]!)).toEqual(euros(5555));
    expect(slipSummary(moved).totalReturn).toEqual(euros(9999));
  });

  it("never returns more than the typed win", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1001, max: 100_000 }), (target, odds) => {
        const slip = run(
          emptySlip(EUR),
          { type: "selectionToggled", selection: selectionOf(1, { odds: toOdds(odds) }) },
          { type: "returnTyped", betKey: selectionOf(1).id, target: euros(target) },
        );
        expect(slipSummary(slip).totalReturn.minor <= BigInt(target)).toBe(true);
      }),
    );
  });
});

describe("making a selection", () => {
  it("takes names, ids and price from the match, the line and the outcome; no price, no selection", () => {
    const { id: _, ...match } = selectionOf(1);
    const outcome = { id: "500002", externalId: "2", name: "Away", active: true, odds: toOdds(3400), result: null };
    const market = {
      id: "100018",
      externalId: "18",
      matchId: "1",
      matchUrnId: "tl:match:1",
      name: "Total 2.5",
      specifier: "total=2.5",
      status: "open",
      priority: 1,
      isMostBalanced: true,
      groups: ["goals"],
      customBetGroups: [],
      nextBetStopMs: null,
      provider: "betradar",
      isSimulatedDetail: false,
      outcomes: [outcome],
    } as const;
    expect(createSelection(match, market, outcome)).toMatchObject({
      id: "tl:match:1/100018/500002/total=2.5",
      odds: 3400,
      acceptedOdds: 3400,
      initialOdds: 3400,
      availability: "open",
      marketGroup: "goals",
    });
    expect(createSelection(match, market, { ...outcome, odds: null })).toBeNull();
  });
});

describe("price of a custom bet (decisions N, O)", () => {
  const legs = [selectionOf(1), selectionOf(1, { marketId: "2" })];
  const customAt = (policy: OddsPolicy) =>
    run(
      emptySlip(EUR, { rules: comboRules, oddsPolicy: policy }),
      { type: "customBetAdded", selections: legs, customOdds: toOdds(3200) },
      { type: "sharedStakeTyped", stake: euros(1000) },
    );
  const refreshed = (policy: OddsPolicy, odds: number | null) =>
    run(customAt(policy), { type: "customOddsRefreshed", customOdds: odds === null ? null : toOdds(odds) });

  it.each<[OddsPolicy, number, "initial" | "oddsChanged"]>([
    ["none", 3300, "oddsChanged"],
    ["none", 3100, "oddsChanged"],
    ["none", 3200, "initial"],
    ["higher", 3300, "initial"],
    ["higher", 3100, "oddsChanged"],
    ["any", 3100, "initial"],
  ])("under policy %s at %i is %s", (policy, odds, state) => {
    expect(refreshed(policy, odds).state).toBe(state);
  });
  it("is agreed to by accepting, with the returns of before and after told", () => {
    const moved = refreshed("none", 3100);
    expect(slipRefusals(moved, { isSignedIn: true, balance: null, isForbidden: false })[0]).toMatchObject({
      type: "oddsChanged",
      selectionIds: legs.map(({ id }) => id),
      oldReturn: euros(3200),
      newReturn: euros(3100),
    });
    const again = run(moved, { type: "changesAccepted", prices: { customBet: toOdds(3150) } });
    expect(again).toMatchObject({ state: "oddsChanged", bets: [{ acceptedCustomOdds: 3200 }] });
    const agreed = run(moved, { type: "changesAccepted", prices: { customBet: toOdds(3100) } });
    expect(agreed).toMatchObject({ state: "initial", bets: [{ customOdds: 3100, acceptedCustomOdds: 3100 }] });
  });
  it("does not ask for the prices of its legs, which are not its own", () => {
    const moved = run(customAt("none"), refreshOf(legs[0]!, 1500));
    expect(moved.state).toBe("initial");
    expect(slipSummary(moved).oddsChange).toBe("none");
  });
  it("refuses while there is none and is judged against the one last agreed to when it is back", () => {
    const gone = refreshed("none", null);
    expect(slipRefusals(gone, { isSignedIn: true, balance: null, isForbidden: false })[0]?.type).toBe("customOddsMissing");
    expect(slipSummary(gone).totalReturn).toEqual(euros(1000));
    expect(run(gone, { type: "customOddsRefreshed", customOdds: toOdds(3200) }).state).toBe("initial");
    expect(run(gone, { type: "customOddsRefreshed", customOdds: toOdds(3000) }).state).toBe("oddsChanged");
  });
  it("leaves every other ticket alone", () => {
    const single = slipOf(1);
    expect(run(single, { type: "customOddsRefreshed", customOdds: toOdds(3000) })).toBe(single);
  });
});
