import { useIsOnline, useStore, useValue } from "../elements/store.ts";

/** Whether prices on the page may be old. */
export function useIsStale(): boolean {
  const { realtime } = useStore();
  const { isStale } = useValue(realtime);
  const isOnline = useIsOnline();
  return isStale || !isOnline;
}
