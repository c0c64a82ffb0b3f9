import { describe, expect, it } from "vitest";
import {
  chooseBonus,
  emptySlip,
  applyAvailableBonuses,
  parseSlipSnapshot,
  slipBetKey,
  slipReducer,
  slipRefusals,
  slipSummary,
  slipToSnapshot,
  toBetRequest,
  toOdds,
  type Slip,
  type SlipAction,
  type SlipBonus,
} from "../../src/index.ts";
import { comboRules, EUR, euros, selectionOf } from "../support/slip-samples.ts";

const legs = [1, 2, 3].map((n) => selectionOf(n, { odds: toOdds(2000), acceptedOdds: toOdds(2000), initialOdds: toOdds(2000) }));
const boost: SlipBonus = {
  id: "11",
  type: "comboboost",
  name: "Boost",
  boost: {
    ranges: [
      { minCount: 2, maxCount: 2, bonusOdds: 1050 },
      { minCount: 3, maxCount: null, bonusOdds: 1100 },
    ],
    minOdds: 1400,
    suitableIds: legs.map((leg) => leg.id),
  },
  freebet: null,
};
const freebet = (type: "no_risk" | "all_win" | "only_win"): SlipBonus => ({
  id: "12",
  type: "freebet",
  name: "Free",
  boost: null,
  freebet: { type, stake: euros(500) },
});

type Step = SlipAction | ((slip: Slip) => Slip);

function after(slip: Slip, ...steps: readonly Step[]): Slip {
  return steps.reduce((now, step) => (typeof step === "function" ? step(now) : slipReducer(now, step)), slip);
}
function play(...steps: readonly Step[]): Slip {
  return after(emptySlip(EUR, { rules: comboRules }), ...steps);
}
const add = legs.map((selection): SlipAction => ({ type: "selectionToggled", selection }));
const stake: SlipAction = { type: "sharedStakeTyped", stake: euros(1000) };
const updated =
  (...bonuses: readonly SlipBonus[]): Step =>
  (slip) =>
    slipReducer(slip, { type: "bonusesTaken", bets: applyAvailableBonuses(slip, { combo: bonuses }) });
const chosen =
  (bonus: SlipBonus | null, betKey = "combo"): Step =>
  (slip) =>
    slipReducer(slip, { type: "bonusesTaken", bets: chooseBonus(slip, betKey, bonus) });

describe("a boost on the slip", () => {
  it("applies automatically, raises the return, and is part of the request", () => {
    const slip = play(...add, stake, updated(boost));
    expect(slipSummary(slip).bets[0]).toMatchObject({ boost: 1100, potentialReturn: euros(8800), stake: euros(1000) });
    expect(toBetRequest(slip, slip.bets[0]!).bonus).toEqual({ id: 11, type: "comboboost", odds: 1100 });
  });

  it("follows the legs at once, without a request", () => {
    const slip = play(...add, stake, updated(boost), { type: "selectionsRemoved", selectionIds: [legs[2]!.id] });
    expect(slipSummary(slip).bets[0]).toMatchObject({ boost: 1050, potentialReturn: euros(4200) });
  });

  it("stays removed once the player has removed it", () => {
    const slip = play(...add, stake, updated(boost), chosen(null), updated(boost));
    expect(slipSummary(slip).totalReturn).toEqual(euros(8000));
  });

  it("does not change while the ticket is being placed", () => {
    const slip = play(...add, stake, { type: "placementStarted" }, updated(boost));
    expect(slip.bets[0]?.bonus).toBeUndefined();
  });
});

describe("a freebet on the slip", () => {
  it.each([
    ["only_win", 3500, 0],
    ["all_win", 4000, 0],
    ["no_risk", 4000, 500],
  ] as const)("%s is the stake, returns %i and debits %i", (type, returned, debit) => {
    const slip = play(...add, updated(boost, freebet(type)), chosen(freebet(type)));
    expect(slipSummary(slip)).toMatchObject({ totalStake: euros(500), totalReturn: euros(returned), totalDebit: euros(debit) });
  });

  it("of only_win below evens can be placed, since it costs nothing", () => {
    const cheap = selectionOf(4, { odds: toOdds(1500), acceptedOdds: toOdds(1500) });
    const single = play({ type: "selectionToggled", selection: cheap });
    const betKey = slipBetKey(single.bets[0]!);
    const slip = after(single, chosen(freebet("only_win"), betKey));
    expect(slipSummary(slip).totalReturn).toEqual(euros(250));
    expect(slipRefusals(slip, { isSignedIn: true, balance: euros(0), isForbidden: false })).toEqual([]);
  });

  it("leaves a stake of 0 when it is gone or removed", () => {
    const carried = play(...add, stake, chosen(freebet("all_win")));
    const replaced = after(carried, updated(boost));
    expect(replaced.bets[0]).toMatchObject({ bonus: boost, freebetStake: null });
    expect(slipSummary(replaced).totalStake).toEqual(euros(0));
    const off = after(carried, chosen(null));
    expect(slipSummary(off).totalStake).toEqual(euros(0));
  });

  it("of another currency is ignored", () => {
    const dollars = {
      ...freebet("all_win"),
      freebet: { type: "all_win", stake: { minor: 500n, currency: "USD", subunits: 100 } },
    } as const;
    const slip = play(...add, chosen(dollars));
    expect(slip.bets[0]?.bonus).toBeUndefined();
  });

  it("must be chosen again after a reload, and no typed stake replaces it", () => {
    const slip = play(...add, stake, chosen(freebet("only_win")));
    const restored = parseSlipSnapshot(slipToSnapshot(slip), { unit: EUR, ratePerMillion: null, inactiveProviders: [] });
    expect(restored?.bets[0]).toMatchObject({ freebetStake: null, stakeEntry: { source: "stake", stake: euros(0) } });
  });
});
