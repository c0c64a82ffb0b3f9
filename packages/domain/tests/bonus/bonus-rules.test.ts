import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  allLegs,
  ambFreebets,
  applyBonus,
  autoBonus,
  boostOf,
  countsForAmb,
  explainSettlement,
  earnedAmount,
  followBonus,
  freebetStake,
  isSuitableBet,
  isSuitableLeg,
  nextBoost,
  parseBonusState,
  pointsProgress,
  settleBet,
  splitPool,
  toOdds,
  userBonusStatus,
  type BonusLeg,
  type BoostRange,
  type LegResult,
  type SelectionTerms,
} from "../../src/index.ts";
import { euros } from "../support/slip-samples.ts";

const ranges: readonly BoostRange[] = [
  { minCount: 2, maxCount: 2, bonusOdds: 1030 },
  { minCount: 3, maxCount: 3, bonusOdds: 1050 },
  { minCount: 4, maxCount: null, bonusOdds: 1100 },
];
const leg: BonusLeg = {
  odds: 1850,
  sportType: "regular",
  sportKey: "soccer",
  categoryId: 10,
  tournamentId: 100,
  matchId: 7,
  isLive: false,
};
const open: SelectionTerms = { minOdds: null, maxOdds: null, matchStatus: null, conditions: [] };

describe("suitable legs", () => {
  it.each<[string, Partial<SelectionTerms>, boolean]>([
    ["without terms", {}, true],
    ["at the least price", { minOdds: 1850 }, true],
    ["below the least price", { minOdds: 1851 }, false],
    ["above the largest price", { maxOdds: 1800 }, false],
    ["before the match", { matchStatus: "not_started" }, true],
    ["only in play", { matchStatus: "live" }, false],
    ["of the league", { conditions: [{ sportKey: "tennis" }, { tournamentId: 100 }] }, true],
    ["of another match", { conditions: [{ sportKey: "soccer", matchId: 8 }] }, false],
  ])("%s", (_name, terms, expected) => {
    expect(isSuitableLeg(leg, { ...open, ...terms })).toBe(expected);
  });

  it("are required in a combo for a comboboost, all for a freebet, and one for a hunting bonus", () => {
    const combo = { type: "combo", legCount: 3, suitableCount: 2 } as const;
    expect(isSuitableBet("comboboost", combo, { from: 2, to: null })).toBe(true);
    expect(isSuitableBet("comboboost", { ...combo, type: "system" }, { from: 2, to: null })).toBe(false);
    expect(isSuitableBet("comboboost", combo, { from: 3, to: null })).toBe(false);
    expect(isSuitableBet("freebet", combo, { from: 1, to: 5 })).toBe(false);
    expect(isSuitableBet("freebet", { ...combo, suitableCount: 3 }, { from: 1, to: 5 })).toBe(true);
    expect(isSuitableBet("freebet", { ...combo, suitableCount: 3 }, { from: 1, to: 2 })).toBe(false);
    expect(isSuitableBet("hunting", combo, { from: 5, to: 5 })).toBe(true);
    expect(isSuitableBet("lootbox", { ...combo, suitableCount: 0 }, { from: 1, to: null })).toBe(false);
  });
});

