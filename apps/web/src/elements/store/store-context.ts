import type { Store } from "@touchline/store";
import { createContext } from "react";

/** The store of the page; given once, at the root. */
export const StoreContext = createContext<Store | null>(null);
