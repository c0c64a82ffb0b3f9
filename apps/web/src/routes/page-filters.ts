import type { MatchFilter, Store } from "@touchline/store";
import { localDate, startOfDayMs } from "../elements/local-day.ts";

const maxPerSportLive = 7;
const maxPerSportPrematch = 5;
const listPageSize = 50;
const leaguePageSize = 100;

const dayMs = 86_400_000;

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

/** Reads `time`; anything unknown is all. */
export function parseTimeWindow(search: URLSearchParams): TimeWindow {
  return timeWindows.find((window) => window === search.get("time")) ?? "all";
}

export function parsePage(search: URLSearchParams): number {
  const page = Number(search.get("page") ?? "1");
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

/** To the minute, so that the server's query and the browser's are the same. */
function isoMinute(ms: number): string {
  return new Date(Math.floor(ms / 60_000) * 60_000).toISOString();
}

/** The two lists of the home page: what is live, and what is next. */
export function homeFilters(store: Store): readonly [MatchFilter, MatchFilter] {
  return [{ state: "live", limit: 24, sort: "popular", maxPerSport: maxPerSportLive }, upcomingFilter(store, { day: "today" })];
}

export const homeDays = ["all", "today", "tomorrow", "weekend"] as const;
export type HomeDay = (typeof homeDays)[number];

/** Upcoming matches of a day of the page's time zone. */
export function upcomingFilter(store: Store, { day }: { readonly day: HomeDay }): MatchFilter {
  const base: MatchFilter = { state: "prematch", limit: 40, sort: "league", maxPerSport: maxPerSportPrematch };
  if (day === "all") return base;
  const today = startOfDayMs(store.drawnAtMs(), store.preferences.getState().timeZone);
  if (day === "today") return { ...base, startTo: isoMinute(today + dayMs) };
  if (day === "tomorrow") return { ...base, startFrom: isoMinute(today + dayMs), startTo: isoMinute(today + 2 * dayMs) };
  const untilSaturday = (6 - new Date(today + dayMs / 2).getUTCDay() + 7) % 7;
  return { ...base, startFrom: isoMinute(today + untilSaturday * dayMs), startTo: isoMinute(today + (untilSaturday + 2) * dayMs) };
}

export function inPlayFilter(search: URLSearchParams): MatchFilter {
  const sportKey = search.get("sport");
  return { state: "live", limit: 100, ...(sportKey === null ? {} : { sportKey }) };
}

/** The lists of a sport page: matches, and outright events. */
export function sportFilters({
  store,
  sportKey,
  search,
}: {
  readonly store: Store;
  readonly sportKey: string;
  readonly search: URLSearchParams;
}): readonly [MatchFilter] {
  const hours = hoursByWindow[parseTimeWindow(search)];
  return [
    {
      state: "bettable",
      sportKey,
      limit: listPageSize,
      page: parsePage(search),
      sort: search.get("sortBy") === "start_time" ? "time" : search.get("sortBy") === "bets_count" ? "popular" : "league",
      ...(hours === null ? {} : { startTo: isoMinute(store.drawnAtMs() + hours * 3_600_000) }),
    },
  ];
}

export function leagueFilter(leagueId: string): MatchFilter {
  return { state: "bettable", leagueId, limit: leaguePageSize, sort: "time" };
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
  const sportKey = search.get("sport");
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
