import type { MatchFilter, Store } from "@touchline/store";
import { startOfDayMs } from "../elements/local-day.ts";

export const maxPerSportLive = 7;
export const maxPerSportPrematch = 5;
export const listPageSize = 50;
export const leaguePageSize = 100;

const dayMs = 86_400_000;

/** Values of the `time` parameter (decisions AC). */
export const timeWindows = ["all", "1h", "3h", "6h", "12h", "1d", "2d", "7d"] as const;
export type TimeWindow = (typeof timeWindows)[number];
const hoursByWindow: Readonly<Record<TimeWindow, number | null>> = { all: null, "1h": 1, "3h": 3, "6h": 6, "12h": 12, "1d": 24, "2d": 48, "7d": 168 };

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
export function sportFilters({ store, sportKey, search }: { readonly store: Store; readonly sportKey: string; readonly search: URLSearchParams }): readonly [MatchFilter] {
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

/** Finished matches of one day, newest first. */
export function resultsFilter({ store, search }: { readonly store: Store; readonly search: URLSearchParams }): MatchFilter {
  const sportKey = search.get("sport");
  const asked = /^\d{4}-\d{2}-\d{2}$/u.test(search.get("date") ?? "") ? Date.parse(`${search.get("date")}T00:00:00Z`) : Number.NaN;
  const today = startOfDayMs(store.drawnAtMs(), store.preferences.getState().timeZone);
  const from = Number.isNaN(asked) ? today : today - Math.round((startOfDayMs(store.drawnAtMs(), "UTC") - asked) / dayMs) * dayMs;
  return { state: "finished", limit: leaguePageSize, page: parsePage(search), startFrom: isoMinute(from), startTo: isoMinute(from + dayMs), ...(sportKey === null ? {} : { sportKey }) };
}
