import { Type, type Static } from "typebox";
import { endpoint } from "../endpoint.ts";
import { described, Nullable } from "../entities/primitives.ts";

/** A player's prediction of a match's winner. */
export const VoteChoice = Type.Union([Type.Literal("home"), Type.Literal("draw"), Type.Literal("away")]);
export type VoteChoice = Static<typeof VoteChoice>;

const PredictionId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: "Id of the match." });

/** A player's prediction and all votes (spec.md 3, decisions AP2). */
export const Vote = Type.Object({
  data: described(VoteChoice, "The player's choice."),
  created_at: Type.String({ description: "ISO UTC." }),
  totals: Nullable(
    Type.Object(
      {
        home: Type.Integer({ description: "Votes for the home side." }),
        draw: Type.Integer({ description: "Votes for a draw." }),
        away: Type.Integer({ description: "Votes for the away side." }),
      },
      { description: "Votes of all players." },
    ),
  ),
});
export type Vote = Static<typeof Vote>;

export const getVote = endpoint({
  method: "GET",
  path: "/api/v2/vote",
  tag: "matches",
  access: "player",
  summary: "The player's prediction of a match; null before voting.",
  query: Type.Object({ prediction_id: described(PredictionId, "Id of the match.") }, { additionalProperties: false }),
  reply: { 200: Type.Union([Vote, Type.Null()]) },
});

export const castVote = endpoint({
  method: "POST",
  path: "/api/v2/vote",
  tag: "matches",
  access: "player",
  summary: "Predicts the winner of a match, once; 409 `already_voted` or `match_over`.",
  body: Type.Object(
    { prediction_id: described(PredictionId, "Id of the match."), data: described(VoteChoice, "The side that wins, or a draw.") },
    { additionalProperties: false },
  ),
  reply: { 201: Vote },
});
