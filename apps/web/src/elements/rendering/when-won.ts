import { useEffect, useRef } from "react";

/** Calls once when a bet or a leg that the page shows has been won, not for what was won before the page opened. */
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

/** When the parts of a leg or bet that has just been won appear, in ms: the link to the leg before it, its ring, the tick, the sum, and the profit. */
export const wonAtMs = { link: 0, ring: 220, tick: 420, sum: 500, profit: 900 } as const;
