import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  emptySlip,
  slipRefusals,
  toOdds,
  type RefusalFix,
  type Slip,
  type SlipAction,
  type SlipContext,
  type SlipRefusal,
  type SlipSelection,
} from "../../src/index.ts";
import { comboRules, EUR, euros, run, selectionOf, singlesRules } from "../support/slip-samples.ts";
import { propertyRuns } from "../support/property-runs.ts";

const context: SlipContext = { isSignedIn: true, balance: euros(10_000_000), isForbidden: false };

/** The action of a one-tap fix; null when the page does something else, such as a deposit. */
function actionOf(fix: RefusalFix): SlipAction | null {
  switch (fix.type) {
    case "acceptChanges":
      return { type: "changesAccepted", prices: fix.prices };
    case "removeSelections":
      return { type: "selectionsRemoved", selectionIds: fix.selectionIds };
    case "changeBetType":
      return { type: "betTypeChanged", betType: fix.betType };
    case "setStake":
      return { type: "stakeTyped", betKey: fix.betKey, stake: fix.stake };
    case "enterStake":
      return { type: "stakeTyped", betKey: fix.betKey, stake: euros(1_000) };
    case "deposit":
    case "signIn":
      return null;
  }
}

const anySelection: fc.Arbitrary<SlipSelection> = fc
  .record({
    n: fc.integer({ min: 1, max: 5 }),
    odds: fc.integer({ min: 1100, max: 9000 }).map(toOdds),
    accepted: fc.integer({ min: 1100, max: 9000 }).map(toOdds),
    provider: fc.constantFrom("betradar", "betradar", "oddin", "betconstruct"),
    marketId: fc.constantFrom("1", "2"),
    availability: fc.constantFrom("open" as const, "open" as const, "suspended" as const, "notAvailable" as const),
  })
  .map(({ n, accepted, ...changes }) => ({ ...selectionOf(n, changes), acceptedOdds: accepted }));

function slipWith(selections: readonly SlipSelection[], rules: Slip["rules"], stake: number): Slip {
  const added = selections.map((selection): SlipAction => ({ type: "selectionToggled", selection }));
  return run(emptySlip(EUR, { rules }), ...added, { type: "sharedStakeTyped", stake: euros(stake) });
}

describe("one-tap fixes", () => {
  it("resolve refusals one by one until the bets can be placed or the slip is empty", () => {
    const anyRules = fc.constantFrom(comboRules, singlesRules, { ...singlesRules, maxSelections: 2, maxBets: 2 });
    fc.assert(
      fc.property(fc.array(anySelection, { minLength: 1, maxLength: 7 }), anyRules, fc.constantFrom(0, 500), (selections, rules, stake) => {
        let slip = slipWith(selections, rules, stake);
        for (let tap = 0; tap < 30; tap += 1) {
          const [refusal] = slipRefusals(slip, context);
          if (refusal === undefined || refusal.type === "noBets") return;
          expect(refusal.fix).not.toBeNull();
          const action = refusal.fix === null ? null : actionOf(refusal.fix);
          expect(action).not.toBeNull();
          if (action === null) return;
          const mended = run(slip, action);
          expect(mended).not.toBe(slip);
          slip = mended;
        }
        expect.fail(`Still refused: ${JSON.stringify(slipRefusals(slip, context).map((one) => one.type))}`);
      }),
      { numRuns: propertyRuns(300) },
    );
  });

  it("never remove a valid selection next to an unavailable one", () => {
    fc.assert(
      fc.property(fc.array(anySelection, { minLength: 1, maxLength: 6 }), (selections) => {
        const slip = slipWith(selections, singlesRules, 500);
        const gone = slipRefusals(slip, context).find(
          (refusal): refusal is Extract<SlipRefusal, { type: "notAvailable" }> => refusal.type === "notAvailable",
        );
        if (gone === undefined || gone.fix.type !== "removeSelections") return;
        const kept = run(slip, { type: "selectionsRemoved", selectionIds: gone.fix.selectionIds });
        const open = (one: Slip) =>
          one.bets.flatMap((bet) => bet.selections).filter((selection) => selection.availability !== "notAvailable");
        expect(open(kept).map((selection) => selection.id)).toEqual(open(slip).map((selection) => selection.id));
      }),
    );
  });

  it("include every leg of a custom bet, which is removed as a unit", () => {
    const legs = [selectionOf(1), selectionOf(1, { marketId: "2", availability: "suspended" })];
    const slip = run(emptySlip(EUR, { rules: comboRules }), { type: "customBetAdded", selections: legs, customOdds: toOdds(3200) });
    const [refusal] = slipRefusals(slip, context);
    expect(refusal).toMatchObject({ type: "suspended", selectionIds: [legs[1]!.id], fix: { type: "removeSelections" } });
    expect(refusal?.fix?.type === "removeSelections" && refusal.fix.selectionIds.toSorted()).toEqual(legs.map(({ id }) => id).toSorted());
  });

  it("come first when a stake does not resolve them", () => {
    const slip = slipWith([selectionOf(1, { availability: "suspended" })], comboRules, 0);
    expect(slipRefusals(slip, context).map((refusal) => refusal.type)).toEqual(["suspended", "stakeMissing"]);
    expect(slipRefusals(slip, { ...context, isForbidden: true })[0]?.type).toBe("playerForbidden");
    expect(slipRefusals(slip, { ...context, isSignedIn: false }).at(-1)?.type).toBe("notSignedIn");
  });
});
