import { toWireId } from "@touchline/domain";
import type { MatchListQuery } from "@touchline/contract/http/matches";

/** Which matches a list shows; ids are opaque text. */
export interface MatchFilter {
  readonly state: "live" | "prematch" | "bettable" | "finished";
  readonly sportKey?: string;
  readonly sportType?: "regular" | "cyber";
  readonly categoryId?: string;
  readonly leagueId?: string;
  readonly leagueIds?: readonly string[];
  readonly kind?: "match" | "outright";
  /** ISO times. */
  readonly startFrom?: string;
  readonly startTo?: string;
  readonly maxPerSport?: number;
  readonly onlyFavourites?: boolean;
  /** Only matches that can be bet on now. */
  readonly onlyBettable?: boolean;
  readonly hasVideo?: boolean;
  readonly ids?: readonly string[];
  readonly sort?: "league" | "time" | "popular" | "latest";
  readonly page?: number;
  readonly limit?: number;
}

/** Void matches have ended too: results name the reason. */
const statuses: Readonly<Record<MatchFilter["state"], number[]>> = {
  live: [1, 2],
  prematch: [0],
  bettable: [0, 1, 2],
  finished: [3, 4, 5],
};

const sorts: Readonly<Record<NonNullable<MatchFilter["sort"]>, string[]>> = {
  league: ["tournament.sport.priority:asc", "tournament.priority:asc", "tournament.id:asc", "start_time:asc"],
  time: ["start_time:asc", "tournament.priority:asc", "tournament.id:asc"],
  popular: ["bets_count:desc", "tournament.sport.priority:asc", "tournament.priority:asc", "start_time:asc"],
  latest: ["start_time:desc"],
};

/** An object with the value under its name; empty when the value is undefined. */
export function given<Name extends string, Value>(name: Name, value: Value | undefined): { readonly [Key in Name]?: Value } {
  return (value === undefined ? {} : { [name]: value }) as { readonly [Key in Name]?: Value };
}

/** Converts a filter to the query of the list endpoint. */
export function matchFilterToQuery(filter: MatchFilter): MatchListQuery {
  return {
    type: filter.kind ?? "match",
    match_status: statuses[filter.state],
    sort_by: sorts[filter.sort ?? "league"],
    limit: filter.limit ?? 50,
    ...given("sport_key", filter.sportKey === undefined ? undefined : [filter.sportKey]),
    ...given("sport_type", filter.sportType),
    ...given("category_id", filter.categoryId === undefined ? undefined : [toWireId(filter.categoryId)]),
    ...given("tournament_id", filter.leagueId === undefined ? undefined : [toWireId(filter.leagueId)]),
    ...given(
      "tournament_id",
      filter.leagueIds?.map((id) => toWireId(id)),
    ),
    ...given(
      "id",
      filter.ids?.map((id) => toWireId(id)),
    ),
    ...given("start_from", filter.startFrom),
    ...given("start_to", filter.startTo),
    ...given("max_per_sport", filter.maxPerSport),
    ...given("favourite", filter.onlyFavourites),
    ...given("bettable", filter.onlyBettable),
    ...given("has_video", filter.hasVideo),
    ...given("page", filter.page),
  };
}
