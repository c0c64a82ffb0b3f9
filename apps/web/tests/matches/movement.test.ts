import { toOdds } from "@touchline/domain";
import type { PricePoint } from "@touchline/store/price-history";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plotMovement, seriesStyle } from "../../src/features/matches/match/movement-chart.tsx";
import { movementRows } from "../../src/features/matches/match/movement-sheet.tsx";

const size = { width: 100, height: 50 };
const at = (minute: number): number => minute * 60_000;
const point = (minute: number, outcomeId: string, odds: number | null): PricePoint => ({
  atMs: at(minute),
  outcomeId,
  odds: odds === null ? null : toOdds(odds),
});

describe("price chart", () => {
  it("has steps from the first price to now, with higher prices at the top", () => {
    const plot = plotMovement([point(0, "1", 2000), point(5, "1", 3000)], at(10), size);
    expect(plot?.lines).toEqual([{ outcomeId: "1", path: "M0 50H50V0H100", end: { x: 100, y: 0 } }]);
    expect(plot?.ticks).toEqual([
      { odds: 2000, y: 50 },
      { odds: 2500, y: 25 },
      { odds: 3000, y: 0 },
    ]);
  });

  it("is interrupted while the outcome has no price", () => {
    const points = [point(0, "1", 2000), point(2, "1", null), point(4, "1", 3000), point(6, "1", null)];
    expect(plotMovement(points, at(10), size)?.lines).toEqual([{ outcomeId: "1", path: "M0 50H20M40 0H60", end: null }]);
  });

  it("is null without prices", () => {
    expect(plotMovement([], at(10), size)).toBeNull();
    expect(plotMovement([point(1, "1", null)], at(10), size)).toBeNull();
  });

  it("stays within its bounds for any prices", () => {
    const odds = fc.option(fc.integer({ min: 1001, max: 1_000_000 }));
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(500), fc.constantFrom("1", "2"), odds), { minLength: 1 }), fc.nat(600), (raw, now) => {
        const points = raw.map(([minute, id, price]) => point(minute, id, price)).toSorted((left, right) => left.atMs - right.atMs);
        const plot = plotMovement(points, at(now), size);
        for (const { path } of plot?.lines ?? []) {
          for (const [, command, x = "", , y = ""] of path.matchAll(/([MHV])(\d+)( (\d+))?/gu)) {
            expect(Number(x)).toBeLessThanOrEqual(command === "V" ? size.height : size.width);
            expect(Number(y)).toBeLessThanOrEqual(size.height);
          }
          expect(path).toMatch(/^(?:[MHV]\d+(?: \d+)?)*$/u);
        }
      }),
    );
  });
});

describe("price table", () => {
  it("has a row for each change, latest first, with all prices at that time", () => {
    const rows = movementRows([point(0, "1", 2000), point(0, "2", 1800), point(3, "1", 2100), point(4, "2", null)], 10);
    expect(rows.map(({ atMs, odds }) => [atMs, Object.fromEntries(odds)])).toEqual([
      [at(4), { 1: 2100 }],
      [at(3), { 1: 2100, 2: 1800 }],
      [at(0), { 1: 2000, 2: 1800 }],
    ]);
    expect(movementRows([point(0, "1", 2000), point(1, "1", 2100)], 1)).toHaveLength(1);
  });
});

describe("the lines of outcomes", () => {
  const strokesOf = (ids: readonly string[]): readonly string[] => {
    const outcomes = ids.map((externalId) => ({ externalId }));
    return ids.map((_, index) => seriesStyle(outcomes, index).stroke);
  };

  it.each([
    ["the match result", ["1", "2", "3"], ["var(--home)", "var(--mid)", "var(--away)"]],
    ["the winner", ["4", "5"], ["var(--home)", "var(--away)"]],
    ["a handicap", ["1714", "1715"], ["var(--home)", "var(--away)"]],
    ["a total", ["12", "13"], ["var(--hi)", "var(--mid)"]],
  ])("have the colours of the sides in %s only where they are sides", (_, ids, strokes) => {
    expect(strokesOf(ids)).toEqual(strokes);
  });

  it("differ in their dashes too", () => {
    const outcomes = ["12", "13", "70"].map((externalId) => ({ externalId }));
    expect(new Set(outcomes.map((_, index) => seriesStyle(outcomes, index).dash)).size).toBe(3);
  });
});
