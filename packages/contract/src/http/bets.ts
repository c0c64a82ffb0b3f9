import { Type, type Static } from "typebox";
import { endpoint } from "../endpoint.ts";
import { Bet, BetRequest, CashoutOffer, CashoutRule, BetStatus } from "../entities/bet.ts";
import { CurrencyCode, described, Money, PageLimit, PageNumber, PageOf, Subunits } from "../entities/primitives.ts";
import { PlacementError } from "../errors.ts";
import { OddsAcceptMode } from "./settings.ts";

export const PlaceBetsBody = Type.Object(
  {
    meta: Type.Object(
      {
        device_id: Type.String({ minLength: 1, maxLength: 64, description: "Random id that the client keeps for its device." }),
        quick: Type.Optional(Type.Boolean({ description: "Placed with one tap by quick bet." })),
        type: Type.Optional(Type.String({ maxLength: 32, description: "Kind of client, for the operator's statistics." })),
        odds_policy: Type.Optional(
          described(OddsAcceptMode, "Price changes to accept for these bets; by default those of the player's settings."),
        ),
      },
      { additionalProperties: false, description: "Facts about the call that apply to all its bets." },
    ),
    bets: Type.Array(BetRequest, { minItems: 1, maxItems: 20, description: "The bets: all are placed, or none." }),
  },
  { additionalProperties: false },
);
export type PlaceBetsBody = Static<typeof PlaceBetsBody>;
export const PlaceBetsReply = Type.Object({ bets: Type.Array(Bet, { description: "The placed bets, in the order of the request." }) });
export type PlaceBetsReply = Static<typeof PlaceBetsReply>;

/** Header `Idempotency-Key`: 409 `attempt_in_progress`, 409 `attempt_closed`, 422 `key_reused`, refusals 400 `PlacementError` (trust: placement contract). */
export const placeBets = endpoint({
  method: "POST",
  path: "/api/v2/bets",
  tag: "bets",
  access: "player",
  isKeyed: true,
  isLocalized: true,
  summary: "Places all bets or none. With `Idempotency-Key`, a repeat returns the first reply.",
  description:
    "Checks every bet by the same rules as the slip: prices against the player's policy, limits, balance, combinations. An in-play bet is answered with the status `submitted` and is decided after the operator's delay; its decision comes as `bet_changed` on the private channel. If no reply arrives, ask `GET /api/v2/bets/attempts/{key}` before trying again.",
  body: PlaceBetsBody,
  reply: { 200: PlaceBetsReply, 400: PlacementError },
});

export const BetListQuery = Type.Object(
  {
    status: Type.Optional(
      Type.Array(BetStatus, { maxItems: 12, description: "Only bets in one of these statuses; repeat the key for several." }),
    ),
    result: Type.Optional(
      Type.Union([Type.Literal("win"), Type.Literal("lose"), Type.Literal("refund")], {
        description: "Only settled bets with this result.",
      }),
    ),
    page: PageNumber,
    limit: PageLimit,
  },
  { additionalProperties: false },
);
export const listBets = endpoint({
  method: "GET",
  path: "/api/v3/bets",
  tag: "bets",
  access: "player",
  isLocalized: true,
  summary: "The player's bets, newest first.",
  description: "Without `status`, bets of all statuses are returned.",
  query: BetListQuery,
  reply: { 200: PageOf(Bet) },
});

export const BetDay = Type.Object({
  day: Type.String({ description: "UTC date, `yyyy-mm-dd`." }),
  staked: Type.Integer({ description: "Own stakes of the bets that were resolved on this day, minor units; free bets cost nothing." }),
  returned: Type.Integer({ description: "What these bets paid, minor units." }),
});
export const BetSums = Type.Object({
  currency: CurrencyCode,
  subunits: Subunits,
  staked: Type.Integer({ description: "Sum of all days, minor units." }),
  returned: Type.Integer({ description: "Sum of all days, minor units." }),
  days: Type.Array(BetDay, { description: "Thirty days, oldest first; the last one is today." }),
});
export type BetSums = Static<typeof BetSums>;
export const getBetSums = endpoint({
  method: "GET",
  path: "/api/v2/bets/sums",
  tag: "bets",
  access: "player",
  summary: "What the player staked and got back in the last thirty days, day by day (an extension).",
  description: "Counts bets in the player's currency on the day that resolved them; open bets do not count.",
  reply: { 200: BetSums },
});

