import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyMargin } from "../src/pricing/apply-margin.ts";
import { fairLine } from "../src/pricing/price-line.ts";
import { floorToLadder } from "../src/pricing/price-ladder.ts";
import { priceMarkets } from "../src/pricing/price-markets.ts";
import {
  indexDefinitions,
  type MarketDefinition,
  type MarketTemplate,
  type OutcomeResult,
  type Scenario,
} from "../src/core/sport-module.ts";
import { coinFixture, coinModule, coinSport, noon } from "./engine/coin-sport.ts";
import { createRandom } from "../src/core/random.ts";

function lineOf(results: readonly (readonly OutcomeResult[])[]): MarketTemplate<number> {
  const outcomes = (results[0] ?? []).map((_, index) => ({ id: String(index) }));
  return {
    typeId: 1,
    specifier: "",
    outcomes,
    needs: [],
    resultOf: (scenario, id) => results[scenario]?.[Number(id)] ?? "lose",
  };
}
function weights(...values: number[]): Scenario<number>[] {
  return values.map((weight, detail) => ({ detail, weight }));
}

describe("fair probability", () => {
  it.each<[string, readonly (readonly OutcomeResult[])[], number[], number[]]>([
    [
      "win or lose",
      [
        ["win", "lose"],
        ["lose", "win"],
      ],
      [0.6, 0.4],
      [0.6, 0.4],
    ],
    [
      "a push is left out",
      [
        ["win", "lose"],
        ["void", "void"],
        ["lose", "win"],
      ],
      [0.3, 0.5, 0.2],
      [0.6, 0.4],
    ],
    [
      "half won",
      [
        ["half_win", "half_lose"],
        ["lose", "win"],
      ],
      [0.5, 0.5],
      [0.25 / 0.75, 0.5 / 0.75],
    ],
    ["dead heat pays its share", [[{ deadHeatShare: 0.5 }, { deadHeatShare: 0.5 }]], [1], [0.5, 0.5]],
    ["all void", [["void", "void"]], [1], [0, 0]],
  ])("%s", (_name, results, scenarioWeights, expected) => {
    const { fair } = fairLine(lineOf(results), weights(...scenarioWeights));
    expected.forEach((probability, index) => expect(fair[index]).toBeCloseTo(probability, 12));
  });

  it("is decided only if every possible scenario agrees", () => {
    expect(
      fairLine(
        lineOf([
          ["win", "lose"],
          ["win", "lose"],
        ]),
        weights(0.5, 0.5),
      ).decided,
    ).toEqual(["win", "lose"]);
    expect(
      fairLine(
        lineOf([
          ["win", "lose"],
          ["lose", "win"],
        ]),
        weights(0.999, 0.001),
      ).decided,
    ).toBeNull();
    expect(
      fairLine(
        lineOf([
          ["win", "lose"],
          ["lose", "win"],
        ]),
        weights(1, 0),
      ).decided,
    ).toEqual(["win", "lose"]);
  });
});

describe("margin", () => {
  const probabilities = fc.array(fc.double({ min: 0.02, max: 1, noNaN: true }), { minLength: 2, maxLength: 12 }).map((values) => {
    const sum = values.reduce((total, value) => total + value, 0);
    return Float64Array.from(values, (value) => value / sum);
  });

  it("reaches the overround after rounding and never exceeds the fair price", () => {
    fc.assert(
      fc.property(probabilities, fc.double({ min: 1.02, max: 1.2, noNaN: true }), (fair, overround) => {
        const odds = applyMargin(fair, overround);
        const isWhole = odds.every((value) => value > 0);
        const implied = odds.reduce((sum, value) => sum + (value > 0 ? 1000 / value : 0), 0);
        fair.forEach((probability, index) => {
          if ((odds[index] ?? 0) > 0) expect((odds[index] ?? 0) / 1000).toBeLessThanOrEqual(1 / probability + 1e-9);
        });
        // With a more certain favourite, the bound on an outsider's margin keeps the sum below the overround.
        if (isWhole && Math.max(...fair) < 0.88) {
          expect(implied).toBeGreaterThanOrEqual(overround - 0.005 - 1e-9);
          expect(implied).toBeLessThanOrEqual(overround + 0.06 + 1e-9);
        }
      }),
    );
  });

  it("is larger on longshots", () => {
    const odds = applyMargin(Float64Array.of(0.9, 0.1), 1.05);
    const favourite = 1000 / (odds[0] ?? 1) / 0.9;
    const longshot = 1000 / (odds[1] ?? 1) / 0.1;
    expect(longshot).toBeGreaterThan(favourite);
  });

  it("gives nearly certain outcomes no price and caps nearly impossible ones", () => {
    const odds = applyMargin(Float64Array.of(0.99999, 0.00001), 1.05);
    expect(odds[0]).toBe(0);
    expect(odds[1]).toBeLessThanOrEqual(1_001_000);
    expect(odds[1]).toBeGreaterThan(1_000);
  });
});

