import type { JointChances } from "./joint-chances.ts";
import { floorToLadder } from "./price-ladder.ts";

/** What one price for several outcomes is made from. */
export interface Combination {
  readonly chances: JointChances;
  /** Prices of the legs alone, thousandths. */
  readonly singles: readonly number[];
  /** Whether the scenarios are drawn examples rather than all there are. */
  readonly scenarios: "drawn" | "exact";
}

export type CombinationPrice =
  | { readonly type: "priced"; readonly odds: number }
  | { readonly type: "incompatible" }
  /** Too few of the drawn scenarios are behind it. */
  | { readonly type: "unavailable" };

/** Each leg makes the operator's odds ratio this much better: two even legs are offered at 7 % above their chance, six at 33 %, about what a combo of them carries. */
const factorPerLeg = 1.05;
/** A chance read off drawn scenarios is taken this many standard errors higher, and not at all from fewer scenarios than these. */
const caution = 0.5;
const leastSupport = 8;
const leastChance = 1e-9;
const sameChance = 1e-6;

function countLegs(mask: number): number {
  let count = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) count += 1;
  return count;
}

/** `error` is the chance's standard error as a share of it. */
function offeredOdds(chance: number, legs: number, error: number): number {
  const cautious = Math.min(chance * (1 + caution * error), 1);
  const factor = factorPerLeg ** legs;
  const offered = (factor * cautious) / (1 - cautious + factor * cautious);
  return floorToLadder(1_000 / offered);
}

/** Whether the legs exclude each other, or one of them is sure once the others have won. */
function isIncompatible({ won }: JointChances, legs: number): boolean {
  const all = won.length - 1;
  const together = won[all] ?? 0;
  if (together < leastChance) return true;
  if (legs < 2) return false;
  return Array.from({ length: legs }, (_, index) => won[all & ~(1 << index)] ?? 0).some(
    (without) => together >= without * (1 - sameChance),
  );
}

/**
 * One price for outcomes of one match together: the fair price of the scenarios in which all win, with a margin that grows with
 * every leg. A leg alone keeps its market price; no price is below that of any part of its legs, and none is above the fair one,
 * so that no mix of custom bets and singles can win for sure.
 */
export function priceCombination({ chances, singles, scenarios }: Combination): CombinationPrice {
  const isDrawn = scenarios === "drawn" && singles.length > 1;
  if (isIncompatible(chances, singles.length)) return { type: "incompatible" };
  if (isDrawn && chances.support < leastSupport) return { type: "unavailable" };
  const error = isDrawn ? 1 / Math.sqrt(chances.support) : 0;
  const { fair } = chances;
  const odds = new Float64Array(fair.length);
  for (let mask = 1; mask < fair.length; mask += 1) {
    const legs = countLegs(mask);
    if (legs === 1) {
      odds[mask] = singles[Math.log2(mask)] ?? 0;
      continue;
    }
    let price = offeredOdds(Math.max(fair[mask] ?? 0, leastChance), legs, error);
    for (let index = 0; index < singles.length; index += 1) {
      if ((mask & (1 << index)) !== 0) price = Math.max(price, odds[mask & ~(1 << index)] ?? 0);
    }
    odds[mask] = price;
  }
  return { type: "priced", odds: odds[fair.length - 1] ?? 0 };
}
