import { describe, expect, it } from "vitest";
import {
  betTypeRefusal,
  defaultSlipRules,
  emptySlip,
  money,
  slipBetKey,
  slipReducer,
  slipSelections,
  slipType,
  toOdds,
  type Slip,
} from "../../src/index.ts";
import { comboRules, EUR, euros, run, selectionOf, singlesRules, slipOf, USD } from "../support/slip-samples.ts";

function shape(slip: Slip): readonly (readonly [string, number])[] {
  return slip.bets.map((bet) => [bet.type, bet.selections.length]);
}

describe("slip composition (specification 4)", () => {
  it("removes an outcome that is selected again", () => {
    const once = slipOf(1);
    expect(shape(once)).toEqual([["single", 1]]);
    expect(shape(run(once, { type: "selectionToggled", selection: selectionOf(1) }))).toEqual([]);
  });

  it("adds to the current ticket as a combo when multi-single is off", () => {
    expect(shape(slipOf(2))).toEqual([["combo", 2]]);
    expect(shape(slipOf(4))).toEqual([["combo", 4]]);
  });

  it("creates a new single when multi-single is on for the provider", () => {
    expect(shape(slipOf(3, { rules: singlesRules }))).toEqual([
      ["single", 1],
      ["single", 1],
      ["single", 1],
    ]);
  });

  it("makes a combo when one provider of the slip has no multi-single", () => {
    const rules = { ...singlesRules, multiSingleByProvider: { betradar: true } };
    const slip = run(slipOf(1, { rules }), {
      type: "selectionToggled",
      selection: selectionOf(9, { provider: "oddin" }),
    });
    expect(shape(slip)).toEqual([["combo", 2]]);
  });

  it("adds to an existing combo even when multi-single is on", () => {
    const combo = run(slipOf(2, { rules: singlesRules }), { type: "betTypeChanged", betType: "combo" });
    expect(shape(run(combo, { type: "selectionToggled", selection: selectionOf(3) }))).toEqual([["combo", 3]]);
  });

  it("becomes a single when one selection is left, and empty when none is", () => {
    const combo = slipOf(2, { stake: 500 });
    const single = run(combo, { type: "selectionsRemoved", selectionIds: [selectionOf(1).id] });
    expect(shape(single)).toEqual([["single", 1]]);
    expect(single.sharedStake).toEqual(euros(500));
    expect(run(single, { type: "selectionsRemoved", selectionIds: [selectionOf(2).id] }).bets).toEqual([]);
  });

  it("removes one single of several", () => {
    const slip = run(slipOf(3, { rules: singlesRules }), {
      type: "selectionsRemoved",
      selectionIds: [selectionOf(2).id],
    });
    expect(slipSelections(slip).map((selection) => selection.matchId)).toEqual(["1", "3"]);
  });

  it("returns the same slip when an unknown selection is removed", () => {
    const slip = slipOf(2);
    expect(run(slip, { type: "selectionsRemoved", selectionIds: ["nothing"] })).toBe(slip);
  });

  it("keys singles by their selection, so that fields keep their identity", () => {
    expect(slipOf(2, { rules: singlesRules }).bets.map(slipBetKey)).toEqual([selectionOf(1).id, selectionOf(2).id]);
    expect(slipOf(2).bets.map(slipBetKey)).toEqual(["combo"]);
  });

  it("builds selection ids from match URN, market, outcome and specifier", () => {
    expect(selectionOf(1, { specifier: "total=2.5" }).id).toBe("tl:match:1/100001/500001/total=2.5");
  });

  it("resets to defaults on clear, but keeps rules, system types and odds policy", () => {
    const cleared = run(slipOf(3, { oddsPolicy: "higher", stake: 500 }), { type: "cleared" });
    expect(cleared).toEqual(emptySlip(EUR, { rules: comboRules, oddsPolicy: "higher" }));
  });

  it("restores its stake on undo of clear, with prices to be checked", () => {
    const before = slipOf(2, { stake: 500 });
    const after = run(before, { type: "cleared" }, { type: "restored", bets: before.bets, sharedStake: before.sharedStake });
    expect(shape(after)).toEqual([["combo", 2]]);
    expect(after.sharedStake).toEqual(euros(500));
    expect(slipSelections(after).map((selection) => selection.availability)).toEqual(["checking", "checking"]);
  });
});

