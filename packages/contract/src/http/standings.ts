import { Type, type Static } from "typebox";
import { endpoint } from "../endpoint.ts";
import { Competitor, ScorePair } from "../entities/match.ts";
import { described, Nullable } from "../entities/primitives.ts";

const IdParams = Type.Object({ id: Type.Integer({ minimum: 1, description: "Id of the item." }) });

/** The result of a match for one side. */
export const FormResult = Type.Union([Type.Literal("W"), Type.Literal("D"), Type.Literal("L")]);
export type FormResult = Static<typeof FormResult>;

/** One row of a league table. */
export const StandingsRow = Type.Object({
  rank: Type.Integer({ minimum: 1, description: "Place, from 1." }),
  competitor: described(Competitor, "The side."),
  played: Type.Integer({ description: "Matches played." }),
  won: Type.Integer({ description: "Matches won." }),
  drawn: Type.Integer({ description: "Matches drawn; 0 in sports without draws." }),
  lost: Type.Integer({ description: "Matches lost." }),
  scored: Type.Integer({ description: "Goals, points or runs." }),
  conceded: Type.Integer({ description: "Goals, points or runs of the opponents." }),
  points: Type.Integer({ description: "Table points, or wins in sports without points." }),
  form: Type.Array(FormResult, { description: "The latest results, newest last." }),
  is_live: Type.Optional(Type.Boolean({ description: "The score of a match in play counts in this row." })),
  zone: Type.Optional(
    Nullable(
      Type.Union([Type.Literal("through"), Type.Literal("possible")], {
        description: "`through`: the place leads to the knock-out; `possible`: it may do so. Null or absent elsewhere.",
      }),
    ),
  ),
});
export type StandingsRow = Static<typeof StandingsRow>;

/** One of the tables of a season. */
export const StandingsTable = Type.Object({
  name: Type.String({ description: "Group or part of the season, in the language of the call." }),
  rows: Type.Array(StandingsRow, { description: "Rows by rank." }),
});
export type StandingsTable = Static<typeof StandingsTable>;

/** A match of a tie. */
export const TieMatch = Type.Object({
  id: Type.Integer({ description: "Id of the match." }),
  slug: Type.String({ description: "Last path segment of its page." }),
  start_time: Type.String({ description: "ISO UTC." }),
  is_home_first: Type.Boolean({ description: "Whether the home side of the tie plays at home." }),
  score: Nullable(described(ScorePair, "Score from the view of the tie's home side; null before the start.")),
  is_live: Type.Boolean({ description: "In play now." }),
});
export type TieMatch = Static<typeof TieMatch>;

const TieSource = Nullable(
  Type.Integer({ description: "Number of the tie whose winner this side will be; null if unknown or known already." }),
);

/** Two sides of a knock-out round, as far as they are known. */
export const KnockOutTie = Type.Object({
  number: Type.Integer({ minimum: 1, description: "Number of the tie in its season, by which later ties name it." }),
  home: Nullable(described(Competitor, "The side named first; null while it is not known.")),
  away: Nullable(described(Competitor, "The side named second; null while it is not known.")),
  home_from: TieSource,
  away_from: TieSource,
  score: Nullable(described(ScorePair, "Matches won in a series, goals over two legs, or the score; null before the start.")),
  penalties: Nullable(described(ScorePair, "Penalties scored in a shoot-out; null without one.")),
  winner: Nullable(Type.Union([Type.Literal("home"), Type.Literal("away")], { description: "Who goes through; null while it is open." })),
  is_live: Type.Boolean({ description: "A match of the tie is in play." }),
  matches: Type.Array(TieMatch, { description: "Its matches that are announced, by start." }),
});
export type KnockOutTie = Static<typeof KnockOutTie>;

/** A round of a knock-out. */
export const KnockOutRound = Type.Object({
  name: Type.String({ description: "Name in the language of the call." }),
  kind: Type.Union([Type.Literal("single"), Type.Literal("legs"), Type.Literal("series")], {
    description: "One match, two legs whose goals are added, or a series that is won by matches.",
  }),
  ties: Type.Array(KnockOutTie, { description: "In the order of the bracket." }),
});
export type KnockOutRound = Static<typeof KnockOutRound>;

