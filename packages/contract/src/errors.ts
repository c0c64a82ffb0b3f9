import { Type, type Static } from "typebox";

/** The body of every refused call: `code` is for programs, `message` for people (spec.md 8). */
export const ErrorBody = Type.Object({
  code: Type.String({ description: "Stable machine-readable code, e.g. `invalid_request`, `not_found`, `unauthorized`." }),
  message: Type.String({ description: "One English sentence for a person." }),
  field: Type.Optional(Type.String({ description: "Dotted path of the offending field, e.g. `bets.0.stake.value`." })),
  localized_message: Type.Optional(
    Type.String({ description: "The message in the language of the call; absent when it has no translation." }),
  ),
  request_id: Type.Optional(Type.String({ description: "Identifies the call in the server's log; quote it to support." })),
});
export type ErrorBody = Static<typeof ErrorBody>;

/** A refused placement: one coded reason, and what is wrong with each bet by its index in the request (decisions Y). */
export const PlacementError = Type.Object({
  code: Type.Integer({
    description: "101 invalid odds, 114 player forbidden, 118 missed profile fields, 120 invalid custom odds, 100 anything else.",
  }),
  message: Type.String({ description: "One English sentence for a person." }),
  localized_message: Type.Optional(
    Type.String({ description: "The message in the language of the call; absent when it has no translation." }),
  ),
  data: Type.Object(
    {
      errors_by_bet: Type.Record(
        Type.String(),
        Type.Object({
          error: Type.String({ description: "Error key such as `error.place_bets.invalid_odds` or `error.risk_validation.odds_to_low`." }),
          localized_message: Type.String({ description: "The error in the language of the call." }),
          selections: Type.Optional(
            Type.Array(
              Type.Object({
                match_id: Type.Integer({ description: "Id of the match, as sent." }),
                market_id: Type.Integer({ description: "Internal id of the market, as sent." }),
                specifier: Type.String({ description: "Specifier of the line, as sent." }),
                outcome_id: Type.Integer({ description: "Internal id of the outcome, as sent." }),
                error: Type.String({ description: "Error key of the leg." }),
                odds: Type.Union([Type.Integer(), Type.Null()], { description: "Current odds in thousandths, null when not on offer." }),
              }),
              { description: "The legs that are wrong; absent when the bet as a whole is." },
            ),
          ),
          max_stake: Type.Optional(Type.Integer({ description: "Largest stake accepted, minor units." })),
        }),
        { description: "What is wrong, by index of the bet in the request; bets without an error are absent." },
      ),
      details: Type.Optional(Type.String({ description: "Further detail in English, for developers." })),
    },
    { description: "Details for a program." },
  ),
});
export type PlacementError = Static<typeof PlacementError>;
