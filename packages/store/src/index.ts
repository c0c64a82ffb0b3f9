export { ApiFailure, failureStatus, isUnanswered, type ApiError } from "./api/api-error.ts";
export { endpoints } from "./api/endpoints.data.ts";
export type { ApiClient } from "./api/api-client.ts";
export { createStore, type PageSeed, type Store } from "./page/create-store.ts";
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
} from "./page/ports.ts";
export type { Category, League, Sport } from "./catalogue/entities/catalog.ts";
export { matchToSelectionMatch, type Competitor, type Match, type MatchScoreboard, type PeriodScore } from "./catalogue/entities/match.ts";
export type { OutcomeCell } from "./catalogue/entities/outcome-cell.ts";
export { followConnection } from "./page/alerts/connection-alert.ts";
export type { AlertContent, AlertStore, AlertTone, ShownAlert, StandardAlert } from "./page/alerts/alerts.ts";
export type { BetStore, RuleOutcome } from "./betting/bets/bets.ts";
export type { BetCashouts, CashoutRequests } from "./betting/bets/bet-cashouts.ts";
export type { BetNews } from "./betting/bets/bet-news.ts";
export type { BetEdit, EditOutcome } from "./betting/bets/edit-bet.ts";
export type { LegChoice } from "./betting/bets/leg-today.ts";
export type { RepeatedBet } from "./betting/bets/repeat-bet.ts";
export type { BetLeg, ListedBet, ListedOffer, ListedRule } from "./catalogue/listings/bet-entity.ts";
export { betListingsOf, type BetListing, type OfferTrend } from "./catalogue/listings/bet-listings.ts";
export type { BetFilter } from "./catalogue/listings/bet-filter.ts";
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
} from "./catalogue/listings/listings.ts";
export type { MatchFilter } from "./catalogue/listings/match-filter.ts";
export type { FormMatch, HeadToHead, PastMatch, StandingsRow } from "./catalogue/listings/standings.ts";
export type { FailureRule, Resource } from "./catalogue/listings/resource.ts";
export { themes, type Density, type Preferences, type Theme } from "./page/preferences/preferences.ts";
export type { FavouriteType } from "./player/favourites/favourites.ts";
export type { ReadAnswer } from "./values/query-store.ts";
export type { CreateRealtimeClient } from "./realtime/realtime-port.ts";
export type { RealtimeState } from "./realtime/realtime.ts";
export { type Player, type SessionState, type SessionSeed } from "./player/session/session.ts";
export type { AttemptStage } from "./betting/slip/placement/placement.ts";
export type { QuickBetStore, QuickBetStoreState } from "./betting/quick-bet/quick-bet.ts";
export type { PageSlip } from "./page/page-slip.ts";
export type { SlipState } from "./betting/slip/slip-state.ts";
export type { OutcomeRecord, SlipEvent } from "./betting/slip/edits/slip-events.ts";
export type { SlipUndo } from "./betting/slip/edits/slip-undo.ts";
export type { SlipPanel, SlipTab } from "./betting/slip/slip-panel.ts";
export type { ValueStore } from "./values/value-store.ts";
