import { describe, expect, it } from "vitest";
import { betProfit, isFreeBet, isPartReturned, playerStake, type FreebetType } from "../../src/index.ts";
import { euros } from "../support/slip-samples.ts";

describe("the profit of a bet", () => {
  it.each<[string, FreebetType | null, readonly [number, number], number]>([
    ["a win", null, [2_000, 3_700], 1_700],
    ["a loss", null, [2_000, 0], -2_000],
    ["a system that returned a part", null, [1_259, 307], -952],
    ["a refund", null, [2_000, 2_000], 0],
    ["cash outs in parts below the stake", null, [3_000, 2_850], -150],
    ["a won free bet", "all_win", [500, 1_880], 1_880],
    ["a won free bet that keeps its stake", "only_win", [500, 1_675], 1_675],
    ["a lost free bet", "all_win", [500, 0], 0],
    ["an insured bet that was lost", "no_risk", [500, 500], 0],
    ["an amount that no float holds", null, [1, 9_007_199_254_740_991], 9_007_199_254_740_990],
  ])("is exact for %s", (_name, freebetType, [stake, win], profit) => {
    expect(betProfit({ originalStake: euros(stake), win: euros(win), freebetType })).toEqual(euros(profit));
  });

  it("counts the stake as the player's for an insured bet, but not for a free bet", () => {
    const stakeOf = (freebetType: FreebetType | null) => playerStake({ originalStake: euros(500), freebetType });
    expect([null, "no_risk", "all_win", "only_win"].map((type) => stakeOf(type as FreebetType | null))).toEqual(
      [500, 500, 0, 0].map(euros),
    );
    expect([isFreeBet({ freebetType: "all_win" }), isFreeBet({ freebetType: "no_risk" }), isFreeBet({ freebetType: null })]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("is partly returned when it paid less than the player's stake, but more than nothing", () => {
    const isPart = (stake: number, win: number, freebetType: FreebetType | null = null) =>
      isPartReturned({ originalStake: euros(stake), win: euros(win), freebetType });
    expect([isPart(1_259, 307), isPart(1_259, 0), isPart(1_259, 1_259), isPart(1_259, 2_000), isPart(500, 100, "all_win")]).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});
