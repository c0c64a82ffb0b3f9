import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CombinationPrice, jointChances, type JointLeg, priceCombination } from "../src/pricing/price-combination.ts";
import { floorToLadder } from "../src/pricing/price-ladder.ts";
import type { OutcomeResult, Scenario } from "../src/core/sport-module.ts";

/** Results of the legs in one scenario. */
type Row = readonly OutcomeResult[];

function legsOf(count: number, blocks: readonly number[] = []): readonly JointLeg<Row>[] {
  return Array.from({ length: count }, (_, index) => ({
    block: blocks[index] ?? 0,
    outcomeId: String(index),
    template: {
      typeId: index,
      specifier: "",
      outcomes: [{ id: String(index) }],
      needs: [],
      resultOf: (row, id) => row[Number(id)] ?? "lose",
    },
  }));
}

function scenariosOf(rows: readonly Row[], weights: readonly number[]): readonly Scenario<Row>[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return rows.map((detail, index) => ({ detail, weight: (weights[index] ?? 0) / total }));
}

/** Expected return of one unit at odds in thousandths: lost with a lost leg, returned with a void one. */
function worth(scenarios: readonly Scenario<Row>[], legs: readonly number[], odds: number): number {
  return scenarios.reduce((sum, { detail, weight }) => {
    const results = legs.map((leg) => detail[leg]);
    if (results.includes("lose")) return sum;
    return sum + weight * (results.every((result) => result === "win") ? odds / 1_000 : 1);
  }, 0);
}

function indexesOf(mask: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index).filter((index) => (mask & (1 << index)) !== 0);
}

/** Market prices of single legs: 95% of the fair price; nearly certain legs have none. */
function singlesOf(fair: Float64Array, count: number): readonly (number | null)[] {
  return Array.from({ length: count }, (_, index) => {
    const chance = fair[1 << index] ?? 0;
    return chance > 0 && chance < 0.94 ? floorToLadder(950 / chance) : null;
  });
}

const result = fc.constantFrom<OutcomeResult>("win", "lose", "void");
const tables = fc.integer({ min: 1, max: 5 }).chain((count) =>
  fc.record({
    count: fc.constant(count),
    rows: fc.array(fc.tuple(fc.array(result, { minLength: count, maxLength: count }), fc.integer({ min: 1, max: 100 })), {
      minLength: 1,
      maxLength: 30,
    }),
  }),
);

describe("joint chances of legs", () => {
  it("are the weight of the scenarios in which all legs win, for every subset", () => {
    fc.assert(
      fc.property(tables, ({ count, rows }) => {
        const scenarios = scenariosOf(
          rows.map(([row]) => row),
          rows.map(([, weight]) => weight),
        );
        const chances = jointChances(legsOf(count), scenarios);
        for (let mask = 1; mask < 1 << count; mask += 1) {
          const legs = indexesOf(mask, count);
          const won = scenarios.reduce((sum, { detail, weight }) => sum + (legs.every((leg) => detail[leg] === "win") ? weight : 0), 0);
          expect(chances?.won[mask]).toBeCloseTo(won, 10);
          const fair = chances?.fair[mask] ?? 0;
          if (fair > 0) expect(worth(scenarios, legs, 1_000 / fair)).toBeCloseTo(1, 8);
        }
      }),
    );
  });

  it("multiply only across independent parts", () => {
    const scenarios = scenariosOf(
      [
        ["win", "win"],
        ["lose", "lose"],
      ],
      [1, 3],
    );
    expect(jointChances(legsOf(2, [0, 0]), scenarios)?.won[3]).toBeCloseTo(0.25, 12);
    expect(jointChances(legsOf(2, [0, 1]), scenarios)?.won[3]).toBeCloseTo(0.0625, 12);
  });

  it("include the effective number of scenarios", () => {
    const even = scenariosOf([["win"], ["win"], ["win"], ["lose"]], [1, 1, 1, 5]);
    expect(jointChances(legsOf(1), even)?.support).toBeCloseTo(3, 10);
    const one = scenariosOf([["win"], ["win"], ["lose"]], [1_000, 1, 1]);
    expect(jointChances(legsOf(1), one)?.support).toBeCloseTo(1, 2);
  });

  it.each<OutcomeResult>(["half_win", "half_lose", { deadHeatShare: 0.5 }])("are null when a leg may end as %o", (split) => {
    expect(jointChances(legsOf(1), scenariosOf([["win"], [split]], [1, 1]))).toBeNull();
  });
});

