import { Type, type Static } from "typebox";
import { Market } from "./market.ts";
import { Tournament } from "./catalog.ts";
import { Nullable } from "./primitives.ts";

/** 0 prematch, 1 live, 2 stopped, 3 closed, 4 finished, 5 not covered (spec.md 4). */
export const MatchStatus = Type.Union([
  Type.Literal(0),
  Type.Literal(1),
  Type.Literal(2),
  Type.Literal(3),
  Type.Literal(4),
  Type.Literal(5),
]);
export type MatchStatus = Static<typeof MatchStatus>;

export const ScorePair = Type.Object({ home: Type.Integer(), away: Type.Integer() });

export const Competitor = Type.Object({
  id: Type.String(),
  name: Type.String(),
  short_name: Type.String({ description: "Two to four letters for the crest." }),
  logo: Nullable(Type.String()),
  country_code: Nullable(Type.String()),
  colors: Type.Tuple([Type.String(), Type.String()], {
    description: "Two crest colours, `#rrggbb`: the team's own, or derived from its id.",
  }),
  is_nation: Type.Optional(Type.Boolean({ description: "A national team, shown by the flag of `country_code`." })),
});
export type Competitor = Static<typeof Competitor>;

export const PeriodScore = Type.Object({
  home: Type.Integer(),
  away: Type.Integer(),
  period_key: Type.String({ description: "`1st_half`, `2nd_set`, `3rd_quarter`, `inning_7`, ..." }),
  period_name: Type.String(),
  number: Type.Integer(),
  type: Type.String({ description: "`half`, `set`, `quarter`, `period`, `inning`, `innings`, `map`, `overtime`, `penalties`." }),
});
export type PeriodScore = Static<typeof PeriodScore>;

/** The clock as of `at`; the page ticks it locally from there (decisions AE). */
export const MatchClock = Type.Object({
  match_time: Nullable(Type.String({ description: "Played time `mm:ss`." })),
  stoppage_time: Nullable(Type.String({ description: "`mm:ss` beyond the period's nominal end." })),
  remaining_time: Nullable(Type.String({ description: "`mm:ss` left in the period, for clocks that count down." })),
  stopped: Type.Boolean(),
  at: Type.String({ description: "Server time of this reading, ISO." }),
  speed: Type.Number({ description: "Match seconds per real second; 1 except for accelerated replays." }),
});
export type MatchClock = Static<typeof MatchClock>;

export const MatchStatistics = Type.Object({
  phase: Type.Object({
    code: Type.Integer({ description: "Betradar match status code: 6 first half, 31 half-time, 8 first set, ..." }),
    key: Type.String(),
    name: Type.String(),
  }),
  clock: Nullable(MatchClock),
  progress: Type.Integer({ minimum: 0, maximum: 1000, description: "Elapsed share of the match in thousandths, for the clock line." }),
  breaks: Type.Array(Type.Integer(), { description: "Positions of breaks on the clock line, thousandths." }),
  total_score: Nullable(ScorePair),
  game_score: Nullable(
    Type.Object({ home: Type.String(), away: Type.String() }, { description: "Points of the current tennis game, `40`, `A`." }),
  ),
  period_score: Type.Array(PeriodScore),
  current_server: Nullable(Type.Union([Type.Literal(1), Type.Literal(2)])),
  max_period_number: Type.Integer(),
  details: Type.Array(
    Type.Object({
      key: Type.String({ description: "`corners`, `yellow_cards`, `wickets`, `overs`, `hits`, ..." }),
      name: Type.String(),
      home: Type.String(),
      away: Type.String(),
    }),
  ),
});
export type MatchStatistics = Static<typeof MatchStatistics>;

/** A fixture (`match`) or an outright event (`stage`, `season`, `simple_tournament`, `tournament`). */
export const Match = Type.Object({
  id: Type.Integer(),
  urn_id: Type.String(),
  slug: Type.String({ description: "Canonical last path segment, `arsenal-chelsea-m-1234`." }),
  type: Type.Union([
    Type.Literal("match"),
    Type.Literal("stage"),
    Type.Literal("season"),
    Type.Literal("simple_tournament"),
    Type.Literal("tournament"),
  ]),
  name: Nullable(Type.String({ description: "Outright events only." })),
  status: MatchStatus,
  stage: Nullable(Type.String({ description: "Round, `Matchday 7`." })),
  start_time: Type.String({ description: "ISO UTC." }),
  end_date: Nullable(Type.String()),
  stadium: Nullable(Type.String()),
  city: Nullable(Type.String()),
  competitors: Nullable(Type.Object({ home: Competitor, away: Competitor })),
  tournament: Tournament,
  statistics: Nullable(MatchStatistics),
  available_markets: Type.Integer({ description: "Number of markets on offer." }),
  top_markets: Type.Array(Market),
  main_market: Nullable(Market),
  secondary_market: Nullable(Market),
  tertiary_market: Type.Optional(Nullable(Market)),
  has_video: Type.Boolean(),
  provider: Type.String(),
  is_provider_stats_available: Type.Boolean(),
  is_simulated: Type.Boolean({ description: "The whole match is simulated from real team names." }),
  is_classic: Type.Boolean({ description: "A replay of a past real match." }),
});
export type Match = Static<typeof Match>;

/** An incident of a match, for timelines. */
export const MatchIncident = Type.Object({
  id: Type.String(),
  kind: Type.String({ description: "`goal`, `yellow_card`, `red_card`, `corner`, `set_won`, `wicket`, `period_start`, ..." }),
  side: Nullable(Type.Union([Type.Literal("home"), Type.Literal("away")])),
  time: Nullable(Type.String({ description: "Match time as shown, `45+2`, `Q3 04:12`, `14.2 ov`." })),
  text: Type.String(),
  score: Nullable(Type.String()),
  player: Nullable(Type.String()),
  simulated: Type.Boolean(),
  at_seconds: Type.Optional(Type.Integer({ description: "Seconds of real time since the start, including breaks." })),
});
export type MatchIncident = Static<typeof MatchIncident>;
