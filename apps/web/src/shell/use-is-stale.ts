import { useIsOnline } from "../elements/store/use-is-online.ts";
import { useStore } from "../elements/store/use-store.ts";
import { useValue } from "../elements/store/use-value.ts";

/** Whether prices on the page may be old. */
export function useIsStale(): boolean {
  const { realtime } = useStore();
  const { isStale } = useValue(realtime);
  const isOnline = useIsOnline();
  return isStale || !isOnline;
}
