export { ApiFailure, failureStatus, type ApiError } from "./api/api-error.ts";
export { endpoints } from "./api/endpoints.data.ts";
export type { ApiClient } from "./api/api-client.ts";
export { createStore, type PageSeed, type Store } from "./create-store.ts";
export { startLifecycles } from "./lifecycles.ts";
export type { HttpAnswer, HttpPort, HttpRequest, OnlinePort, PreferencePort, StoragePort, StorePorts, TimePort } from "./ports.ts";
export type { Category, League, Sport } from "./entities/catalog.ts";
export { matchToSelectionMatch, type Competitor, type Match, type MatchScoreboard, type PeriodScore } from "./entities/match.ts";
export type { OutcomeCell } from "./entities/outcome-cell.ts";
export type { BetLeg, ListedBet } from "./listings/bet-entity.ts";
export type { BetFilter } from "./listings/bet-filter.ts";
export type {
  BetListing,
  Counters,
  Listings,
  MatchIncident,
  MatchListing,
  MatchTimeline,
  SearchResult,
  Settings,
  SiteConfig,
  SystemData,
} from "./listings/listings.ts";
export type { MatchFilter } from "./listings/match-filter.ts";
export type { Resource } from "./listings/resource.ts";
export type { Density, Preferences, Theme } from "./preferences/preferences.ts";
export type { FavouriteType } from "./favourites/favourites.ts";
export type { ReadAnswer } from "./query-store.ts";
export type { CreateRealtimeClient } from "./realtime/realtime-port.ts";
export type { RealtimeState } from "./realtime/realtime.ts";
export { type Player, type SessionState, type SessionSeed } from "./session/session.ts";
export type { AttemptStage } from "./slip/placement.ts";
export type { PageSlip } from "./page-slip.ts";
export type { SlipState } from "./slip/create-slip-store.ts";
export type { SlipPanel, SlipTab } from "./slip/slip-panel.ts";
export type { ValueStore } from "./value-store.ts";