/** The season of a league or cup: its table, groups and knock-out. */
export const Standings = Type.Object({
  tournament_id: Type.Integer({ description: "Id of the league." }),
  rows: Type.Array(StandingsRow, { description: "Rows by rank; empty without a table, and for groups, whose tables are in `tables`." }),
  tables: Type.Optional(Type.Array(StandingsTable, { description: "Groups, or parts of a season, each with its own table." })),
  rounds: Type.Optional(Type.Array(KnockOutRound, { description: "Knock-out rounds, first to last." })),
  season: Type.Optional(Nullable(Type.String({ description: "Season that is replayed, `2024-25`." }))),
  starts_at: Type.Optional(Nullable(Type.String({ description: "Start of its first match, ISO UTC." }))),
  next_starts_at: Type.Optional(Nullable(Type.String({ description: "Start of the season after it, ISO UTC." }))),
  is_over: Type.Optional(Type.Boolean({ description: "All its matches are over." })),
  champion: Type.Optional(Nullable(described(Competitor, "Its winner; null while it is open or where none is known."))),
});
export type Standings = Static<typeof Standings>;

export const Side = Type.Object({
  id: Type.String({ description: "Id of the side." }),
  name: Type.String({ description: "Name of the side." }),
});

/** A past match with the names of its sides; it need not be in the catalogue. */
export const PastMatch = Type.Object({
  start_time: Type.String({ description: "ISO UTC." }),
  tournament_name: Type.String({ description: "Name of the league." }),
  home: described(Side, "The home side."),
  away: described(Side, "The away side."),
  score: described(ScorePair, "Final score."),
});
export type PastMatch = Static<typeof PastMatch>;

export const FormMatch = Type.Object({
  result: described(FormResult, "Result for the side in question."),
  match: described(PastMatch, "The match."),
});

/** Earlier meetings of two sides and the form of each, newest first. */
export const HeadToHead = Type.Object({
  match_id: Type.Integer({ description: "Id of the match." }),
  home_wins: Type.Integer({ description: "Meetings won by the home side of this match." }),
  draws: Type.Integer({ description: "Meetings without a winner." }),
  away_wins: Type.Integer({ description: "Meetings won by the away side of this match." }),
  meetings: Type.Array(PastMatch, { description: "Earlier meetings, newest first." }),
  form: Type.Object(
    {
      home: Type.Array(FormMatch, { description: "Latest matches of the home side." }),
      away: Type.Array(FormMatch, { description: "Latest matches of the away side." }),
    },
    { description: "Latest matches of each side, newest first." },
  ),
});
export type HeadToHead = Static<typeof HeadToHead>;

export const SquadPlayer = Type.Object({
  name: Type.String({ description: "Name of the player." }),
  shirt: Type.Union([Type.Integer(), Type.Null()], { description: "Shirt number; null when unknown." }),
  position: Type.Union([Type.Literal("GK"), Type.Literal("DF"), Type.Literal("MF"), Type.Literal("FW"), Type.Null()], {
    description: "Goalkeeper, defender, midfielder or forward; null when unknown.",
  }),
  club: Type.Union([Type.String(), Type.Null()], { description: "Club of a national player; null when unknown." }),
  external_id: Type.Optional(Type.String({ description: "External id of the player's outcomes, such as `tl:player:spain-19`." })),
  is_playing: Type.Optional(Type.Boolean({ description: "On the pitch now, or in the eleven that begins; absent until that is known." })),
});

/** The squads of both sides. */
export const Lineups = Type.Object({
  match_id: Type.Integer({ description: "Id of the match." }),
  home: Type.Array(SquadPlayer, { description: "Squad of the home side." }),
  away: Type.Array(SquadPlayer, { description: "Squad of the away side." }),
});
export type Lineups = Static<typeof Lineups>;

export const getMatchLineups = endpoint({
  method: "GET",
  path: "/api/v2/matches/:id/lineups",
  tag: "matches",
  access: "public",
  summary: "The squads of a match's sides, empty when unknown; 404 for matches without statistics.",
  params: IdParams,
  reply: { 200: Lineups },
});

export const getTournamentStandings = endpoint({
  method: "GET",
  path: "/api/v2/tournaments/:id/standings",
  tag: "catalog",
  access: "public",
  isLocalized: true,
  summary: "The season of a league or cup: its table, groups and knock-out rounds (an extension).",
  params: IdParams,
  reply: { 200: Standings },
});

export const getMatchStandings = endpoint({
  method: "GET",
  path: "/api/v2/matches/:id/standings",
  tag: "matches",
  access: "public",
  isLocalized: true,
  summary: "The season of a match's league; `rows` is the table or group of the match, empty without one.",
  params: IdParams,
  reply: { 200: Standings },
});

export const getHeadToHead = endpoint({
  method: "GET",
  path: "/api/v2/matches/:id/h2h",
  tag: "matches",
  access: "public",
  summary: "Earlier meetings and form of a match's sides; empty when unknown.",
  params: IdParams,
  reply: { 200: HeadToHead },
});
