import type { MatchStatus } from "@touchline/domain";
import { betListingsOf, type BetLeg, type ListedBet } from "@touchline/store";
import { useCallback, useState, useSyncExternalStore } from "react";
import { isPlaced } from "./bet-state.ts";
import { useResource, useSession, useStore } from "../../../elements/store.ts";
import { useBetMatches } from "./use-bet-matches.ts";

const storageKey = "tl_tracker";

/** The tracked bets and their counts. `isFolded` is stored on the device. */
export interface Tracker {
  readonly bets: readonly TrackedBet[];
  readonly count: TrackedCount;
  readonly isFolded: boolean;
  fold(isFolded: boolean): void;
}

/** Tracks the open bets. */
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
    bets: trackedBets(bets, statusOf),
    count: countTracked(bets, statusOf),
    isFolded,
    fold(next) {
      setFolded(next);
      ports.localStorage.write(storageKey, next ? "folded" : null);
    },
  };
}

/** The status of each match. Rerenders only when a match starts, stops or ends. */
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

const maxBets = 12;

/** A bet with its most relevant leg: one in play, else the next one to start. */
export interface TrackedBet {
  readonly bet: ListedBet;
  readonly leg: BetLeg;
}

type StatusOf = (matchId: string) => MatchStatus | undefined;

const ranks: Readonly<Record<MatchStatus, number>> = { live: 0, stopped: 0, prematch: 1, finished: 2, closed: 2, notCovered: 3 };

/** The number of bets with a leg to track, and the number of those with a leg in play. */
interface TrackedCount {
  readonly bets: number;
  readonly inPlay: number;
}

/** Counts bets, not legs: a bet builder counts once. */
export function countTracked(bets: readonly ListedBet[], statusOf: StatusOf): TrackedCount {
  const best = bets.filter(isPlaced).map(({ legs }) => Math.min(...legs.map((leg) => legRank(leg, statusOf))));
  return { bets: best.filter((rank) => rank <= 1).length, inPlay: best.filter((rank) => rank === 0).length };
}

/** The bets with a match that is in play or to come: those in play first, then by start time. */
export function trackedBets(bets: readonly ListedBet[], statusOf: StatusOf): readonly TrackedBet[] {
  const rank = ({ leg }: { readonly leg: BetLeg }): number => legRank(leg, statusOf);
  const byUrgency = (left: { readonly leg: BetLeg }, right: { readonly leg: BetLeg }): number =>
    rank(left) - rank(right) || (left.leg.startsAtMs ?? 0) - (right.leg.startsAtMs ?? 0);
  return bets
    .filter(isPlaced)
    .flatMap((bet) =>
      bet.legs
        .map((leg) => ({ bet, leg }))
        .filter((tracked) => rank(tracked) < 2)
        .toSorted(byUrgency)
        .slice(0, 1),
    )
    .toSorted(byUrgency)
    .slice(0, maxBets);
}

function legRank({ matchId, matchStatus }: BetLeg, statusOf: StatusOf): number {
  return ranks[statusOf(matchId) ?? matchStatus];
}
