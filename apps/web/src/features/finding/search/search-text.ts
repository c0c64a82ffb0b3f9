const shortestSearch = 3;
export const longestSearch = 50;

/** A typed text as it is searched for: no spaces around or doubled, at most 50 characters (spec.md 5). */
export function toSearchText(typed: string): string {
  return Array.from(typed.trim().replace(/\s+/gu, " ")).slice(0, longestSearch).join("").trim();
}

/** Whether a text is long enough to search for. */
export function isSearchable(text: string): boolean {
  return Array.from(text).length >= shortestSearch;
}
