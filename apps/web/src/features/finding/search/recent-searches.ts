const kept = 6;

/** Where the searches of a device are kept. */
export const recentSearchesName = "tl_searches";

/** Reads what was searched for, newest first; anything unreadable is none. */
export function parseRecentSearches(saved: string | null): readonly string[] {
  try {
    const searches: unknown = JSON.parse(saved ?? "[]");
    return Array.isArray(searches) ? searches.filter((text) => typeof text === "string").slice(0, kept) : [];
  } catch {
    return [];
  }
}

/** Writes the searches to be kept; none are forgotten. */
export function formatRecentSearches(searches: readonly string[]): string | null {
  return searches.length === 0 ? null : JSON.stringify(searches);
}

/** Puts a search first, once. */
export function addRecentSearch(searches: readonly string[], text: string): readonly string[] {
  const others = searches.filter((other) => other.toLocaleLowerCase() !== text.toLocaleLowerCase());
  return [text, ...others].slice(0, kept);
}