describe("the winner market", () => {
  const winner = (count: number) => ({
    ...lineOf(
      Array.from({ length: count }, (_, won) => Array.from({ length: count }, (_outcome, place) => (place === won ? "win" : "lose"))),
    ),
    typeId: 1,
  });
  /** A market on whether the first, the last or another outcome of the winner market wins. */
  const other = (count: number): MarketTemplate<number> => ({
    typeId: 2,
    specifier: "",
    outcomes: [{ id: "first" }, { id: "last" }, { id: "rest" }],
    needs: [],
    resultOf: (won, id) => ((id === "first" ? won === 0 : id === "last" ? won === count - 1 : won > 0 && won < count - 1) ? "win" : "lose"),
  });
  const definition = (typeId: number, priority: number): MarketDefinition => ({
    typeId,
    name: "",
    outcomes: {},
    scopes: [],
    tabs: [],
    priority,
    overround: 1.05,
  });
  const definitions = indexDefinitions([definition(1, 1), definition(2, 2)]);
  const nearlySure = fc.array(fc.double({ min: 1e-10, max: 0.02, noNaN: true }), { minLength: 1, maxLength: 2 });

  it("is open as long as another side can win, and no market of the match contradicts it", () => {
    fc.assert(
      fc.property(nearlySure, (chances) => {
        const outlook = weights(1 - chances.reduce((sum, chance) => sum + chance, 0), ...chances);
        const { lines, scenarios } = priceMarkets([winner(outlook.length), other(outlook.length)], outlook, { definitions, stage: "live" });
        const [won] = lines;
        expect(won?.odds.every((price) => price >= 1_010 && price <= 501_000)).toBe(true);
        expect(won?.odds.reduce((sum, price) => sum + 1000 / price, 0)).toBeGreaterThanOrEqual(1);
        // If there are chances under which no price has a positive expected return, no set of bets wins for certain.
        for (const { template, odds } of lines)
          for (const [index, { id }] of template.outcomes.entries()) {
            const chance = scenarios.reduce((sum, { weight, detail }) => sum + (template.resultOf(detail, id) === "win" ? weight : 0), 0);
            expect(((odds[index] ?? 0) / 1000) * chance).toBeLessThanOrEqual(1 + 1e-9);
          }
      }),
    );
  });

  it("closes when the others have no chance left; other markets close earlier", () => {
    const decided = priceMarkets([winner(2)], weights(1, 1e-14), { definitions, stage: "live" }).lines[0];
    expect([...(decided?.odds ?? [])]).toEqual([0, 0]);
    expect(decided?.decided).toEqual(["win", "lose"]);
    const [, open] = priceMarkets([winner(2), other(2)], weights(1 - 1e-6, 1e-6), { definitions, stage: "live" }).lines;
    expect(open?.odds[0]).toBe(0);
  });

  it("keeps its prices as long as its favourite is not too certain for a price", () => {
    const outlook = weights(0.97, 0.02, 0.01);
    expect(priceMarkets([winner(3)], outlook, { definitions, stage: "live" }).scenarios).toBe(outlook);
  });
});

describe("price ladder", () => {
  it.each([
    [1_000, 1_010],
    [1_237, 1_230],
    [1_999, 1_990],
    [2_019, 2_000],
    [3_333, 3_300],
    [7_777, 7_700],
    [14_900, 14_500],
    [60_000, 60_000],
    [73_000, 70_000],
    [2_000_000, 1_001_000],
  ])("%i becomes %i", (exact, ladder) => expect(floorToLadder(exact)).toBe(ladder));
});

describe("priced markets", () => {
  it("have one most balanced line per ladder and the overround of their market", () => {
    const fixture = coinFixture(1, noon);
    const script = coinModule.createScript(fixture, createRandom("s"));
    const { lines, mostBalanced } = priceMarkets(coinModule.markets(fixture, script, null), coinModule.outlook(fixture, script, null, 0), {
      definitions: coinSport.definitions,
      stage: "upcoming",
    });
    const totals = lines.filter((line) => line.template.typeId === 189);
    expect(totals.length).toBeGreaterThan(3);
    expect(totals.filter((line) => mostBalanced.has(line)).map((line) => line.template.specifier)).toEqual(["total=2.5"]);
    for (const { fair, odds } of lines) {
      expect(fair.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 9);
      expect(odds.every((value) => value >= 1_010)).toBe(true);
    }
  });
});
