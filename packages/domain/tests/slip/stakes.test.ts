import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  displayUnits,
  effectiveStake,
  money,
  parseStake,
  relabelMoney,
  slipRefusals,
  slipSelections,
  slipSummary,
  toOdds,
  type Slip,
} from "../../src/index.ts";
import { BTC, comboRules, euros, refreshOf, run, selectionOf, singlesRules, slipOf, USD } from "../support/slip-samples.ts";

const context = { isSignedIn: true, balance: euros(100_000_000), isForbidden: false };

function stakes(slip: Slip): readonly number[] {
  return slip.bets.map((bet) => Number(effectiveStake(slip, bet).minor));
}

describe("stakes through a change of bet type (specification 4)", () => {
  const combo = (slip: Slip) => run(slip, { type: "betTypeChanged", betType: "combo" });
  const single = (slip: Slip) => run(slip, { type: "betTypeChanged", betType: "single" });

  it("keeps the shared stake through split and merge", () => {
    const slip = slipOf(3, { rules: singlesRules, stake: 500 });
    expect(stakes(combo(slip))).toEqual([500]);
    expect(stakes(single(combo(slip)))).toEqual([500, 500, 500]);
  });

  it("keeps a typed stake for each single when the ticket is split", () => {
    const slip = run(combo(slipOf(2, { rules: singlesRules })), { type: "stakeTyped", betKey: "combo", stake: euros(700) });
    expect(stakes(single(slip))).toEqual([700, 700]);
    expect(stakes(combo(single(slip)))).toEqual([700]);
  });

  it("uses the shared stake when singles with different stakes merge", () => {
    const slip = run(slipOf(2, { rules: singlesRules, stake: 300 }), {
      type: "stakeTyped",
      betKey: selectionOf(1).id,
      stake: euros(900),
    });
    expect(stakes(slip)).toEqual([900, 300]);
    expect(stakes(combo(slip))).toEqual([300]);
  });

  it("freezes a stake that followed a typed return, so that no conversion raises it", () => {
    const slip = run(slipOf(3), { type: "returnTyped", betKey: "combo", target: euros(10_000) });
    const before = stakes(slip);
    const system = run(slip, { type: "betTypeChanged", betType: "system" });
    expect(stakes(system)).toEqual(before);
    expect(system.bets[0]?.stakeEntry.source).toBe("stake");
  });

  it("keeps selections and stakes over split and merge, in either order", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 8 }), fc.integer({ min: 0, max: 100_000 }), (count, stake) => {
        const merged = combo(slipOf(count, { rules: singlesRules, stake }));
        const again = combo(single(merged));
        expect(slipSelections(again)).toEqual(slipSelections(merged));
        expect(stakes(again)).toEqual(stakes(merged));
        expect(again.bets[0]?.type).toBe("combo");
        const split = slipOf(count, { rules: singlesRules, stake });
        expect(single(combo(split)).bets).toEqual(split.bets);
      }),
    );
  });

  it("keeps bets and stakes when a selection is added and removed again", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 6 }), fc.boolean(), fc.integer({ min: 0, max: 9000 }), (count, isMulti, stake) => {
        const slip = slipOf(count, { rules: isMulti ? singlesRules : comboRules, stake });
        const toggle = { type: "selectionToggled", selection: selectionOf(99) } as const;
        expect(run(slip, toggle, toggle).bets).toEqual(slip.bets);
      }),
    );
  });
});

describe("a named system that grows or shrinks (decisions L)", () => {
  const rules = {
    ...comboRules,
    systemTypes: [
      ...comboRules.systemTypes,
      { id: "yankee", totalCount: 4, winCount: 2, sizes: [2, 3, 4] },
      { id: "lucky15", totalCount: 4, winCount: 1, sizes: [1, 2, 3, 4] },
    ],
  };

  it("stays in its family: Trixie to Yankee and back", () => {
    const trixie = run(
      slipOf(3, { rules, stake: 400 }),
      { type: "betTypeChanged", betType: "system" },
      { type: "systemTypeChanged", systemTypeId: "trixie" },
    );
    const yankee = run(trixie, { type: "selectionToggled", selection: selectionOf(4) });
    expect(yankee.bets[0]?.systemType?.id).toBe("yankee");
    const back = run(yankee, { type: "selectionsRemoved", selectionIds: [selectionOf(4).id] });
    expect(back.bets[0]?.systemType?.id).toBe("trixie");
    expect(stakes(back)).toEqual([400]);
  });

  it("does not change a plain system to a named one", () => {
    const plain = run(slipOf(3, { rules }), { type: "betTypeChanged", betType: "system" });
    expect(run(plain, { type: "selectionToggled", selection: selectionOf(4) }).bets[0]?.systemType?.id).toBe("2/4");
  });
});

