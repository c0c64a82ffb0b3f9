import { describe, expect, it } from "vitest";
import { emptySlip, slipRefusals, slipSummary, toOdds, type OddsPolicy } from "../../src/index.ts";
import { comboRules, EUR, euros, refreshOf, run, selectionOf, slipOf } from "../support/slip-samples.ts";

describe("price of a custom bet (decisions N, O)", () => {
  const legs = [selectionOf(1), selectionOf(1, { marketId: "2" })];
  const customAt = (policy: OddsPolicy) =>
    run(
      emptySlip(EUR, { rules: comboRules, oddsPolicy: policy }),
      { type: "customBetAdded", selections: legs, customOdds: toOdds(3200) },
      { type: "sharedStakeTyped", stake: euros(1000) },
    );
  const refreshed = (policy: OddsPolicy, odds: number | null) =>
    run(customAt(policy), { type: "customOddsRefreshed", customOdds: odds === null ? null : toOdds(odds) });

  it.each<[OddsPolicy, number, "initial" | "oddsChanged"]>([
    ["none", 3300, "oddsChanged"],
    ["none", 3100, "oddsChanged"],
    ["none", 3200, "initial"],
    ["higher", 3300, "initial"],
    ["higher", 3100, "oddsChanged"],
    ["any", 3100, "initial"],
  ])("under policy %s at %i is %s", (policy, odds, state) => {
    expect(refreshed(policy, odds).state).toBe(state);
  });
  it("is accepted with the old and new returns shown", () => {
    const moved = refreshed("none", 3100);
    expect(slipRefusals(moved, { isSignedIn: true, balance: null, isForbidden: false })[0]).toMatchObject({
      type: "oddsChanged",
      selectionIds: legs.map(({ id }) => id),
      oldReturn: euros(3200),
      newReturn: euros(3100),
    });
    const again = run(moved, { type: "changesAccepted", prices: { customBet: toOdds(3150) } });
    expect(again).toMatchObject({ state: "oddsChanged", bets: [{ acceptedCustomOdds: 3200 }] });
    const agreed = run(moved, { type: "changesAccepted", prices: { customBet: toOdds(3100) } });
    expect(agreed).toMatchObject({ state: "initial", bets: [{ customOdds: 3100, acceptedCustomOdds: 3100 }] });
  });
  it("ignores price changes of its legs", () => {
    const moved = run(customAt("none"), refreshOf(legs[0]!, 1500));
    expect(moved.state).toBe("initial");
    expect(slipSummary(moved).oddsChange).toBe("none");
  });
  it("refuses the bet while it is missing, and compares with the last accepted price when it returns", () => {
    const gone = refreshed("none", null);
    expect(slipRefusals(gone, { isSignedIn: true, balance: null, isForbidden: false })[0]?.type).toBe("customOddsMissing");
    expect(slipSummary(gone).totalReturn).toEqual(euros(1000));
    expect(run(gone, { type: "customOddsRefreshed", customOdds: toOdds(3200) }).state).toBe("initial");
    expect(run(gone, { type: "customOddsRefreshed", customOdds: toOdds(3000) }).state).toBe("oddsChanged");
  });
  it("does not affect other tickets", () => {
    const single = slipOf(1);
    expect(run(single, { type: "customOddsRefreshed", customOdds: toOdds(3000) })).toBe(single);
  });
});
