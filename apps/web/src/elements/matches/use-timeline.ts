import { type MatchProgress, readMatchProgress } from "@touchline/store/match-progress";
import { useMemo } from "react";
import { useResource, useStore } from "../store.ts";

/** How a match went so far; undefined until it was read. */
export function useCourse(matchId: string): MatchProgress | undefined {
  const { listings } = useStore();
  const wire = useResource(listings.timeline(matchId)).data?.progress;
  return useMemo(() => (wire === undefined ? undefined : readMatchProgress(wire)), [wire]);
}

/** The time of an event as people read it: a minute gets its mark, other times are written as they come. */
export function writeIncidentTime(time: string | null): string {
  if (time === null) return "";
  return /^\d+(?:\+\d+)?$/u.test(time) ? `${time}′` : time;
}