describe("the joint price of legs", () => {
  function priced(
    count: number,
    scenarios: readonly Scenario<Row>[],
  ): { readonly of: (mask: number) => CombinationPrice | null; readonly singles: readonly (number | null)[] } {
    const all = jointChances(legsOf(count), scenarios);
    const singles = singlesOf(all?.fair ?? new Float64Array(), count);
    return {
      singles,
      of(mask) {
        const legs = indexesOf(mask, count);
        const alone = legs.flatMap((leg) => singles[leg] ?? []);
        if (alone.length < legs.length) return null;
        const own = scenarios.map(({ detail, weight }) => ({ weight, detail: legs.map((leg) => detail[leg] ?? "lose") }));
        const chances = jointChances(legsOf(legs.length), own);
        if (chances === null) throw new Error("No chances.");
        return priceCombination({ chances, singles: alone, scenarios: "exact" });
      },
    };
  }

  it("is never above the fair price nor below that of a subset; a single leg keeps its price", () => {
    fc.assert(
      fc.property(tables, ({ count, rows }) => {
        const scenarios = scenariosOf(
          rows.map(([row]) => row),
          rows.map(([, weight]) => weight),
        );
        const { of, singles } = priced(count, scenarios);
        const odds = Array.from({ length: 1 << count }, (_, mask) => {
          const price = mask === 0 ? null : of(mask);
          return price?.type === "priced" ? price.odds : null;
        });
        for (let mask = 1; mask < 1 << count; mask += 1) {
          const legs = indexesOf(mask, count);
          const own = odds[mask] ?? null;
          if (own === null) continue;
          if (legs.length === 1) expect(own).toBe(singles[legs[0] ?? 0]);
          expect(worth(scenarios, legs, own)).toBeLessThanOrEqual(1 + 1e-9);
          for (const leg of legs) expect(own).toBeGreaterThanOrEqual(odds[mask & ~(1 << leg)] ?? 0);
        }
      }),
    );
  });

  it.each<[string, readonly Row[]]>([
    [
      "exclude each other",
      [
        ["win", "lose"],
        ["lose", "win"],
      ],
    ],
    [
      "are the same",
      [
        ["win", "win"],
        ["lose", "lose"],
      ],
    ],
    [
      "contain one another",
      [
        ["win", "win"],
        ["lose", "win"],
        ["lose", "lose"],
      ],
    ],
  ])("is refused when the legs %s", (_name, rows) => {
    expect(
      priced(
        2,
        scenariosOf(
          rows,
          rows.map(() => 1),
        ),
      ).of(3),
    ).toEqual({ type: "incompatible" });
  });

  it("reflects correlation: higher for legs that rarely win together, lower for legs that often do", () => {
    const rows: readonly Row[] = [
      ["win", "win"],
      ["win", "lose"],
      ["lose", "win"],
      ["lose", "lose"],
    ];
    const price = (...weights: number[]) => {
      const together = priced(2, scenariosOf(rows, weights)).of(3);
      return together?.type === "priced" ? together.odds : 0;
    };
    expect(price(40, 10, 10, 40)).toBe(2_360);
    expect(price(25, 25, 25, 25)).toBe(3_700);
    expect(price(10, 40, 40, 10)).toBe(9_100);
  });

  it("has more margin with every leg and with fewer scenarios, and is unavailable with too few", () => {
    const independent = (count: number, support: number) => {
      const won = Float64Array.from({ length: 1 << count }, (_, mask) => 0.5 ** indexesOf(mask, count).length);
      const price = priceCombination({
        chances: { won, fair: won, support },
        singles: Array.from({ length: count }, () => 1_900),
        scenarios: support === Infinity ? "exact" : "drawn",
      });
      return price.type === "priced" ? price.odds * 0.5 ** count : price.type;
    };
    const kept = [1, 2, 3, 4, 5, 6].map((count) => Number(independent(count, Infinity)));
    expect(kept).toEqual(kept.toSorted((left, right) => right - left));
    expect(independent(4, 100)).toBeLessThan(Number(independent(4, Infinity)));
    expect(independent(4, 7)).toBe("unavailable");
  });
});
