import { useEffect, useState } from "react";
import { useStore } from "../../elements/use-store.ts";
import { addRecentSearch, readRecentSearches, writeRecentSearches } from "./recent-searches.ts";

interface RecentSearches {
  readonly searches: readonly string[];
  remember(text: string): void;
  forget(): void;
}

/** The searches of this device; none on the first drawing, which the server made. */
export function useRecentSearches(): RecentSearches {
  const { localStorage } = useStore().ports;
  const [searches, setSearches] = useState<readonly string[]>([]);
  useEffect(() => setSearches(readRecentSearches(localStorage)), [localStorage]);
  const keep = (next: readonly string[]): void => {
    writeRecentSearches(localStorage, next);
    setSearches(next);
  };
  return {
    searches,
    remember: (text) => keep(addRecentSearch(readRecentSearches(localStorage), text)),
    forget: () => keep([]),
  };
}
