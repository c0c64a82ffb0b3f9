import { readMatchProgress, type MatchProgress } from "@touchline/store/match-progress";
import { useMemo } from "react";
import { useResource, useStore } from "../store.ts";

/** How a match went so far; undefined until it was read. */
export function useCourse(matchId: string): MatchProgress | undefined {
  const { listings } = useStore();
  const wire = useResource(listings.timeline(matchId)).data?.course;
  return useMemo(() => (wire === undefined ? undefined : readMatchProgress(wire)), [wire]);
}
