import { describe, expect, it } from "vitest";
import { indexRules, rebuildTemplate, templateOf, type MeasuredRule } from "../../src/sports/shared/market-rule.ts";
import { ladderLines, ladderTemplates, openTemplates } from "../../src/sports/shared/market-offer.ts";
import { formatSpecifier, parseSpecifier } from "../../src/core/specifier.ts";

const margin: MeasuredRule<number> = {
  typeId: 1,
  kind: "handicap",
  specifiers: ["hcp"],
  needs: [],
  measure: (detail) => detail,
};
const amount: MeasuredRule<number> = {
  typeId: 2,
  kind: "over_under",
  specifiers: ["total"],
  needs: [],
  measure: (detail) => detail,
};

function results(rule: MeasuredRule<number>, params: Record<string, string>, detail: number) {
  const template = templateOf(rule, params);
  return template.outcomes.map(({ id }) => template.resultOf(detail, id));
}

describe("market rules", () => {
  it("settle whole, half and quarter handicaps from the home side", () => {
    expect(results(margin, { hcp: "-1.5" }, 2)).toEqual(["win", "lose"]);
    expect(results(margin, { hcp: "-2" }, 2)).toEqual(["void", "void"]);
    expect(results(margin, { hcp: "-1.75" }, 2)).toEqual(["half_win", "half_lose"]);
    expect(results(margin, { hcp: "-2.25" }, 2)).toEqual(["half_lose", "half_win"]);
    expect(results(margin, { hcp: "0.5" }, 0)).toEqual(["win", "lose"]);
  });

  it("settle totals", () => {
    expect(results(amount, { total: "5.5" }, 6)).toEqual(["win", "lose"]);
    expect(results(amount, { total: "6" }, 6)).toEqual(["void", "void"]);
    expect(results(amount, { total: "5.75" }, 6)).toEqual(["half_win", "half_lose"]);
  });

  it("format and parse specifiers sorted by key", () => {
    expect(formatSpecifier({ setnr: "1", hcp: "-1.5" })).toBe("hcp=-1.5|setnr=1");
    expect(parseSpecifier("hcp=-1.5|setnr=1")).toEqual({ hcp: "-1.5", setnr: "1" });
    expect(parseSpecifier("")).toEqual({});
    for (const broken of ["hcp", "hcp=", "=1", "hcp=1|hcp=2", "a=b=c"]) expect(parseSpecifier(broken)).toBeNull();
  });

  it("rebuild only lines with valid specifiers", () => {
    const rules = indexRules<number>([margin, amount]);
    expect(rebuildTemplate(rules, 1, "hcp=-1.5")?.specifier).toBe("hcp=-1.5");
    for (const specifier of ["", "total=1.5", "hcp=-1.5|total=2", "hcp=01", "hcp=-0", "hcp=1.3"]) {
      expect(rebuildTemplate(rules, 1, specifier), specifier).toBeNull();
    }
  });
});

describe("ladder", () => {
  const scenarios = Array.from({ length: 20 }, (_, detail) => ({ weight: 1 / 20, detail }));

  it("is centred on the balanced half line", () => {
    expect(ladderLines(amount, { params: {}, lines: 5, step: 1 }, scenarios)).toEqual([7.5, 8.5, 9.5, 10.5, 11.5]);
    const handicaps = ladderTemplates(margin, { params: {}, lines: 3, step: 2 }, scenarios).map(({ specifier }) => specifier);
    expect(handicaps).toEqual(["hcp=-11.5", "hcp=-9.5", "hcp=-7.5"]);
  });

  it("omits nearly decided lines", () => {
    const few = [
      { weight: 0.98, detail: 3 },
      { weight: 0.02, detail: 4 },
    ];
    expect(ladderLines(amount, { params: {}, lines: 5, step: 1 }, few)).toEqual([]);
    const template = templateOf(amount, { total: "2.5" });
    const details = few.map(({ detail }) => detail);
    expect(openTemplates([template], details)).toEqual([]);
    expect(openTemplates([templateOf(amount, { total: "3.5" })], details)).toHaveLength(1);
  });

  it("share the template of a line between matches", () => {
    const rules = indexRules([amount]);
    expect(rebuildTemplate(rules, 2, "total=4.5")).toBe(templateOf(amount, { total: "4.5" }));
    expect(templateOf(amount, { total: "4.5" })).not.toBe(templateOf({ ...amount }, { total: "4.5" }));
  });

  it("drop templates that have not been requested for a long time", () => {
    const first = templateOf(amount, { total: "0.5" });
    for (let total = 1; total < 500; total += 1) templateOf(amount, { total: `${total}.5` });
    expect(templateOf(amount, { total: "0.5" })).not.toBe(first);
  });
});
