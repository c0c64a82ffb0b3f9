import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  selectionsToConfirm,
  emptySlip,
  createPlacementRefusal,
  parseSlipSnapshot,
  slipReducer,
  slipRefusals,
  slipSelections,
  slipSummary,
  slipToSnapshot,
  toBetRequests,
  toOdds,
  type PlacedBet,
  type Slip,
  type SlipAction,
  type SlipSelection,
} from "../../src/index.ts";
import { comboRules, EUR, euros, selectionOf, singlesRules, USD } from "../support/slip-samples.ts";
import { propertyRuns } from "../support/property-runs.ts";

const number = fc.integer({ min: 1, max: 6 });
const odds = fc.integer({ min: 1001, max: 20_000 }).map(toOdds);
const selection = fc
  .record({
    n: number,
    odds,
    provider: fc.constantFrom("betradar", "betradar", "oddin"),
    marketId: fc.constantFrom("1", "2"),
  })
  .map(({ n, ...changes }) => selectionOf(n, changes));
const stake = fc.integer({ min: -10, max: 100_000 }).map(euros);
const placed = fc
  .record({
    id: fc.constantFrom("a", "b"),
    status: fc.constantFrom<PlacedBet["status"]>("submitted", "accepted", "rejected"),
  })
  .map(({ id, status }): PlacedBet => ({
    id,
    ref: id,
    type: "single",
    status,
    stake: euros(1),
    odds: toOdds(2000),
    potentialReturn: euros(2),
    createdAtMs: 0,
    pendingUntilMs: null,
    isVip: id === "b",
    rejectReason: null,
    legs: [],
  }));

/** Bets received from another tab, whose slip contains the selections. */
function followedBets(selections: readonly SlipSelection[]): Slip["bets"] {
  return selections.reduce((slip, one) => slipReducer(slip, { type: "selectionToggled", selection: one }), emptySlip(EUR)).bets;
}

const action: fc.Arbitrary<SlipAction> = fc.oneof(
  { weight: 6, arbitrary: selection.map((one): SlipAction => ({ type: "selectionToggled", selection: one })) },
  selection.map((one): SlipAction => ({ type: "selectionsRemoved", selectionIds: [one.id] })),
  fc
    .tuple(fc.array(selection, { maxLength: 3 }), odds)
    .map(([selections, customOdds]): SlipAction => ({ type: "customBetAdded", selections, customOdds })),
  fc.option(odds).map((customOdds): SlipAction => ({ type: "customOddsRefreshed", customOdds })),
  fc.constantFrom<"replace" | "keep">("replace", "keep").map((answer): SlipAction => ({ type: "replaceAnswered", answer })),
  fc
    .constantFrom("single" as const, "combo" as const, "system" as const, "customBet" as const)
    .map((betType): SlipAction => ({ type: "betTypeChanged", betType })),
  fc.constantFrom("2/3", "3/4", "zzz").map((systemTypeId): SlipAction => ({ type: "systemTypeChanged", systemTypeId })),
  { weight: 3, arbitrary: stake.map((one): SlipAction => ({ type: "sharedStakeTyped", stake: one })) },
  fc.tuple(selection, stake).map(([one, amount]): SlipAction => ({ type: "stakeTyped", betKey: one.id, stake: amount })),
  fc
    .tuple(fc.constantFrom("combo", "system"), stake)
    .map(([betKey, amount]): SlipAction => ({ type: "stakeTyped", betKey, stake: amount })),
  fc.array(placed, { maxLength: 2 }).map((placedBets): SlipAction => ({ type: "placementProgressed", placedBets, betKeys: ["combo"] })),
  fc.tuple(fc.constantFrom("combo", "system"), stake).map(([betKey, target]): SlipAction => ({ type: "returnTyped", betKey, target })),
  fc.constantFrom("none" as const, "higher" as const, "any" as const).map((policy): SlipAction => ({ type: "oddsPolicyChanged", policy })),
  fc.constantFrom<SlipAction>(
    { type: "changesAccepted" },
    { type: "cleared" },
    { type: "placementAbandoned" },
    { type: "currencyChanged", unit: USD },
    { type: "currencyChanged", unit: EUR },
  ),
  fc
    .tuple(selection, stake)
    .map(([one, limit]): SlipAction => ({ type: "stakeLimitsReceived", limits: { [one.id]: limit, combo: limit } })),
  fc
    .tuple(fc.uniqueArray(selection, { maxLength: 3, selector: ({ id }) => id }), stake)
    .map(([selections, sharedStake]): SlipAction => ({ type: "followed", bets: followedBets(selections), sharedStake })),
  { weight: 3, arbitrary: fc.constant<SlipAction>({ type: "placementStarted" }) },
  fc
    .record({
      selection,
      isMarketOpen: fc.boolean(),
      isProviderActive: fc.boolean(),
      active: fc.boolean(),
      odds: fc.option(odds),
      matchStatus: fc.constantFrom("prematch" as const, "live" as const, "finished" as const),
    })
    .map((one): SlipAction => ({
      type: "selectionsRefreshed",
      refreshes: [
        {
          id: one.selection.id,
          matchStatus: one.matchStatus,
          isMarketOpen: one.isMarketOpen,
          isProviderActive: one.isProviderActive,
          atMs: 0,
          outcome: { active: one.active, odds: one.odds },
        },
      ],
    })),
  fc
    .tuple(fc.constantFrom("betradar", "oddin"), fc.constantFrom("active" as const, "inactive" as const))
    .map(([provider, status]): SlipAction => ({ type: "providerStatusChanged", provider, status })),
  fc.constantFrom(comboRules, singlesRules).map((rules): SlipAction => ({ type: "rulesChanged", rules })),
  fc.array(placed, { maxLength: 2 }).map((placedBets): SlipAction => ({ type: "placementAnswered", placedBets })),
  placed.map((bet): SlipAction => ({ type: "placedBetChanged", bet })),
  fc.constantFrom(101, 114, 100).map((code): SlipAction => ({
    type: "placementRefused",
    refusal: createPlacementRefusal({ code, message: null, details: null, byBetIndex: {} }),
  })),
  fc.constantFrom("legs" as const, "nothing" as const).map((keep): SlipAction => ({ type: "receiptClosed", keep })),
);

