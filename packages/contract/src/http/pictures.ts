import { type Static, Type } from "typebox";
import { endpoint } from "../endpoint.ts";
import { described, ListOf, Nullable } from "../entities/primitives.ts";

const Side = Type.Union([Type.Literal("home"), Type.Literal("away")], { description: "`home` or `away`." });
const SideOrNone = Nullable(described(Side, "The side that it concerns; null for none."));

/** A value for each side: the games of a set, the runs of an inning, the towers of a map. */
export const PictureScore = Type.Object({
  name: Type.String({ description: "Short name in the language of the call." }),
  home: Type.String({ description: "Value of the home side, as shown; empty before it is played." }),
  away: Type.String({ description: "Value of the away side, as shown; empty before it is played." }),
  is_now: Type.Boolean({ description: "It is being played." }),
});
export type PictureScore = Static<typeof PictureScore>;

/** The position of a drive in American football; yards from the goal line that the home side defends, 0 to 100. */
export const PictureField = Type.Object({
  side: described(Side, "Who has the ball."),
  from: Type.Integer({ description: "Where the drive began." }),
  at: Type.Integer({ description: "Where the ball is." }),
  first_down: Type.Integer({ description: "Where the next first down is." }),
});
export type PictureField = Static<typeof PictureField>;

/** The current situation in one line. Every part except the text is absent in sports without it. */
export const PictureLine = Type.Object({
  text: Type.String({ description: "In the language of the call: `Break point, Berdych`." }),
  side: SideOrNone,
  points: Type.Optional(
    Type.Object(
      {
        home: Type.String({ description: "Of the home side." }),
        away: Type.String({ description: "Of the away side." }),
        server: SideOrNone,
      },
      { description: "Points of a game, with who serves." },
    ),
  ),
  badge: Type.Optional(
    Type.Object(
      { value: Type.String({ description: "`9–0`." }), name: Type.String({ description: "What it counts." }), side: SideOrNone },
      { description: "A figure that stands out, such as a run of points." },
    ),
  ),
  countdown: Type.Optional(
    Type.Object(
      {
        name: Type.String({ description: "What ends then." }),
        side: SideOrNone,
        ends_at_seconds: Type.Integer({ description: "On the clock of the match or map, in played seconds." }),
        lasts_seconds: Type.Integer({ description: "How long all of it lasts." }),
      },
      { description: "Something that ends soon, such as a power play." },
    ),
  ),
  bases: Type.Optional(
    Type.Object(
      {
        name: Type.String({ description: "Name of what is taken, in the language of the call." }),
        taken: Type.Array(Type.Integer({ minimum: 1, maximum: 3 }), { description: "Bases with a runner." }),
      },
      { description: "Runners on base." },
    ),
  ),
  counts: Type.Optional(
    Type.Array(
      Type.Object({
        name: Type.String({ description: "In the language of the call." }),
        value: Type.Integer({ minimum: 0, description: "How many there are." }),
        of: Type.Integer({ minimum: 1, description: "The most there can be." }),
      }),
      { description: "Balls, strikes and outs." },
    ),
  ),
  balls: Type.Optional(
    Type.Object(
      {
        name: Type.String({ description: "`18 ov`." }),
        values: Type.Array(Type.String({ description: "Runs, or `W`." }), { description: "Oldest first." }),
      },
      { description: "Deliveries of the over." },
    ),
  ),
  chase: Type.Optional(
    Type.Object(
      {
        runs: Type.Integer({ minimum: 1, description: "Runs that are needed." }),
        balls: Type.Integer({ minimum: 1, description: "Balls that are left." }),
      },
      { description: "What the side that bats needs to win." },
    ),
  ),
  field: Type.Optional(described(PictureField, "The drive on the field.")),
  scores: Type.Optional(Type.Array(PictureScore, { description: "Values of both sides, in order of play." })),
  facts: Type.Optional(
    Type.Array(
      Type.Object({ name: Type.String({ description: "In the language of the call." }), value: Type.String({ description: "As shown." }) }),
      { description: "Figures of the match, such as the target of a chase." },
    ),
  ),
});
export type PictureLine = Static<typeof PictureLine>;

/** A column of a chart: the home side above the middle, the away side below it. */
export const PictureColumn = Type.Object({
  name: Nullable(Type.String({ description: "Name below it; in charts of games, only the first of each set has one." })),
  home: Nullable(Type.Integer({ minimum: 0, description: "Null before it is played." })),
  away: Nullable(Type.Integer({ minimum: 0, description: "Null before it is played." })),
  is_strong: Type.Boolean({ description: "It stands out, such as a break of serve." }),
});
export type PictureColumn = Static<typeof PictureColumn>;

/** The lead of a side over the time of the match. */
export const PictureLead = Type.Object({
  points: Type.Array(
    Type.Object({
      at_seconds: Type.Integer({ description: "Seconds of real time since the start." }),
      lead: Type.Integer({ description: "Lead of the home side." }),
    }),
    { description: "Each change of the lead, oldest first; a lead stays until the next one." },
  ),
  from_seconds: Type.Optional(Type.Integer({ description: "Where the chart begins, such as the start of a map; else that of the match." })),
  run: Nullable(
    Type.Object(
      {
        from_seconds: Type.Integer({ description: "Since the start." }),
        to_seconds: Type.Integer({ description: "Since the start." }),
        text: Type.String({ description: "`9–0`." }),
      },
      { description: "The run of points that is on." },
    ),
  ),
  marks: Type.Array(
    Type.Object({
      at_seconds: Type.Integer({ description: "Since the start." }),
      side: Side,
      name: Type.String({ description: "In the language of the call: `Baron`." }),
    }),
    { description: "What happened besides, oldest first." },
  ),
});
export type PictureLead = Static<typeof PictureLead>;

