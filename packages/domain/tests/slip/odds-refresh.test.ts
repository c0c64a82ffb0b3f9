import { describe, expect, it } from "vitest";
import { createSelection, slipSelections, toOdds, type Slip } from "../../src/index.ts";
import { refreshOf, run, selectionOf, slipOf } from "../support/slip-samples.ts";

function first(slip: Slip) {
  return slipSelections(slip)[0]!;
}

describe("createSelection", () => {
  it("copies names, ids and price, and returns null without a price", () => {
    const { id: _, ...match } = selectionOf(1);
    const outcome = { id: "500002", externalId: "2", name: "Away", active: true, odds: toOdds(3400), result: null };
    const market = {
      id: "100018",
      externalId: "18",
      matchId: "1",
      matchUrnId: "tl:match:1",
      name: "Total 2.5",
      specifier: "total=2.5",
      status: "open",
      priority: 1,
      isMostBalanced: true,
      groups: ["goals"],
      customBetGroups: [],
      nextBetStopMs: null,
      provider: "betradar",
      isSimulatedDetail: false,
      outcomes: [outcome],
    } as const;
    expect(createSelection(match, market, outcome)).toMatchObject({
      id: "tl:match:1/100018/500002/total=2.5",
      odds: 3400,
      acceptedOdds: 3400,
      initialOdds: 3400,
      availability: "open",
      marketGroup: "goals",
    });
    expect(createSelection(match, market, { ...outcome, odds: null })).toBeNull();
  });
});

describe("odds refresh (specification 4)", () => {
  it.each([
    ["its market is not open", refreshOf(selectionOf(1), 1850, { isMarketOpen: false }), "suspended"],
    ["its outcome is missing", refreshOf(selectionOf(1), null), "suspended"],
    ["its outcome is inactive", refreshOf(selectionOf(1), 1850, { active: false }), "suspended"],
    ["its match is over", refreshOf(selectionOf(1), 1850, { matchStatus: "finished" }), "notAvailable"],
    ["its match is stopped", refreshOf(selectionOf(1), 1850, { matchStatus: "stopped" }), "notAvailable"],
    ["its provider is off", refreshOf(selectionOf(1), 1850, { isProviderActive: false }), "notAvailable"],
    ["nothing is wrong", refreshOf(selectionOf(1), 1850), "open"],
    ["it went live", refreshOf(selectionOf(1), 1850, { matchStatus: "live" }), "open"],
  ] as const)("sets the availability of a selection when %s", (_, refresh, availability) => {
    expect(first(run(slipOf(1), refresh)).availability).toBe(availability);
  });

  it("keeps the last price when the price is missing", () => {
    expect(first(run(slipOf(1), refreshOf(selectionOf(1), null))).odds).toBe(1850);
  });

  it("returns the same slip when nothing changed or the selection is not on it", () => {
    const slip = slipOf(2);
    expect(run(slip, refreshOf(selectionOf(1), 1850))).toBe(slip);
    expect(run(slip, refreshOf(selectionOf(77), 1850))).toBe(slip);
  });

  it("keeps the objects of selections that did not change", () => {
    const slip = slipOf(2);
    expect(slipSelections(run(slip, refreshOf(selectionOf(1), 1900)))[1]).toBe(slipSelections(slip)[1]);
  });

  it("reopens a selection after a suspension", () => {
    const slip = run(slipOf(1), refreshOf(selectionOf(1), 1850, { isMarketOpen: false }), refreshOf(selectionOf(1), 1870));
    expect(first(slip)).toMatchObject({ availability: "open", odds: 1870 });
  });

  it("makes selections of an inactive provider unavailable, and checks them when it is active again", () => {
    const off = run(slipOf(2), { type: "providerStatusChanged", provider: "betradar", status: "inactive" });
    expect(slipSelections(off).map((selection) => selection.availability)).toEqual(["notAvailable", "notAvailable"]);
    const on = run(off, { type: "providerStatusChanged", provider: "betradar", status: "active" });
    expect(slipSelections(on).map((selection) => selection.availability)).toEqual(["checking", "checking"]);
    expect(slipSelections(run(slipOf(1), { type: "providerStatusChanged", provider: "oddin", status: "inactive" }))[0]?.availability).toBe(
      "open",
    );
  });
});
