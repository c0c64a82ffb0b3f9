import type { Market } from "@touchline/domain";
import { describe, expect, it } from "vitest";
import { pickLines } from "../../src/features/matches/multiview/multiview-match.tsx";

function lineOf(externalId: string, changes: Partial<Market> = {}): Market {
  const base: Partial<Market> = { externalId, specifier: "", status: "open", groups: ["all", "top"], isMostBalanced: false, outcomes: [] };
  return { ...base, ...changes } as Market; // only what picking looks at
}

describe("the lines of a match where there is little room", () => {
  it("takes the balanced line of a ladder, in the order of the feed", () => {
    const low = lineOf("18", { specifier: "total=1.5" });
    const main = lineOf("18", { specifier: "total=2.5", isMostBalanced: true });
    expect(pickLines([lineOf("1"), low, main, lineOf("29")])).toEqual([lineOf("1"), main, lineOf("29")]);
  });

  it("leaves out other tabs, closed lines, and markets with many outcomes", () => {
    const many = lineOf("45", { outcomes: Array.from({ length: 4 }, () => ({}) as Market["outcomes"][number]) }); // only their number counts
    expect(pickLines([lineOf("1", { groups: ["all"] }), lineOf("10", { status: "settled" }), many])).toEqual([]);
    expect(pickLines([lineOf("1", { status: "suspended" })])).toHaveLength(1);
  });
});
