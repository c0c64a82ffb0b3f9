import type { Market } from "@touchline/domain";
import { useCallback, useSyncExternalStore } from "react";
import { useStore } from "../store.ts";

/** What one line is, drawn anew when its outcomes, names or state change but not with each price; undefined while it is not on offer. */
export function useMarket(key: string | null): Market | undefined {
  const { entities } = useStore();
  const subscribe = useCallback((listener: () => void) => entities.subscribeMarketShape(key ?? "", listener), [entities, key]);
  const read = (): Market | undefined => (key === null ? undefined : entities.marketShape(key));
  return useSyncExternalStore(subscribe, read, read);
}

/** One line as it stands, drawn anew with each of its prices; undefined while it is not on offer. */
export function useQuotedMarket(key: string): Market | undefined {
  const { entities } = useStore();
  const subscribe = useCallback((listener: () => void) => entities.subscribeMarket(key, listener), [entities, key]);
  const read = (): Market | undefined => entities.market(key);
  return useSyncExternalStore(subscribe, read, read);
}

/** Keys of a match's lines by priority. */
export function useMarketKeys(matchId: string): readonly string[] {
  const { entities } = useStore();
  const subscribe = useCallback((listener: () => void) => entities.subscribeMarketKeys(matchId, listener), [entities, matchId]);
  const read = (): readonly string[] => entities.marketKeys(matchId);
  return useSyncExternalStore(subscribe, read, read);
}
