import type { MatchStatus } from "@touchline/domain";
import { type BetLeg, betListingsOf, type ListedBet } from "@touchline/store";
import { useCallback, useState, useSyncExternalStore } from "react";
import { isPlaced } from "./bet-state.ts";
import { useResource, useSession, useStore } from "../../../elements/store.ts";
import { useBetMatches } from "./use-bet-matches.ts";

const storageKey = "tl_tracker";

/** The tracked legs and the number of their bets. `isFolded` is stored on the device. */
export interface Tracker {
  readonly legs: readonly BetLeg[];
  readonly count: TrackedCount;
  readonly isFolded: boolean;
  fold(isFolded: boolean): void;
}

/** Tracks the legs of open bets. */
export function useTracker(): Tracker {
  const store = useStore();
  const { ports } = store;
  const { player } = useSession();
  const [isFolded, setFolded] = useState(() => ports.localStorage.read(storageKey) === "folded");
  const { data } = useResource(betListingsOf(store).bets({ group: "open", page: 1 }), { isEnabled: player !== null });
  const bets = player === null ? [] : (data?.bets ?? []);
  useBetMatches(bets);
  const statuses = useMatchStatuses([...new Set(bets.flatMap(({ legs }) => legs.map(({ matchId }) => matchId)))]);
  const statusOf = (matchId: string): MatchStatus | undefined => statuses.get(matchId);
  return {
    legs: trackedLegs(bets, statusOf),
    count: countTracked(bets, statusOf),
    isFolded,
    fold(next) {
      setFolded(next);
      ports.localStorage.write(storageKey, next ? "folded" : null);
    },
  };
}

/** The status of each match. Renders only when a match starts, stops or ends. */
export function useMatchStatuses(matchIds: readonly string[]): ReadonlyMap<string, MatchStatus> {
  const { entities } = useStore();
  const ids = matchIds.join();
  const subscribe = useCallback(
    (listener: () => void) => {
      const releases = ids.split(",").map((id) => entities.subscribeMatch(id, listener));
      return () => {
        for (const release of releases) release();
      };
    },
    [entities, ids],
  );
  const read = (): string => matchIds.map((id) => entities.match(id)?.status ?? "").join();
  useSyncExternalStore(subscribe, read, read);
  return new Map(
    matchIds.flatMap((id) => {
      const status = entities.match(id)?.status;
      return status === undefined ? [] : [[id, status] as const];
    }),
  );
}

const maxLegs = 12;

type StatusOf = (matchId: string) => MatchStatus | undefined;

const ranks: Readonly<Record<MatchStatus, number>> = { live: 0, stopped: 0, prematch: 1, finished: 2, closed: 2, notCovered: 3 };

/** The number of bets with a leg to track, and of those with a leg in play. */
interface TrackedCount {
  readonly bets: number;
  readonly inPlay: number;
}

/** Counts bets, not legs: a bet builder counts once. */
export function countTracked(bets: readonly ListedBet[], statusOf: StatusOf): TrackedCount {
  const best = bets.filter(isPlaced).map(({ legs }) => Math.min(...legs.map((leg) => legRank(leg, statusOf))));
  return { bets: best.filter((rank) => rank <= 1).length, inPlay: best.filter((rank) => rank === 0).length };
}

/** The legs to track: each outcome once, in-play legs first, then by start time. Ended legs are omitted. */
export function trackedLegs(bets: readonly ListedBet[], statusOf: StatusOf): readonly BetLeg[] {
  const legs = new Map(bets.filter(isPlaced).flatMap(({ legs: all }) => all.map((leg) => [legKey(leg), leg] as const)));
  const rank = (leg: BetLeg): number => legRank(leg, statusOf);
  return [...legs.values()]
    .filter((leg) => rank(leg) < 2)
    .toSorted((left, right) => rank(left) - rank(right) || (left.startsAtMs ?? 0) - (right.startsAtMs ?? 0))
    .slice(0, maxLegs);
}

function legRank({ matchId, matchStatus }: BetLeg, statusOf: StatusOf): number {
  return ranks[statusOf(matchId) ?? matchStatus];
}

function legKey({ matchId, marketId, specifier, outcomeId }: BetLeg): string {
  return `${matchId}/${marketId}/${specifier}/${outcomeId}`;
}
