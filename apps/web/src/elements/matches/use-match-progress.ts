import { type MatchProgress, readMatchProgress } from "@touchline/store/match-progress";
import { useMemo } from "react";
import { useResource, useStore } from "../store.ts";

/** The progress of a match; undefined until it is loaded. */
export function useMatchProgress(matchId: string): MatchProgress | undefined {
  const { listings } = useStore();
  const wire = useResource(listings.timeline(matchId)).data?.progress;
  return useMemo(() => (wire === undefined ? undefined : readMatchProgress(wire)), [wire]);
}

/** The time of an incident for display: minutes get a prime, other times stay unchanged. */
export function formatIncidentTime(time: string | null): string {
  if (time === null) return "";
  return /^\d+(?:\+\d+)?$/u.test(time) ? `${time}′` : time;
}