export const BetAttempt = Type.Object({
  key: Type.String({ description: "The key of the attempt." }),
  state: Type.Union(
    [Type.Literal("placed"), Type.Literal("rejected"), Type.Literal("in_progress"), Type.Literal("unknown"), Type.Literal("void")],
    {
      description:
        "`unknown`: no request has arrived under the key, but one still may. `void`: the key was closed, so none will be accepted.",
    },
  ),
  bets: Type.Optional(Type.Array(Bet, { description: "The placed bets; only when `placed`." })),
  error: Type.Optional(described(PlacementError, "Why it was refused; only when `rejected`.")),
});
export type BetAttempt = Static<typeof BetAttempt>;
export const getBetAttempt = endpoint({
  method: "GET",
  path: "/api/v2/bets/attempts/:key",
  tag: "bets",
  access: "player",
  isLocalized: true,
  summary: "The status of a placement attempt (an extension).",
  description:
    "For a client that has lost the reply to a placement. `unknown` means that the request may still arrive: close the key to be sure.",
  params: Type.Object({ key: Type.String({ minLength: 8, maxLength: 64, description: "The `Idempotency-Key` of the placement." }) }),
  reply: { 200: BetAttempt },
});
export const closeBetAttempt = endpoint({
  method: "POST",
  path: "/api/v2/bets/attempts/:key/close",
  tag: "bets",
  access: "player",
  isLocalized: true,
  summary:
    "Closes a key: if nothing was placed under it, it is void permanently, and a later call under it is refused. Returns the status of the attempt.",
  params: Type.Object({
    key: Type.String({
      minLength: 8,
      maxLength: 64,
      pattern: "^[A-Za-z0-9_.:-]+$",
      description: "The `Idempotency-Key` of the placement.",
    }),
  }),
  reply: { 200: BetAttempt },
});

const BetId = Type.Object({ id: Type.String({ minLength: 1, maxLength: 64, description: "Id of the bet." }) });
export const getBet = endpoint({
  method: "GET",
  path: "/api/v2/bets/:id",
  tag: "bets",
  access: "player",
  isLocalized: true,
  summary: "One bet of the player; 404 for bets of others.",
  params: BetId,
  reply: { 200: Bet },
});

/** Bets as they would be placed; their stakes are ignored. */
export const MaxStakeBody = Type.Object(
  { bets: Type.Array(BetRequest, { minItems: 1, maxItems: 20, description: "Bets to be checked; their stakes are ignored." }) },
  { additionalProperties: false },
);
export const maxStake = endpoint({
  method: "POST",
  path: "/api/v2/bets/max-stake",
  tag: "bets",
  access: "player",
  summary:
    "The maximum stake of each bet, by index; 0 when the bet would be refused. `limit` does not depend on the balance (an extension).",
  description: "Takes the bets as they would be placed and returns one entry for each, in the same order.",
  body: MaxStakeBody,
  reply: {
    200: Type.Array(
      Type.Object({
        max_stake: described(Money, "Largest stake that is accepted now, 0 when the bet would be refused."),
        limit: Type.Optional(described(Money, "Largest stake by the operator's limits, whatever the balance.")),
      }),
    ),
  },
});

