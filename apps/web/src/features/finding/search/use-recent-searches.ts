import { useMemo, useReducer, useSyncExternalStore } from "react";
import { useStore } from "../../../elements/store.ts";
import { addRecentSearch, formatRecentSearches, parseRecentSearches, recentSearchesName } from "./recent-searches.ts";

interface RecentSearches {
  readonly searches: readonly string[];
  remember(text: string): void;
  /** One of them, or all for null. */
  forget(text: string | null): void;
}

/** Hears of searches in other tabs. */
function subscribeStorage(listener: () => void): () => void {
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
}

/** The searches of this device; none on the first drawing, which the server made. */
export function useRecentSearches(): RecentSearches {
  const { localStorage } = useStore().ports;
  // Storage tells other tabs, but not the page that wrote.
  const [, readAgain] = useReducer((count: number) => count + 1, 0);
  const saved = useSyncExternalStore(
    subscribeStorage,
    () => localStorage.read(recentSearchesName),
    () => null,
  );
  const searches = useMemo(() => parseRecentSearches(saved), [saved]);
  const keep = (next: readonly string[]): void => {
    localStorage.write(recentSearchesName, formatRecentSearches(next));
    readAgain();
  };
  return {
    searches,
    remember: (text) => keep(addRecentSearch(searches, text)),
    forget: (text) => keep(text === null ? [] : searches.filter((kept) => kept !== text)),
  };
}
