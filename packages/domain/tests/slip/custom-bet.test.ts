import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { customBlock, isCustomBetComplete, maxCustomLegs, toggleCustomLeg, type CustomLeg } from "../../src/index.ts";
import { selectionOf } from "../support/slip-samples.ts";

function legOf(
  marketId: string,
  changes: { outcomeId?: string; groups?: readonly string[]; match?: number; specifier?: string } = {},
): CustomLeg {
  const { outcomeId = "1", groups = [], match = 1, specifier = "" } = changes;
  return { selection: selectionOf(match, { marketId, outcomeId, specifier }), groups };
}

function marketOf(leg: CustomLeg) {
  const { marketId: id, matchId, specifier } = leg.selection;
  return { id, matchId, specifier, customBetGroups: leg.groups };
}

const ids = (legs: readonly CustomLeg[]) => legs.map(({ selection }) => `${selection.marketId}:${selection.outcomeId}`);

describe("legs of a custom bet (decisions O)", () => {
  it("are added in tap order and removed by a second tap", () => {
    const two = [legOf("1"), legOf("18")].reduce(toggleCustomLeg, []);
    expect(ids(two)).toEqual(["1:1", "18:1"]);
    expect(ids(toggleCustomLeg(two, legOf("1")))).toEqual(["18:1"]);
  });
  it("replace the outcome of a line in place, but add another line of the market as a further leg", () => {
    const two = [legOf("18", { specifier: "total=2.5" }), legOf("29")].reduce(toggleCustomLeg, []);
    expect(ids(toggleCustomLeg(two, legOf("18", { specifier: "total=2.5", outcomeId: "2" })))).toEqual(["18:2", "29:1"]);
    expect(ids(toggleCustomLeg(two, legOf("18", { specifier: "total=3.5", outcomeId: "2" })))).toEqual(["18:1", "29:1", "18:2"]);
  });
  it("start again with another match", () => {
    expect(ids(toggleCustomLeg([legOf("1"), legOf("18")], legOf("29", { match: 2 })))).toEqual(["29:1"]);
  });
  it("exclude markets that share a group, and report the conflicting leg", () => {
    const legs = [legOf("1", { groups: ["result"] }), legOf("18", { groups: ["goals"] })];
    expect(customBlock(legs, marketOf(legOf("10", { groups: ["result", "x"] })))).toEqual({
      type: "excluded",
      selectionId: legs[0]!.selection.id,
    });
    expect(customBlock(legs, marketOf(legOf("29", { groups: ["x"] })))).toBeNull();
    expect(customBlock(legs, marketOf(legOf("29")))).toBeNull();
    expect(toggleCustomLeg(legs, legOf("10", { groups: ["result"] }))).toEqual(legs);
  });
  it("do not exclude the market of a leg, whose outcome is replaced", () => {
    const legs = [legOf("1", { groups: ["result"] })];
    expect(customBlock(legs, marketOf(legs[0]!))).toBeNull();
  });
  it("are limited to ten, and can still be replaced then", () => {
    const full = Array.from({ length: maxCustomLegs }, (_, index) => legOf(String(index + 1)));
    expect(customBlock(full, marketOf(legOf("99")))).toEqual({ type: "tooMany", max: 10 });
    expect(toggleCustomLeg(full, legOf("99"))).toEqual(full);
    expect(ids(toggleCustomLeg(full, legOf("3", { outcomeId: "2" })))[2]).toBe("3:2");
  });
  it.each([
    [0, 1, false],
    [1, 2, false],
    [1, 1, true],
    [2, 2, true],
    [10, 2, true],
    [11, 2, false],
  ] as const)("%i legs where %i are needed: %s", (count, minLegs, isComplete) => {
    const legs = Array.from({ length: count }, (_, index) => legOf(String(index)));
    expect(isCustomBetComplete(legs, { minLegs })).toBe(isComplete);
  });
  it("stay distinct, of one match and one per group, for any taps", () => {
    const tap = fc
      .record({ market: fc.integer({ min: 1, max: 14 }), outcomeId: fc.constantFrom("1", "2"), match: fc.constantFrom(1, 1, 1, 2) })
      .map(({ market, outcomeId, match }) => legOf(String(market), { outcomeId, match, groups: market <= 4 ? [`g${market % 2}`] : [] }));
    fc.assert(
      fc.property(fc.array(tap, { maxLength: 60 }), (taps) => {
        const legs = taps.reduce<readonly CustomLeg[]>(toggleCustomLeg, []);
        expect(legs.length).toBeLessThanOrEqual(maxCustomLegs);
        expect(new Set(legs.map(({ selection }) => selection.marketId)).size).toBe(legs.length);
        expect(new Set(legs.map(({ selection }) => selection.matchId)).size).toBeLessThanOrEqual(1);
        const groups = legs.flatMap((leg) => leg.groups);
        expect(new Set(groups).size).toBe(groups.length);
      }),
    );
  });
});
