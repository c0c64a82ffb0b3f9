import { plainListing, type ListingChoice } from "./listing-choice.ts";

/** What of a choice can hide matches. */
export type FilterName = "time" | "date" | "sport" | "league" | "isBettable" | "hasVideo";

const names: readonly FilterName[] = ["date", "time", "sport", "league", "isBettable", "hasVideo"];

/** The filters that a choice sets; sorting hides nothing. */
export function activeFilters(choice: ListingChoice): readonly FilterName[] {
  return names.filter((name) => choice[name] !== plainListing[name]);
}

/** The choice without one of its filters, on its first page. */
export function withoutFilter(choice: ListingChoice, name: FilterName): ListingChoice {
  return { ...choice, [name]: plainListing[name], page: 1 };
}

/** The choice without any filter; tab and order stay. */
export function withoutFilters(choice: ListingChoice): ListingChoice {
  return { ...plainListing, tab: choice.tab, sortBy: choice.sortBy };
}
