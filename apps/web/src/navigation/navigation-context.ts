import { createContext, use, useSyncExternalStore } from "react";
import type { CurrentPage, Navigation, NavigationState } from "./navigation.ts";

export const NavigationContext = createContext<Navigation | null>(null);

export function useNavigation(): Navigation {
  const navigation = use(NavigationContext);
  if (navigation === null) throw new Error("No NavigationContext");
  return navigation;
}

/** A value of the navigation's state; rerenders when the value changes. */
export function useNavigationState<Value>(select: (state: NavigationState) => Value): Value {
  const { subscribe, getState } = useNavigation();
  const read = (): Value => select(getState());
  return useSyncExternalStore(subscribe, read, read);
}

/** The page that is shown; rerenders when another one opens, but not when one is asked for. */
export function useCurrentPage(): CurrentPage {
  return useNavigationState(({ page }) => page);
}
