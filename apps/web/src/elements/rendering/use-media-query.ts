import { useCallback, useSyncExternalStore } from "react";

/** Whether a media query matches; null on the server. */
export function useMediaQuery(query: string): boolean | null {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore<boolean | null>(
    subscribe,
    () => matchMedia(query).matches,
    () => null,
  );
}

/** Whether the window has the tab bar of phones; null on the server. */
export function useIsPhone(): boolean | null {
  return useMediaQuery("(max-width: 799px)");
}

/** Whether the window has a column for the slip; null on the server. */
export function useIsDesktop(): boolean | null {
  return useMediaQuery("(min-width: 1024px)");
}
