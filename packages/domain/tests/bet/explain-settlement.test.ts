import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  allLegs,
  capMoney,
  explainSettlement,
  legFactor,
  money,
  settleBet,
  toOdds,
  type BetShape,
  type LegResult,
  type Money,
  type SettledLeg,
  type SettlementSubject,
} from "../../src/index.ts";

const euros = (minor: number | bigint): Money => money(BigInt(minor), { currency: "EUR", subunits: 100 });
const won: LegResult = { type: "win" };
const lost: LegResult = { type: "lose" };
const voided: LegResult = { type: "void" };
const leg = (odds: number, result: LegResult | null): SettledLeg => ({ odds: toOdds(odds), result });

function subjectOf(changes: Partial<SettlementSubject>): SettlementSubject {
  const stake = changes.runningStake ?? euros(1000);
  return {
    shape: allLegs,
    legs: [],
    ownPrice: null,
    runningStake: stake,
    originalStake: stake,
    cashedOut: euros(0),
    win: euros(0),
    isReturnCapped: false,
    ...changes,
  };
}

const sum = (steps: readonly { readonly amount: Money }[]): bigint => steps.reduce((total, { amount }) => total + amount.minor, 0n);

describe("explainSettlement", () => {
  it("multiplies the stake by the factor of each leg", () => {
    const deadHeat: LegResult = { type: "deadHeat", places: 1, tied: 2 };
    const legs = [leg(2000, won), leg(1500, voided), leg(3000, { type: "halfWin" }), leg(4000, deadHeat)];
    const { legs: explained, steps } = explainSettlement(subjectOf({ legs, win: euros(8000) }));
    expect(explained.map(({ factor }) => (factor === null ? null : Number(factor.numerator) / Number(factor.denominator)))).toEqual([
      2, 1, 2, 2,
    ]);
    expect(steps).toEqual([{ type: "product", stake: euros(1000), factor: expect.anything(), amount: euros(8000) }]);
  });

  it("ends with one lost leg, even with open legs", () => {
    const { legs, steps } = explainSettlement(subjectOf({ legs: [leg(2000, lost), leg(1500, null)] }));
    expect(legs[1]?.factor).toBeNull();
    expect(sum(steps)).toBe(0n);
  });

  it("counts a system's lines by size instead of listing each", () => {
    const lucky: BetShape = { type: "system", sizes: [1, 2, 3, 4] };
    const legs = [leg(2000, won), leg(3000, won), leg(1500, lost), leg(4000, voided)];
    const stake = euros(1500);
    const win = settleBet(lucky, legs, stake);
    if (win.type !== "settled") throw new Error("still open");
    const { steps } = explainSettlement(subjectOf({ shape: lucky, legs, runningStake: stake, win: win.payout }));
    expect(steps.map((step) => (step.type === "lines" ? [step.size, step.lineCount, step.paidCount, step.amount.minor] : step))).toEqual([
      [1, 4n, 3n, 600n],
      [2, 6n, 3n, 1100n],
      [3, 4n, 1n, 600n],
      [4, 1n, 0n, 0n],
    ]);
    expect(steps.map((step) => (step.type === "lines" ? step.stake.minor : null))).toEqual([400n, 600n, 400n, 100n]);
  });

  it("stays short for the largest system", () => {
    const sizes = Array.from({ length: 11 }, (_, index) => index + 2);
    const legs = Array.from({ length: 12 }, () => leg(1900, won));
    const { steps } = explainSettlement(subjectOf({ shape: { type: "system", sizes }, legs, win: euros(0) }));
    expect(steps.filter(({ type }) => type === "lines")).toHaveLength(11);
    expect(steps.reduce((lines, step) => lines + (step.type === "lines" ? step.lineCount : 0n), 0n)).toBe(4083n);
  });

  it("includes the cap on the return", () => {
    const { steps } = explainSettlement(subjectOf({ legs: [leg(50_000, won)], win: euros(10_000), isReturnCapped: true }));
    expect(steps.at(-1)).toEqual({ type: "cap", amount: euros(-40_000) });
    expect(sum(steps)).toBe(10_000n);
  });

  it("includes earlier partial cash-outs and the remaining stake", () => {
    const { steps } = explainSettlement(
      subjectOf({ legs: [leg(2000, won)], runningStake: euros(600), originalStake: euros(1000), cashedOut: euros(450), win: euros(1650) }),
    );
    expect(steps).toEqual([
      { type: "cashOut", stake: euros(400), amount: euros(450) },
      { type: "product", stake: euros(600), factor: expect.anything(), amount: euros(1200) },
    ]);
  });

  it("has only the cash-out step when the bet was fully cashed out", () => {
    const { steps } = explainSettlement(
      subjectOf({ legs: [leg(2000, null)], runningStake: euros(0), originalStake: euros(1000), cashedOut: euros(900), win: euros(900) }),
    );
    expect(steps).toEqual([{ type: "cashOut", stake: euros(1000), amount: euros(900) }]);
  });

  it("reports a difference that the legs do not explain as a correction", () => {
    const { steps } = explainSettlement(subjectOf({ legs: [leg(2000, lost)], win: euros(2000) }));
    expect(steps.at(-1)).toEqual({ type: "correction", amount: euros(2000) });
  });

  it.each([
    ["won", [won, won], "product", 4500],
    ["lost", [won, lost], "product", 0],
    ["lost before the other ended", [null, lost], "product", 0],
    ["with a void leg", [won, voided], "refund", 1000],
  ] as const)("pays a custom bet %s at its own price", (_, results, type, paid) => {
    const legs = results.map((result) => leg(1800, result));
    const { steps } = explainSettlement(subjectOf({ legs, ownPrice: toOdds(4500), win: euros(paid) }));
    expect(steps).toHaveLength(1);
    expect(steps[0]).toMatchObject({ type, amount: euros(paid) });
  });
});

