import { localDate, startOfDayMs } from "../../../elements/time.ts";
import { readSportParameter } from "../../../navigation/navigation.ts";

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const lastPage = 10_000;
/** Days that a list of coming matches offers: today and the week that the feed plans ahead. */
const offeredDays = 8;

/** Values of the `time` parameter (decisions AC). */
export const timeWindows = ["all", "1h", "3h", "6h", "12h", "1d", "2d", "7d"] as const;
export type TimeWindow = (typeof timeWindows)[number];
const hoursByWindow: Readonly<Record<TimeWindow, number | null>> = {
  all: null,
  "1h": 1,
  "3h": 3,
  "6h": 6,
  "12h": 12,
  "1d": 24,
  "2d": 48,
  "7d": 168,
};

/** Values of the `sortBy` parameter (decisions AC). */
export const listingSorts = ["priority", "start_time", "bets_count"] as const;
export type ListingSort = (typeof listingSorts)[number];

/** Values of the `tab` parameter; without one all matches are listed. */
const listingTabs = ["matches", "outrights", "betbuilder"] as const;

/** What a page of matches was asked to show; every part is in its address (spec.md 2). */
export interface ListingChoice {
  /** What is listed: everything, winners of competitions, or matches whose outcomes can be joined in one bet (spec.md 2). */
  readonly tab: (typeof listingTabs)[number];
  readonly time: TimeWindow;
  /** A day of the page's time zone, `2026-11-21`; null for all. */
  readonly date: string | null;
  readonly sortBy: ListingSort;
  readonly sport: string | null;
  readonly league: string | null;
  readonly isBettable: boolean;
  /** Only what can be watched. */
  readonly hasVideo: boolean;
  readonly page: number;
}

/** A list without any choice. */
export const plainListing: ListingChoice = {
  tab: "matches",
  time: "all",
  date: null,
  sortBy: "priority",
  sport: null,
  league: null,
  isBettable: false,
  hasVideo: false,
  page: 1,
};

/** When and where a page was drawn: what days are counted from. */
export interface ListingPlace {
  readonly nowMs: number;
  readonly timeZone: string;
}

/** A day to choose, and a moment within it. */
export interface OfferedDay {
  readonly date: string;
  readonly atMs: number;
}

function noonOf({ nowMs, timeZone }: ListingPlace, days: number): number {
  const noon = startOfDayMs(nowMs, timeZone) + dayMs / 2;
  return startOfDayMs(noon + days * dayMs, timeZone) + dayMs / 2;
}

/** The days that a list of coming matches offers, today first. */
export function offeredDates(place: ListingPlace): readonly OfferedDay[] {
  return Array.from({ length: offeredDays }, (_, days) => {
    const atMs = noonOf(place, days);
    return { date: localDate(atMs, place.timeZone), atMs };
  });
}

/** Reads `page`; anything but a whole number from 1 is the first. */
export function parsePage(search: URLSearchParams): number {
  const page = Number(search.get("page") ?? "1");
  return Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1;
}

/** Reads the parameters of a list that offers these days; whatever is invalid is its default. */
export function parseListing(search: URLSearchParams, days: readonly OfferedDay[]): ListingChoice {
  const league = search.get("league");
  return {
    tab: listingTabs.find((tab) => tab === search.get("tab")) ?? plainListing.tab,
    time: timeWindows.find((window) => window === search.get("time")) ?? plainListing.time,
    date: days.find(({ date }) => date === search.get("date"))?.date ?? null,
    sortBy: listingSorts.find((sort) => sort === search.get("sortBy")) ?? plainListing.sortBy,
    sport: readSportParameter(search),
    league: league !== null && /^[1-9]\d{0,9}$/u.test(league) ? league : null,
    isBettable: search.get("isBettable") === "true",
    hasVideo: search.get("hasVideo") === "true",
    page: parsePage(search),
  };
}

/** The address of a choice: defaults are left out. */
export function listingAddress(path: string, choice: ListingChoice): string {
  const query = new URLSearchParams({
    ...(choice.tab === "matches" ? {} : { tab: choice.tab }),
    ...(choice.time === "all" ? {} : { time: choice.time }),
    ...(choice.date === null ? {} : { date: choice.date }),
    ...(choice.sortBy === "priority" ? {} : { sortBy: choice.sortBy }),
    ...(choice.sport === null ? {} : { sport: choice.sport }),
    ...(choice.league === null ? {} : { league: choice.league }),
    ...(choice.isBettable ? { isBettable: "true" } : {}),
    ...(choice.hasVideo ? { hasVideo: "true" } : {}),
    ...(choice.page === 1 ? {} : { page: String(choice.page) }),
  });
  return query.size === 0 ? path : `${path}?${query}`;
}

/** The span of a choice's matches as minutes, so that the server's query and the browser's are the same. */
export function listingSpan(choice: ListingChoice, place: ListingPlace): { readonly startFrom?: string; readonly startTo?: string } {
  const iso = (ms: number): string => new Date(Math.floor(ms / 60_000) * 60_000).toISOString();
  const hours = hoursByWindow[choice.time];
  const days = offeredDates(place).findIndex(({ date }) => date === choice.date);
  const ends = [
    ...(hours === null ? [] : [place.nowMs + hours * hourMs]),
    ...(days < 0 ? [] : [startOfDayMs(noonOf(place, days + 1), place.timeZone) - 1]),
  ];
  return {
    ...(days < 0 ? {} : { startFrom: iso(startOfDayMs(noonOf(place, days), place.timeZone)) }),
    ...(ends.length === 0 ? {} : { startTo: iso(Math.min(...ends)) }),
  };
}

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
