import { createStore, type StoreApi } from "zustand/vanilla";

/** A small observable value. */
export type ValueStore<Value> = Pick<StoreApi<Value>, "getState" | "setState" | "subscribe">;

/** Creates an observable value; `setState` merges objects. */
export function createValueStore<Value>(initial: Value): ValueStore<Value> {
  return createStore<Value>(() => initial);
}
