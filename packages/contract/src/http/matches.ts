import { Type, type Static } from "typebox";
import { endpoint } from "../endpoint.ts";
import { Market } from "../entities/market.ts";
import { Match, MatchIncident, MatchStatistics } from "../entities/match.ts";
import { described, ListOf, PageLimit, PageNumber, PageOf } from "../entities/primitives.ts";
import { SportType } from "../entities/catalog.ts";

const IdParams = Type.Object({ id: Type.Integer({ minimum: 1, description: "Id of the item." }) });

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
    id: Type.Optional(
      Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 500, description: "Only these matches; repeat the key for several." }),
    ),
    type: Type.Optional(
      Type.Union([Type.Literal("match"), Type.Literal("outright")], {
        description: "Only matches with two sides, or only outright events.",
      }),
    ),
    sport_key: Type.Optional(
      Type.Array(Type.String({ maxLength: 40 }), {
        maxItems: 50,
        description: "Only these sports, such as `soccer`; repeat the key for several.",
      }),
    ),
    sport_type: Type.Optional(described(SportType, "Only sports of this kind.")),
    category_id: Type.Optional(
      Type.Array(Type.Integer({ minimum: 1 }), {
        maxItems: 100,
        description: "Only these countries or regions; repeat the key for several.",
      }),
    ),
    tournament_id: Type.Optional(
      Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 100, description: "Only these leagues; repeat the key for several." }),
    ),
    match_status: Type.Optional(
      Type.Array(Type.Integer({ minimum: 0, maximum: 5 }), {
        maxItems: 6,
        description: "Only matches in one of these statuses: 0 prematch, 1 live, 2 stopped, 3 closed, 4 finished, 5 not covered.",
      }),
    ),
    sort_by: Type.Optional(
      Type.Array(Type.String({ maxLength: 60 }), {
        maxItems: 8,
        description: "Sort fields with `:asc` or `:desc`, the most important first, such as `start_time:asc`.",
      }),
    ),
    start_from: Type.Optional(Type.String({ format: "date-time", description: "Only matches that start at this time or later." })),
    start_to: Type.Optional(Type.String({ format: "date-time", description: "Only matches that start before this time." })),
    bettable: Type.Optional(Type.Boolean({ description: "Only matches with an open market." })),
    max_per_sport: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: "Largest number of matches of each sport." })),
    favourite: Type.Optional(Type.Boolean({ description: "Only the player's favourites; needs a session." })),
    has_video: Type.Optional(Type.Boolean({ description: "Only matches with (true) or without (false) video." })),
    page: PageNumber,
    limit: PageLimit,
  },
  { additionalProperties: false },
);
export type MatchListQuery = Static<typeof MatchListQuery>;

export const listMatches = endpoint({
  method: "GET",
  path: "/api/v2/matches",
  tag: "matches",
  access: "public",
  readsSession: true,
  isLocalized: true,
  summary: "Matches and outright events, filtered, sorted and paged.",
  description:
    "All filters must match. A key that is repeated makes a list, of which one value must match. Every match has the markets that lists show; all of its markets are at `GET /api/v2/matches/{id}/markets`.",
  query: MatchListQuery,
  reply: { 200: PageOf(Match) },
});

export const getMatch = endpoint({
  method: "GET",
  path: "/api/v2/matches/:id",
  tag: "matches",
  access: "public",
  isLocalized: true,
  summary: "One match or outright event.",
  description: "For changes after this reply, subscribe to the channel of the match.",
  params: IdParams,
  reply: { 200: Match },
});

export const listMarkets = endpoint({
  method: "GET",
  path: "/api/v2/matches/:id/markets",
  tag: "matches",
  access: "public",
  isLocalized: true,
  summary: "The markets of one match, by priority.",
  description:
    "A line is identified by the market's `id` and its `specifier` together. Suspended markets are listed with their last prices.",
  params: IdParams,
  query: Type.Object(
    {
      page: PageNumber,
      limit: PageLimit,
      group_key: Type.Optional(Type.String({ maxLength: 40, description: "Only markets of this display tab, a key of `market_groups`." })),
      market_id: Type.Optional(Type.Integer({ minimum: 1, description: "Only lines of the market with this internal id." })),
    },
    { additionalProperties: false },
  ),
  reply: { 200: PageOf(Market) },
});

/** A period that has begun, in seconds of real time since the start of the match. */
export const TimelinePeriod = Type.Object({
  number: Type.Integer({ minimum: 1, description: "Number of the period, from 1." }),
  name: Type.String({ description: "Name in the language of the call." }),
  type: Type.String({ description: "`half`, `set`, `quarter`, `overtime`, `penalties`, ..." }),
  from_seconds: Type.Integer({ description: "Start of the period." }),
  to_seconds: Type.Union([Type.Integer(), Type.Null()], { description: "Null while it is being played." }),
  planned_seconds: Type.Integer({ description: "Usual length of such a period." }),
});
export type TimelinePeriod = Static<typeof TimelinePeriod>;

