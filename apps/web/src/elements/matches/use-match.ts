import type { Match } from "@touchline/store";
import { useCallback, useSyncExternalStore } from "react";
import { useStore } from "../store.ts";

/** A match as it stands; undefined until it was read. */
export function useMatch(id: string): Match | undefined {
  const { entities } = useStore();
  const subscribe = useCallback((listener: () => void) => entities.subscribeMatch(id, listener), [entities, id]);
  const read = (): Match | undefined => entities.match(id);
  return useSyncExternalStore(subscribe, read, read);
}
