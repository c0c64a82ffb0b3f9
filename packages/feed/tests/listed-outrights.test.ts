import { describe, expect, it } from "vitest";
import { weekMs } from "../src/core/time.ts";
import { createOutrights } from "../src/outrights/create-outrights.ts";
import { touchlinePlan } from "./dataset.ts";

const start = Date.UTC(2026, 10, 21, 7);
const plan = touchlinePlan();

describe("the outright markets on offer", () => {
  it("include no winner market whose favourite is too certain for a price, but do include the places of that season", () => {
    const shares = [0.992, 0.004, 0.004];
    const sure = { title: shares, places: [[0.4, 0.3, 0.3], shares, shares.toReversed()], group: shares, ties: [] };
    const kindsOf = (titles: typeof sure): readonly string[] => {
      const source = { chancesOf: () => titles, revision: () => 0, settled: () => Promise.resolve() };
      const events = createOutrights(plan, source).outrightsAt(start);
      return events.filter(({ closesAt }) => start < closesAt).map(({ kind }) => kind);
    };
    expect(kindsOf({ ...sure, title: [0.98, 0.01, 0.01] })).toContain("winner");
    expect(kindsOf(sure)).not.toContain("winner");
    expect(kindsOf(sure)).toContain("top");
  });

  it("exclude a season until the one before has ended, so that no two open markets have the same name", () => {
    const shares = Array<number>(300).fill(1 / 300);
    const chances = { title: shares, places: shares.map(() => shares), group: shares, ties: [] };
    const equal = createOutrights(plan, { chancesOf: () => chances, revision: () => 0, settled: () => Promise.resolve() });
    for (let at = start; at < start + 16 * weekMs; at += weekMs) {
      const names = equal.outrightsAt(at).flatMap(({ name, endsAt }) => (at < endsAt ? [name] : []));
      expect(names, new Date(at).toISOString()).toHaveLength(new Set(names).size);
    }
  }, 60_000);
});
