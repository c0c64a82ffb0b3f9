import { Type, type Static } from "typebox";
import { Market } from "./market.ts";
import { Tournament } from "./catalog.ts";
import { described, Nullable, UrnId } from "./primitives.ts";

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

export const ScorePair = Type.Object({
  home: Type.Integer({ description: "Score of the home side." }),
  away: Type.Integer({ description: "Score of the away side." }),
});

export const Competitor = Type.Object({
  id: Type.String({ description: "Id of the side; digits and letters." }),
  name: Type.String({ description: "Name in the language of the call." }),
  short_name: Type.String({ description: "Two to four letters for scoreboards: `ESP`, `MUN`; the sides of a match have different ones." }),
  common_name: Type.Optional(Type.String({ description: "Everyday name for lists, tickets and buttons: `Man United`, `R. Federer`." })),
  logo: Nullable(Type.String({ description: "Address of the crest; null without one." })),
  country_code: Nullable(Type.String({ description: "ISO 3166-1 alpha-2 code, or `GB-ENG` and the like; null when unknown." })),
  colors: Type.Tuple([Type.String(), Type.String()], {
    description:
      "Two colours, `#rrggbb`: the team's own, or derived from its id. The first colours of two sides of a match differ clearly.",
  }),
  third_color: Type.Optional(Type.String({ description: "Third colour of its kit, `#rrggbb`." })),
  pattern: Type.Optional(
    Type.String({
      description:
        "Pattern of its kit in the second colour on the first: `plain`, `stripes`, `hoops`, `halves`, `quarters`, `checks`, `sash`, `band`, `centre`, `diagonal`, `sleeves`; for the silks of a horse also `spots`, `chevron`, `belts`, `diamond`. A page draws an unknown one plain.",
    }),
  ),
  collar: Type.Optional(
    Type.Union([Type.Literal("v"), Type.Literal("polo")], {
      description: "The neck of its shirt; a round one without a collar if absent.",
    }),
  ),
  cuffs: Type.Optional(Type.Boolean({ description: "Whether its sleeves end in cuffs of the third colour, else of the second." })),
  is_nation: Type.Optional(Type.Boolean({ description: "A national team, shown by the flag of `country_code`." })),
});
export type Competitor = Static<typeof Competitor>;

export const PeriodScore = Type.Object({
  home: Type.Integer({ description: "Score of the home side in the period." }),
  away: Type.Integer({ description: "Score of the away side in the period." }),
  period_key: Type.String({ description: "`1st_half`, `2nd_set`, `3rd_quarter`, `inning_7`, ..." }),
  period_name: Type.String({ description: "Name in the language of the call." }),
  number: Type.Integer({ description: "Number of the period, from 1." }),
  type: Type.String({ description: "`half`, `set`, `quarter`, `period`, `inning`, `innings`, `map`, `overtime`, `penalties`." }),
});
export type PeriodScore = Static<typeof PeriodScore>;

/** The clock as of `at`; the page ticks it locally from there (decisions AE). */
export const MatchClock = Type.Object({
  match_time: Nullable(Type.String({ description: "Played time `mm:ss`." })),
  stoppage_time: Nullable(Type.String({ description: "`mm:ss` beyond the period's nominal end." })),
  remaining_time: Nullable(Type.String({ description: "`mm:ss` left in the period, for clocks that count down." })),
  stopped: Type.Boolean({ description: "The clock does not run now." }),
  at: Type.String({ description: "Server time of this reading, ISO." }),
  speed: Type.Number({ description: "Match seconds per real second; 1 except for accelerated replays." }),
});
export type MatchClock = Static<typeof MatchClock>;

/** How a match ended. The kinds without a result are walk-over, abandoned, awarded, cancelled and postponed: bets on them are void. */
export const MatchEnd = Type.Object({
  kind: Type.Union(
    [
      Type.Literal("finished"),
      Type.Literal("after_extra_time"),
      Type.Literal("after_overtime"),
      Type.Literal("after_penalties"),
      Type.Literal("retired"),
      Type.Literal("walkover"),
      Type.Literal("abandoned"),
      Type.Literal("awarded"),
      Type.Literal("cancelled"),
      Type.Literal("postponed"),
    ],
    { description: "`finished` after the regular time; all others say what happened instead." },
  ),
  winner: Nullable(
    Type.Union([Type.Literal("home"), Type.Literal("away")], { description: "Who won or goes on; null for a draw, and where nobody won." }),
  ),
});
export type MatchEnd = Static<typeof MatchEnd>;

