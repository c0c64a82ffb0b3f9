import { useMemo, useState, useSyncExternalStore } from "react";
import { useStore } from "../../elements/use-store.ts";
import { addRecentSearch, formatRecentSearches, parseRecentSearches, recentSearchesName } from "./recent-searches.ts";

interface RecentSearches {
  readonly searches: readonly string[];
  remember(text: string): void;
  forget(): void;
}

/** Hears of searches in other tabs. */
function subscribeStorage(listener: () => void): () => void {
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
}

/** The searches of this device; none on the first drawing, which the server made. */
export function useRecentSearches(): RecentSearches {
  const { localStorage } = useStore().ports;
  const [, setWritten] = useState<string | null>(null);
  const saved = useSyncExternalStore(
    subscribeStorage,
    () => localStorage.read(recentSearchesName),
    () => null,
  );
  const searches = useMemo(() => parseRecentSearches(saved), [saved]);
  const keep = (next: readonly string[]): void => {
    const text = formatRecentSearches(next);
    localStorage.write(recentSearchesName, text);
    setWritten(text);
  };
  return { searches, remember: (text) => keep(addRecentSearch(searches, text)), forget: () => keep([]) };
}
