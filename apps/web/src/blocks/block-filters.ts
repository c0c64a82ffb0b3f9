import type { ShownBlockOf } from "@touchline/contract/site/site-block";
import type { MatchFilter, Store } from "@touchline/store";
import { startOfDayMs } from "../elements/time.ts";

const dayMs = 86_400_000;

/** Days that a list of coming matches offers. */
export type UpcomingDay = "all" | "today" | "tomorrow" | "weekend";

/** To the minute, so that the server's query and the browser's are the same. */
function isoMinute(ms: number): string {
  return new Date(Math.floor(ms / 60_000) * 60_000).toISOString();
}

/** The window of a day, in the page's time zone; the weekend is the next or present Saturday and Sunday. */
function dayWindow(store: Store, day: UpcomingDay): Pick<MatchFilter, "startFrom" | "startTo"> {
  if (day === "all") return {};
  const today = startOfDayMs(store.renderedAtMs(), store.preferences.getState().timeZone);
  if (day === "today") return { startTo: isoMinute(today + dayMs) };
  if (day === "tomorrow") return { startFrom: isoMinute(today + dayMs), startTo: isoMinute(today + 2 * dayMs) };
  const untilSaturday = (6 - new Date(today + dayMs / 2).getUTCDay() + 7) % 7;
  return { startFrom: isoMinute(today + untilSaturday * dayMs), startTo: isoMinute(today + (untilSaturday + 2) * dayMs) };
}

interface ListBlock {
  readonly sport_key?: string;
  readonly league_id?: number;
  readonly limit?: number;
  readonly max_per_sport?: number;
}

function narrowed({ sport_key, league_id, max_per_sport }: ListBlock, defaults: { readonly maxPerSport: number }): Partial<MatchFilter> {
  return {
    ...(sport_key === undefined ? {} : { sportKey: sport_key }),
    ...(league_id === undefined ? {} : { leagueId: String(league_id) }),
    ...(sport_key === undefined && league_id === undefined ? { maxPerSport: max_per_sport ?? defaults.maxPerSport } : {}),
  };
}

const sorts = { priority: "league", start_time: "time", bets_count: "popular" } as const;

/** Matches in play that a block shows. */
export function liveFilter(block: ShownBlockOf<"live_events">): MatchFilter {
  return {
    state: "live",
    sort: block.view === "list" ? "league" : "popular",
    limit: block.limit ?? 24,
    ...narrowed(block, { maxPerSport: 7 }),
    ...(block.has_video === true ? { hasVideo: true } : {}),
  };
}

/** Coming matches of a day that a block shows. */
export function prematchFilter(store: Store, block: ShownBlockOf<"prematch_events">, day: UpcomingDay): MatchFilter {
  return {
    state: "prematch",
    sort: sorts[block.sort ?? "priority"],
    limit: block.limit ?? 40,
    ...narrowed(block, { maxPerSport: 5 }),
    ...dayWindow(store, day),
  };
}

/** Days of a block; the first is chosen at first, today where it is offered. */
export function blockDays(block: ShownBlockOf<"prematch_events">): readonly UpcomingDay[] {
  return block.days ?? ["all"];
}

export function firstDay(block: ShownBlockOf<"prematch_events">): UpcomingDay {
  const days = blockDays(block);
  return days.includes("today") ? "today" : (days[0] ?? "all");
}

export function outrightFilter(block: ShownBlockOf<"outrights">): MatchFilter {
  return { state: "bettable", kind: "outright", sort: "league", limit: block.limit ?? 10, ...narrowed(block, { maxPerSport: 5 }) };
}

export function resultFilter(block: ShownBlockOf<"results">): MatchFilter {
  return { state: "finished", sort: "latest", limit: block.limit ?? 10, ...narrowed(block, { maxPerSport: 5 }) };
}

/** Everything of one day, `daysAhead` from today. */
export function scheduleFilter(store: Store, block: ShownBlockOf<"schedule">, daysAhead: number): MatchFilter {
  const today = startOfDayMs(store.renderedAtMs(), store.preferences.getState().timeZone);
  return {
    state: "bettable",
    sort: "time",
    limit: block.limit ?? 40,
    ...narrowed(block, { maxPerSport: 10 }),
    startFrom: isoMinute(today + daysAhead * dayMs),
    startTo: isoMinute(today + (daysAhead + 1) * dayMs),
  };
}

export function topFilter(block: ShownBlockOf<"top_events">): MatchFilter {
  const limit = block.limit ?? 6;
  if (block.match_ids !== undefined) return { state: "bettable", ids: block.match_ids.map(String), limit };
  return { state: "bettable", sort: "popular", limit, ...narrowed(block, { maxPerSport: 2 }) };
}

/** The next match of a league, or of everything. */
export function nextMatchFilter(leagueId: number | undefined): MatchFilter {
  return {
    state: "prematch",
    sort: leagueId === undefined ? "popular" : "time",
    limit: 1,
    ...(leagueId === undefined ? {} : { leagueId: String(leagueId) }),
  };
}
