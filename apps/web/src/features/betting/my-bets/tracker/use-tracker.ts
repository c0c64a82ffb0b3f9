import type { MatchStatus } from "@touchline/domain";
import { betListingsOf, type BetLeg } from "@touchline/store";
import { useCallback, useState, useSyncExternalStore } from "react";
import { useResource, useSession, useStore } from "../../../../elements/store.ts";
import { useBetMatches } from "../list/use-bet-matches.ts";
import { countTracked, trackedLegs, type TrackedCount } from "./tracked-legs.ts";

const storageName = "tl_tracker";

/** The followed legs, how many bets they belong to, and whether the strip is folded: remembered on the device. */
export interface Tracker {
  readonly legs: readonly BetLeg[];
  readonly count: TrackedCount;
  readonly isFolded: boolean;
  fold(isFolded: boolean): void;
}

/** Follows the legs of open bets. */
export function useTracker(): Tracker {
  const store = useStore();
  const { ports } = store;
  const { player } = useSession();
  const [isFolded, setFolded] = useState(() => ports.localStorage.read(storageName) === "folded");
  const { data } = useResource(betListingsOf(store).bets({ group: "open", page: 1 }), { isEnabled: player !== null });
  const bets = player === null ? [] : (data?.bets ?? []);
  useBetMatches(bets);
  const statuses = useStatuses([...new Set(bets.flatMap(({ legs }) => legs.map(({ matchId }) => matchId)))]);
  const statusOf = (matchId: string): MatchStatus | undefined => statuses.get(matchId);
  return {
    legs: trackedLegs(bets, statusOf),
    count: countTracked(bets, statusOf),
    isFolded,
    fold(next) {
      setFolded(next);
      ports.localStorage.write(storageName, next ? "folded" : null);
    },
  };
}

/** How matches stand, drawn anew only when one of them starts, stops or ends. */
function useStatuses(matchIds: readonly string[]): ReadonlyMap<string, MatchStatus> {
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