describe("a typed return (specification 4)", () => {
  it("is never exceeded, and missed by less than one minor unit of stake, for any odds", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 10_000_000 }),
        fc.array(fc.integer({ min: 1001, max: 30_000 }), { minLength: 1, maxLength: 12 }),
        (target, prices) => {
          let slip = run(slipOf(1, { oddsPolicy: "any" }), { type: "returnTyped", betKey: selectionOf(1).id, target: euros(target) });
          for (const price of prices) {
            slip = run(slip, refreshOf(selectionOf(1), price));
            const { potentialReturn } = slipSummary(slip).bets[0]!;
            expect(potentialReturn.minor <= BigInt(target)).toBe(true);
            expect((BigInt(target) - potentialReturn.minor) * 1000n <= BigInt(price) + 1000n).toBe(true);
          }
        },
      ),
    );
  });
});

describe("the operator's limits", () => {
  const rules = { ...comboRules, maxReturn: { EUR: 100_000 }, minStake: { EUR: 50 }, vipFrom: { EUR: 40_000 } };

  it("cap the shown return (decisions R)", () => {
    const capped = slipSummary(slipOf(3, { rules, stake: 30_000 }));
    expect(capped.bets[0]).toMatchObject({ potentialReturn: euros(100_000), isReturnCapped: true });
    expect(capped.totalReturn).toEqual(euros(100_000));
    expect(slipSummary(slipOf(1, { rules, stake: 1000 })).bets[0]?.isReturnCapped).toBe(false);
  });

  it("refuse a stake above the maximum return (decisions H)", () => {
    const refusals = slipRefusals(slipOf(3, { rules, stake: 100_000 }), context);
    expect(refusals.map(({ type }) => type)).toEqual(["returnNotAboveStake"]);
  });

  it("refuse a stake below the minimum, and set it in one tap", () => {
    const [refusal] = slipRefusals(slipOf(1, { rules, stake: 49 }), context);
    expect(refusal).toMatchObject({ type: "stakeUnderMinimum", minStake: euros(50), fix: { type: "setStake", stake: euros(50) } });
    expect(slipRefusals(slipOf(1, { rules, stake: 50 }), context)).toEqual([]);
  });

  it("announce the review of a stake above the VIP amount", () => {
    expect(slipSummary(slipOf(1, { rules, stake: 40_000 })).bets[0]?.isReviewed).toBe(false);
    expect(slipSummary(slipOf(1, { rules, stake: 40_001 })).bets[0]?.isReviewed).toBe(true);
  });

  it("apply only to their currency", () => {
    const slip = run(slipOf(1, { rules }), { type: "currencyChanged", unit: USD }, { type: "sharedStakeTyped", stake: money(1n, USD) });
    expect(slipRefusals(slip, { ...context, balance: null })).toMatchObject([{ type: "returnNotAboveStake" }]);
  });
});

describe("requested maximum stakes", () => {
  const limited = (slip: Slip, cents: number) => run(slip, { type: "stakeLimitsReceived", limits: { [selectionOf(1).id]: euros(cents) } });

  it("refuse a larger stake and offer the maximum", () => {
    const slip = limited(slipOf(1, { stake: 5000 }), 2000);
    expect(slipRefusals(slip, context)).toMatchObject([{ type: "stakeOverLimit", maxStake: euros(2000) }]);
  });

  it("are kept for a typed stake and dropped when the legs change", () => {
    const slip = run(limited(slipOf(1, { stake: 5000 }), 2000), { type: "sharedStakeTyped", stake: euros(100) });
    expect(slip.stakeLimits).not.toEqual({});
    expect(run(slip, { type: "selectionToggled", selection: selectionOf(2) }).stakeLimits).toEqual({});
  });

  it("are ignored for removed bets and other currencies", () => {
    expect(run(slipOf(1), { type: "stakeLimitsReceived", limits: { other: euros(5) } }).stakeLimits).toEqual({});
    expect(run(slipOf(1), { type: "stakeLimitsReceived", limits: { [selectionOf(1).id]: money(5n, USD) } }).stakeLimits).toEqual({});
  });
});

