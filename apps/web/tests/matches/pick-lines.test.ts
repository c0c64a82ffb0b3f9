import type { Market } from "@touchline/domain";
import { describe, expect, it } from "vitest";
import { pickLines } from "../../src/features/matches/multiview/multiview-match.tsx";

function lineOf(externalId: string, changes: Partial<Market> = {}): Market {
  const base: Partial<Market> = { externalId, specifier: "", status: "open", groups: ["all", "top"], isMostBalanced: false, outcomes: [] };
  return { ...base, ...changes } as Market; // only the fields that pickLines reads
}

describe("pickLines", () => {
  it("picks the most balanced line of each market, in the feed's order", () => {
    const low = lineOf("18", { specifier: "total=1.5" });
    const main = lineOf("18", { specifier: "total=2.5", isMostBalanced: true });
    expect(pickLines([lineOf("1"), low, main, lineOf("29")])).toEqual([lineOf("1"), main, lineOf("29")]);
  });

  it("omits other tabs, closed lines and markets with many outcomes", () => {
    const many = lineOf("45", { outcomes: Array.from({ length: 4 }, () => ({}) as Market["outcomes"][number]) }); // only their number matters
    expect(pickLines([lineOf("1", { groups: ["all"] }), lineOf("10", { status: "settled" }), many])).toEqual([]);
    expect(pickLines([lineOf("1", { status: "suspended" })])).toHaveLength(1);
  });
});
