import { Type, type Static } from "typebox";

/** The body of every refused call: `code` is for programs, `message` for people (spec.md 8). */
export const ErrorBody = Type.Object({
  code: Type.String({ description: "Stable machine-readable code, e.g. `invalid_request`, `not_found`, `unauthorized`." }),
  message: Type.String({ description: "One English sentence for a person." }),
  field: Type.Optional(Type.String({ description: "Dotted path of the offending field, e.g. `bets.0.stake.value`." })),
  localized_message: Type.Optional(Type.String()),
  request_id: Type.Optional(Type.String()),
});
export type ErrorBody = Static<typeof ErrorBody>;

/** A refused placement: one coded reason, and what is wrong with each bet by its index in the request (decisions Y). */
export const PlacementError = Type.Object({
  code: Type.Integer({
    description: "101 invalid odds, 114 player forbidden, 118 missed profile fields, 120 invalid custom odds, 100 anything else.",
  }),
  message: Type.String(),
  localized_message: Type.Optional(Type.String()),
  data: Type.Object({
    errors_by_bet: Type.Record(
      Type.String(),
      Type.Object({
        error: Type.String({ description: "Error key such as `error.place_bets.invalid_odds` or `error.risk_validation.odds_to_low`." }),
        localized_message: Type.String(),
        selections: Type.Optional(
          Type.Array(
            Type.Object({
              match_id: Type.Integer(),
              market_id: Type.Integer(),
              specifier: Type.String(),
              outcome_id: Type.Integer(),
              error: Type.String(),
              odds: Type.Union([Type.Integer(), Type.Null()], { description: "Current odds in thousandths, null when not on offer." }),
            }),
          ),
        ),
        max_stake: Type.Optional(Type.Integer({ description: "Largest stake accepted, minor units." })),
      }),
    ),
    details: Type.Optional(Type.String()),
  }),
});
export type PlacementError = Static<typeof PlacementError>;
