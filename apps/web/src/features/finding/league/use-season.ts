import type { LeagueSeason } from "@touchline/store";
import { historyListings } from "@touchline/store/history";
import { useEffect } from "react";
import { useResource, useStore } from "../../../elements/store.ts";

/** Interval for refetching a season with a match in play; the backend includes scores at about the same interval. */
const liveEveryMs = 15_000;

export interface SeasonReading {
  readonly season: LeagueSeason | undefined;
  readonly isError: boolean;
  refetch(): void;
}

function hasLive({ rows, tables, rounds }: LeagueSeason): boolean {
  return [...rows, ...tables.flatMap((table) => table.rows), ...rounds.flatMap(({ ties }) => ties)].some(({ isLive }) => isLive);
}

/** The season of a league, kept current while one of its matches is in play. */
export function useSeason(leagueId: string): SeasonReading {
  const { data: season, isError, refetch } = useResource(historyListings(useStore()).standings(leagueId));
  const isLive = season !== undefined && hasLive(season);
  useEffect(() => {
    if (!isLive) return undefined;
    const timer = setInterval(() => void refetch(), liveEveryMs);
    return () => clearInterval(timer);
  }, [isLive, refetch]);
  return { season, isError, refetch: () => void refetch() };
}
