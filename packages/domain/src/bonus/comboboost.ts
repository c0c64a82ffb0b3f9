import { fraction, multiplyFractions, type Fraction } from "../odds/fraction.ts";

/** The boost for so many legs that count (spec.md 3 `ranges`). */
export interface BoostRange {
  readonly minCount: number;
  /** Null: and more. */
  readonly maxCount: number | null;
  /** What the total odds are multiplied by, thousandths: 1050 is 5 % more. */
  readonly bonusOdds: number;
}

/** A boost of none, thousandths. */
export const neutralBoost = 1000;

/** Index of the range that a count falls into; null below the first and in a gap. */
export function activeRangeIndex(ranges: readonly BoostRange[], count: number): number | null {
  const index = ranges.findIndex(({ minCount, maxCount }) => count >= minCount && (maxCount === null || count <= maxCount));
  return index < 0 ? null : index;
}

/** What the total odds are multiplied by, thousandths; 1000 outside every range. */
export function boostOf(ranges: readonly BoostRange[], count: number): number {
  const index = activeRangeIndex(ranges, count);
  return index === null ? neutralBoost : (ranges[index]?.bonusOdds ?? neutralBoost);
}

/** A factor with a boost on it. */
export function boostFactor(factor: Fraction, boost: number): Fraction {
  return boost === neutralBoost ? factor : multiplyFractions(factor, fraction(BigInt(boost), 1000n));
}

/** The nearest higher boost. */
export interface NextBoost {
  /** Legs still missing. */
  readonly missing: number;
  /** Boosts now and then, thousandths. */
  readonly from: number;
  readonly to: number;
}

/** What more legs would bring; null when no range above pays more. */
export function nextBoost(ranges: readonly BoostRange[], count: number): NextBoost | null {
  const from = boostOf(ranges, count);
  const higher = ranges
    .filter((range) => range.minCount > count && range.bonusOdds > from)
    .toSorted((left, right) => left.minCount - right.minCount)[0];
  return higher === undefined ? null : { missing: higher.minCount - count, from, to: higher.bonusOdds };
}
