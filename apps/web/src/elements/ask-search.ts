/** Told to the document when somebody asks for the search; `data-search` says so to a search that is still being fetched. */
export const searchAsked = "touchline:search";

/** Asks for the search over the page. */
export function askSearch(): void {
  document.documentElement.dataset["search"] = "asked";
  document.dispatchEvent(new Event(searchAsked));
}
