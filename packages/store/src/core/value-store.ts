import { createStore, type StoreApi } from "zustand/vanilla";

/** A small observable value. */
export type ValueStore<Value> = Pick<StoreApi<Value>, "getState" | "setState" | "subscribe">;

/** Makes an observable value; `setState` merges into objects. */
export function createValueStore<Value>(initial: Value): ValueStore<Value> {
  return createStore<Value>(() => initial);
}
