import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  createPlacementRefusal,
  createQuickBet,
  money,
  quickBetMissing,
  quickBetReducer,
  quickBetRefusals,
  quickBetSelectionIds,
  quickBetState,
  toOdds,
  zeroMoney,
  type PlacedBet,
  type QuickBet,
  type QuickBetAction,
  type SlipContext,
  type SlipSelection,
} from "../../src/index.ts";
import { EUR, euros, selectionOf, USD } from "../support/slip-samples.ts";

const context: SlipContext = { isSignedIn: true, balance: euros(10_000), isForbidden: false };
const live = selectionOf(1, { matchStatus: "live" });
const tap = (selection: SlipSelection = live, changes: Partial<SlipContext> = {}): QuickBetAction => ({
  type: "outcomeTapped",
  selection,
  context: { ...context, ...changes },
});
const placed = (status: PlacedBet["status"]): PlacedBet => ({
  id: "b",
  ref: "REF",
  type: "single",
  status,
  isVip: false,
  stake: euros(500),
  odds: toOdds(1850),
  potentialReturn: euros(925),
  createdAtMs: 0,
  pendingUntilMs: null,
  rejectReason: null,
  legs: [],
});

function after(...actions: readonly QuickBetAction[]): QuickBet {
  return actions.reduce(quickBetReducer, createQuickBet(EUR));
}

const toggled: QuickBetAction = { type: "toggled" };
const staked: QuickBetAction = { type: "stakeTyped", stake: euros(500) };
const approved: QuickBetAction = { type: "approvalAnswered", answer: "approved", balance: null };
const ready = after(toggled, staked, approved);
const under = quickBetReducer(ready, tap());

describe("enabling and approval (specification 4)", () => {
  it("toggles and clears the approval", () => {
    expect(ready).toMatchObject({ isEnabled: true, isApproved: true });
    expect(quickBetReducer(ready, toggled)).toMatchObject({ isEnabled: false, isApproved: false });
    expect(quickBetReducer(quickBetReducer(ready, toggled), toggled)).toMatchObject({ isEnabled: true, isApproved: false });
  });
  it("clears the approval with a new stake, but not with the same stake", () => {
    expect(quickBetReducer(ready, { type: "stakeTyped", stake: euros(600) }).isApproved).toBe(false);
    expect(quickBetReducer(ready, staked)).toBe(ready);
  });
  it("clears approval and stake with the currency", () => {
    const changed = quickBetReducer(ready, { type: "currencyChanged", unit: USD });
    expect(changed.isApproved).toBe(false);
    expect(changed.ticket.sharedStake).toEqual(zeroMoney(USD));
    expect(quickBetReducer(ready, { type: "currencyChanged", unit: EUR })).toBe(ready);
  });
  it("needs quick bet enabled and a stake above zero for approval", () => {
    expect(after(toggled, approved).isApproved).toBe(false);
    expect(after(staked, approved).isApproved).toBe(false);
    expect(after(toggled, staked, approved).isApproved).toBe(true);
    expect(quickBetReducer(ready, { type: "approvalAnswered", answer: "withdrawn", balance: null }).isApproved).toBe(false);
    const short = money(ready.ticket.sharedStake.minor - 1n, EUR);
    expect(quickBetReducer(ready, { type: "approvalAnswered", answer: "approved", balance: short }).isApproved).toBe(false);
    expect(quickBetMissing(ready, short)).toEqual(money(1n, EUR));
    expect(quickBetMissing(ready, ready.ticket.sharedStake)).toBeNull();
  });
  it.each([
    ["below the stake", euros(499), false],
    ["zero", euros(0), false],
    ["just the stake", euros(500), true],
    ["unknown", null, true],
  ])("with a balance of %s stays enabled: %s", (_, balance, isEnabled) => {
    expect(quickBetReducer(ready, { type: "balanceChanged", balance }).isEnabled).toBe(isEnabled);
  });
  it("is disabled by an empty account even without a stake", () => {
    expect(quickBetReducer(after(toggled), { type: "balanceChanged", balance: euros(0) }).isEnabled).toBe(false);
  });
});

