import { createContext, use, useEffect, useReducer } from "react";
import type { Navigation, NavigationState } from "./navigation.ts";

export const NavigationContext = createContext<Navigation | null>(null);

export function useNavigation(): Navigation {
  const navigation = use(NavigationContext);
  if (navigation === null) throw new Error("No NavigationContext");
  return navigation;
}

/**
 * A value of the navigation's state; rerenders when it changes. Unlike `useSyncExternalStore`, it does not make React run the effects of
 * the page that leaves and of the one that opens before the paint.
 */
export function useNavigationValue<Value>(read: (state: NavigationState) => Value): Value {
  const navigation = useNavigation();
  const value = read(navigation.getState());
  const [, render] = useReducer((renders: number) => renders + 1, 0);
  useEffect(() => {
    const follow = (): void => {
      if (!Object.is(read(navigation.getState()), value)) render();
    };
    follow();
    return navigation.subscribe(follow);
  }, [navigation, read, value]);
  return value;
}

/** The current page and the address being fetched; rerenders when either changes. */
export function useNavigationState(): NavigationState {
  return useNavigationValue((state) => state);
}
