import { Type, type Static } from "typebox";
import { OutcomeResultName } from "./market.ts";
import { BetBonus, BonusType } from "./bonus.ts";
import { Money, Nullable, Odds } from "./primitives.ts";

export const BetType = Type.Union([Type.Literal("single"), Type.Literal("combo"), Type.Literal("system"), Type.Literal("custom_bet")]);
export type BetType = Static<typeof BetType>;

/** spec.md 3; `submitted` is an in-play bet still in its delay (decisions AP5). */
export const BetStatus = Type.Union([
  Type.Literal("submitted"),
  Type.Literal("rejected"),
  Type.Literal("cancelled"),
  Type.Literal("ready_to_process"),
  Type.Literal("waiting_results"),
  Type.Literal("done"),
  Type.Literal("cashed_out"),
  Type.Literal("cashout_in_progress"),
  Type.Literal("withdrawn"),
]);
export type BetStatus = Static<typeof BetStatus>;

export const BetResult = Type.Union([
  Type.Literal("no_results"),
  Type.Literal("win"),
  Type.Literal("lose"),
  Type.Literal("refund"),
  Type.Literal("cancel"),
  Type.Literal("cashed_out"),
]);
export type BetResult = Static<typeof BetResult>;

/** A leg of a bet request: ids and the price that the player saw. */
export const BetRequestSelection = Type.Object(
  {
    match_id: Type.Integer({ minimum: 1 }),
    market_id: Type.Integer({ minimum: 1 }),
    specifier: Type.String({ maxLength: 200 }),
    outcome_id: Type.Integer({ minimum: 1 }),
    odds: Type.Integer({ minimum: 1001, maximum: 100_000_000 }),
  },
  { additionalProperties: false },
);
export type BetRequestSelection = Static<typeof BetRequestSelection>;

/** One bet to place (spec.md 3 "Bet request"). Only system bets send `system_id`, only custom bets `custom_odds`. */
export const BetRequest = Type.Object(
  {
    type: BetType,
    stake: Money,
    selections: Type.Array(BetRequestSelection, { minItems: 1, maxItems: 50 }),
    system_id: Type.Optional(Type.String({ maxLength: 16 })),
    custom_odds: Type.Optional(Odds),
    bonus: Type.Optional(
      Type.Object(
        {
          id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
          type: BonusType,
          odds: Type.Integer({ minimum: 1000, maximum: 100_000, description: "Boost that the player saw, thousandths; 1000 for none." }),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);
export type BetRequest = Static<typeof BetRequest>;

export const BetSelection = Type.Object({
  id: Type.String(),
  status: OutcomeResultName,
  dead_heat_share: Nullable(Type.Integer({ description: "Share of the stake that won, thousandths." })),
  odds: Type.Integer({
    minimum: 0,
    maximum: 100_000_000,
    description: "Accepted odds, thousandths. In a custom bet, those of the leg alone; the bet has its own price.",
  }),
  odds_asked: Odds,
  specifier: Type.String(),
  provider: Type.String(),
  simulated_detail: Type.Boolean(),
  match: Type.Object({
    id: Type.Integer(),
    urn_id: Type.String(),
    slug: Type.String(),
    name: Type.String(),
    start_time: Type.String(),
    status: Type.Integer(),
    sport_key: Type.String(),
    category_name: Type.String(),
    tournament_name: Type.String(),
    home_name: Nullable(Type.String()),
    away_name: Nullable(Type.String()),
    score: Nullable(Type.String({ description: "Current or final score, `2:1`." })),
  }),
  market: Type.Object({ id: Type.Integer(), name: Type.String(), specifier: Type.String() }),
  outcome: Type.Object({ id: Type.Integer(), name: Type.String() }),
});
export type BetSelection = Static<typeof BetSelection>;

/** The current cash-out offer of an open bet; while `suspended`, no value is shown (spec.md 4, domain facts 4). */
export const CashoutOffer = Type.Object({
  status: Type.Union([Type.Literal("offered"), Type.Literal("suspended"), Type.Literal("unavailable")]),
  value: Nullable(Type.Integer({ description: "Minor units of the stake's currency; null unless offered." })),
  at: Type.String({ description: "When it was priced, ISO." }),
});
export type CashoutOffer = Static<typeof CashoutOffer>;

/** A player's rule for an open bet: runs once when the offer reaches the value, even while the player is signed out (decisions 0d). */
export const CashoutRule = Type.Object({
  action: Type.Union([Type.Literal("cash_out"), Type.Literal("notify")]),
  at_value: Type.Integer({ minimum: 1, description: "Minor units of the stake's currency." }),
  state: Type.Union([Type.Literal("waiting"), Type.Literal("done"), Type.Literal("ended")], {
    description: "`ended`: the bet closed before the value was reached.",
  }),
});
export type CashoutRule = Static<typeof CashoutRule>;

export const Bet = Type.Object({
  id: Type.String(),
  ref: Type.String({ description: "Short reference that a person can read out, `8F2K-41Q7`." }),
  type: BetType,
  status: BetStatus,
  result: BetResult,
  stake: Money,
  odds: Odds,
  potential_win_amount: Type.Integer({ description: "Return if every leg wins, minor units of the stake's currency." }),
  win_amount: Type.Integer({ description: "Amount paid out, minor units." }),
  to_cashout: Nullable(Type.Integer({ description: "`cashout.value`, for older clients." })),
  cashout: Nullable(CashoutOffer),
  cashout_rule: Nullable(CashoutRule),
  cashout_amount: Type.Integer({ description: "Paid out by cash outs so far, minor units; included in `win_amount`." }),
  original_stake: Type.Integer({ description: "Stake at placement, minor units; `stake` is what remains open after partial cash outs." }),
  is_vip: Type.Boolean({ description: "Above the operator's `vip_from`: `submitted` until reviewed (spec.md 3)." }),
  is_quick: Type.Boolean(),
  is_return_capped: Type.Boolean({ description: "`potential_win_amount` is limited to the operator's maximum return." }),
  edited_from: Nullable(Type.String({ description: "Id of the bet whose cash-out value became this stake." })),
  edited_to: Nullable(Type.String()),
  created_at: Type.String(),
  accepted_at: Nullable(Type.String()),
  settled_at: Nullable(Type.String()),
  pending_until: Nullable(Type.String({ description: "End of the in-play delay while `submitted`." })),
  reject_reason: Nullable(Type.String({ description: "Error key when `rejected`." })),
  system: Nullable(
    Type.Object({
      id: Type.String(),
      win_count: Type.Integer(),
      total_count: Type.Integer(),
      sizes: Type.Array(Type.Integer(), { description: "Sizes of the combinations; a single one except for named systems." }),
    }),
  ),
  simulated_detail: Type.Boolean(),
  bonus: Type.Optional(BetBonus),
  used_in_jackpot: Type.Optional(Type.Boolean()),
  selections: Type.Array(BetSelection),
});
export type Bet = Static<typeof Bet>;