describe("boosts", () => {
  it("follow the range, and include the next", () => {
    expect([1, 2, 3, 4, 40].map((count) => boostOf(ranges, count))).toEqual([1000, 1030, 1050, 1100, 1100]);
    expect(nextBoost(ranges, 0)).toEqual({ missing: 2, from: 1000, to: 1030 });
    expect(nextBoost(ranges, 3)).toEqual({ missing: 1, from: 1050, to: 1100 });
    expect(nextBoost(ranges, 4)).toBeNull();
  });

  const settled = (results: readonly LegResult["type"][], odds = 2000) => {
    const legs = results.map((type) => ({ odds: toOdds(odds), result: { type } as LegResult }));
    const stake = euros(1000);
    const suitable = legs.map((_leg, position) => position);
    return applyBonus(settleBet(allLegs, legs, stake), { type: "comboboost", ranges, suitable }, { stake, legs });
  };

  it.each<[string, readonly LegResult["type"][], number, number]>([
    ["three won", ["win", "win", "win"], 8400, 1050],
    ["a void leg takes the range down", ["win", "win", "void"], 4120, 1030],
    ["one leg left: no boost", ["win", "void", "void"], 2000, 1000],
    ["a half won leg counts", ["win", "win", "halfWin"], 6300, 1050],
    ["a half lost leg counts", ["win", "win", "halfLose"], 2100, 1050],
    ["lost", ["win", "lose", "win"], 0, 1000],
    ["all void: the stake, unboosted", ["void", "void", "void"], 1000, 1000],
  ])("pay %s", (_name, results, paid, boost) => {
    expect(settled(results)).toMatchObject({ type: "settled", payout: euros(paid), boost });
  });

  it("pay by the exact factor, floored once, and never less than without a boost", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1001, max: 9000 }), { minLength: 2, maxLength: 6 }),
        fc.integer({ min: 1, max: 100_000 }),
        (prices, minor) => {
          const legs = prices.map((price) => ({ odds: toOdds(price), result: { type: "win" } as LegResult }));
          const stake = euros(minor);
          const suitable = legs.map((_leg, position) => position);
          const plain = settleBet(allLegs, legs, stake);
          const boosted = applyBonus(plain, { type: "comboboost", ranges, suitable }, { stake, legs });
          if (plain.type !== "settled" || boosted.type !== "settled") throw new Error("Open.");
          const exact = prices.reduce((product, price) => product * BigInt(price), BigInt(minor) * BigInt(boostOf(ranges, prices.length)));
          expect(boosted.payout.minor).toBe(exact / 1000n ** BigInt(prices.length + 1));
          expect(boosted.payout.minor).toBeGreaterThanOrEqual(plain.payout.minor);
        },
      ),
    );
  });
});

describe("freebets", () => {
  it("boost their stake by thousandths, floored", () => {
    expect(freebetStake(euros(501), 1250)).toEqual(euros(626));
    expect(freebetStake(euros(500), 1000)).toEqual(euros(500));
  });

  it.each<["no_risk" | "all_win" | "only_win", LegResult["type"], number, boolean]>([
    ["all_win", "win", 2000, false],
    ["only_win", "win", 1000, false],
    ["no_risk", "lose", 1000, false],
    ["no_risk", "win", 2000, false],
    ["only_win", "void", 0, true],
    ["no_risk", "void", 1000, true],
    ["only_win", "halfLose", 0, false],
    ["all_win", "halfLose", 500, false],
  ])("%s after a %s credits %i", (freebetType, result, credited, isRestored) => {
    const legs = [{ odds: toOdds(2000), result: { type: result } as LegResult }];
    const stake = euros(1000);
    const outcome = applyBonus(settleBet(allLegs, legs, stake), { type: "freebet", freebetType }, { stake, legs });
    expect(outcome).toMatchObject({ type: "settled", payout: euros(credited), isRestored });
  });
});

describe("automatic choice", () => {
  const of = (type: "comboboost" | "freebet" | "hunting" | "tournament" | "lootbox", id = type as string) => ({ id, type });

  it("prefers hunting, tournament, then comboboost, and never a freebet or lootbox", () => {
    expect(autoBonus([of("comboboost"), of("tournament"), of("hunting")])?.type).toBe("hunting");
    expect(autoBonus([of("freebet"), of("comboboost"), of("tournament")])?.type).toBe("tournament");
    expect(autoBonus([of("freebet"), of("lootbox")])).toBeNull();
  });

  it("keeps an available bonus, replaces one that is gone, and respects a refusal", () => {
    const boost = of("comboboost", "1");
    expect(followBonus(boost, [{ ...boost }, of("hunting")], false)).toEqual({ bonus: boost, isReplaced: false });
    expect(followBonus(of("freebet"), [boost], false)).toEqual({ bonus: boost, isReplaced: true });
    expect(followBonus(null, [boost], true)).toEqual({ bonus: null, isReplaced: false });
  });
});

