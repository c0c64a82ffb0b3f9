import type { Store } from "@touchline/store";
import { use } from "react";
import { StoreContext } from "./store-context.ts";

/** The store of the page. */
export function useStore(): Store {
  const store = use(StoreContext);
  if (store === null) throw new Error("There is no store above this component.");
  return store;
}
