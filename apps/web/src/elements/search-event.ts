/** Event on the document that requests the search. Not in `dialog-events`, which the first load does not need. */
export const searchRequested = "touchline:search";

/** Opens the search. `data-search` reports the request to a search whose code is still being fetched. */
export function requestSearch(): void {
  document.documentElement.dataset["search"] = "asked";
  document.dispatchEvent(new Event(searchRequested));
}
