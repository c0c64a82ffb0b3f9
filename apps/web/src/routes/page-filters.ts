import type { MatchFilter, Store } from "@touchline/store";
import { localDate, startOfDayMs } from "../elements/time/local-day.ts";
import {
  listingSpan,
  offeredDates,
  parseListing,
  parsePage,
  type ListingChoice,
  type ListingPlace,
  type ListingSort,
} from "../features/finding/lists/listing/listing-choice.ts";
import { readSportParameter } from "../navigation/sport-parameter.ts";
import { parseInPlay } from "../features/matches/live-overview/in-play-choice.ts";

const listPageSize = 50;
const leaguePageSize = 100;

const dayMs = 86_400_000;

/** To the minute, so that the server's query and the browser's are the same. */
function isoMinute(ms: number): string {
  return new Date(Math.floor(ms / 60_000) * 60_000).toISOString();
}

export function inPlayFilter(search: URLSearchParams): MatchFilter {
  const { sport, hasVideo } = parseInPlay(search);
  return { state: "live", limit: 100, ...(sport === null ? {} : { sportKey: sport }), ...(hasVideo ? { hasVideo } : {}) };
}

const sortByParameter: Readonly<Record<ListingSort, NonNullable<MatchFilter["sort"]>>> = {
  priority: "league",
  start_time: "time",
  bets_count: "popular",
};

/** What the days of a page are counted from. */
export function listingPlace(store: Store): ListingPlace {
  return { nowMs: store.drawnAtMs(), timeZone: store.preferences.getState().timeZone };
}

/** The listing parameters of a page. */
export function readListing(store: Store, search: URLSearchParams): ListingChoice {
  return parseListing(search, offeredDates(listingPlace(store)));
}

/** What a listing page is about before anything is chosen. */
export type ListingScope = Pick<MatchFilter, "sportKey" | "sportType">;

/** The list of a listing page; outright events have no day, so only matches are narrowed by time. */
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

/** The schedule's days, and its matches of one of them by time. */
export function scheduleChoice(store: Store, search: URLSearchParams): ListingChoice & { readonly date: string } {
  const choice = readListing(store, search);
  return { ...choice, sortBy: "start_time", date: choice.date ?? offeredDates(listingPlace(store))[0]?.date ?? "" };
}

export function scheduleFilter(store: Store, search: URLSearchParams): MatchFilter {
  const { date, sport, page } = scheduleChoice(store, search);
  const span = listingSpan({ ...readListing(store, search), time: "all", date }, listingPlace(store));
  return { state: "prematch", sort: "time", limit: listPageSize, page, ...(sport === null ? {} : { sportKey: sport }), ...span };
}

/** Values of the `tab` parameter of a league page. */
const leagueTabs = ["matches", "outrights", "standings"] as const;
type LeagueTab = (typeof leagueTabs)[number];

/** Reads `tab`; anything unknown is the matches. */
export function parseLeagueTab(search: URLSearchParams): LeagueTab {
  return leagueTabs.find((tab) => tab === search.get("tab")) ?? "matches";
}

export function leagueFilter(leagueId: string, tab: LeagueTab): MatchFilter {
  const base: MatchFilter = { state: "bettable", leagueId, limit: leaguePageSize, sort: "time" };
  return tab === "outrights" ? { ...base, kind: "outright" } : base;
}

/** Days that the results page offers, today first. */
const resultDays = 14;

/** Midnight of a day so many days before today, in the page's time zone. */
function dayStartMs(store: Store, daysAgo: number): number {
  const { timeZone } = store.preferences.getState();
  const noon = startOfDayMs(store.drawnAtMs(), timeZone) + dayMs / 2;
  return startOfDayMs(noon - daysAgo * dayMs, timeZone);
}

/** The days that the results page offers: their dates as `date` takes them, and a moment within each. */
export function resultDates(store: Store): readonly { readonly date: string; readonly atMs: number }[] {
  const { timeZone } = store.preferences.getState();
  return Array.from({ length: resultDays }, (_, daysAgo) => {
    const atMs = dayStartMs(store, daysAgo) + dayMs / 2;
    return { date: localDate(atMs, timeZone), atMs };
  });
}

/** How many days ago the asked day was; anything but one of the offered days is today. */
export function parseResultDay(store: Store, search: URLSearchParams): number {
  return Math.max(
    0,
    resultDates(store).findIndex(({ date }) => date === search.get("date")),
  );
}

/** Finished matches of one day by league. */
export function resultsFilter({ store, search }: { readonly store: Store; readonly search: URLSearchParams }): MatchFilter {
  const sportKey = readSportParameter(search);
  const daysAgo = parseResultDay(store, search);
  return {
    state: "finished",
    limit: leaguePageSize,
    page: parsePage(search),
    startFrom: isoMinute(dayStartMs(store, daysAgo)),
    startTo: isoMinute(dayStartMs(store, daysAgo - 1)),
    ...(sportKey === null ? {} : { sportKey }),
  };
}
