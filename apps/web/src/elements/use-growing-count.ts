import { useEffect, useState, useSyncExternalStore } from "react";
import { afterPaint } from "./after-paint.ts";

const never = (): (() => void) => () => undefined;

interface Growth {
  readonly total: number;
  /** How many are drawn at once: what fills a screen. */
  readonly first: number;
  /** How many more are drawn between two paints. */
  readonly step: number;
}

/** How many of many parts may be drawn by now: all of what the server drew, else a screen of them first and the rest a few at a time, so that neither the first paint nor a finger waits for what is out of view. */
export function useGrowingCount({ total, first, step }: Growth): number {
  const isServerDrawn = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [count, setCount] = useState(isServerDrawn ? Infinity : first);
  useEffect(() => {
    if (count >= total) return;
    let isOver = false;
    void afterPaint().then(() => {
      if (!isOver) setCount(count + step);
    });
    return () => {
      isOver = true;
    };
  }, [count, total, step]);
  return count;
}
