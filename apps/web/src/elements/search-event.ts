/** Event on the document that requests the search. Not in `dialog-events`, because that module is not part of the first load. */
export const searchRequested = "touchline:search";

/** Opens the search. `data-search` keeps the request while the code of the search is still being fetched. */
export function requestSearch(): void {
  document.documentElement.dataset["search"] = "asked";
  document.dispatchEvent(new Event(searchRequested));
}