describe("progress", () => {
  const steps = [
    { points: 2, share: 200 },
    { points: 4, share: 500 },
  ];

  it("includes points, pending points and the next range", () => {
    expect(pointsProgress(steps, 3, 2)).toEqual({
      points: 3,
      potentialPoints: 5,
      availablePoints: 1,
      reached: steps[0],
      next: { points: 4, share: 500, missing: 1 },
    });
    expect(pointsProgress(steps, 9, 0)).toMatchObject({ availablePoints: 0, reached: steps[1], next: null });
  });

  it("turns points into a share of the average stake, up to the maximum", () => {
    const stakes = { average: euros(1001), largest: euros(400) };
    expect(earnedAmount(steps, 1, stakes)).toBeNull();
    expect(earnedAmount(steps, 2, stakes)).toEqual(euros(200));
    expect(earnedAmount(steps, 4, stakes)).toEqual(euros(400));
  });

  it("counts automatic freebets round by round", () => {
    const amb = [
      { numberOfBets: 3, numberOfFreebets: 1 },
      { numberOfBets: 5, numberOfFreebets: 2 },
    ];
    expect([0, 2, 3, 5, 7, 8, 10].map((count) => ambFreebets(amb, count))).toEqual([0, 0, 1, 3, 3, 4, 6]);
    expect(ambFreebets([], 9)).toBe(0);
  });

  it("counts cash bets of the currency from the minimum stake and total odds", () => {
    const terms = { currency: "EUR", minStake: 500n, minOdds: 1_500 };
    const counts = (minor: number, odds: bigint, unit = {}): boolean => countsForAmb({ ...terms, ...unit }, { stake: euros(minor), odds });
    expect([counts(500, 1_500n), counts(499, 1_500n), counts(500, 1_499n)]).toEqual([true, false, false]);
    expect(counts(500, 1_500n, { currency: "USD" })).toBe(false);
    expect(counts(500, 1_001n, { minOdds: null })).toBe(true);
    expect(counts(0, 2_000n, { minStake: 0n })).toBe(false);
  });

  it("never pays out more than the pool", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 0, max: 5 }), (pool, places) => {
        const parts = splitPool(euros(pool), [500, 300, 200], places);
        expect(parts.length).toBe(Math.min(places, 3));
        expect(parts.reduce((sum, part) => sum + part.minor, 0n) <= BigInt(pool)).toBe(true);
      }),
    );
  });
});

describe("bonus states", () => {
  it("are parsed from their wire names", () => {
    expect(["available", "bonus_over", "over", "whatever"].map(parseBonusState)).toEqual(["available", "over", "over", "unknown"]);
    expect((["active", "available", "expired"] as const).map(userBonusStatus)).toEqual(["active", "available", "not_available"]);
  });
});

describe("explainSettlement with a bonus", () => {
  const explain = (win: number, bonus: { boost: number; freebetType: "only_win" | "no_risk" | null }, result: LegResult["type"] = "win") =>
    explainSettlement({
      shape: allLegs,
      legs: [toOdds(2000), toOdds(1500)].map((odds) => ({ odds, result: { type: result } as LegResult })),
      ownPrice: null,
      runningStake: euros(1001),
      originalStake: euros(1001),
      cashedOut: euros(0),
      win: euros(win),
      isReturnCapped: false,
      bonus,
    }).steps;

  it("shows what the bonus added or deducted, to the cent", () => {
    expect(explain(3093, { boost: 1030, freebetType: null })).toMatchObject([
      { type: "product", amount: euros(3003) },
      { type: "boost", boost: 1030, amount: euros(90) },
    ]);
    expect(explain(2002, { boost: 1000, freebetType: "only_win" }).at(-1)).toEqual({
      type: "freebet",
      freebetType: "only_win",
      amount: euros(-1001),
    });
    expect(explain(1001, { boost: 1000, freebetType: "no_risk" }, "lose").at(-1)).toMatchObject({ type: "freebet", amount: euros(1001) });
  });
});
