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

/** Whether `isWanted` has been true for a paint: what follows a press is drawn when the press itself has been seen. False at once. */
export function useAfterPaint(isWanted: boolean): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    void afterPaint().then(() => {
      if (!isOver) setPainted(true);
    });
    return () => {
      isOver = true;
      setPainted(false);
    };
  }, [isWanted]);
  return isWanted && isPainted;
}

/** Whether what stands first has been painted, so that what is less urgent may be drawn: at once where the server drew both. */
export function useIsPainted(): boolean {
  return useGrowingCount({ total: 1, first: 0, step: 1 }) > 0;
}
