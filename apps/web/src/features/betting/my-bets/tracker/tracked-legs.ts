import type { MatchStatus } from "@touchline/domain";
import type { BetLeg, ListedBet } from "@touchline/store";
import { isPlaced } from "../card/bet-state.ts";

const maxLegs = 12;

type StatusOf = (matchId: string) => MatchStatus | undefined;

const ranks: Readonly<Record<MatchStatus, number>> = { live: 0, stopped: 0, prematch: 1, finished: 2, closed: 2, notCovered: 3 };

/** Bets that have a leg to follow, and those of them with one in play. */
export interface TrackedCount {
  readonly bets: number;
  readonly inPlay: number;
}

/** Counts bets, not legs: a bet builder of one match is one bet. */
export function countTracked(bets: readonly ListedBet[], statusOf: StatusOf): TrackedCount {
  const best = bets.filter(isPlaced).map(({ legs }) => Math.min(...legs.map((leg) => rankOf(leg, statusOf))));
  return { bets: best.filter((rank) => rank <= 1).length, inPlay: best.filter((rank) => rank === 0).length };
}

/** The legs worth following: each outcome once, those in play first, then what starts next; what has ended is left out. */
export function trackedLegs(bets: readonly ListedBet[], statusOf: StatusOf): readonly BetLeg[] {
  const legs = new Map(bets.filter(isPlaced).flatMap(({ legs: all }) => all.map((leg) => [keyOf(leg), leg] as const)));
  const rank = (leg: BetLeg): number => rankOf(leg, statusOf);
  return [...legs.values()]
    .filter((leg) => rank(leg) < 2)
    .toSorted((left, right) => rank(left) - rank(right) || left.startsAtMs - right.startsAtMs)
    .slice(0, maxLegs);
}

function rankOf({ matchId, matchStatus }: BetLeg, statusOf: StatusOf): number {
  return ranks[statusOf(matchId) ?? matchStatus];
}

function keyOf({ matchId, marketId, specifier, outcomeId }: BetLeg): string {
  return `${matchId}/${marketId}/${specifier}/${outcomeId}`;
}