const resultArb: fc.Arbitrary<LegResult> = fc.oneof(
  fc.constantFrom<LegResult>(won, lost, voided, { type: "halfWin" }, { type: "halfLose" }),
  fc.record({ type: fc.constant("deadHeat" as const), places: fc.integer({ min: 1, max: 3 }), tied: fc.integer({ min: 3, max: 9 }) }),
);
const legArb = fc.record({ odds: fc.integer({ min: 1001, max: 40_000 }).map(toOdds), result: resultArb });
const betArb = fc.array(legArb, { minLength: 1, maxLength: 12 }).chain((legs) =>
  fc.record({
    legs: fc.constant(legs),
    shape: fc.oneof(
      fc.constant<BetShape>(allLegs),
      fc
        .uniqueArray(fc.integer({ min: 1, max: legs.length }), { minLength: 1 })
        .map((sizes): BetShape => ({ type: "system", sizes: sizes.toSorted((left, right) => left - right) })),
    ),
    stake: fc.bigInt({ min: 1n, max: 10_000_000n }),
    cashed: fc.bigInt({ min: 0n, max: 1_000_000n }),
    cap: fc.bigInt({ min: 1n, max: 100_000_000n }),
  }),
);

describe("any settled bet", () => {
  it("is explained exactly, without a correction", () => {
    fc.assert(
      fc.property(betArb, ({ legs, shape, stake, cashed, cap }) => {
        const outcome = settleBet(shape, legs, euros(stake));
        if (outcome.type !== "settled") throw new Error("A bet with all results is settled");
        const paid = capMoney(outcome.payout, euros(cap));
        const subject = subjectOf({
          shape,
          legs,
          runningStake: euros(stake),
          originalStake: euros(stake + cashed),
          cashedOut: euros(cashed),
          win: euros(paid.minor + cashed),
          isReturnCapped: paid.minor < outcome.payout.minor,
        });
        const { steps, total } = explainSettlement(subject);
        expect(sum(steps)).toBe(total.minor);
        expect(steps.some(({ type }) => type === "correction")).toBe(false);
        expect(steps.filter(({ type }) => type === "cap").length).toBe(paid.minor < outcome.payout.minor ? 1 : 0);
        for (const step of steps) if (step.type === "lines") expect(step.paidCount).toBeLessThanOrEqual(step.lineCount);
      }),
    );
  });

  it("shows each leg's settlement factor", () => {
    fc.assert(
      fc.property(betArb, ({ legs, shape }) => {
        const { legs: explained } = explainSettlement(subjectOf({ legs, shape }));
        expect(explained.map(({ factor }) => factor)).toEqual(legs.map(({ odds, result }) => legFactor(odds, result)));
      }),
    );
  });
});
