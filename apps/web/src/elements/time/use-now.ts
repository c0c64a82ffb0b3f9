import { useSyncExternalStore } from "react";
import { useStore } from "../store.ts";

/** Product time to the whole second, epoch ms; the time of the drawing at first. */
export function useNow(): number {
  const { clock, drawnAtMs } = useStore();
  const floor = (ms: number): number => Math.floor(ms / 1000) * 1000;
  return useSyncExternalStore(
    clock.subscribe,
    () => floor(clock.now()),
    () => floor(drawnAtMs()),
  );
}