/** Runs of both innings, over by over. */
export const PictureWorm = Type.Object({
  overs: Type.Integer({ minimum: 1, description: "Overs of a full innings." }),
  target: Nullable(Type.Integer({ description: "Runs to win; null in the first innings." })),
  innings: Type.Array(
    Type.Object({
      side: Side,
      runs: Type.Array(Type.Integer(), { description: "Runs after each over begun." }),
      wickets: Type.Array(Type.Integer(), { description: "Wickets in each over begun." }),
    }),
    { description: "In order of play." },
  ),
});
export type PictureWorm = Static<typeof PictureWorm>;

/** The rounds of a map. */
export const PictureMap = Type.Object({
  name: Type.String({ description: "In the language of the call." }),
  winners: Type.Array(Side, { description: "Who won each round, in order." }),
  is_now: Type.Boolean({ description: "It is being played." }),
});
export type PictureMap = Static<typeof PictureMap>;

/** A drive of American football; yards from the own goal line of the side with the ball. */
export const PictureDrive = Type.Object({
  side: Side,
  from: Type.Integer({ description: "Where it began, 0 to 100." }),
  to: Type.Integer({ description: "Where it ended or stands, 0 to 100." }),
  text: Type.String({ description: "How it ended, or where it stands." }),
  is_now: Type.Boolean({ description: "It goes on." }),
});
export type PictureDrive = Static<typeof PictureDrive>;

/** The progress of a match in the chart typical of its sport; exactly one of the parts after the title is present. */
export const PictureChart = Type.Object({
  title: Type.String({ description: "In the language of the call." }),
  columns: Type.Optional(Type.Array(PictureColumn, { description: "Games, innings or periods, in order." })),
  strong_name: Type.Optional(Type.String({ description: "What columns that stand out are." })),
  lead: Type.Optional(described(PictureLead, "Who led, and by how much.")),
  worm: Type.Optional(described(PictureWorm, "Runs by over.")),
  maps: Type.Optional(Type.Array(PictureMap, { description: "Maps, in order." })),
  drives: Type.Optional(Type.Array(PictureDrive, { description: "Drives, newest first." })),
});
export type PictureChart = Static<typeof PictureChart>;

/** The situation and the chart of a match that has begun; an extension. */
export const MatchPicture = Type.Object({
  match_id: Type.Integer({ description: "Id of the match." }),
  line: Nullable(described(PictureLine, "Null before the start, after the end, and where the scoreboard says it all.")),
  chart: Nullable(described(PictureChart, "Null where the data have no more than the timeline.")),
  simulated: Type.Boolean({ description: "Some of it is simulated to fit the real score." }),
});
export type MatchPicture = Static<typeof MatchPicture>;

export const getMatchPicture = endpoint({
  method: "GET",
  path: "/api/v2/matches/:id/picture",
  tag: "matches",
  access: "public",
  isLocalized: true,
  summary: "What is at stake now in a match, and its course as its sport draws it (an extension).",
  params: Type.Object({ id: Type.Integer({ minimum: 1, description: "Id of the item." }) }),
  reply: { 200: MatchPicture },
});

export const SituationKind = Type.Union(
  [
    Type.Literal("corner"),
    Type.Literal("late"),
    Type.Literal("point"),
    Type.Literal("bases"),
    Type.Literal("chase"),
    Type.Literal("drive"),
    Type.Literal("run"),
    Type.Literal("advantage"),
  ],
  { description: "Which picture shows it." },
);

/** The current situation of a live match, for lists of several matches. */
export const Situation = Type.Object({
  match_id: Type.Integer({ description: "Id of the match." }),
  tension: Type.Integer({ minimum: 1, maximum: 5, description: "How much the next minutes may change the chances to win." }),
  kind: Nullable(described(SituationKind, "The picture that shows it; null for ordinary play.")),
  side: SideOrNone,
  title: Nullable(
    Type.String({ description: "What happens, in the language of the call: `Match point`. Null where the scoreboard says it all." }),
  ),
  detail: Nullable(Type.String({ description: "Whom it concerns, or more about it." })),
  line: Nullable(described(PictureLine, "The parts to draw it, without the scores.")),
  simulated: Type.Boolean({ description: "Some of it is simulated to fit the real score." }),
});
export type Situation = Static<typeof Situation>;

export const listSituations = endpoint({
  method: "GET",
  path: "/api/v2/situations",
  tag: "matches",
  access: "public",
  isLocalized: true,
  summary: "The situations of the live matches, the closest finishes first (an extension).",
  query: Type.Object(
    { limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, description: "Largest number of matches, 24 by default." })) },
    { additionalProperties: false },
  ),
  reply: { 200: ListOf(Situation) },
});
