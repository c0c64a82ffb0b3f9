import { createContext, use } from "react";
import { useValue } from "../elements/store.ts";
import type { Navigation, NavigationState } from "./navigation.ts";

/** How this page navigates. */
export const NavigationContext = createContext<Navigation | null>(null);

export function useNavigation(): Navigation {
  const navigation = use(NavigationContext);
  if (navigation === null) throw new Error("There is no navigation above this component.");
  return navigation;
}

/** Where the page is. */
export function useNavigationState(): NavigationState {
  return useValue(useNavigation());
}
