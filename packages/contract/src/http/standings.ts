import { Type, type Static } from "typebox";
import { endpoint } from "../endpoint.ts";
import { Competitor, ScorePair } from "../entities/match.ts";

const IdParams = Type.Object({ id: Type.Integer({ minimum: 1 }) });

/** The result of a match for one side. */
export const FormResult = Type.Union([Type.Literal("W"), Type.Literal("D"), Type.Literal("L")]);
export type FormResult = Static<typeof FormResult>;

/** One row of a league table. */
export const StandingsRow = Type.Object({
  rank: Type.Integer({ minimum: 1 }),
  competitor: Competitor,
  played: Type.Integer(),
  won: Type.Integer(),
  drawn: Type.Integer(),
  lost: Type.Integer(),
  scored: Type.Integer({ description: "Goals, points or runs." }),
  conceded: Type.Integer(),
  points: Type.Integer({ description: "Table points, or wins in sports without points." }),
  form: Type.Array(FormResult, { description: "The latest results, newest last." }),
});
export type StandingsRow = Static<typeof StandingsRow>;

/** The table of a league's current season. */
export const Standings = Type.Object({ tournament_id: Type.Integer(), rows: Type.Array(StandingsRow) });
export type Standings = Static<typeof Standings>;

const Side = Type.Object({ id: Type.String(), name: Type.String() });

/** A past match, by name; it need not be in the catalogue. */
export const PastMatch = Type.Object({
  start_time: Type.String({ description: "ISO UTC." }),
  tournament_name: Type.String(),
  home: Side,
  away: Side,
  score: ScorePair,
});
export type PastMatch = Static<typeof PastMatch>;

const FormMatch = Type.Object({ result: FormResult, match: PastMatch });

/** Earlier meetings of two sides and the form of each, newest first. */
export const HeadToHead = Type.Object({
  match_id: Type.Integer(),
  home_wins: Type.Integer({ description: "Meetings won by the home side of this match." }),
  draws: Type.Integer(),
  away_wins: Type.Integer(),
  meetings: Type.Array(PastMatch),
  form: Type.Object({ home: Type.Array(FormMatch), away: Type.Array(FormMatch) }),
});
export type HeadToHead = Static<typeof HeadToHead>;

const SquadPlayer = Type.Object({
  name: Type.String(),
  shirt: Type.Union([Type.Integer(), Type.Null()]),
  position: Type.Union([Type.Literal("GK"), Type.Literal("DF"), Type.Literal("MF"), Type.Literal("FW"), Type.Null()]),
  club: Type.Union([Type.String(), Type.Null()]),
});

/** The squads of both sides. */
export const Lineups = Type.Object({ match_id: Type.Integer(), home: Type.Array(SquadPlayer), away: Type.Array(SquadPlayer) });
export type Lineups = Static<typeof Lineups>;

export const getMatchLineups = endpoint({
  method: "GET",
  path: "/api/v2/matches/:id/lineups",
  tag: "matches",
  access: "public",
  summary: "The squads of a match's sides, empty when unknown; 404 for matches without statistics (decisions AP2).",
  params: IdParams,
  reply: { 200: Lineups },
});

export const getTournamentStandings = endpoint({
  method: "GET",
  path: "/api/v2/tournaments/:id/standings",
  tag: "catalog",
  access: "public",
  summary: "The table of a league, empty for cups and events without one (extension, decisions 0d).",
  params: IdParams,
  reply: { 200: Standings },
});

export const getMatchStandings = endpoint({
  method: "GET",
  path: "/api/v2/matches/:id/standings",
  tag: "matches",
  access: "public",
  summary: "The table of a match's league; empty without one (decisions AP2).",
  params: IdParams,
  reply: { 200: Standings },
});

export const getHeadToHead = endpoint({
  method: "GET",
  path: "/api/v2/matches/:id/h2h",
  tag: "matches",
  access: "public",
  summary: "Earlier meetings and form of a match's sides; empty when unknown (decisions AP2).",
  params: IdParams,
  reply: { 200: HeadToHead },
});
