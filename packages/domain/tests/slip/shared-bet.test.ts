import { describe, expect, it } from "vitest";
import {
  fraction,
  openShared,
  reduceFraction,
  sharedVerdict,
  slipReducer,
  slipToShared,
  toOdds,
  type SharedBet,
  type SharedBetToday,
  type SlipSelection,
} from "../../src/index.ts";
import { comboRules, EUR, euros, run, selectionOf, singlesRules, slipOf } from "../support/slip-samples.ts";
import { emptySlip } from "../../src/index.ts";

function sharedOf(type: SharedBet["type"], prices: readonly number[], changes: Partial<SharedBet> = {}): SharedBet {
  const legs = prices.map((odds, index) => {
    const { matchId, marketId, specifier, outcomeId } = selectionOf(index + 1);
    return { matchId, marketId, specifier, outcomeId, odds: toOdds(odds) };
  });
  return { type, systemId: null, customOdds: null, legs, ...changes };
}

/** The shared bet with current prices; null for a leg that is no longer available. */
function todayOf(shared: SharedBet, prices: readonly (number | null)[], customOdds: number | null = null): SharedBetToday {
  const today = prices.map((odds, index): SlipSelection | null => (odds === null ? null : selectionOf(index + 1, { odds: toOdds(odds) })));
  return {
    shared,
    legs: shared.legs.map((leg, index) => ({ leg, today: today[index] ?? null })),
    customOdds: customOdds === null ? null : toOdds(customOdds),
  };
}

const shapes = (found: readonly SharedBetToday[], rules = comboRules) =>
  openShared(found, rules).bets.map(({ bet }) => [bet.type, bet.systemType?.id ?? null, bet.selections.length]);

describe("sharing (decisions AI)", () => {
  it("keeps types, selections and prices, but never money", () => {
    const slip = run(slipOf(3, { stake: 500 }), { type: "betTypeChanged", betType: "system" });
    const [shared] = slipToShared(slip);
    expect(shared).toMatchObject({ type: "system", system_id: "2/3" });
    expect(shared?.selections[0]).toEqual({ match_id: 1, market_id: 100_001, specifier: "", outcome_id: 500_001, odds: 1850 });
    expect(JSON.stringify(slipToShared(slip))).not.toMatch(/stake|EUR|500\b/u);
  });
  it("keeps the price of a custom bet", () => {
    const slip = slipReducer(emptySlip(EUR, { rules: comboRules }), {
      type: "customBetAdded",
      selections: [selectionOf(1), selectionOf(1, { marketId: "2" })],
      customOdds: toOdds(3200),
    });
    expect(slipToShared(slip)).toMatchObject([{ type: "custom_bet", custom_odds: 3200, selections: [{}, {}] }]);
  });
});

describe("opening a shared code (specification 1, decisions AI)", () => {
  it.each([
    ["same", 1850, "same"],
    ["higher", 1900, "better"],
    ["lower", 1800, "worse"],
  ] as const)("a price that is %s today", (_, today, verdict) => {
    const { bets } = openShared([todayOf(sharedOf("single", [1850]), [today])], comboRules);
    expect(bets[0]).toMatchObject({
      verdict,
      bet: { type: "single", selections: [{ odds: today, acceptedOdds: today, initialOdds: 1850 }] },
    });
    expect(sharedVerdict(toOdds(1850), toOdds(today))).toBe(verdict);
  });
  it("compares exact totals", () => {
    const { bets } = openShared([todayOf(sharedOf("combo", [2000, 3000]), [2100, 2900])], comboRules);
    expect(reduceFraction(bets[0]!.sharedOdds)).toEqual(fraction(6n));
    expect(reduceFraction(bets[0]!.todayOdds)).toEqual(fraction(609n, 100n));
    expect(bets[0]!.verdict).toBe("better");
  });
  it("drops and counts unavailable legs, and compares the rest", () => {
    const opened = openShared([todayOf(sharedOf("combo", [2000, 3000, 1500]), [2000, null, 1500])], comboRules);
    expect(opened.goneCount).toBe(1);
    expect(opened.bets).toMatchObject([{ verdict: "same", bet: { type: "combo", selections: [{ matchId: "1" }, { matchId: "3" }] } }]);
    expect(reduceFraction(opened.bets[0]!.sharedOdds)).toEqual(fraction(3n));
  });
  it.each<[string, SharedBetToday[], unknown]>([
    ["a combo with one leg left is a single", [todayOf(sharedOf("combo", [2000, 3000]), [2000, null])], [["single", null, 1]]],
    [
      "a system keeps its kind",
      [todayOf(sharedOf("system", [2000, 2000, 2000], { systemId: "trixie" }), [2000, 2000, 2000])],
      [["system", "trixie", 3]],
    ],
    [
      "a smaller system becomes the kind that fits",
      [todayOf(sharedOf("system", [2000, 2000, 2000, 2000], { systemId: "2/4" }), [2000, null, 2000, 2000])],
      [["system", "2/3", 3]],
    ],
    [
      "a system without a fitting kind is a combo",
      [todayOf(sharedOf("system", [2000, 2000, 2000], { systemId: "2/3" }), [2000, null, 2000])],
      [["combo", null, 2]],
    ],
    ["a custom bet is dropped whole", [todayOf(sharedOf("customBet", [2000, 3000], { customOdds: toOdds(5000) }), [2000, null], 4000)], []],
    [
      "a custom bet without a price is gone",
      [todayOf(sharedOf("customBet", [2000, 3000], { customOdds: toOdds(5000) }), [2000, 3000], null)],
      [],
    ],
    ["a bet without legs is dropped", [todayOf(sharedOf("combo", [2000, 3000]), [null, null])], []],
  ])("%s", (_, found, expected) => {
    expect(shapes(found)).toEqual(expected);
  });
  it("compares a custom bet by its own price", () => {
    const found = [todayOf(sharedOf("customBet", [2000, 3000], { customOdds: toOdds(5000) }), [9000, 9000], 4800)];
    const [opened] = openShared(found, comboRules).bets;
    expect(opened).toMatchObject({ verdict: "worse", bet: { customOdds: 4800, acceptedCustomOdds: 4800 } });
  });
  it("keeps several singles if allowed, otherwise makes them one combo", () => {
    const singles = [1, 2].map((n): SharedBetToday => {
      const selection = selectionOf(n, { odds: toOdds(2000) });
      const { matchId, marketId, specifier, outcomeId } = selection;
      const leg = { matchId, marketId, specifier, outcomeId, odds: toOdds(1900) };
      return {
        shared: { type: "single", systemId: null, customOdds: null, legs: [leg] },
        legs: [{ leg, today: selection }],
        customOdds: null,
      };
    });
    expect(shapes(singles, singlesRules)).toEqual([
      ["single", null, 1],
      ["single", null, 1],
    ]);
    expect(shapes(singles, comboRules)).toEqual([["combo", null, 2]]);
    expect(reduceFraction(openShared(singles, comboRules).bets[0]!.sharedOdds)).toEqual(fraction(361n, 100n));
    expect(shapes([...singles, ...singles], singlesRules)).toHaveLength(2);
  });
  it("never sets a stake", () => {
    const { bets } = openShared([todayOf(sharedOf("single", [1850]), [1850])], comboRules);
    const slip = run(slipOf(0, { stake: 500 }), { type: "restored", bets: bets.map(({ bet }) => bet), sharedStake: euros(0) });
    expect(slip.sharedStake).toEqual(euros(0));
    expect(slip.bets[0]?.stakeEntry).toEqual({ source: "sharing" });
  });
});
