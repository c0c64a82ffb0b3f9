import { capMoney, multiplyMoney, type Money } from "../money/money.ts";
import { fraction } from "../odds/fraction.ts";

/** A range of points and its reward: a freebet of a share of the average stake, in thousandths (domain facts 5). */
export interface PointsRange {
  readonly points: number;
  readonly share: number;
}

/** Progress of a player in a hunting. */
export interface PointsProgress {
  readonly points: number;
  /** Points if all open bets count. */
  readonly potentialPoints: number;
  /** Points missing for the last range. */
  readonly availablePoints: number;
  readonly reached: PointsRange | null;
  /** The next range, and the points missing for it. */
  readonly next: (PointsRange & { readonly missing: number }) | null;
}

function highest(ranges: readonly PointsRange[], points: number): PointsRange | null {
  return ranges.findLast((range) => range.points <= points) ?? null;
}

/** Computes progress in ranges, which are sorted by points. */
export function pointsProgress(ranges: readonly PointsRange[], points: number, openPoints: number): PointsProgress {
  const next = ranges.find((range) => range.points > points);
  return {
    points,
    potentialPoints: points + openPoints,
    availablePoints: Math.max(0, (ranges.at(-1)?.points ?? 0) - points),
    reached: highest(ranges, points),
    next: next === undefined ? null : { ...next, missing: next.points - points },
  };
}

/** The freebet earned by points: the reached share of the average stake, at most the largest stake; null below the first range. */
export function earnedAmount(
  ranges: readonly PointsRange[],
  points: number,
  stakes: { readonly average: Money; readonly largest: Money },
): Money | null {
  const range = highest(ranges, points);
  return range === null ? null : capMoney(multiplyMoney(stakes.average, fraction(BigInt(range.share), 1000n)), stakes.largest);
}

/** A step of automatic issue: a number of bets earns a number of freebets (spec.md 3 `amb_ranges`). */
export interface AmbRange {
  readonly numberOfBets: number;
  readonly numberOfFreebets: number;
}

/** Which bets automatic issue counts. */
export interface AmbTerms {
  readonly currency: string;
  /** Minor units. */
  readonly minStake: bigint;
  /** Minimum total odds in thousandths; null for none. */
  readonly minOdds: number | null;
}

/** Whether automatic issue counts a settled cash bet; `odds` are its total odds without boost, in thousandths. */
export function countsForAmb(
  { currency, minStake, minOdds }: AmbTerms,
  { stake, odds }: { readonly stake: Pick<Money, "minor" | "currency">; readonly odds: bigint },
): boolean {
  return stake.currency === currency && stake.minor > 0n && stake.minor >= minStake && (minOdds === null || odds >= BigInt(minOdds));
}

/** Number of freebets earned by counted bets; after the last range, a new round begins. */
export function ambFreebets(ranges: readonly AmbRange[], betCount: number): number {
  const last = ranges.at(-1);
  if (last === undefined || last.numberOfBets < 1) return 0;
  const perRound = ranges.reduce((sum, range) => sum + range.numberOfFreebets, 0);
  const inRound = betCount % last.numberOfBets;
  const reached = ranges.filter((range) => range.numberOfBets <= inRound).reduce((sum, range) => sum + range.numberOfFreebets, 0);
  return Math.floor(betCount / last.numberOfBets) * perRound + reached;
}

/** Splits a pool by places; shares are thousandths, each floored. The share of an unoccupied place stays in the pool. */
export function splitPool(pool: Money, shares: readonly number[], places: number): readonly Money[] {
  return shares.slice(0, places).map((share) => multiplyMoney(pool, fraction(BigInt(share), 1000n)));
}
