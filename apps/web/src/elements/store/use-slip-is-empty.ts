import { useSyncExternalStore } from "react";
import { useStore } from "./use-store.ts";

/** Whether nothing is on the slip; true on the server, which knows no slip. */
export function useSlipIsEmpty(): boolean {
  const { slip } = useStore();
  return useSyncExternalStore(
    slip.subscribe,
    () => slip.getState().slip.bets.length === 0,
    () => true,
  );
}