/** Header `Idempotency-Key` as for placement. `share` cashes out part of the bet (capability `partial_cashout`). */
export const CashoutBody = Type.Object(
  {
    bet_id: Type.String({ minLength: 1, maxLength: 64, description: "Id of the bet." }),
    to_cashout: Type.Integer({ minimum: 1, description: "The offer for the whole bet that the player saw, minor units." }),
    share: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, description: "Thousandths of the bet to cash out; 1000 is all." })),
  },
  { additionalProperties: false },
);
export type CashoutBody = Static<typeof CashoutBody>;
export const CashoutReply = Type.Object({
  bet: described(Bet, "The bet after the cash out."),
  paid: Type.Integer({ description: "Minor units; 0 while in progress." }),
});
export type CashoutReply = Static<typeof CashoutReply>;
export const CashoutRefusal = Type.Object({
  code: Type.Union(
    [Type.Literal("offer_dropped"), Type.Literal("offer_suspended"), Type.Literal("bet_closed"), Type.Literal("not_offered")],
    { description: "Why the cash out was refused." },
  ),
  message: Type.String({ description: "One English sentence for a person." }),
  localized_message: Type.Optional(
    Type.String({ description: "The message in the language of the call; absent when it has no translation." }),
  ),
  offer: Type.Union([CashoutOffer, Type.Null()], { description: "The offer now; null when there is none." }),
});
export type CashoutRefusal = Static<typeof CashoutRefusal>;
export const cashOut = endpoint({
  method: "POST",
  path: "/api/v2/bets/cashout",
  tag: "bets",
  access: "player",
  isKeyed: true,
  isLocalized: true,
  summary: "Cashes out at the amount that the player saw or a better one; when the offer has dropped, refuses with 409 and the new amount.",
  description: "Send the offer that the player saw as `to_cashout`. The bet is closed at that value or a higher one, never at a lower one.",
  body: CashoutBody,
  reply: { 200: CashoutReply, 409: CashoutRefusal },
});
export const cashoutTrend = endpoint({
  method: "GET",
  path: "/api/v2/bets/:id/cashout",
  tag: "bets",
  access: "player",
  summary: "The current offer and its history, oldest first (an extension).",
  params: BetId,
  reply: {
    200: Type.Object({
      offer: Type.Union([CashoutOffer, Type.Null()], { description: "The offer now; null when the bet is closed." }),
      trend: Type.Array(
        Type.Object({
          at: Type.String({ description: "When the value was offered, ISO 8601 in UTC." }),
          value: Type.Integer({ description: "Offered value, minor units." }),
        }),
        { description: "At most 120 points." },
      ),
    }),
  },
});
export const saveCashoutRule = endpoint({
  method: "PUT",
  path: "/api/v2/bets/:id/cashout-rule",
  tag: "bets",
  access: "player",
  isLocalized: true,
  summary: "Sets or replaces the rule of an open bet; 400 `rule_value_out_of_range` above the potential return.",
  params: BetId,
  body: Type.Object(
    {
      action: described(CashoutRule.properties.action, "Cash the bet out, or only notify the player."),
      at_value: described(CashoutRule.properties.at_value, "Value at which the rule acts, minor units of the stake's currency."),
    },
    { additionalProperties: false },
  ),
  reply: { 200: Bet },
});
export const removeCashoutRule = endpoint({
  method: "DELETE",
  path: "/api/v2/bets/:id/cashout-rule",
  tag: "bets",
  access: "player",
  isLocalized: true,
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
    meta: described(PlaceBetsBody.properties.meta, "As for placement."),
    bet: described(BetRequest, "The new bet; its stake is replaced by the cash-out value."),
  },
  { additionalProperties: false },
);
export type EditBetBody = Static<typeof EditBetBody>;
export const EditBetReply = Type.Object({ closed: described(Bet, "The old bet, cashed out."), placed: described(Bet, "The new bet.") });
export type EditBetReply = Static<typeof EditBetReply>;
export const editBet = endpoint({
  method: "POST",
  path: "/api/v2/bets/:id/edit",
  tag: "bets",
  access: "player",
  isKeyed: true,
  isLocalized: true,
  summary:
    "Closes a bet at its cash-out value and places a new one with that stake, or changes nothing (an extension). 400 `PlacementError`, 409 `CashoutRefusal`.",
  params: BetId,
  body: EditBetBody,
  reply: { 200: EditBetReply, 400: PlacementError, 409: CashoutRefusal },
});
