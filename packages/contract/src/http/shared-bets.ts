import { Type, type Static } from "typebox";
import { endpoint } from "../endpoint.ts";
import { described, Odds } from "../entities/primitives.ts";

/** A leg of a shared bet. Shared bets contain no amounts of money (decisions AI). `odds` are those at the time of sharing. */
export const SharedSelection = Type.Object(
  {
    match_id: Type.Integer({ minimum: 1, description: "Id of the match." }),
    market_id: Type.Integer({ minimum: 1, description: "Internal id of the market." }),
    specifier: Type.String({ maxLength: 200, description: "Specifier of the line, byte for byte as listed." }),
    outcome_id: Type.Integer({ minimum: 1, description: "Internal id of the outcome." }),
    odds: Type.Integer({ minimum: 1001, maximum: 100_000_000, description: "Price at the time of sharing, thousandths." }),
  },
  { additionalProperties: false },
);
export const SharedBet = Type.Object(
  {
    type: Type.Union([Type.Literal("single"), Type.Literal("combo"), Type.Literal("system"), Type.Literal("custom_bet")], {
      description: "Kind of bet.",
    }),
    system_id: Type.Optional(
      Type.String({ maxLength: 16, description: "System, an `id` of `settings.system_types`; only for system bets." }),
    ),
    custom_odds: Type.Optional(described(Odds, "Price of the combination, thousandths; only for custom bets.")),
    selections: Type.Array(SharedSelection, { minItems: 1, maxItems: 50, description: "The legs." }),
  },
  { additionalProperties: false },
);
export type SharedBet = Static<typeof SharedBet>;
export const SharedBets = Type.Object(
  { bets: Type.Array(SharedBet, { minItems: 1, maxItems: 20, description: "The bets, without stakes." }) },
  { additionalProperties: false },
);
export const getShareCode = endpoint({
  method: "GET",
  path: "/api/v2/bets/share-code",
  tag: "bets",
  access: "public",
  summary: "The bets that were shared under a code; 404 `share_code_not_found`.",
  query: Type.Object(
    { code: Type.String({ minLength: 4, maxLength: 32, description: "The code; upper and lower case are the same." }) },
    { additionalProperties: false },
  ),
  reply: { 200: SharedBets },
});
export const createShareCode = endpoint({
  method: "POST",
  path: "/api/v2/bets/share-code",
  tag: "bets",
  access: "public",
  summary: "Saves bets without money under a code that cannot be guessed; the same bets may get the same code.",
  body: SharedBets,
  reply: { 200: Type.Object({ code: Type.String({ description: "The code, for a link or for typing." }) }) },
});