export const MatchStatistics = Type.Object({
  phase: Type.Object(
    {
      code: Type.Integer({ description: "Betradar match status code: 6 first half, 31 half-time, 8 first set, ..." }),
      key: Type.String({ description: "Stable key of the phase, such as `1st_half`." }),
      name: Type.String({ description: "Name in the language of the call." }),
    },
    { description: "Part of the match that is being played." },
  ),
  clock: Nullable(described(MatchClock, "Clock reading; null in sports without a clock.")),
  progress: Type.Integer({ minimum: 0, maximum: 1000, description: "Elapsed share of the match in thousandths, for the clock line." }),
  breaks: Type.Array(Type.Integer(), { description: "Positions of breaks on the clock line, thousandths." }),
  total_score: Nullable(described(ScorePair, "Current or final score; null before the start.")),
  game_score: Nullable(
    Type.Object(
      { home: Type.String({ description: "Points of the home side." }), away: Type.String({ description: "Points of the away side." }) },
      { description: "Points of the current tennis game, `40`, `A`." },
    ),
  ),
  period_score: Type.Array(PeriodScore, { description: "Score of each period that has begun." }),
  current_server: Nullable(
    Type.Union([Type.Literal(1), Type.Literal(2)], { description: "Who serves or bats: 1 home, 2 away; null in other sports." }),
  ),
  max_period_number: Type.Integer({ description: "Number of periods that the match can have." }),
  details: Type.Array(
    Type.Object({
      key: Type.String({ description: "`corners`, `yellow_cards`, `wickets`, `overs`, `hits`, ..." }),
      name: Type.String({ description: "Name in the language of the call." }),
      home: Type.String({ description: "Value of the home side, as shown." }),
      away: Type.String({ description: "Value of the away side, as shown." }),
    }),
    { description: "Counts such as corners and cards, in order of importance." },
  ),
  end: Type.Optional(Nullable(described(MatchEnd, "How the match ended; null or absent until it is over."))),
  pause: Type.Optional(
    Nullable(
      Type.Object(
        {
          reason: Type.String({
            description: "`dangerous_attack`, `video_review`, `break_point`, `rain`, ...; `other` if it is not said.",
          }),
          name: Nullable(Type.String({ description: "The reason in the language of the call; null if it is not said." })),
          side: Type.Optional(
            Nullable(
              Type.Union([Type.Literal("home"), Type.Literal("away")], {
                description: "Who attacks or can win the point; null or absent if it is not said.",
              }),
            ),
          ),
          since: Type.Optional(Nullable(Type.String({ description: "ISO 8601 time of its begin; null or absent if it is not said." }))),
        },
        { description: "Why no market of the match takes bets for the moment; null or absent while they do." },
      ),
    ),
  ),
});
export type MatchStatistics = Static<typeof MatchStatistics>;

/** A fixture (`match`) or an outright event (`stage`, `season`, `simple_tournament`, `tournament`). */
export const Match = Type.Object({
  id: Type.Integer({ description: "Id of the match, sent back in a bet request." }),
  urn_id: UrnId,
  slug: Type.String({ description: "Canonical last path segment, `arsenal-chelsea-m-1234`." }),
  type: Type.Union(
    [Type.Literal("match"), Type.Literal("stage"), Type.Literal("season"), Type.Literal("simple_tournament"), Type.Literal("tournament")],
    { description: "`match` has two sides; all others are outright events." },
  ),
  name: Nullable(Type.String({ description: "Outright events only." })),
  status: described(MatchStatus, "0 prematch, 1 live, 2 stopped, 3 closed, 4 finished, 5 not covered."),
  stage: Nullable(Type.String({ description: "Round, `Matchday 7`." })),
  season: Type.Optional(
    Nullable(
      Type.String({ description: "Season in which the match was really played, `2024-25`; null or absent when it is not a replay." }),
    ),
  ),
  series: Type.Optional(
    Nullable(
      Type.Object(
        {
          home: Type.Integer({ description: "Games that the home side of this match has won." }),
          away: Type.Integer({ description: "Games that the away side has won." }),
          best_of: Type.Integer({ description: "Games that the series can have." }),
        },
        { description: "The series of games that this match belongs to, as in play-offs; null or absent without one." },
      ),
    ),
  ),
  start_time: Type.String({ description: "ISO UTC." }),
  end_date: Nullable(Type.String({ description: "Expected end of an outright event, ISO 8601 in UTC; null for matches." })),
  stadium: Nullable(Type.String({ description: "Where it is played; null when unknown." })),
  city: Nullable(Type.String({ description: "City of the stadium; null when unknown." })),
  competitors: Nullable(
    Type.Object(
      { home: described(Competitor, "The side named first."), away: described(Competitor, "The side named second.") },
      { description: "Both sides; null for outright events." },
    ),
  ),
  tournament: described(Tournament, "Its league, with category and sport."),
  statistics: Nullable(described(MatchStatistics, "Scoreboard; null before the start.")),
  available_markets: Type.Integer({ description: "Number of markets on offer." }),
  top_markets: Type.Array(Market, { description: "Markets that lists show, at most a few." }),
  main_market: Nullable(described(Market, "Line of the sport's main market; null when not on offer.")),
  secondary_market: Nullable(described(Market, "Line of the sport's second market; null when not on offer.")),
  tertiary_market: Type.Optional(Nullable(described(Market, "Line of the sport's third market; null or absent when not on offer."))),
  has_video: Type.Boolean({ description: "A signed-in player can watch it now." }),
  provider: Type.String({ description: "Key of the feed provider." }),
  is_provider_stats_available: Type.Boolean({ description: "Timeline, form and squads can be asked for." }),
  is_simulated: Type.Boolean({ description: "The whole match is simulated from real team names." }),
  is_classic: Type.Boolean({ description: "A replay from an earlier season than the latest one of its competition." }),
});
export type Match = Static<typeof Match>;

/** An incident of a match, for timelines. */
export const MatchIncident = Type.Object({
  id: Type.String({ description: "Id of the incident." }),
  kind: Type.String({ description: "`goal`, `yellow_card`, `red_card`, `corner`, `set_won`, `wicket`, `period_start`, ..." }),
  side: Nullable(Type.Union([Type.Literal("home"), Type.Literal("away")], { description: "The side that it concerns; null for both." })),
  time: Nullable(Type.String({ description: "Match time as shown, `45+2`, `Q3 04:12`, `14.2 ov`." })),
  text: Type.String({ description: "Description in the language of the call." }),
  score: Nullable(Type.String({ description: "Score after it, `1:0`; null when it does not change." })),
  player: Nullable(Type.String({ description: "Name of the player; null when unknown." })),
  simulated: Type.Boolean({ description: "The incident or its time is simulated." }),
  at_seconds: Type.Optional(Type.Integer({ description: "Seconds of real time since the start, including breaks." })),
});
export type MatchIncident = Static<typeof MatchIncident>;
