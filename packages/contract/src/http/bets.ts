import { Type, type Static } from "typebox";
import { endpoint } from "../endpoint.ts";
import { Bet, BetRequest, CashoutOffer, CashoutRule, BetStatus } from "../entities/bet.ts";
import { Market } from "../entities/market.ts";
import { ListOf, Money, Odds, PageOf } from "../entities/primitives.ts";
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

/** Header `Idempotency-Key`: 409 `attempt_in_progress`, 409 `attempt_closed`, 422 `key_reused`, refusals 400 `PlacementError` (trust: placement contract). */
export const placeBets = endpoint({
  method: "POST",
  path: "/api/v2/bets",
  tag: "bets",
  access: "player",
  summary: "Places all bets or none. With `Idempotency-Key`, a repeat returns the first reply.",
  body: PlaceBetsBody,
  reply: { 200: PlaceBetsReply, 400: PlacementError },
});

export const BetListQuery = Type.Object(
  {
    status: Type.Optional(Type.Array(BetStatus, { maxItems: 12 })),
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
  state: Type.Union(
    [Type.Literal("placed"), Type.Literal("rejected"), Type.Literal("in_progress"), Type.Literal("unknown"), Type.Literal("void")],
    {
      description:
        "`unknown`: no request has arrived under the key, but one still may. `void`: the key was closed, so none will be accepted.",
    },
  ),
  bets: Type.Optional(Type.Array(Bet)),
  error: Type.Optional(PlacementError),
});
export type BetAttempt = Static<typeof BetAttempt>;
export const getBetAttempt = endpoint({
  method: "GET",
  path: "/api/v2/bets/attempts/:key",
  tag: "bets",
  access: "player",
  summary: "The status of a placement attempt (extension, decisions 0d).",
  params: Type.Object({ key: Type.String({ minLength: 8, maxLength: 64 }) }),
  reply: { 200: BetAttempt },
});
export const closeBetAttempt = endpoint({
  method: "POST",
  path: "/api/v2/bets/attempts/:key/close",
  tag: "bets",
  access: "player",
  summary:
    "Closes a key: if nothing was placed under it, it is void permanently, and a later call under it is refused. Returns the status of the attempt.",
  params: Type.Object({ key: Type.String({ minLength: 8, maxLength: 64, pattern: "^[A-Za-z0-9_.:-]+$" }) }),
  reply: { 200: BetAttempt },
});

const BetId = Type.Object({ id: Type.String({ minLength: 1, maxLength: 64 }) });
export const getBet = endpoint({
  method: "GET",
  path: "/api/v2/bets/:id",
  tag: "bets",
  access: "player",
  summary: "One bet of the player; 404 for bets of others.",
  params: BetId,
  reply: { 200: Bet },
});

/** Bets as they would be placed; their stakes are ignored. */
export const MaxStakeBody = Type.Object({ bets: Type.Array(BetRequest, { minItems: 1, maxItems: 20 }) }, { additionalProperties: false });
export const maxStake = endpoint({
  method: "POST",
  path: "/api/v2/bets/max-stake",
  tag: "bets",
  access: "player",
  summary:
    "The maximum stake of each bet, by index; 0 when the bet would be refused. `limit` does not depend on the balance (extension, decisions 0d).",
  body: MaxStakeBody,
  reply: { 200: Type.Array(Type.Object({ max_stake: Money, limit: Type.Optional(Money) })) },
});

/** A leg of a custom bet, by the ids of the listing. */
export const CustomBetSelection = Type.Object(
  { market_id: Type.Integer({ minimum: 1 }), specifier: Type.String({ maxLength: 200 }), outcome_id: Type.Integer({ minimum: 1 }) },
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
    { match_id: Type.Integer({ minimum: 1 }), selections: Type.Array(CustomBetSelection, { minItems: 1, maxItems: 50 }) },
    { additionalProperties: false },
  ),
  reply: { 200: Type.Object({ odds: Odds }) },
});
export const customMarkets = endpoint({
  method: "GET",
  path: "/api/v2/bets/custom/markets/:matchId",
  tag: "bets",
  access: "public",
  summary: "Markets of a match that can be legs of a custom bet; markets that share a `custom_bet_groups` entry exclude each other.",
  params: Type.Object({ matchId: Type.Integer({ minimum: 1 }) }),
  reply: { 200: ListOf(Market) },
});

