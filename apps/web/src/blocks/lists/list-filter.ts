import type { MatchFilter, Store } from "@touchline/store";
import { startOfDayMs } from "../../elements/time.ts";

interface ListBlock {
  readonly sport_key?: string;
  readonly league_id?: number;
  readonly max_per_sport?: number;
}

/** Narrows a list to the block's sport or league. Without either, no sport gets more than `maxPerSport` matches. */
export function narrowFilter({ sport_key, league_id, max_per_sport }: ListBlock, maxPerSport: number): Partial<MatchFilter> {
  return {
    ...(sport_key === undefined ? {} : { sportKey: sport_key }),
    ...(league_id === undefined ? {} : { leagueId: String(league_id) }),
    ...(sport_key === undefined && league_id === undefined ? { maxPerSport: max_per_sport ?? maxPerSport } : {}),
  };
}

/** The start of today in the page's time zone. */
export function startOfTodayMs(store: Store): number {
  return startOfDayMs(store.renderedAtMs(), store.preferences.getState().timeZone);
}

/** Rounds down to the minute, so that the server and the browser send the same query. */
export function isoMinute(ms: number): string {
  return new Date(Math.floor(ms / 60_000) * 60_000).toISOString();
}
