/** Steps of the price ladder: below `under`, prices are multiples of `step`. Thousandths. */
const rungs: readonly { readonly under: number; readonly step: number }[] = [
  { under: 2_000, step: 10 },
  { under: 3_000, step: 20 },
  { under: 5_000, step: 50 },
  { under: 10_000, step: 100 },
  { under: 20_000, step: 500 },
  { under: 50_000, step: 1_000 },
  { under: 100_000, step: 5_000 },
  { under: 500_000, step: 25_000 },
  { under: 1_001_000, step: 50_000 },
];

/** Lowest price on the ladder, thousandths. */
export const lowestOdds = 1_010;
/** Highest price on the ladder, thousandths. */
export const highestOdds = 1_001_000;

/** The ladder price at or below an exact one, in thousandths; rounding never favours the player, so margins only grow. */
export function floorToLadder(exactOdds: number): number {
  if (exactOdds >= highestOdds) return highestOdds;
  for (const { under, step } of rungs) {
    if (exactOdds < under) return Math.max(Math.floor((exactOdds + 1e-6) / step) * step, lowestOdds);
  }
  return highestOdds;
}
