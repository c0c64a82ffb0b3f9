import { Type, type Static } from "typebox";
import { endpoint } from "../endpoint.ts";
import { Bet, BetRequest } from "../entities/bet.ts";
import { PageOf } from "../entities/paging.ts";
import { PlacementError } from "../errors.ts";
import { OddsAcceptMode } from "./settings.ts";

export const PlaceBetsBody = Type.Object(
  {
    meta: Type.Object(
      {
        device_id: Type.String({ minLength: 1, maxLength: 64 }),
        quick: Type.Optional(Type.Boolean()),
        type: Type.Optional(Type.String({ maxLength: 32 })),
        odds_policy: Type.Optional(OddsAcceptMode),
      },
      { additionalProperties: false },
    ),
    bets: Type.Array(BetRequest, { minItems: 1, maxItems: 20 }),
  },
  { additionalProperties: false },
);
export type PlaceBetsBody = Static<typeof PlaceBetsBody>;
export const PlaceBetsReply = Type.Object({ bets: Type.Array(Bet) });
export type PlaceBetsReply = Static<typeof PlaceBetsReply>;

/** Header `Idempotency-Key`: 409 `attempt_in_progress`, 422 `key_reused`, refusals 400 `PlacementError` (trust: placement contract). */
export const placeBets = endpoint({
  method: "POST",
  path: "/api/v2/bets",
  tag: "bets",
  access: "player",
  summary: "Places bets, all or none. With `Idempotency-Key` a repeat answers the first reply.",
  body: PlaceBetsBody,
  reply: { 200: PlaceBetsReply, 400: PlacementError },
});

export const BetListQuery = Type.Object(
  {
    status: Type.Optional(Type.Array(Type.String({ maxLength: 32 }), { maxItems: 12 })),
    result: Type.Optional(Type.Union([Type.Literal("win"), Type.Literal("lose"), Type.Literal("refund")])),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
  },
  { additionalProperties: false },
);
export const listBets = endpoint({
  method: "GET",
  path: "/api/v3/bets",
  tag: "bets",
  access: "player",
  summary: "The player's bets, newest first.",
  query: BetListQuery,
  reply: { 200: PageOf(Bet) },
});

export const BetAttempt = Type.Object({
  key: Type.String(),
  state: Type.Union([Type.Literal("placed"), Type.Literal("rejected"), Type.Literal("in_progress"), Type.Literal("unknown")]),
  bets: Type.Optional(Type.Array(Bet)),
  error: Type.Optional(PlacementError),
});
export type BetAttempt = Static<typeof BetAttempt>;
export const getBetAttempt = endpoint({
  method: "GET",
  path: "/api/v2/bets/attempts/:key",
  tag: "bets",
  access: "player",
  summary: "What became of a placement attempt (extension, decisions 0d).",
  params: Type.Object({ key: Type.String({ minLength: 8, maxLength: 64 }) }),
  reply: { 200: BetAttempt },
});
