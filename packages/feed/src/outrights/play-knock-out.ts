import type { RandomSource } from "../random.ts";
import { expectedShare } from "./team-strength.ts";

/** What a lead of one goal over the legs, or of one game in a series, is worth in Elo points. */
const leadWorth = 110;

/** A tie whose pair is known and which is not over; `lead` is the first team's. */
export interface OpenTie {
  readonly first: number;
  readonly second: number;
  readonly lead: number;
}

interface KnockOut {
  readonly entrants: readonly number[];
  readonly ties: readonly OpenTie[];
  /** By team number. */
  readonly ratings: Float64Array;
  readonly random: RandomSource;
}

/** Plays the known ties, then pairs drawn by lot, until one team is left. */
export function playKnockOut({ entrants, ties, ratings, random }: KnockOut): number | undefined {
  const loserOf = (one: number, other: number, lead: number): number => {
    const share = expectedShare((ratings[one] ?? 0) - (ratings[other] ?? 0) + lead * leadWorth);
    return random.next() < share ? other : one;
  };
  const out = new Set<number>();
  for (const { first, second, lead } of ties) {
    if (entrants.includes(first) && entrants.includes(second)) out.add(loserOf(first, second, lead));
  }
  let left = entrants.filter((team) => !out.has(team));
  while (left.length > 1) {
    const order = shuffled(left, random);
    const losers = new Set<number>();
    for (let index = 0; index + 1 < order.length; index += 2) losers.add(loserOf(order[index] ?? 0, order[index + 1] ?? 0, 0));
    left = order.filter((team) => !losers.has(team));
  }
  return left[0];
}

function shuffled(values: readonly number[], random: RandomSource): readonly number[] {
  const order = [...values];
  for (let index = order.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random.next() * (index + 1));
    [order[index], order[other]] = [order[other] ?? 0, order[index] ?? 0];
  }
  return order;
}
