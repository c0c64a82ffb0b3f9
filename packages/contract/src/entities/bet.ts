import { Type, type Static } from "typebox";
import { OutcomeResultName } from "./market.ts";
import { BetBonus, BonusType } from "./bonus.ts";
import { described, Money, Nullable, Odds, UrnId } from "./primitives.ts";

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
    match_id: Type.Integer({ minimum: 1, description: "Id of the match." }),
    market_id: Type.Integer({ minimum: 1, description: "Internal id of the market: `id` of the listed market." }),
    specifier: Type.String({
      maxLength: 200,
      description: "Specifier of the line, byte for byte as listed; empty for a market without lines.",
    }),
    outcome_id: Type.Integer({ minimum: 1, description: "Internal id of the outcome: `id` of the listed outcome." }),
    odds: Type.Integer({
      minimum: 1001,
      maximum: 100_000_000,
      description: "Price that the player saw, thousandths. A changed price is accepted or refused by the player's policy.",
    }),
  },
  { additionalProperties: false },
);
export type BetRequestSelection = Static<typeof BetRequestSelection>;

/** One bet to place (spec.md 3 "Bet request"). Only system bets send `system_id`, only custom bets `custom_odds`. */
export const BetRequest = Type.Object(
  {
    type: described(BetType, "Kind of bet; `custom_bet` joins related outcomes of one match."),
    stake: described(Money, "Money to bet; for a system bet, all of its combinations together."),
    selections: Type.Array(BetRequestSelection, {
      minItems: 1,
      maxItems: 50,
      description: "The legs: one for a single, at least two otherwise.",
    }),
    system_id: Type.Optional(
      Type.String({ maxLength: 16, description: "System to play, an `id` of `settings.system_types`; only for system bets." }),
    ),
    custom_odds: Type.Optional(described(Odds, "Price of the combination that the player saw, thousandths; only for custom bets.")),
    bonus: Type.Optional(
      Type.Object(
        {
          id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: "Id of the bonus." }),
          type: described(BonusType, "Type of the bonus."),
          odds: Type.Integer({ minimum: 1000, maximum: 100_000, description: "Boost that the player saw, thousandths; 1000 for none." }),
        },
        { additionalProperties: false, description: "Bonus to use with this bet." },
      ),
    ),
  },
  { additionalProperties: false },
);
export type BetRequest = Static<typeof BetRequest>;

/** Why a leg is void: its match was withdrawn, or was not played to its end. */
export const VoidReason = Type.Union([
  Type.Literal("withdrawn"),
  Type.Literal("retired"),
  Type.Literal("walkover"),
  Type.Literal("abandoned"),
  Type.Literal("awarded"),
  Type.Literal("cancelled"),
  Type.Literal("postponed"),
]);
export type VoidReason = Static<typeof VoidReason>;

export const BetSelection = Type.Object({
  id: Type.String({ description: "Id of the leg, unique in all bets." }),
  status: described(OutcomeResultName, "Result of the leg; `no_results` until it is settled."),
  void_reason: Type.Optional(Nullable(described(VoidReason, "Why the leg is void; null if it is not, or by the rules of its market."))),
  dead_heat_share: Nullable(Type.Integer({ description: "Share of the stake that won, thousandths." })),
  odds: Type.Integer({
    minimum: 0,
    maximum: 100_000_000,
    description: "Accepted odds, thousandths. In a custom bet, those of the leg alone; the bet has its own price.",
  }),
  odds_asked: described(Odds, "Price that the player saw when placing, thousandths."),
  specifier: Type.String({ description: "Specifier of the line, such as `total=2.5`; may be empty." }),
  provider: Type.String({ description: "Key of the feed provider of the market." }),
  simulated_detail: Type.Boolean({ description: "The leg settles on simulated detail that fits the real final score." }),
  match: Type.Object(
    {
      id: Type.Integer({ description: "Id of the match." }),
      urn_id: UrnId,
      slug: Type.String({ description: "Last segment of the match's page address." }),
      name: Type.String({ description: "Both sides, or the name of an outright event." }),
      start_time: Type.String({ description: "Scheduled start, ISO 8601 in UTC." }),
      status: Type.Integer({ description: "Status of the match: 0 prematch, 1 live, 2 stopped, 3 closed, 4 finished, 5 not covered." }),
      sport_key: Type.String({ description: "Key of the sport, such as `soccer`." }),
      category_name: Type.String({ description: "Name of the country or region." }),
      tournament_name: Type.String({ description: "Name of the league." }),
      home_name: Nullable(Type.String({ description: "Name of the home side; null for outright events." })),
      away_name: Nullable(Type.String({ description: "Name of the away side; null for outright events." })),
      score: Nullable(Type.String({ description: "Current or final score, `2:1`." })),
    },
    { description: "The match, with names in the language of the call." },
  ),
  market: Type.Object(
    {
      id: Type.Integer({ description: "Internal id of the market." }),
      name: Type.String({ description: "Name of the market with its line." }),
      specifier: Type.String({ description: "Specifier of the line; may be empty." }),
    },
    { description: "The market line." },
  ),
  outcome: Type.Object(
    { id: Type.Integer({ description: "Internal id of the outcome." }), name: Type.String({ description: "Name of the outcome." }) },
    { description: "The outcome that was chosen." },
  ),
});
export type BetSelection = Static<typeof BetSelection>;

