import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chanceOfAll, fairChance, fairChances, toOdds, type Outcome } from "../src/index.ts";

const lineOf = (...odds: readonly (number | null)[]): { readonly outcomes: readonly Outcome[] } => ({
  outcomes: odds.map((price, index) => ({
    id: String(index),
    externalId: "",
    name: "",
    active: true,
    odds: price === null ? null : toOdds(price),
    result: null,
  })),
});

describe("the chances behind prices", () => {
  it("add up to 1000 without the margin", () => {
    expect(fairChances([1_900, 1_900])).toEqual([500, 500]);
    const chances = fairChances([1_270, 4_900, 18_500]) ?? [];
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeGreaterThan(997);
    expect(chances[0]).toBeGreaterThan(735);
    expect(chances[2]).toBeLessThan(52);
  });

  it("leave out the margin as the book adds it, most of it from longshots", () => {
    const fair = [0.7, 0.22, 0.08];
    const odds = fair.map((share) => Math.round(1_000 / ((1.15 * share) / (1 - share + 1.15 * share))));
    expect(fairChances(odds)).toEqual([700, 220, 80]);
  });

  it("are unknown while a price is missing", () => {
    expect([fairChances([1_900, null]), fairChances([]), fairChance(lineOf(1_900, null), "0")]).toEqual([null, null, null]);
  });

  it("are those of a line's outcome, and unknown for another one", () => {
    expect(fairChance(lineOf(1_900, 1_900), "1")).toBe(500);
    expect(fairChance(lineOf(1_900, 1_900), "7")).toBeNull();
  });

  it("of a double chance cover every result twice", () => {
    const line = lineOf(1_280, 1_300, 1_500);
    const chances = ["0", "1", "2"].map((id) => fairChance(line, id) ?? 0);
    expect(Math.abs(chances.reduce((sum, chance) => sum + chance, 0) - 2_000)).toBeLessThan(3);
  });

  it("stay within the range for any prices", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1_001, max: 1_000_000 }), { minLength: 2, maxLength: 12 }), (odds) => {
        for (const chance of fairChances(odds) ?? []) expect(chance >= 0 && chance <= 1_000).toBe(true);
      }),
    );
  });
});

describe("the chance that all legs win", () => {
  it.each([
    [[660, 550, 520], 189],
    [[1_000], 1_000],
    [[500, null], null],
    [[], null],
  ] as const)("of %j is %j", (chances, expected) => {
    expect(chanceOfAll(chances)).toBe(expected);
  });
});
