import { fraction, multiplyFractions, type Fraction } from "../odds/fraction.ts";

/** The boost for a range of counted legs (spec.md 3 `ranges`). */
export interface BoostRange {
  readonly minCount: number;
  /** Null for no upper bound. */
  readonly maxCount: number | null;
  /** Multiplier of the total odds in thousandths: 1050 is 5% more. */
  readonly bonusOdds: number;
}

/** The multiplier without a boost, in thousandths. */
export const neutralBoost = 1000;

/** Index of the range that contains a count; null below the first range and in gaps. */
export function activeRangeIndex(ranges: readonly BoostRange[], count: number): number | null {
  const index = ranges.findIndex(({ minCount, maxCount }) => count >= minCount && (maxCount === null || count <= maxCount));
  return index < 0 ? null : index;
}

/** Multiplier of the total odds for a count, in thousandths; 1000 outside every range. */
export function boostOf(ranges: readonly BoostRange[], count: number): number {
  const index = activeRangeIndex(ranges, count);
  return index === null ? neutralBoost : (ranges[index]?.bonusOdds ?? neutralBoost);
}

/** Multiplies a factor by a boost in thousandths. */
export function boostFactor(factor: Fraction, boost: number): Fraction {
  return boost === neutralBoost ? factor : multiplyFractions(factor, fraction(BigInt(boost), 1000n));
}

/** The nearest higher boost. */
export interface NextBoost {
  /** Legs still missing. */
  readonly missing: number;
  /** Boosts before and after, in thousandths. */
  readonly from: number;
  readonly to: number;
}

/** The next higher boost; null if there is none. */
export function nextBoost(ranges: readonly BoostRange[], count: number): NextBoost | null {
  const from = boostOf(ranges, count);
  const higher = ranges
    .filter((range) => range.minCount > count && range.bonusOdds > from)
    .toSorted((left, right) => left.minCount - right.minCount)[0];
  return higher === undefined ? null : { missing: higher.minCount - count, from, to: higher.bonusOdds };
}
