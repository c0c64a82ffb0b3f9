import { Type, type Static } from "typebox";
import { endpoint } from "../endpoint.ts";
import { Competitor, ScorePair } from "../entities/match.ts";
import { described } from "../entities/primitives.ts";

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
});
export type StandingsRow = Static<typeof StandingsRow>;

/** The table of a league's current season. */
export const Standings = Type.Object({
  tournament_id: Type.Integer({ description: "Id of the league." }),
  rows: Type.Array(StandingsRow, { description: "Rows by rank." }),
});
export type Standings = Static<typeof Standings>;

export const Side = Type.Object({
  id: Type.String({ description: "Id of the side." }),
  name: Type.String({ description: "Name of the side." }),
});

/** A past match, by name; it need not be in the catalogue. */
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
  summary: "The table of a league, empty for cups and events without one (an extension).",
  params: IdParams,
  reply: { 200: Standings },
});

export const getMatchStandings = endpoint({
  method: "GET",
  path: "/api/v2/matches/:id/standings",
  tag: "matches",
  access: "public",
  summary: "The table of a match's league; empty without one.",
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
