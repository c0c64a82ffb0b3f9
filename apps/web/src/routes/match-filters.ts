import type { MatchFilter, Store } from "@touchline/store";
import {
  listingSpan,
  offeredDates,
  parseListing,
  type ListingChoice,
  type ListingTime,
  type ListingSort,
} from "../features/finding/lists/listing-choice.ts";
import { parseInPlay } from "../features/matches/live-overview/in-play-choice.ts";
import { failureToOutcome, pageFound, redirectTo, type LoadContext, type PageOutcome } from "./page.ts";

export const listPageSize = 50;

export function inPlayFilter(search: URLSearchParams): MatchFilter {
  const { sport, hasVideo } = parseInPlay(search);
  return { state: "live", limit: 100, ...(sport === null ? {} : { sportKey: sport }), ...(hasVideo ? { hasVideo } : {}) };
}

const sortByParameter: Readonly<Record<ListingSort, NonNullable<MatchFilter["sort"]>>> = {
  priority: "league",
  start_time: "time",
  bets_count: "popular",
};

/** The time and time zone from which a page counts its days. */
export function listingPlace(store: Store): ListingTime {
  return { nowMs: store.renderedAtMs(), timeZone: store.preferences.getState().timeZone };
}

/** Reads the listing parameters of an address. */
export function readListing(store: Store, search: URLSearchParams): ListingChoice {
  return parseListing(search, offeredDates(listingPlace(store)));
}

/** The matches of a listing page without the visitor's filters. */
export type ListingScope = Pick<MatchFilter, "sportKey" | "sportType">;

/** The filter of a listing page. Outright events have no day, so only matches are narrowed by time. */
export function listingFilter(
  store: Store,
  { scope, choice }: { readonly scope: ListingScope; readonly choice: ListingChoice },
): MatchFilter {
  const base: MatchFilter = { state: "bettable", limit: listPageSize, page: choice.page, ...scope };
  if (choice.tab === "outrights") return { ...base, kind: "outright" };
  return {
    ...base,
    sort: sortByParameter[choice.sortBy],
    ...(choice.sport === null || scope.sportKey !== undefined ? {} : { sportKey: choice.sport }),
    ...(choice.league === null ? {} : { leagueId: choice.league }),
    ...(choice.isBettable || choice.tab === "betbuilder" ? { onlyBettable: true } : {}),
    ...(choice.hasVideo ? { hasVideo: true } : {}),
    ...listingSpan(choice, listingPlace(store)),
  };
}

/** Redirects to the page without its sport filter if the page does not have the sport; null if it does. */
export async function withoutUnknownSport(
  { store, search }: LoadContext,
  path: string,
  sportType?: "regular" | "cyber",
): Promise<PageOutcome | null> {
  const sport = search.get("sport");
  if (sport === null) return null;
  const sports = await store.queries.load(store.listings.sports()).catch(() => null);
  const isOffered = ({ key, type }: { readonly key: string; readonly type: string }): boolean =>
    key === sport && (sportType === undefined || type === sportType);
  if (sports === null || sports.some(isOffered)) return null;
  const rest = new URLSearchParams(search);
  rest.delete("sport");
  return redirectTo(path, rest, 302);
}

/** Loads one page of a list. A page number past the end redirects to the first page. */
export async function loadMatchesPage({ store, search }: LoadContext, path: string, filter: MatchFilter): Promise<PageOutcome> {
  const { page, lastPage } = await store.queries.load(store.listings.matches(filter));
  if (page <= Math.max(lastPage, 1)) return pageFound;
  const first = new URLSearchParams(search);
  first.delete("page");
  return redirectTo(path, first, 302);
}

/** Loads the matches and leagues of a listing page. */
export async function loadListing(context: LoadContext, path: string, scope: ListingScope): Promise<PageOutcome> {
  const { store, search } = context;
  try {
    const elsewhere = scope.sportKey === undefined ? await withoutUnknownSport(context, path, scope.sportType) : null;
    if (elsewhere !== null) return elsewhere;
    const [outcome] = await Promise.all([
      loadMatchesPage(context, path, listingFilter(store, { scope, choice: readListing(store, search) })),
      store.queries.load(store.listings.leagues({ ...scope, limit: 100 })).catch(() => null),
    ]);
    return outcome;
  } catch (error) {
    return failureToOutcome(error);
  }
}
