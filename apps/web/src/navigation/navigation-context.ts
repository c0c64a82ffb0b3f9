import { createContext, use, useSyncExternalStore } from "react";
import type { Navigation, NavigationState } from "./navigation.ts";

export const NavigationContext = createContext<Navigation | null>(null);

export function useNavigation(): Navigation {
  const navigation = use(NavigationContext);
  if (navigation === null) throw new Error("No NavigationContext");
  return navigation;
}

/** The current page and the address being fetched; rerenders when either changes. */
export function useNavigationState(): NavigationState {
  const { subscribe, getState } = useNavigation();
  return useSyncExternalStore(subscribe, getState, getState);
}
