export { ApiFailure, failureStatus, isUnanswered, type ApiError } from "./core/api-error.ts";
export { defaultMenus } from "./core/default-menus.data.ts";
export { endpoints } from "./core/endpoints.data.ts";
export { createApiClient, type ApiClient } from "./core/api-client.ts";
export { createStore, type PageSeed, type Store } from "./page/create-store.ts";
export type {
  AnalyticsEvent,
  HttpAnswer,
  HttpPort,
  HttpRequest,
  OnlinePort,
  OutcomeRecord,
  PreferencePort,
  StoragePort,
  StorePorts,
  TabsPort,
  TimePort,
  WireCall,
  WirePort,
  WireReply,
} from "./core/ports.ts";
export type { Category, League, Sport } from "./catalogue/catalog.ts";
export { matchToSelectionMatch, type Competitor, type Match, type MatchScoreboard, type PeriodScore } from "./catalogue/match.ts";
export type { OutcomeCell } from "./catalogue/markets.ts";
export type { AlertContent, AlertStore, AlertTone, ShownAlert, StandardAlert } from "./page/alerts.ts";
export type { BetStore, RuleOutcome } from "./bets/bets.ts";
export type { BetCashouts, CashoutRequests } from "./bets/bet-cashouts.ts";
export type { BetEvent } from "./bets/bets.ts";
export type { BetEdit, EditOutcome } from "./bets/edit-bet.ts";
export type { LegChoice } from "./bets/current-selection.ts";
export type { RepeatedBet } from "./bets/bet-actions.ts";
export type { BetLeg, ListedBet, ListedOffer, ListedRule } from "./slip/placement/wire-bet.ts";
export { betListingsOf, type BetListing, type OfferTrend } from "./bets/bet-listings.ts";
export type { BetFilter } from "./bets/bet-listings.ts";
export type {
  Counters,
  Listings,
  MatchIncident,
  MatchListing,
  MatchTimeline,
  SearchResult,
  Settings,
  SiteConfig,
  SystemData,
} from "./catalogue/listings.ts";
export type { MatchFilter } from "./catalogue/match-filter.ts";
export type { FormMatch, HeadToHead, LeagueSeason, PastMatch, Round, StandingsRow, Tie } from "./catalogue/history.ts";
export { jackpotsKey, type FailureRule, type Resource } from "./core/query-store.ts";
export { themes, type Density, type Preferences, type Theme } from "./core/preferences.ts";
export type { FavouriteType } from "./player/favourites.ts";
export type { ReadAnswer } from "./core/query-store.ts";
export type { CreateRealtimeClient } from "./realtime/realtime-port.ts";
export type { RealtimeState } from "./realtime/realtime.ts";
export { type Player, type SessionState, type SessionSeed } from "./player/session.ts";
export type { AttemptStage } from "./slip/placement/placement.ts";
export type { QuickBetStore, QuickBetStoreState } from "./slip/quick-bet-state.ts";
export type { SlipState, SlipStore } from "./slip/slip-state.ts";
export type { SlipUndo } from "./slip/slip-edits.ts";
export type { SlipPanel, SlipTab } from "./slip/slip-storage.ts";
export type { ValueStore } from "./core/value-store.ts";
