import { Type, type Static } from "typebox";
import { BonusType } from "../entities/bonus.ts";
import { Bet, CashoutOffer } from "../entities/bet.ts";
import { Market } from "../entities/market.ts";
import { Match, MatchIncident, MatchStatistics, MatchStatus } from "../entities/match.ts";

/** Every publication is `{event, data, sent_at}`; `sent_at` is server time in epoch milliseconds. */
function Publication<const Name extends string, Data extends ReturnType<typeof Type.Object>>(name: Name, data: Data) {
  return Type.Object({ event: Type.Literal(name), sent_at: Type.Integer(), data });
}

/** Public and match channels: the scoreboard or the counts of a match changed. */
export const MatchChanged = Publication(
  "match_changed",
  Type.Object({
    id: Type.Integer(),
    status: MatchStatus,
    statistics: Type.Union([MatchStatistics, Type.Null()]),
    available_markets: Type.Integer(),
    incident: Type.Optional(MatchIncident),
  }),
);
/** Markets of a match with all outcomes; the public channel carries only the markets that lists show. `removed` lines are no longer offered. */
export const MarketsChanged = Publication(
  "markets_changed",
  Type.Object({
    match_id: Type.Integer(),
    markets: Type.Array(Market),
    removed: Type.Array(Type.Object({ id: Type.Integer(), specifier: Type.String() })),
  }),
);
/** A match started, stopped or ended; a newly listed match is included in full. */
export const MatchStatusChanged = Publication(
  "match_status_changed",
  Type.Object({ id: Type.Integer(), status: MatchStatus, match: Type.Union([Match, Type.Null()]) }),
);
export const ProviderStatusChanged = Publication(
  "provider_status_changed",
  Type.Object({ provider: Type.String(), status: Type.Union([Type.Literal("active"), Type.Literal("inactive")]) }),
);
/** Private channel: a bet after a change. */
export const BetChanged = Publication("bet_changed", Type.Object({ bet: Bet }));
/** Private channel: the cash-out offer of an open bet changed (spec.md 4). */
export const BetCashoutChanged = Publication("bet_cashout_changed", Type.Object({ bet_id: Type.String(), cashout: CashoutOffer }));
/** Private channel: a notification for the player (spec.md 3 "Notification"). */
export const NotificationSent = Publication(
  "notification",
  Type.Object({
    id: Type.String(),
    kind: Type.Union([
      Type.Literal("bet"),
      Type.Literal("maintenance"),
      Type.Literal("bonus"),
      Type.Literal("jackpot"),
      Type.Literal("vip_bet"),
    ]),
    key: Type.String({ description: "Message key such as `vip_bet.accepted` or `cashout_rule.reached`." }),
    bet_id: Type.Union([Type.String(), Type.Null()]),
    bet_ref: Type.Union([Type.String(), Type.Null()]),
    created_at: Type.String(),
  }),
);
/** Private channel: the number of unread notifications. */
export const UnreadCountersChanged = Publication("unread_counters_changed", Type.Object({ unread: Type.Integer({ minimum: 0 }) }));
/** Private channel: the account's new balance in minor units. */
export const BalanceChanged = Publication(
  "balance_changed",
  Type.Object({ balance: Type.Integer(), currency: Type.String(), subunits: Type.Integer() }),
);

/** Private channel: the player received a bonus or has a jackpot hit; its details are read by id. */
export const BonusIssued = Publication(
  "bonus_issued",
  Type.Object({ id: Type.Integer(), type: Type.Union([...BonusType.anyOf, Type.Literal("jackpot")]) }),
);
/** Public channel: the pool of a hunting tournament changed. */
export const TournamentPoolChanged = Publication(
  "tournament_pool_changed",
  Type.Object({ id: Type.Integer(), pool_amount: Type.Integer(), currency: Type.String(), subunits: Type.Integer() }),
);

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

/** Everything that a channel can carry. */
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
  | BalanceChanged;
