import { Type, type Static } from "typebox";
import { endpoint } from "../endpoint.ts";
import { Market } from "../entities/market.ts";
import { Match, MatchIncident, MatchStatistics } from "../entities/match.ts";
import { ListOf, PageOf } from "../entities/primitives.ts";
import { SportType } from "../entities/catalog.ts";

const IdParams = Type.Object({ id: Type.Integer({ minimum: 1 }) });

/** Sort fields of `sort_by`, each with `:asc` or `:desc` (spec.md 9). */
export const matchSortFields = [
  "tournament.sport.priority",
  "tournament.sport.id",
  "tournament.category.priority",
  "tournament.priority",
  "tournament.id",
  "start_time",
  "bets_count",
] as const;

/** Filters and paging of a match list (spec.md 7). Repeated keys make lists. */
export const MatchListQuery = Type.Object(
  {
    id: Type.Optional(Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 500 })),
    type: Type.Optional(Type.Union([Type.Literal("match"), Type.Literal("outright")])),
    sport_key: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 50 })),
    sport_type: Type.Optional(SportType),
    category_id: Type.Optional(Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 100 })),
    tournament_id: Type.Optional(Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 100 })),
    match_status: Type.Optional(Type.Array(Type.Integer({ minimum: 0, maximum: 5 }), { maxItems: 6 })),
    sort_by: Type.Optional(Type.Array(Type.String({ maxLength: 60 }), { maxItems: 8 })),
    start_from: Type.Optional(Type.String({ format: "date-time" })),
    start_to: Type.Optional(Type.String({ format: "date-time" })),
    bettable: Type.Optional(Type.Boolean()),
    max_per_sport: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    favourite: Type.Optional(Type.Boolean()),
    has_video: Type.Optional(Type.Boolean()),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
  },
  { additionalProperties: false },
);
export type MatchListQuery = Static<typeof MatchListQuery>;

export const listMatches = endpoint({
  method: "GET",
  path: "/api/v2/matches",
  tag: "matches",
  access: "public",
  summary: "Matches and outright events, filtered, sorted and paged.",
  query: MatchListQuery,
  reply: { 200: PageOf(Match) },
});

export const getMatch = endpoint({
  method: "GET",
  path: "/api/v2/matches/:id",
  tag: "matches",
  access: "public",
  summary: "One match or outright event.",
  params: IdParams,
  reply: { 200: Match },
});

export const listMarkets = endpoint({
  method: "GET",
  path: "/api/v2/matches/:id/markets",
  tag: "matches",
  access: "public",
  summary: "The markets of one match, by priority.",
  params: IdParams,
  query: Type.Object(
    {
      page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
      group_key: Type.Optional(Type.String({ maxLength: 40 })),
      market_id: Type.Optional(Type.Integer({ minimum: 1 })),
    },
    { additionalProperties: false },
  ),
  reply: { 200: PageOf(Market) },
});

/** A period that has begun, in seconds of real time since the start of the match. */
export const TimelinePeriod = Type.Object({
  number: Type.Integer({ minimum: 1 }),
  name: Type.String(),
  type: Type.String({ description: "`half`, `set`, `quarter`, `overtime`, `penalties`, ..." }),
  from_seconds: Type.Integer(),
  to_seconds: Type.Union([Type.Integer(), Type.Null()], { description: "Null while it is being played." }),
  planned_seconds: Type.Integer({ description: "Usual length of such a period." }),
});
export type TimelinePeriod = Static<typeof TimelinePeriod>;

/** Which side was on top, one value per interval since the start. */
export const Momentum = Type.Object({
  every_seconds: Type.Integer({ minimum: 1 }),
  values: Type.Array(Type.Integer({ minimum: -1000, maximum: 1000 }), { description: "Thousandths, positive for the home side." }),
  simulated: Type.Boolean({ description: "Some of the underlying incidents are simulated." }),
});
export type Momentum = Static<typeof Momentum>;

/** A statistic of both sides. */
export const CountedFact = Type.Object({
  key: Type.String(),
  name: Type.String(),
  home: Type.String(),
  away: Type.String(),
  simulated: Type.Boolean({ description: "The value or its timing is simulated." }),
});
export type CountedFact = Static<typeof CountedFact>;

/** Scoreboard and timeline of one match; the fields after `incidents` are an extension (decisions 0d). */
export const MatchTimeline = Type.Object({
  match_id: Type.Integer(),
  statistics: Type.Union([MatchStatistics, Type.Null()]),
  incidents: Type.Array(MatchIncident),
  latest: Type.Optional(
    Type.Union([MatchIncident, Type.Null()], { description: "The latest incident, including those too small for the timeline." }),
  ),
  periods: Type.Optional(Type.Array(TimelinePeriod)),
  momentum: Type.Optional(Type.Union([Momentum, Type.Null()], { description: "Null when the data has too few events." })),
  facts: Type.Optional(Type.Array(CountedFact)),
  has_lineups: Type.Optional(Type.Boolean({ description: "Whether `/lineups` has any players." })),
});
export type MatchTimeline = Static<typeof MatchTimeline>;

export const getMatchTimeline = endpoint({
  method: "GET",
  path: "/api/v2/matches/:id/statistics",
  tag: "matches",
  access: "public",
  summary: "Scoreboard and timeline of one match.",
  params: IdParams,
  reply: { 200: MatchTimeline },
});

/** The price of an outcome from a point in time on. */
export const PricePoint = Type.Object({ at: Type.String(), outcome_id: Type.Integer(), odds: Type.Union([Type.Integer(), Type.Null()]) });

export const getPriceHistory = endpoint({
  method: "GET",
  path: "/api/v2/matches/:id/markets/:marketId/history",
  tag: "matches",
  access: "public",
  summary: "Price history of one market line (extension, decisions 0d).",
  params: Type.Object({ id: Type.Integer({ minimum: 1 }), marketId: Type.Integer({ minimum: 1 }) }),
  query: Type.Object({ specifier: Type.Optional(Type.String({ maxLength: 200 })) }, { additionalProperties: false }),
  reply: { 200: ListOf(PricePoint) },
});
