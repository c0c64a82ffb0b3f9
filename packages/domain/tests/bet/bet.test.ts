import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  allLegs,
  betGroup,
  betResultGroup,
  betStatusesByGroup,
  betTypeToWire,
  compareMoney,
  parseBetType,
  parseLegResult,
  potentialReturn,
  settleBet,
  ticketLabel,
  toOdds,
  type LegResult,
  type SettledLeg,
} from "../../src/index.ts";
import { euros } from "../support/slip-samples.ts";

const results: readonly LegResult[] = [
  { type: "win" },
  { type: "lose" },
  { type: "void" },
  { type: "halfWin" },
  { type: "halfLose" },
  { type: "deadHeat", places: 1, tied: 2 },
];
const anyLeg = fc.record({
  odds: fc.integer({ min: 1001, max: 30_000 }).map(toOdds),
  result: fc.constantFrom<LegResult | null>(null, ...results),
});

function leg(odds: number, result: LegResult["type"] | null): SettledLeg {
  return {
    odds: toOdds(odds),
    result: result === null ? null : result === "deadHeat" ? { type: "deadHeat", places: 1, tied: 2 } : { type: result },
  };
}

describe("settleBet", () => {
  it.each([
    ["win", [leg(1850, "win")], "win", 1850],
    ["lose", [leg(1850, "lose")], "lose", 0],
    ["void", [leg(1850, "void")], "refund", 1000],
    ["half win", [leg(1850, "halfWin")], "win", 1425],
    ["half lose", [leg(1850, "halfLose")], "lose", 500],
    ["dead heat below the stake", [leg(1850, "deadHeat")], "lose", 925],
    ["all void combo", [leg(1850, "void"), leg(2000, "void")], "refund", 1000],
    ["win and void", [leg(1850, "win"), leg(2000, "void")], "win", 1850],
    ["win undone by half a loss", [leg(2000, "win"), leg(3000, "halfLose")], "refund", 1000],
  ] as const)("%s", (_, legs, result, payout) => {
    expect(settleBet(allLegs, legs, euros(1000))).toEqual({ type: "settled", result, payout: euros(payout) });
  });

  it("leaves a bet open while a leg is open", () => {
    expect(settleBet(allLegs, [leg(1850, "win"), leg(2000, null)], euros(1000))).toEqual({ type: "open" });
    expect(settleBet(allLegs, [], euros(1000))).toEqual({ type: "open" });
  });

  it("loses a combo with its first lost leg", () => {
    expect(settleBet(allLegs, [leg(1850, "lose"), leg(2000, null)], euros(1000))).toEqual({
      type: "settled",
      result: "lose",
      payout: euros(0),
    });
  });

  it("loses a system only when too few legs are left", () => {
    const system = { type: "system", sizes: [2] } as const;
    expect(settleBet(system, [leg(2000, "lose"), leg(2000, null), leg(2000, null)], euros(300))).toEqual({
      type: "open",
    });
    expect(settleBet(system, [leg(2000, "lose"), leg(2000, "lose"), leg(2000, null)], euros(300))).toEqual({
      type: "settled",
      result: "lose",
      payout: euros(0),
    });
  });

  it("is a win by price even when the floored payout equals the stake", () => {
    expect(settleBet(allLegs, [leg(1050, "win")], euros(1))).toEqual({
      type: "settled",
      result: "win",
      payout: euros(1),
    });
  });

  it("settles again with other results after a correction", () => {
    expect(settleBet(allLegs, [leg(2000, "lose")], euros(100))).toMatchObject({ result: "lose" });
    expect(settleBet(allLegs, [leg(2000, null)], euros(100))).toEqual({ type: "open" });
    expect(settleBet(allLegs, [leg(2000, "win")], euros(100))).toMatchObject({ result: "win" });
  });

  it("pays between zero and the potential return, and never throws", () => {
    const shape = fc.constantFrom(allLegs, { type: "system" as const, sizes: [1] }, { type: "system" as const, sizes: [2, 3] });
    fc.assert(
      fc.property(fc.array(anyLeg, { maxLength: 6 }), fc.integer({ min: 1, max: 1_000_000 }), shape, (legs, stake, bet) => {
        const outcome = settleBet(bet, legs, euros(stake));
        if (outcome.type === "open") return;
        const max = potentialReturn(
          bet,
          legs.map((one) => one.odds),
          euros(stake),
        );
        expect(outcome.payout.minor).toBeGreaterThanOrEqual(0n);
        if (legs.length >= 3 || bet.type === "all") expect(compareMoney(outcome.payout, max)).not.toBe(1);
      }),
    );
  });

  it.each([
    ["win_entire", "win"],
    ["lose_entire", "lose"],
    ["refund_entire", "void"],
    ["canceled", "void"],
    ["cancelled", "void"],
    ["refund_half_win_other", "halfWin"],
    ["refund_half_lose_other", "halfLose"],
  ])("reads the wire's %s as %s", (wire, type) => {
    expect(parseLegResult(wire)).toEqual({ type });
  });

  it("returns null for a leg without a result", () => {
    for (const value of ["no_results", "", null, undefined, 1]) expect(parseLegResult(value)).toBeNull();
  });
});

describe("bet lists", () => {
  it("put every status of the specification into a group", () => {
    expect(betStatusesByGroup.open.map(betGroup)).toEqual(["open", "open", "open", "open"]);
    expect(betStatusesByGroup.settled.map(betGroup)).toEqual(["settled", "settled", "settled"]);
    expect([betGroup("rejected"), betGroup("cancelled"), betGroup("canceled"), betGroup("strange")]).toEqual([
      "refused",
      "refused",
      "refused",
      null,
    ]);
  });

  it.each([
    ["win", "win"],
    ["win_entire", "win"],
    ["refund_half_win_other", "win"],
    ["lose", "lose"],
    ["lose_entire", "lose"],
    ["refund_half_lose_other", "lose"],
    ["refund", "refund"],
    ["refund_entire", "refund"],
    ["cancel", "refund"],
    ["canceled", "refund"],
    ["cancelled", "refund"],
    ["no_results", null],
    ["cashed_out", null],
  ])("counts %s as %s", (result, group) => {
    expect(betResultGroup(result)).toBe(group);
  });

  it("label tickets by their number of selections", () => {
    expect([1, 2, 3, 4, 12].map(ticketLabel)).toEqual(["single", "double", "treble", "accumulator", "accumulator"]);
  });

  it("shows double, treble and accumulator as combo", () => {
    expect(["double", "treble", "accumulator", "combo", "single", "system", "custom_bet", "other"].map(parseBetType)).toEqual([
      "combo",
      "combo",
      "combo",
      "combo",
      "single",
      "system",
      "customBet",
      null,
    ]);
    for (const type of ["single", "combo", "system", "customBet"] as const) expect(parseBetType(betTypeToWire(type))).toBe(type);
  });
});
