import { hitsEveryMs, jackpotEveryMs, jackpotHitsOf, jackpotsOf, type Jackpot, type JackpotHit } from "@touchline/store/bonuses";
import { useEffect } from "react";
import { useResource, useStore } from "../../../../elements/store.ts";
import { useOwner } from "../use-bonuses.ts";

/** Reads again every so often while the page is looked at. */
function useEvery(everyMs: number, read: () => unknown): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") read();
    }, everyMs);
    return () => clearInterval(timer);
  }, [everyMs, read]);
}

/** Jackpots with their levels, read every 15 s. */
export function useJackpots(): readonly Jackpot[] {
  const { api } = useStore();
  const { data, refetch } = useResource(jackpotsOf(api));
  useEvery(jackpotEveryMs, refetch);
  return data ?? [];
}

/** The latest hits of a jackpot, read every 60 s. */
export function useJackpotHits(id: number): readonly JackpotHit[] | undefined {
  const { api } = useStore();
  const { data, refetch } = useResource(jackpotHitsOf(api, useOwner(), id));
  useEvery(hitsEveryMs, refetch);
  return data;
}
