import { dayMs, hourMs } from "@touchline/domain";
import { localDate, startOfDayMs } from "../../../elements/time.ts";
import { readIdParameter } from "../../../navigation/id-parameter.ts";
import { readSportParameter } from "../../../navigation/navigation.ts";

const maxPage = 10_000;
/** Days that can be chosen: today and the week that the feed plans ahead. */
const dayCount = 8;

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

/** Values of the `tab` parameter; `matches` is the default. */
const listingTabs = ["matches", "outrights", "betbuilder"] as const;

/** Filters, sorting and page of a match list, all of them in its address (specification 2). */
export interface ListingChoice {
  /** All matches, outrights, or matches with a bet builder (specification 2). */
  readonly tab: (typeof listingTabs)[number];
  readonly time: TimeWindow;
  /** A day in the page's time zone, `2026-11-21`; null for all days. */
  readonly date: string | null;
  readonly sortBy: ListingSort;
  readonly sport: string | null;
  readonly league: string | null;
  readonly isBettable: boolean;
  /** Only matches with video. */
  readonly hasVideo: boolean;
  readonly page: number;
}

/** The choice of an address without parameters. */
export const defaultListing: ListingChoice = {
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

/** The current time and the time zone in which days begin. */
export interface ListingTime {
  readonly nowMs: number;
  readonly timeZone: string;
}

/** A day that can be chosen, and a time within it. */
export interface OfferedDay {
  readonly date: string;
  readonly atMs: number;
}

function noonOf({ nowMs, timeZone }: ListingTime, days: number): number {
  const noon = startOfDayMs(nowMs, timeZone) + dayMs / 2;
  return startOfDayMs(noon + days * dayMs, timeZone) + dayMs / 2;
}

/** The days that can be chosen, today first. */
export function offeredDates(time: ListingTime): readonly OfferedDay[] {
  return Array.from({ length: dayCount }, (_, days) => {
    const atMs = noonOf(time, days);
    return { date: localDate(atMs, time.timeZone), atMs };
  });
}

/** Reads the parameter `page`; 1 if it is not a positive integer. */
export function parsePage(search: URLSearchParams): number {
  const page = Number(search.get("page") ?? "1");
  return Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1;
}

/** Reads the parameters of a list. Invalid parameters and days that are not offered fall back to the default. */
export function parseListing(search: URLSearchParams, days: readonly OfferedDay[]): ListingChoice {
  return {
    tab: listingTabs.find((tab) => tab === search.get("tab")) ?? defaultListing.tab,
    time: timeWindows.find((window) => window === search.get("time")) ?? defaultListing.time,
    date: days.find(({ date }) => date === search.get("date"))?.date ?? null,
    sortBy: listingSorts.find((sort) => sort === search.get("sortBy")) ?? defaultListing.sortBy,
    sport: readSportParameter(search),
    league: readIdParameter(search, "league"),
    isBettable: search.get("isBettable") === "true",
    hasVideo: search.get("hasVideo") === "true",
    page: parsePage(search),
  };
}

/** The address of a choice. Omits parameters with default values. */
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

/** Start times that a choice includes, rounded to minutes so that server and browser send the same query. */
export function listingSpan(choice: ListingChoice, time: ListingTime): { readonly startFrom?: string; readonly startTo?: string } {
  const iso = (ms: number): string => new Date(Math.floor(ms / 60_000) * 60_000).toISOString();
  const hours = hoursByWindow[choice.time];
  const days = offeredDates(time).findIndex(({ date }) => date === choice.date);
  const ends = [
    ...(hours === null ? [] : [time.nowMs + hours * hourMs]),
    ...(days < 0 ? [] : [startOfDayMs(noonOf(time, days + 1), time.timeZone) - 1]),
  ];
  return {
    ...(days < 0 ? {} : { startFrom: iso(startOfDayMs(noonOf(time, days), time.timeZone)) }),
    ...(ends.length === 0 ? {} : { startTo: iso(Math.min(...ends)) }),
  };
}

/** The filters of a choice, which hide matches. */
export type FilterName = "time" | "date" | "sport" | "league" | "isBettable" | "hasVideo";

const names: readonly FilterName[] = ["date", "time", "sport", "league", "isBettable", "hasVideo"];

/** The filters that a choice sets. */
export function activeFilters(choice: ListingChoice): readonly FilterName[] {
  return names.filter((name) => choice[name] !== defaultListing[name]);
}

/** The choice without one of its filters, on its first page. */
export function withoutFilter(choice: ListingChoice, name: FilterName): ListingChoice {
  return { ...choice, [name]: defaultListing[name], page: 1 };
}

/** The choice without filters; keeps the tab and the sorting. */
export function withoutFilters(choice: ListingChoice): ListingChoice {
  return { ...defaultListing, tab: choice.tab, sortBy: choice.sortBy };
}