describe("tapping an outcome (specification 4, 5)", () => {
  it("places one single at the quick stake, kept while processing", () => {
    expect(quickBetState(under)).toBe("processing");
    expect(quickBetSelectionIds(under)).toEqual([live.id]);
    expect(under.ticket.processingBets).toMatchObject([{ type: "single", selections: [{ id: live.id }] }]);
  });
  it.each<[string, QuickBet, QuickBetAction, string]>([
    ["while off", after(staked), tap(), "notEnabled"],
    ["unapproved", after(toggled, staked), tap(), "notApproved"],
    ["without a stake", after(toggled), tap(), "stakeMissing"],
    ["while processing", under, tap(selectionOf(2)), "processing"],
    ["on a suspended outcome", ready, tap({ ...live, availability: "suspended" }), "suspended"],
    ["on an outcome of a match that is over", ready, tap({ ...live, availability: "notAvailable" }), "notAvailable"],
    [
      "at a return not above the stake",
      after(toggled, { type: "stakeTyped", stake: euros(1) }, approved),
      tap(selectionOf(1, { odds: toOdds(1500) })),
      "returnNotAboveStake",
    ],
    ["for a player who may not bet (pve)", ready, tap(live, { isForbidden: true }), "playerForbidden"],
    ["with too low a balance", ready, tap(live, { balance: euros(400) }), "balanceTooLow"],
    ["as a visitor", ready, tap(live, { isSignedIn: false, balance: null }), "notSignedIn"],
    ["on a provider that is not enabled", ready, tap(selectionOf(1, { provider: "oddin" })), "restricted"],
  ])("does nothing %s", (_, quick, action, reason) => {
    if (action.type !== "outcomeTapped") throw new Error("not a tap");
    expect(quickBetReducer(quick, action)).toBe(quick);
    expect(quickBetRefusals(quick, action.selection, action.context)[0]?.type).toBe(reason);
  });
  it("has no refusal when it would be placed", () => {
    expect(quickBetRefusals(ready, live, context)).toEqual([]);
  });
});

describe("results (decisions P)", () => {
  const passOn = (quick: QuickBet, action: Extract<QuickBetAction, { type: "ticket" }>["action"]) =>
    quickBetReducer(quick, { type: "ticket", action });
  const won = passOn(under, { type: "placementAnswered", placedBets: [placed("accepted")] });
  const lost = passOn(under, {
    type: "placementRefused",
    refusal: createPlacementRefusal({ code: 101, message: null, details: null, byBetIndex: {} }),
  });

  it("clear the selected outcome", () => {
    expect([quickBetState(won), quickBetState(lost)]).toEqual(["success", "error"]);
    expect([...quickBetSelectionIds(won), ...quickBetSelectionIds(lost)]).toEqual([]);
  });
  it("are shown until dismissed, then stake and approval apply to the next tap", () => {
    for (const result of [won, lost]) {
      const rested = quickBetReducer(result, { type: "rested" });
      expect(quickBetState(rested)).toBe("initial");
      expect(rested).toMatchObject({ isEnabled: true, isApproved: true, ticket: { bets: [], sharedStake: euros(500) } });
    }
  });
  it("end with the next tap", () => {
    for (const result of [won, lost]) expect(quickBetState(quickBetReducer(result, tap(selectionOf(2))))).toBe("processing");
  });
  it("are not dismissed during a placement", () => {
    expect(quickBetReducer(under, { type: "rested" })).toBe(under);
  });
  it("are processing during the in-play delay", () => {
    const delayed = passOn(under, { type: "placementAnswered", placedBets: [placed("submitted")] });
    expect(quickBetState(delayed)).toBe("processing");
    expect(quickBetState(passOn(delayed, { type: "placedBetChanged", bet: placed("accepted") }))).toBe("success");
    expect(quickBetState(passOn(delayed, { type: "placedBetChanged", bet: placed("rejected") }))).toBe("error");
  });
});

describe("any sequence of actions", () => {
  const action: fc.Arbitrary<QuickBetAction> = fc.oneof(
    fc.constantFrom<QuickBetAction>(
      toggled,
      approved,
      { type: "approvalAnswered", answer: "withdrawn", balance: null },
      { type: "rested" },
    ),
    fc.integer({ min: -5, max: 2000 }).map((minor): QuickBetAction => ({ type: "stakeTyped", stake: euros(minor) })),
    fc.constantFrom(EUR, USD).map((unit): QuickBetAction => ({ type: "currencyChanged", unit })),
    fc
      .option(fc.integer({ min: 0, max: 2000 }))
      .map((minor): QuickBetAction => ({ type: "balanceChanged", balance: minor === null ? null : euros(minor) })),
    { weight: 3, arbitrary: fc.integer({ min: 1, max: 3 }).map((n) => tap(selectionOf(n, { matchStatus: "live" }))) },
    fc
      .constantFrom("accepted" as const, "submitted" as const, "rejected" as const)
      .map((status): QuickBetAction => ({ type: "ticket", action: { type: "placementAnswered", placedBets: [placed(status)] } })),
    fc.constant<QuickBetAction>({ type: "ticket", action: { type: "placementAbandoned" } }),
  );
  it("is approved only while enabled with a stake, and processes exactly one single", () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
        let quick = createQuickBet(EUR);
        for (const step of actions) {
          quick = quickBetReducer(quick, step);
          if (quick.isApproved) expect(quick.isEnabled && quick.ticket.sharedStake.minor > 0n).toBe(true);
          expect(quickBetSelectionIds(quick)).toHaveLength(quickBetState(quick) === "processing" ? 1 : 0);
        }
      }),
    );
  });
});
