import { Type } from "typebox";
import { endpoint } from "../endpoint.ts";
import { Market } from "../entities/market.ts";
import { described, ListOf, Odds } from "../entities/primitives.ts";

/** A leg of a custom bet, identified by the ids in the market listing. */
export const CustomBetSelection = Type.Object(
  {
    market_id: Type.Integer({ minimum: 1, description: "Internal id of the market." }),
    specifier: Type.String({ maxLength: 200, description: "Specifier of the line, byte for byte as listed." }),
    outcome_id: Type.Integer({ minimum: 1, description: "Internal id of the outcome." }),
  },
  { additionalProperties: false },
);
export const customOdds = endpoint({
  method: "POST",
  path: "/api/v2/bets/custom/odds",
  tag: "bets",
  access: "public",
  summary:
    "One price for up to ten related outcomes of one match; 400 `incompatible_selections`, `custom_bet_unavailable`, `too_many_selections`.",
  body: Type.Object(
    {
      match_id: Type.Integer({ minimum: 1, description: "Id of the match." }),
      selections: Type.Array(CustomBetSelection, {
        minItems: 1,
        maxItems: 50,
        description: "Two to ten outcomes; more are refused with `too_many_selections`.",
      }),
    },
    { additionalProperties: false },
  ),
  reply: { 200: Type.Object({ odds: described(Odds, "Price of all outcomes together, thousandths.") }) },
});
export const customMarkets = endpoint({
  method: "GET",
  path: "/api/v2/bets/custom/markets/:matchId",
  tag: "bets",
  access: "public",
  isLocalized: true,
  summary: "Markets of a match that can be legs of a custom bet; markets that share a `custom_bet_groups` entry exclude each other.",
  params: Type.Object({ matchId: Type.Integer({ minimum: 1, description: "Id of the match." }) }),
  reply: { 200: ListOf(Market) },
});
