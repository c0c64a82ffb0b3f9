import type { StoragePort } from "@touchline/store";

const storageName = "tl_searches";
const kept = 6;

/** Reads what was searched for on this device, newest first; anything unreadable is none. */
export function readRecentSearches(storage: StoragePort): readonly string[] {
  try {
    const saved: unknown = JSON.parse(storage.read(storageName) ?? "[]");
    return Array.isArray(saved) ? saved.filter((text) => typeof text === "string").slice(0, kept) : [];
  } catch {
    return [];
  }
}

/** Puts a search first, once. */
export function addRecentSearch(searches: readonly string[], text: string): readonly string[] {
  const others = searches.filter((other) => other.toLocaleLowerCase() !== text.toLocaleLowerCase());
  return [text, ...others].slice(0, kept);
}

/** Keeps the searches on this device; none forgets them. */
export function writeRecentSearches(storage: StoragePort, searches: readonly string[]): void {
  storage.write(storageName, searches.length === 0 ? null : JSON.stringify(searches));
}
