import { describe, expect, it } from "vitest";
import { toOdds, type PlacedBet, type Slip, type SlipAction } from "../../src/index.ts";
import { comboRules, euros, run, selectionOf, singlesRules, slipOf } from "../support/slip-samples.ts";

const placed: PlacedBet = {
  id: "1",
  ref: "REF-1",
  type: "single",
  status: "accepted",
  stake: euros(500),
  odds: toOdds(1850),
  potentialReturn: euros(925),
  createdAtMs: 1,
  pendingUntilMs: null,
  isVip: false,
  rejectReason: null,
  legs: [],
};
const receipt: readonly SlipAction[] = [{ type: "placementStarted" }, { type: "placementAnswered", placedBets: [placed] }];
const choose: SlipAction = { type: "selectionToggled", selection: selectionOf(9) };

const ends: readonly (readonly [string, readonly SlipAction[]])[] = [
  ["Done", [...receipt, { type: "receiptClosed", keep: "nothing" }, choose]],
  ["keeping the selections", [...receipt, { type: "receiptClosed", keep: "legs" }]],
  ["odds tapped while the receipt is shown", [...receipt, choose]],
  ["clearing the slip", [{ type: "cleared" }, choose]],
  ["removing the last selection", [{ type: "selectionsRemoved", selectionIds: [selectionOf(1).id] }, choose]],
  ["tapping the odds off again", [{ type: "selectionToggled", selection: selectionOf(1) }, choose]],
];

describe("the stake of the next slip", () => {
  it.each(ends)("is empty after %s", (_name, actions) => {
    const next = run(slipOf(1, { rules: comboRules, stake: 500 }), ...actions);
    expect(next.bets.length).toBe(1);
    expect(next.sharedStake).toEqual(euros(0));
  });

  it.each(ends)("is the last one after %s when the player keeps it", (_name, actions) => {
    const next = run(slipOf(1, { rules: comboRules, stake: 500 }), { type: "stakeKeepingChanged", keepsStake: true }, ...actions);
    expect(next.sharedStake).toEqual(euros(500));
  });

  it("is the placed one, even when a bet had its own field", () => {
    const own: SlipAction = { type: "stakeTyped", betKey: selectionOf(1).id, stake: euros(700) };
    const next = run(slipOf(1, { stake: 500 }), { type: "stakeKeepingChanged", keepsStake: true }, own, ...receipt);
    expect(next.sharedStake).toEqual(euros(700));
  });

  it("stays on the bets that were not placed", () => {
    const sent = run(slipOf(2, { rules: singlesRules, stake: 500 }), { type: "placementStarted" });
    const answered = run(sent, { type: "placementAnswered", placedBets: [placed, { ...placed, id: "2", status: "rejected" }] });
    expect(answered).toMatchObject({ state: "success", sharedStake: euros(500) });
    expect(answered.bets).toHaveLength(1);
  });

  it("is cleared from an empty slip when the player stops keeping it", () => {
    const on = run(slipOf(1, { stake: 500 }), { type: "stakeKeepingChanged", keepsStake: true });
    const off = (slip: Slip): Slip => run(slip, { type: "stakeKeepingChanged", keepsStake: false });
    expect(off(on).sharedStake).toEqual(euros(500));
    expect(off(run(on, { type: "cleared" })).sharedStake).toEqual(euros(0));
  });
});