/** A leg of a shared bet: never money (decisions AI). `odds` are those at the time of sharing. */
export const SharedSelection = Type.Object(
  {
    match_id: Type.Integer({ minimum: 1 }),
    market_id: Type.Integer({ minimum: 1 }),
    specifier: Type.String({ maxLength: 200 }),
    outcome_id: Type.Integer({ minimum: 1 }),
    odds: Type.Integer({ minimum: 1001, maximum: 100_000_000 }),
  },
  { additionalProperties: false },
);
export const SharedBet = Type.Object(
  {
    type: Type.Union([Type.Literal("single"), Type.Literal("combo"), Type.Literal("system"), Type.Literal("custom_bet")]),
    system_id: Type.Optional(Type.String({ maxLength: 16 })),
    custom_odds: Type.Optional(Odds),
    selections: Type.Array(SharedSelection, { minItems: 1, maxItems: 50 }),
  },
  { additionalProperties: false },
);
export type SharedBet = Static<typeof SharedBet>;
export const SharedBets = Type.Object({ bets: Type.Array(SharedBet, { minItems: 1, maxItems: 20 }) }, { additionalProperties: false });
export const getShareCode = endpoint({
  method: "GET",
  path: "/api/v2/bets/share-code",
  tag: "bets",
  access: "public",
  summary: "The bets that were shared under a code; 404 `share_code_not_found`.",
  query: Type.Object({ code: Type.String({ minLength: 4, maxLength: 32 }) }, { additionalProperties: false }),
  reply: { 200: SharedBets },
});
export const createShareCode = endpoint({
  method: "POST",
  path: "/api/v2/bets/share-code",
  tag: "bets",
  access: "public",
  summary: "Saves bets without money under a code that cannot be guessed; the same bets may get the same code.",
  body: SharedBets,
  reply: { 200: Type.Object({ code: Type.String() }) },
});

/** Header `Idempotency-Key` as for placement. `share` takes part of the bet (capability `partial_cashout`). */
export const CashoutBody = Type.Object(
  {
    bet_id: Type.String({ minLength: 1, maxLength: 64 }),
    to_cashout: Type.Integer({ minimum: 1, description: "The offer for the whole bet that the player saw, minor units." }),
    share: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, description: "Thousandths of the bet to cash out; 1000 is all." })),
  },
  { additionalProperties: false },
);
export type CashoutBody = Static<typeof CashoutBody>;
export const CashoutReply = Type.Object({ bet: Bet, paid: Type.Integer({ description: "Minor units; 0 while in progress." }) });
export type CashoutReply = Static<typeof CashoutReply>;
export const CashoutRefusal = Type.Object({
  code: Type.Union([
    Type.Literal("offer_dropped"),
    Type.Literal("offer_suspended"),
    Type.Literal("bet_closed"),
    Type.Literal("not_offered"),
  ]),
  message: Type.String(),
  localized_message: Type.Optional(Type.String()),
  offer: Type.Union([CashoutOffer, Type.Null()]),
});
export type CashoutRefusal = Static<typeof CashoutRefusal>;
export const cashOut = endpoint({
  method: "POST",
  path: "/api/v2/bets/cashout",
  tag: "bets",
  access: "player",
  summary: "Cashes out at the amount that the player saw or a better one; when the offer has dropped, refuses with 409 and the new amount.",
  body: CashoutBody,
  reply: { 200: CashoutReply, 409: CashoutRefusal },
});
export const cashoutTrend = endpoint({
  method: "GET",
  path: "/api/v2/bets/:id/cashout",
  tag: "bets",
  access: "player",
  summary: "The current offer and its history, oldest first (extension, decisions 0d).",
  params: BetId,
  reply: {
    200: Type.Object({
      offer: Type.Union([CashoutOffer, Type.Null()]),
      trend: Type.Array(Type.Object({ at: Type.String(), value: Type.Integer() }), { description: "At most 120 points." }),
    }),
  },
});
export const saveCashoutRule = endpoint({
  method: "PUT",
  path: "/api/v2/bets/:id/cashout-rule",
  tag: "bets",
  access: "player",
  summary: "Sets or replaces the rule of an open bet; 400 `rule_value_out_of_range` above the potential return.",
  params: BetId,
  body: Type.Object({ action: CashoutRule.properties.action, at_value: CashoutRule.properties.at_value }, { additionalProperties: false }),
  reply: { 200: Bet },
});
export const removeCashoutRule = endpoint({
  method: "DELETE",
  path: "/api/v2/bets/:id/cashout-rule",
  tag: "bets",
  access: "player",
  summary: "Removes the rule.",
  params: BetId,
  reply: { 200: Bet },
});

/** Header `Idempotency-Key` as for placement. */
export const EditBetBody = Type.Object(
  {
    to_cashout: Type.Integer({
      minimum: 1,
      description: "The offer that the player saw; it, or a better one, becomes the stake of the new bet.",
    }),
    meta: PlaceBetsBody.properties.meta,
    bet: BetRequest,
  },
  { additionalProperties: false },
);
export type EditBetBody = Static<typeof EditBetBody>;
export const EditBetReply = Type.Object({ closed: Bet, placed: Bet });
export type EditBetReply = Static<typeof EditBetReply>;
export const editBet = endpoint({
  method: "POST",
  path: "/api/v2/bets/:id/edit",
  tag: "bets",
  access: "player",
  summary:
    "Closes a bet at its cash-out value and places a new one with that stake, or changes nothing (extension, decisions 0d). 400 `PlacementError`, 409 `CashoutRefusal`.",
  params: BetId,
  body: EditBetBody,
  reply: { 200: EditBetReply, 400: PlacementError, 409: CashoutRefusal },
});
