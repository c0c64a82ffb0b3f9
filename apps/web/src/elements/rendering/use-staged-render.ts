import { useEffect, useState, useSyncExternalStore } from "react";
import { afterPaint } from "./after-paint.ts";

const never = (): (() => void) => () => undefined;

interface Stages {
  readonly total: number;
  /** Number of items in the first render, enough to fill a screen. */
  readonly first: number;
  /** Number of items added after each paint. */
  readonly step: number;
}

/** Whether the component was first rendered by the server. */
export function useIsFromServer(): boolean {
  const isServerRendered = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return useState(isServerRendered)[0];
}

/**
 * Number of items of a long list to render now. Server-rendered lists are complete; others grow after each paint, so that items out of view
 * delay neither the first paint nor input.
 */
export function useStagedCount({ total, first, step }: Stages): number {
  const isFromServer = useIsFromServer();
  const [count, setCount] = useState(isFromServer ? Infinity : first);
  useEffect(() => {
    if (count >= total) return;
    let isCancelled = false;
    void afterPaint().then(() => {
      if (!isCancelled) setCount(count + step);
    });
    return () => {
      isCancelled = true;
    };
  }, [count, total, step]);
  return count;
}

/** Becomes true one paint after `isWanted`, so that the press itself is visible first. Becomes false at once. */
export function useAfterPaint(isWanted: boolean): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    let isCancelled = false;
    void afterPaint().then(() => {
      if (!isCancelled) setPainted(true);
    });
    return () => {
      isCancelled = true;
      setPainted(false);
    };
  }, [isWanted]);
  return isWanted && isPainted;
}

/** Whether the first paint has happened, after which less urgent content can render; true at once for server-rendered pages. */
export function useIsPainted(): boolean {
  return useStagedCount({ total: 1, first: 0, step: 1 }) > 0;
}
