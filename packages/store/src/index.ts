export { ApiFailure, failureStatus, type ApiError } from "./api/api-error.ts";
export { endpoints } from "./api/endpoints.data.ts";
export type { ApiClient } from "./api/api-client.ts";
export { createStore, type PageSeed, type Store } from "./create-store.ts";
export type {
  HttpAnswer,
  HttpPort,
  HttpRequest,
  OnlinePort,
  PreferencePort,
  StoragePort,
  StorePorts,
  TabsPort,
  TimePort,
} from "./ports.ts";
export type { Category, League, Sport } from "./entities/catalog.ts";
export { matchToSelectionMatch, type Competitor, type Match, type MatchScoreboard, type PeriodScore } from "./entities/match.ts";
export type { OutcomeCell } from "./entities/outcome-cell.ts";
export { followConnection } from "./alerts/connection-alert.ts";
export type { AlertContent, AlertStore, AlertTone, ShownAlert, StandardAlert } from "./alerts/alerts.ts";
export type { BetStore, RuleOutcome } from "./bets/bets.ts";
export type { BetCashouts, CashoutRequests } from "./bets/bet-cashouts.ts";
export type { BetNews } from "./bets/bet-news.ts";
export type { BetEdit, EditOutcome } from "./bets/edit-bet.ts";
export type { LegChoice } from "./bets/leg-today.ts";
export type { RepeatedBet } from "./bets/repeat-bet.ts";
export type { BetLeg, ListedBet, ListedOffer, ListedRule } from "./listings/bet-entity.ts";
export type { BetFilter } from "./listings/bet-filter.ts";
export type {
  BetListing,
  Counters,
  Listings,
  MatchIncident,
  MatchListing,
  MatchTimeline,
  OfferTrend,
  SearchResult,
  Settings,
  SiteConfig,
  SystemData,
} from "./listings/listings.ts";
export type { MatchFilter } from "./listings/match-filter.ts";
export type { FormMatch, HeadToHead, PastMatch, StandingsRow } from "./listings/standings.ts";
export type { FailureRule, Resource } from "./listings/resource.ts";
export { themes, type Density, type Preferences, type Theme } from "./preferences/preferences.ts";
export type { FavouriteType } from "./favourites/favourites.ts";
export type { ReadAnswer } from "./query-store.ts";
export type { CreateRealtimeClient } from "./realtime/realtime-port.ts";
export type { RealtimeState } from "./realtime/realtime.ts";
export { type Player, type SessionState, type SessionSeed } from "./session/session.ts";
export type { AttemptStage } from "./slip/placement/placement.ts";
export type { QuickBetStore, QuickBetStoreState } from "./quick-bet/quick-bet.ts";
export type { PageSlip } from "./page-slip.ts";
export type { SlipState } from "./slip/slip-state.ts";
export type { OutcomeRecord, SlipEvent } from "./slip/edits/slip-events.ts";
export type { SlipUndo } from "./slip/edits/slip-undo.ts";
export type { SlipPanel, SlipTab } from "./slip/slip-panel.ts";
export type { ValueStore } from "./value-store.ts";
