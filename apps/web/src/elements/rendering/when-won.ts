import { useEffect, useRef } from "react";

/** Calls `run` once when a shown bet or leg is won, but not if it was won before it was shown. */
export function useWhenWon(isWon: boolean, run: () => (() => void) | void): void {
  const wasWon = useRef(isWon);
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const isNew = isWon && !wasWon.current;
    wasWon.current = isWon;
    return isNew ? (latest.current() ?? undefined) : undefined;
  }, [isWon]);
}

/** Delays in ms before the parts of a newly won leg or bet appear: the link to the previous leg, its ring, the tick, sum and profit. */
export const wonAtMs = { link: 0, ring: 220, tick: 420, sum: 500, profit: 900 } as const;
