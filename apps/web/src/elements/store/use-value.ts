import type { ValueStore } from "@touchline/store";
import { useSyncExternalStore } from "react";

/** The current value of a small store, drawn anew when it changes. */
export function useValue<Value>(store: Pick<ValueStore<Value>, "getState" | "subscribe">): Value {
  return useSyncExternalStore(store.subscribe, store.getState, store.getState);
}