describe("bet type conversion (specification 5)", () => {
  it("refuses its current type", () => {
    expect(betTypeRefusal(slipOf(2), "combo")).toBe("sameType");
  });
  it("refuses to convert one selection", () => {
    expect(betTypeRefusal(slipOf(1), "combo")).toBe("oneSelection");
    expect(betTypeRefusal(slipOf(1), "system")).toBe("oneSelection");
  });
  it("refuses several singles unless multi-single is on for every provider", () => {
    expect(betTypeRefusal(slipOf(2), "single")).toBe("multiSingleOff");
    expect(betTypeRefusal(slipOf(2, { rules: singlesRules }), "combo")).toBeNull();
  });
  it("refuses a system with no system type of that size", () => {
    expect(betTypeRefusal(slipOf(2), "system")).toBe("noSystemType");
    expect(betTypeRefusal(slipOf(5), "system")).toBe("noSystemType");
    expect(betTypeRefusal(slipOf(3), "system")).toBeNull();
  });
  it("refuses any type while the first bet is a custom bet", () => {
    const custom = run(emptySlip(EUR), {
      type: "customBetAdded",
      selections: [selectionOf(1), selectionOf(1, { marketId: "2" })],
      customOdds: toOdds(3200),
    });
    for (const type of ["single", "combo", "system"] as const) expect(betTypeRefusal(custom, type)).toBe("customBet");
  });
  it("does not change the slip when refused", () => {
    const slip = slipOf(2);
    expect(run(slip, { type: "betTypeChanged", betType: "single" })).toBe(slip);
  });
  it("splits a combo into singles and merges singles into a combo", () => {
    const combo = run(slipOf(3, { rules: singlesRules }), { type: "betTypeChanged", betType: "combo" });
    expect(shape(combo)).toEqual([["combo", 3]]);
    expect(shape(run(combo, { type: "betTypeChanged", betType: "single" }))).toEqual([
      ["single", 1],
      ["single", 1],
      ["single", 1],
    ]);
  });
  it("starts with the smallest system and changes among those of its size", () => {
    const system = run(slipOf(4), { type: "betTypeChanged", betType: "system" });
    expect(system.bets[0]?.systemType?.id).toBe("2/4");
    expect(run(system, { type: "systemTypeChanged", systemTypeId: "3/4" }).bets[0]?.systemType?.id).toBe("3/4");
    expect(run(system, { type: "systemTypeChanged", systemTypeId: "2/3" })).toBe(system);
  });
});

describe("system resize (decisions L)", () => {
  const system = run(slipOf(4), { type: "betTypeChanged", betType: "system" });
  const drop = (...numbers: number[]) => ({ type: "selectionsRemoved", selectionIds: numbers.map((n) => selectionOf(n).id) }) as const;

  it("prefers the same win count with the new total", () => {
    expect(run(system, drop(4)).bets[0]?.systemType?.id).toBe("2/3");
  });
  it("otherwise uses the smallest win count of the new total", () => {
    const three = run(system, { type: "systemTypeChanged", systemTypeId: "3/4" }, drop(4));
    expect(three.bets[0]?.systemType?.id).toBe("2/3");
  });
  it("becomes a combo when no system has that size, and a single when one is left", () => {
    expect(shape(run(system, drop(3, 4)))).toEqual([["combo", 2]]);
    expect(shape(run(system, drop(2, 3, 4)))).toEqual([["single", 1]]);
    expect(run(system, drop(3, 4)).bets[0]?.systemType).toBeNull();
  });
  it("grows with an added selection, or becomes a combo beyond the largest", () => {
    expect(shape(run(system, { type: "selectionToggled", selection: selectionOf(5) }))).toEqual([["combo", 5]]);
    expect(run(system, drop(4), { type: "selectionToggled", selection: selectionOf(6) }).bets[0]?.systemType?.id).toBe("2/4");
  });
});

