import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { packColumn } from "../../src/page/pack-seed.ts";
import { unpackColumn } from "../../src/page/unpack-seed.ts";

function again(values: readonly unknown[]): readonly unknown[] {
  return unpackColumn(JSON.parse(JSON.stringify(packColumn(values))) as ReturnType<typeof packColumn>, values.length);
}

const time = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date("2100-01-01") }).map((date) => {
  date.setMilliseconds(0);
  return date.toISOString();
});

const row = fc.record({
  id: fc.nat(),
  name: fc.constantFrom("home", "away", null),
  at: time,
  scores: fc.array(fc.record({ home: fc.nat(9), away: fc.nat(9) }), { maxLength: 3 }),
});

describe("columns", () => {
  it("restore any JSON values", () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue(), { maxLength: 12 }), (values) => {
        const plain: unknown = JSON.parse(JSON.stringify(values));
        expect(again(plain as readonly unknown[])).toEqual(plain);
      }),
    );
  });

  it("restore rows with times, missing values, lists and values derived from ids", () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 20 }), (rows) => {
        const named = rows.map((each) => ({ ...each, urn_id: `tl:match:${each.id}`, slug: `a-b-m-${each.id}` }));
        expect(again(named)).toEqual(named);
      }),
    );
  });

  it("restore rows, some of which lack a key", () => {
    const loose = fc.record(
      { id: fc.nat(), name: fc.string(), colour: fc.constantFrom("red", null), third: fc.nat() },
      { requiredKeys: ["id", "name"], noNullPrototype: true },
    );
    fc.assert(
      fc.property(fc.array(loose, { minLength: 2, maxLength: 20 }), (rows) => {
        expect(again(rows)).toEqual(rows);
      }),
    );
    const teams = Array.from({ length: 20 }, (_, id) => ({
      id,
      name: `team ${id}`,
      ...(id % 3 === 0 ? { third: id } : {}),
      is_nation: false,
    }));
    expect(JSON.stringify(again(teams))).toBe(JSON.stringify(teams));
    expect(JSON.stringify(packColumn(teams)).length).toBeLessThan(JSON.stringify(teams).length / 2);
  });

  it("keep the order of a row's keys", () => {
    const rows = [
      { slug: "x-1", id: 1, urn_id: "t:1", b: 1 },
      { slug: "y-2", id: 2, urn_id: "t:2", b: 5 },
    ];
    expect(again(rows).map((each) => Object.keys(each as object))).toEqual(rows.map((each) => Object.keys(each)));
  });

  it.each([
    ["one value many times", Array.from({ length: 50 }, () => ({ name: "all", odds: [1, 2] }))],
    ["few values many times", Array.from({ length: 50 }, (_, index) => `a long name ${index % 3}`)],
    ["growing numbers", Array.from({ length: 50 }, (_, index) => 1_000_000_000 + index)],
    ["rows", Array.from({ length: 50 }, (_, index) => ({ id: index, slug: `row-${index}`, urn_id: `tl:row:${index}` }))],
  ])("store %s in less than half the size of their JSON", (_name, values) => {
    expect(JSON.stringify(packColumn(values)).length).toBeLessThan(JSON.stringify(values).length / 2);
  });
});