/** Which side was dominant, one value per interval since the start. */
export const Momentum = Type.Object({
  every_seconds: Type.Integer({ minimum: 1, description: "Length of an interval, seconds." }),
  values: Type.Array(Type.Integer({ minimum: -1000, maximum: 1000 }), { description: "Thousandths, positive for the home side." }),
  simulated: Type.Boolean({ description: "Some of the underlying incidents are simulated." }),
});
export type Momentum = Static<typeof Momentum>;

/** A statistic of both sides. */
export const CountedFact = Type.Object({
  key: Type.String({ description: "Stable key, such as `shots_on_target`." }),
  name: Type.String({ description: "Name in the language of the call." }),
  home: Type.String({ description: "Value of the home side, as shown." }),
  away: Type.String({ description: "Value of the away side, as shown." }),
  simulated: Type.Boolean({ description: "The value or its timing is simulated." }),
});
export type CountedFact = Static<typeof CountedFact>;

/** Scoreboard and timeline of one match; the fields after `incidents` are an extension (decisions 0d). */
export const MatchTimeline = Type.Object({
  match_id: Type.Integer({ description: "Id of the match." }),
  statistics: Type.Union([MatchStatistics, Type.Null()], { description: "Scoreboard; null before the start." }),
  incidents: Type.Array(MatchIncident, { description: "Incidents of the match, oldest first." }),
  latest: Type.Optional(
    Type.Union([MatchIncident, Type.Null()], { description: "The latest incident, including those too small for the timeline." }),
  ),
  periods: Type.Optional(Type.Array(TimelinePeriod, { description: "Periods that have begun." })),
  momentum: Type.Optional(Type.Union([Momentum, Type.Null()], { description: "Null when the data has too few events." })),
  facts: Type.Optional(Type.Array(CountedFact, { description: "Statistics of both sides." })),
  has_lineups: Type.Optional(Type.Boolean({ description: "Whether `/lineups` has any players." })),
});
export type MatchTimeline = Static<typeof MatchTimeline>;

export const getMatchTimeline = endpoint({
  method: "GET",
  path: "/api/v2/matches/:id/statistics",
  tag: "matches",
  access: "public",
  isLocalized: true,
  summary: "Scoreboard and timeline of one match.",
  params: IdParams,
  reply: { 200: MatchTimeline },
});

/** How likely each side is to win at a moment, from the prices at that moment without their margin. */
export const WinChance = Type.Object({
  at_seconds: Type.Integer({ description: "Seconds since the start; negative before it." }),
  home: Type.Integer({ description: "Thousandths; all add up to 1000." }),
  draw: Type.Union([Type.Integer(), Type.Null()], { description: "Null in sports without a draw." }),
  away: Type.Integer({ description: "Thousandths." }),
  odds: Type.Array(Type.Union([Type.Integer(), Type.Null()]), { description: "Prices of the sides then, thousandths." }),
  score: Type.Union([Type.String(), Type.Null()], { description: "`2:1`; null before the start." }),
  time: Type.Union([Type.String(), Type.Null()], { description: "Match time, `45+2`." }),
});
export type WinChance = Static<typeof WinChance>;

/** How the chances of winning a match have developed; an extension. */
export const WinChances = Type.Object({
  match_id: Type.Integer({ description: "Id of the match." }),
  is_complete: Type.Boolean({ description: "False while points are still being computed." }),
  points: Type.Array(WinChance, { description: "Oldest first." }),
});
export type WinChances = Static<typeof WinChances>;

export const getWinChances = endpoint({
  method: "GET",
  path: "/api/v2/matches/:id/win-chances",
  tag: "matches",
  access: "public",
  summary: "How likely each side was to win, about a point a minute; before the start, one (an extension).",
  params: IdParams,
  reply: { 200: WinChances },
});

export const listWinChances = endpoint({
  method: "GET",
  path: "/api/v2/win-chances",
  tag: "matches",
  access: "public",
  summary: "The same of several matches, with few points (an extension).",
  query: Type.Object(
    { match_id: Type.Array(Type.Integer({ minimum: 1 }), { minItems: 1, maxItems: 30, description: "Repeat the key for several." }) },
    { additionalProperties: false },
  ),
  reply: { 200: ListOf(WinChances) },
});

/** The price of an outcome from a given time on. */
export const PricePoint = Type.Object({
  at: Type.String({ description: "Since when the price applied, ISO 8601 in UTC." }),
  outcome_id: Type.Integer({ description: "Internal id of the outcome." }),
  odds: Type.Union([Type.Integer(), Type.Null()], { description: "Price in thousandths; null while it had none." }),
});

export const getPriceHistory = endpoint({
  method: "GET",
  path: "/api/v2/matches/:id/markets/:marketId/history",
  tag: "matches",
  access: "public",
  summary: "Price history of one market line (an extension).",
  params: Type.Object({
    id: Type.Integer({ minimum: 1, description: "Id of the match." }),
    marketId: Type.Integer({ minimum: 1, description: "Internal id of the market." }),
  }),
  query: Type.Object(
    { specifier: Type.Optional(Type.String({ maxLength: 200, description: "Specifier of the line; empty by default." })) },
    { additionalProperties: false },
  ),
  reply: { 200: ListOf(PricePoint) },
});