describe("units of a currency (decisions E)", () => {
  const currencies = [{ code: "BTC", subunits: 100_000_000, subcurrencies: [{ code: "mBTC", subunits: 100_000 }] }];

  it("list the account's own unit first", () => {
    expect(displayUnits(BTC, currencies).map(({ currency }) => currency)).toEqual(["BTC", "mBTC"]);
    expect(displayUnits(USD, currencies)).toEqual([USD]);
  });

  it("read and show the same minor units", () => {
    const typed = parseStake("1.25", { currency: "mBTC", subunits: 100_000 });
    expect(typed).toMatchObject({ ok: true, value: { minor: 125_000n } });
    const inAccount = relabelMoney(money(125_000n, { currency: "mBTC", subunits: 100_000 }), BTC);
    expect(inAccount).toEqual(money(125_000n, BTC));
    expect(parseStake("0.00125", BTC)).toEqual({ ok: true, value: inAccount });
  });
});

describe("the price trail (features B4)", () => {
  it("keeps the last eight changes with their times", () => {
    const leg = selectionOf(1);
    let slip = slipOf(1);
    const at = (price: number, atMs: number) => {
      const refreshed = refreshOf(leg, price);
      return { ...refreshed, refreshes: refreshed.refreshes.map((refresh) => ({ ...refresh, atMs })) };
    };
    slip = run(slip, at(1850, 1), at(1900, 2), at(1900, 3), at(1800, 4));
    expect(slipSelections(slip)[0]?.trail).toEqual([
      { odds: toOdds(1900), atMs: 2 },
      { odds: toOdds(1800), atMs: 4 },
    ]);
    for (let step = 0; step < 12; step += 1) slip = run(slip, at(2000 + step, 10 + step));
    expect(slipSelections(slip)[0]?.trail.map(({ odds }) => odds)).toEqual([2004, 2005, 2006, 2007, 2008, 2009, 2010, 2011]);
  });

  it("uses the names of the page's language", () => {
    const leg = selectionOf(1);
    const refreshed = refreshOf(leg, 1850);
    const slip = run(slipOf(1), {
      ...refreshed,
      refreshes: refreshed.refreshes.map((refresh) => ({ ...refresh, names: { marketName: "Sieger", outcomeName: "Heim" } })),
    });
    expect(slipSelections(slip)[0]).toMatchObject({ marketName: "Sieger", outcomeName: "Heim", id: leg.id });
  });
});

describe("following another tab", () => {
  it("adopts its bets, stake and accepted prices, but keeps prices known here", () => {
    const here = run(slipOf(2), refreshOf(selectionOf(1), 2100));
    const there = slipOf(3, { stake: 900 });
    const followed = run(here, { type: "followed", bets: there.bets, sharedStake: there.sharedStake });
    const [first, , third] = slipSelections(followed);
    expect(first).toMatchObject({ odds: 2100, acceptedOdds: 1850, availability: "open" });
    expect(third).toMatchObject({ availability: "checking" });
    expect(followed).toMatchObject({ state: "oddsChanged", sharedStake: euros(900) });
  });

  it("clears with the other tab, but not during a placement or in another currency", () => {
    const here = slipOf(2, { stake: 500 });
    const cleared = { type: "followed", bets: [], sharedStake: euros(0) } as const;
    expect(run(here, cleared).bets).toEqual([]);
    expect(run(here, { type: "placementStarted" }, cleared).bets).toEqual(here.bets);
    expect(run(here, { ...cleared, sharedStake: money(0n, USD) })).toBe(here);
  });
});