describe("custom bets (decisions O)", () => {
  const custom = run(emptySlip(EUR, { rules: comboRules }), {
    type: "customBetAdded",
    selections: [selectionOf(1), selectionOf(1, { marketId: "2" })],
    customOdds: toOdds(3200),
  });

  it("asks before another outcome replaces a custom bet", () => {
    const asked = run(custom, { type: "selectionToggled", selection: selectionOf(2) });
    expect(asked.bets).toBe(custom.bets);
    expect(asked.replaceCandidate?.matchId).toBe("2");
    expect(shape(run(asked, { type: "replaceAnswered", answer: "replace" }))).toEqual([["single", 1]]);
    expect(run(asked, { type: "replaceAnswered", answer: "keep" })).toEqual(custom);
  });
  it("is removed with any of its selections", () => {
    expect(run(custom, { type: "selectionsRemoved", selectionIds: [selectionOf(1).id] }).bets).toEqual([]);
  });
  it("is removed when one of its matches is neither prematch nor live", () => {
    const refresh = {
      id: selectionOf(1).id,
      isMarketOpen: true,
      isProviderActive: true,
      atMs: 0,
      outcome: { active: true, odds: toOdds(1850) },
    };
    expect(slipReducer(custom, { type: "selectionsRefreshed", refreshes: [{ ...refresh, matchStatus: "finished" }] }).bets).toEqual([]);
    expect(slipReducer(custom, { type: "selectionsRefreshed", refreshes: [{ ...refresh, matchStatus: "live" }] }).bets).toHaveLength(1);
  });
});

describe("stake sources (decisions M)", () => {
  it("shares one stake among all bets until one is typed", () => {
    const slip = slipOf(2, { rules: singlesRules, stake: 500 });
    expect(slip.bets.map((bet) => bet.stakeEntry.source)).toEqual(["sharing", "sharing"]);
    const typed = run(slip, { type: "stakeTyped", betKey: selectionOf(1).id, stake: euros(700) });
    expect(typed.bets.map((bet) => bet.stakeEntry.source)).toEqual(["stake", "sharing"]);
    expect(run(typed, { type: "sharedStakeTyped", stake: euros(100) }).bets.map((bet) => bet.stakeEntry.source)).toEqual([
      "sharing",
      "sharing",
    ]);
  });
  it("uses a typed return as potentialWin", () => {
    const slip = run(slipOf(1), { type: "returnTyped", betKey: selectionOf(1).id, target: euros(10_000) });
    expect(slip.bets[0]?.stakeEntry).toEqual({ source: "potentialWin", target: euros(10_000) });
  });
  it("sets every stake to 0 and every source to sharing when the currency changes", () => {
    const slip = run(
      slipOf(2, { rules: singlesRules, stake: 500 }),
      { type: "stakeTyped", betKey: selectionOf(1).id, stake: euros(700) },
      { type: "currencyChanged", unit: USD },
    );
    expect(slip.sharedStake).toEqual(money(0n, USD));
    expect(slip.bets.map((bet) => bet.stakeEntry.source)).toEqual(["sharing", "sharing"]);
    expect(run(slip, { type: "currencyChanged", unit: USD })).toBe(slip);
  });
  it("ignores amounts of another currency, below zero, or for an unknown bet", () => {
    const slip = slipOf(1, { stake: 500 });
    expect(run(slip, { type: "sharedStakeTyped", stake: money(5n, USD) })).toBe(slip);
    expect(run(slip, { type: "sharedStakeTyped", stake: euros(-5) })).toBe(slip);
    expect(run(slip, { type: "stakeTyped", betKey: "nothing", stake: euros(5) })).toBe(slip);
  });
  it("is a single ticket for betradar only without settings", () => {
    expect(emptySlip(EUR).rules).toBe(defaultSlipRules);
    expect(slipType(emptySlip(EUR))).toBe("single");
  });
});
