import type { LegResult } from "./markets.ts";

/** A system: every combination of `winCount` of its selections. */
export interface System {
  readonly id: string;
  readonly winCount: number;
  readonly totalCount: number;
}

interface SettledLeg {
  readonly result: LegResult;
  readonly odds: number;
}

function combinations<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) => combinations(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]));
}

/** What a combination pays in minor units, rounded down; a void selection counts with odds of 1. */
function combinationReturn(stake: bigint, legs: readonly SettledLeg[]): bigint {
  if (legs.some(({ result }) => result === "lose_entire")) return 0n;
  const won = legs.filter(({ result }) => result === "win_entire");
  const product = won.reduce((total, { odds }) => total * BigInt(odds), stake);
  return product / 1000n ** BigInt(won.length);
}

/** What a settled bet pays in minor units: the stake of a system is split over its combinations, that of a freebet is not paid out. */
export function returnOf(
  { stake, isFree, system }: { readonly stake: number; readonly isFree: boolean; readonly system: System | null },
  legs: readonly SettledLeg[],
): number {
  const all = combinations(legs, system?.winCount ?? legs.length);
  const perCombination = BigInt(stake) / BigInt(all.length);
  const paid = all.reduce((sum, combination) => sum + combinationReturn(perCombination, combination), 0n);
  return Math.max(0, Number(isFree ? paid - BigInt(stake) : paid));
}
