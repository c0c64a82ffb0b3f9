import { toOdds } from "@touchline/domain";
import { describe, expect, it } from "vitest";
import { comboBoost } from "../../src/features/account/bonuses/boosted-combo.tsx";

const ranges = [
  { min_count: 2, max_count: 2, bonus_odds: 1030 },
  { min_count: 3, max_count: null, bonus_odds: 1050 },
];
const offer = {
  comboboost: { ranges, uses_count: null, only_verified: false },
  min_odds: 1500,
  max_odds: null,
  match_status: null,
  event_conditions: [],
};
const odds = [1600, 1800, 2100].map(toOdds);

describe("boosted combo", () => {
  it("counts the legs whose odds qualify", () => {
    expect(comboBoost([offer], odds)).toBe(1050);
    expect(comboBoost([{ ...offer, min_odds: 1700 }], odds)).toBe(1030);
    expect(comboBoost([{ ...offer, max_odds: 1700 }], odds)).toBe(1000);
  });

  it("uses the highest boost, and ignores offers for certain matches", () => {
    expect(comboBoost([{ ...offer, min_odds: 1700 }, offer], odds)).toBe(1050);
    expect(comboBoost([{ ...offer, match_status: "live" }], odds)).toBe(1000);
    expect(comboBoost([], odds)).toBe(1000);
  });
});