/** The current cash-out offer of an open bet; while `suspended`, no value is shown (spec.md 4, domain facts 4). */
export const CashoutOffer = Type.Object({
  status: Type.Union([Type.Literal("offered"), Type.Literal("suspended"), Type.Literal("unavailable")], {
    description: "`suspended`: temporarily without a price. `unavailable`: the bet cannot be cashed out.",
  }),
  value: Nullable(Type.Integer({ description: "Minor units of the stake's currency; null unless offered." })),
  at: Type.String({ description: "When it was priced, ISO." }),
});
export type CashoutOffer = Static<typeof CashoutOffer>;

/** A player's rule for an open bet: executed once when the offer reaches the value, even while the player is signed out (decisions 0d). */
export const CashoutRule = Type.Object({
  action: Type.Union([Type.Literal("cash_out"), Type.Literal("notify")], { description: "Cash the bet out, or only notify the player." }),
  at_value: Type.Integer({ minimum: 1, description: "Minor units of the stake's currency." }),
  state: Type.Union([Type.Literal("waiting"), Type.Literal("done"), Type.Literal("ended")], {
    description: "`ended`: the bet closed before the value was reached.",
  }),
});
export type CashoutRule = Static<typeof CashoutRule>;

export const Bet = Type.Object({
  id: Type.String({ description: "Id of the bet, a UUID." }),
  ref: Type.String({ description: "Short reference that a person can read out, `8F2K-41Q7`." }),
  type: described(BetType, "Kind of bet."),
  status: described(BetStatus, "Stage of the bet; `submitted` is an in-play bet in its delay or a stake under review."),
  result: described(BetResult, "Result of the bet; `no_results` until it is settled."),
  stake: described(Money, "Money that is still at stake."),
  odds: described(Odds, "Total price at placement, thousandths."),
  potential_win_amount: Type.Integer({ description: "Return if every leg wins, minor units of the stake's currency." }),
  win_amount: Type.Integer({ description: "Amount paid out, minor units." }),
  to_cashout: Nullable(Type.Integer({ deprecated: true, description: "`cashout.value`, for older clients." })),
  cashout: Nullable(described(CashoutOffer, "The current cash-out offer; null once the bet is closed.")),
  cashout_rule: Nullable(described(CashoutRule, "The player's cash-out rule; null without one.")),
  cashout_amount: Type.Integer({ description: "Paid out by cash outs so far, minor units; included in `win_amount`." }),
  original_stake: Type.Integer({ description: "Stake at placement, minor units; `stake` is what remains open after partial cash outs." }),
  is_vip: Type.Boolean({ description: "Above the operator's `vip_from`: `submitted` until reviewed." }),
  is_quick: Type.Boolean({ description: "Placed with one tap by quick bet." }),
  is_return_capped: Type.Boolean({ description: "`potential_win_amount` is limited to the operator's maximum return." }),
  edited_from: Nullable(Type.String({ description: "Id of the bet whose cash-out value became this stake." })),
  edited_to: Nullable(Type.String({ description: "Id of the bet that replaced this one by an edit; null otherwise." })),
  created_at: Type.String({ description: "When the bet was received, ISO 8601 in UTC." }),
  accepted_at: Nullable(Type.String({ description: "When it was accepted, ISO 8601 in UTC; null while `submitted` or when rejected." })),
  settled_at: Nullable(Type.String({ description: "When it was settled or cashed out, ISO 8601 in UTC; null while it runs." })),
  pending_until: Nullable(Type.String({ description: "End of the in-play delay while `submitted`." })),
  reject_reason: Nullable(Type.String({ description: "Error key when `rejected`." })),
  system: Nullable(
    Type.Object(
      {
        id: Type.String({ description: "Id of the system, such as `2/3` or `lucky15`." }),
        win_count: Type.Integer({ description: "Size of the smallest combination." }),
        total_count: Type.Integer({ description: "Number of legs." }),
        sizes: Type.Array(Type.Integer(), { description: "Sizes of the combinations; a single one except for named systems." }),
      },
      { description: "The system; null for other bets." },
    ),
  ),
  simulated_detail: Type.Boolean({ description: "At least one leg settles on simulated detail." }),
  bonus: Type.Optional(described(BetBonus, "The bonus that the bet uses; absent without one.")),
  used_in_jackpot: Type.Optional(Type.Boolean({ description: "The stake takes part in a jackpot." })),
  selections: Type.Array(BetSelection, { description: "The legs, in the order of placement." }),
});
export type Bet = Static<typeof Bet>;
