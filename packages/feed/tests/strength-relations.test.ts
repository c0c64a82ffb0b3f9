import { describe, expect, it } from "vitest";
import { dataset } from "./dataset.ts";
import { createRelationPricer, type Relation } from "./relation-price.ts";
import { strengthRelations } from "./strength-relations.data.ts";

interface Expectation extends Relation {
  readonly row: string;
  readonly lowest: number;
  readonly highest: number;
}

const expectations = strengthRelations
  .trim()
  .split("\n")
  .map((row): Expectation => {
    const [competition = "", day = "", first = "", second = "", place = "", range = ""] = row.split(" ");
    const [lowest = Number.NaN, highest = Number.NaN] = range.split("-").map(Number);
    return { row, competition, at: Date.parse(`${day}T15:00:00Z`), first, second, neutral: place === "neutral", lowest, highest };
  });
const price = createRelationPricer(dataset);

describe("well-known strength relations", () => {
  it("number at least 200, in seven sports", () => {
    expect(expectations.length).toBeGreaterThanOrEqual(200);
    expect(new Set(expectations.map(({ row }) => row)).size).toBe(expectations.length);
    for (const { row, lowest, highest, at } of expectations) expect(lowest < highest && at > 0, row).toBe(true);
  });

  it("have a price that any bookmaker would show", () => {
    const wrong = expectations.flatMap((expectation) => {
      const { row, lowest, highest } = expectation;
      const shown = price(expectation);
      return shown >= lowest && shown <= highest ? [] : [`${row}: ${shown}`];
    });
    expect(wrong).toEqual([]);
  }, 60_000);

  it("are no worse for the stronger side when home advantage is added", () => {
    for (const { competition, at, first, second } of expectations.filter(({ neutral }) => !neutral).slice(0, 12)) {
      const sides = { competition, at, first, second };
      expect(price({ ...sides, neutral: false }), `${first} ${second}`).toBeLessThanOrEqual(price({ ...sides, neutral: true }));
    }
  });
});
