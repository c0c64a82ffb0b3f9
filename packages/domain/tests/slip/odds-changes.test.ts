import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
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
import { EUR, euros, refreshOf, run, selectionOf, singlesRules, slipOf } from "../support/slip-samples.ts";

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

  it("compares with the accepted price, not with the first one", () => {
    const accepted = run(slipOf(1), refreshOf(selectionOf(1), 1800), { type: "changesAccepted" });
    expect(first(accepted)).toMatchObject({ odds: 1800, acceptedOdds: 1800, initialOdds: 1850 });
    expect(accepted.state).toBe("initial");
  });

  it("clears the flag when the price returns", () => {
    const changed = run(slipOf(1), refreshOf(selectionOf(1), 1800));
    expect(changed.state).toBe("oddsChanged");
    expect(run(changed, refreshOf(selectionOf(1), 1850)).state).toBe("initial");
  });

  it("applies again when the policy changes", () => {
    const changed = run(slipOf(1), refreshOf(selectionOf(1), 1900));
    expect(run(changed, { type: "oddsPolicyChanged", policy: "higher" }).state).toBe("initial");
    expect(run(changed, { type: "oddsPolicyChanged", policy: "any" }, { type: "oddsPolicyChanged", policy: "none" }).state).toBe(
      "oddsChanged",
    );
  });

  it("reports a better price, and asks about a worse one with both returns", () => {
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

  it("keeps the odds-changed state when a selection is added next to a changed price", () => {
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

describe("isPriceTaken", () => {
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

describe("accepting changes (specification 4)", () => {
  it("drops suspended and unavailable selections, accepts the other prices and removes empty tickets", () => {
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

  it("turns a combo with one remaining leg into a single", () => {
    const slip = run(slipOf(2), refreshOf(selectionOf(1), null), { type: "changesAccepted" });
    expect(slip.bets.map((bet) => bet.type)).toEqual(["single"]);
  });

  it("empties the slip when nothing can be bet on", () => {
    expect(run(slipOf(1), refreshOf(selectionOf(1), null), { type: "changesAccepted" }).bets).toEqual([]);
  });

  it("clears all flags for any prices", () => {
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

describe("accepting shown prices", () => {
  const yes = (slip: Slip) => {
    const refusal = slipRefusals(slip, context).find(({ type }) => type === "oddsChanged");
    if (refusal?.fix?.type !== "acceptChanges") throw new Error("Nothing asks.");
    return { type: "changesAccepted", prices: refusal.fix.prices } as const;
  };

  it("asks again about a price that has moved since", () => {
    const shown = run(slipOf(1), refreshOf(selectionOf(1), 1700));
    const accepted = run(shown, refreshOf(selectionOf(1), 1600), yes(shown));
    expect(first(accepted)).toMatchObject({ odds: 1600, acceptedOdds: 1850 });
    expect(accepted.state).toBe("oddsChanged");
    expect(run(shown, yes(shown)).state).toBe("initial");
  });

  it("keeps a leg that was suspended since", () => {
    const shown = run(slipOf(2), refreshOf(selectionOf(1), 1700));
    const accepted = run(shown, refreshOf(selectionOf(2), 1850, { isMarketOpen: false }), yes(shown));
    expect(slipSelections(accepted).map(({ acceptedOdds, availability }) => [acceptedOdds, availability])).toEqual([
      [1700, "open"],
      [1850, "suspended"],
    ]);
  });
});

describe("stake from a typed return (specification 4)", () => {
  it("rescales the stake after an odds change so that the return stays the same", () => {
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

  it("never exceeds the typed return", () => {
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