const entryModes = fc.constantFrom("oneType" as const, "allTypes" as const);

function checkInvariants(slip: Slip): void {
  const ids = slipSelections(slip).map((one) => one.id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const bet of slip.bets) {
    expect(bet.selections.length).toBeGreaterThan(0);
    if (bet.type === "single") expect(bet.selections).toHaveLength(1);
    if (bet.type === "combo") expect(bet.selections.length).toBeGreaterThan(1);
    expect(bet.systemType === null).toBe(bet.type !== "system");
    if (bet.type === "system") expect(bet.systemType?.totalCount).toBe(bet.selections.length);
  }
  const isFlagged = slip.bets.some((bet) => selectionsToConfirm(bet, slip.oddsPolicy).length > 0);
  if (slip.state === "initial" || slip.state === "oddsChanged") expect(slip.state).toBe(isFlagged ? "oddsChanged" : "initial");
  if (slip.state === "initial" || slip.state === "error") expect(slip.processingBets).toEqual([]);
  if (slip.state === "processing") expect(slip.processingBets.length).toBeGreaterThan(0);
  expect(slip.refusal === null).toBe(slip.state !== "error");
  if (slip.state === "success") expect(slip.placedBets.length).toBeGreaterThan(0);
}

describe("any sequence of actions", () => {
  it("never throws and keeps the slip's invariants, and summary, refusals, request and snapshot work at every step", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(comboRules, singlesRules),
        entryModes,
        fc.array(action, { maxLength: 40 }),
        (rules, entryMode, actions) => {
          let slip = emptySlip(EUR, { rules, entryMode });
          for (const step of actions) {
            slip = slipReducer(slip, step);
            checkInvariants(slip);
            const summary = slipSummary(slip);
            expect(summary.totalStake.minor >= 0n && summary.totalReturn.minor >= 0n).toBe(true);
            slipRefusals(slip, { isSignedIn: true, balance: euros(1000), isForbidden: false });
            toBetRequests(slip);
            const saved = parseSlipSnapshot(slipToSnapshot(slip), {
              unit: slip.sharedStake,
              ratePerMillion: null,
              inactiveProviders: [],
            });
            expect(saved?.bets.length ?? 0).toBe(slip.bets.length);
          }
        },
      ),
      { numRuns: propertyRuns(300) },
    );
  });

  it("keeps them over 1,000 steps", () => {
    fc.assert(
      fc.property(entryModes, fc.array(action, { minLength: 1000, maxLength: 1000, size: "max" }), (entryMode, actions) => {
        let slip = emptySlip(EUR, { rules: singlesRules, entryMode });
        for (const step of actions) {
          slip = slipReducer(slip, step);
          checkInvariants(slip);
        }
      }),
      { numRuns: propertyRuns(10) },
    );
  });

  it("never mutates the previous slip", () => {
    fc.assert(
      fc.property(entryModes, fc.array(action, { minLength: 1, maxLength: 12 }), (entryMode, actions) => {
        let slip = emptySlip(EUR, { rules: singlesRules, entryMode });
        for (const step of actions) {
          const frozen = deepFreeze(slip);
          slip = slipReducer(frozen, step);
        }
      }),
      { numRuns: propertyRuns(100) },
    );
  });
});

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}
