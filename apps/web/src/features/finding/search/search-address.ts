/** The address of the search page for a text. */
export function searchAddress(text: string): string {
  return text === "" ? "/search" : `/search?${new URLSearchParams({ q: text })}`;
}
