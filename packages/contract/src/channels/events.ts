import { Type, type Static } from "typebox";
import { BonusType } from "../entities/bonus.ts";
import { Bet, CashoutOffer } from "../entities/bet.ts";
import { Market } from "../entities/market.ts";
import { Match, MatchIncident, MatchStatistics, MatchStatus } from "../entities/match.ts";
import { CurrencyCode, Subunits, described } from "../entities/primitives.ts";

/** Every publication is `{event, data, sent_at}`; `sent_at` is server time in epoch milliseconds. */
function Publication<const Name extends string, Data extends ReturnType<typeof Type.Object>>(name: Name, data: Data) {
  return Type.Object({
    event: Type.Literal(name, { description: "Name of the event." }),
    sent_at: Type.Integer({ description: "Server time of sending, milliseconds since 1970." }),
    data,
  });
}

/** Public and match channels: the scoreboard or the number of markets of a match changed. */
export const MatchChanged = Publication(
  "match_changed",
  Type.Object({
    id: Type.Integer({ description: "Id of the match." }),
    status: described(MatchStatus, "Current status of the match."),
    statistics: Type.Union([MatchStatistics, Type.Null()], { description: "The full scoreboard; null before the start." }),
    available_markets: Type.Integer({ description: "Number of markets now on offer." }),
    incident: Type.Optional(described(MatchIncident, "The incident that caused the change, if there is one.")),
  }),
);
/** Markets of a match with all outcomes; the public channel carries only the markets that lists show. `removed` lines are no longer offered. */
export const MarketsChanged = Publication(
  "markets_changed",
  Type.Object({
    match_id: Type.Integer({ description: "Id of the match." }),
    markets: Type.Array(Market, { description: "The changed lines, each with all of its outcomes." }),
    removed: Type.Array(
      Type.Object({
        id: Type.Integer({ description: "Id of the market." }),
        specifier: Type.String({ description: "Specifier of the line, byte for byte as listed." }),
      }),
      { description: "Lines that are no longer offered, by market id and specifier." },
    ),
  }),
);
/** A match started, stopped or ended; a newly listed match is included in full. */
export const MatchStatusChanged = Publication(
  "match_status_changed",
  Type.Object({
    id: Type.Integer({ description: "Id of the match." }),
    status: described(MatchStatus, "The new status."),
    match: Type.Union([Match, Type.Null()], { description: "The match in full if it is new in lists, else null." }),
  }),
);
export const ProviderStatusChanged = Publication(
  "provider_status_changed",
  Type.Object({
    provider: Type.String({ description: "Key of the feed provider." }),
    status: Type.Union([Type.Literal("active"), Type.Literal("inactive")], {
      description: "While `inactive`, markets of this provider cannot be bet on.",
    }),
  }),
);
/** Private channel: a bet has changed. */
export const BetChanged = Publication(
  "bet_changed",
  Type.Object({ bet: described(Bet, "The bet in full, in the language of the channel.") }),
);
/** Private channel: the cash-out offer of an open bet changed (spec.md 4). */
export const BetCashoutChanged = Publication(
  "bet_cashout_changed",
  Type.Object({ bet_id: Type.String({ description: "Id of the bet." }), cashout: described(CashoutOffer, "The new offer.") }),
);
/** Private channel: a notification for the player (spec.md 3 "Notification"). */
export const NotificationSent = Publication(
  "notification",
  Type.Object({
    id: Type.String({ description: "Id of the notification, as in `GET /api/v2/notifications`." }),
    kind: Type.Union(
      [Type.Literal("bet"), Type.Literal("maintenance"), Type.Literal("bonus"), Type.Literal("jackpot"), Type.Literal("vip_bet")],
      { description: "Subject of the notification." },
    ),
    key: Type.String({ description: "Message key such as `vip_bet.accepted` or `cashout_rule.reached`." }),
    bet_id: Type.Union([Type.String(), Type.Null()], { description: "Id of the bet that it concerns, else null." }),
    bet_ref: Type.Union([Type.String(), Type.Null()], { description: "Short reference of that bet, else null." }),
    created_at: Type.String({ description: "When it was created, ISO 8601 in UTC." }),
    title: Type.Optional(Type.String({ description: "Text of the operator, shown as it is when the key is empty." })),
    body: Type.Optional(Type.String({ description: "Further text of the operator." })),
  }),
);
/** Private channel: the number of unread notifications. */
export const UnreadCountersChanged = Publication(
  "unread_counters_changed",
  Type.Object({ unread: Type.Integer({ minimum: 0, description: "Number of unread notifications." }) }),
);
/** Private channel: the account's new balance in minor units. */
export const BalanceChanged = Publication(
  "balance_changed",
  Type.Object({ balance: Type.Integer({ description: "The new balance, minor units." }), currency: CurrencyCode, subunits: Subunits }),
);

/** Private channel: the player received a bonus or has a jackpot hit; its details are read by id. */
export const BonusIssued = Publication(
  "bonus_issued",
  Type.Object({
    id: Type.Integer({ description: "Id of the bonus or of the jackpot hit." }),
    type: Type.Union([...BonusType.anyOf, Type.Literal("jackpot")], { description: "Type of the bonus, or `jackpot` for a hit." }),
  }),
);
/** Public channel: the pool of a hunting tournament changed. */
export const TournamentPoolChanged = Publication(
  "tournament_pool_changed",
  Type.Object({
    id: Type.Integer({ description: "Id of the tournament, a bonus." }),
    pool_amount: Type.Integer({ description: "The new pool, minor units." }),
    currency: CurrencyCode,
    subunits: Subunits,
  }),
);
/** Any channel: changes may have been missed, for example while no server was publishing. Read the data of the channel again. */
export const ChannelReset = Publication("channel_reset", Type.Object({}));

export type MatchChanged = Static<typeof MatchChanged>;
export type MarketsChanged = Static<typeof MarketsChanged>;
export type MatchStatusChanged = Static<typeof MatchStatusChanged>;
export type ProviderStatusChanged = Static<typeof ProviderStatusChanged>;
export type BetChanged = Static<typeof BetChanged>;
export type BetCashoutChanged = Static<typeof BetCashoutChanged>;
export type NotificationSent = Static<typeof NotificationSent>;
export type UnreadCountersChanged = Static<typeof UnreadCountersChanged>;
export type BonusIssued = Static<typeof BonusIssued>;
export type TournamentPoolChanged = Static<typeof TournamentPoolChanged>;
export type BalanceChanged = Static<typeof BalanceChanged>;
export type ChannelReset = Static<typeof ChannelReset>;

/** All publications of all channels. */
export type RealtimePublication =
  | MatchChanged
  | MarketsChanged
  | MatchStatusChanged
  | ProviderStatusChanged
  | BetChanged
  | BetCashoutChanged
  | NotificationSent
  | UnreadCountersChanged
  | BonusIssued
  | TournamentPoolChanged
  | BalanceChanged
  | ChannelReset;
