import type { Counters, CounterFilter } from "@touchline/contract/http/catalog";
import type { MatchListQuery, MatchTimeline } from "@touchline/contract/http/matches";
import type { HeadToHead, Lineups, Standings } from "@touchline/contract/http/standings";
import type { SearchResult } from "@touchline/contract/http/search";
import type { Category } from "@touchline/contract/entities/category";
import type { Market } from "@touchline/contract/entities/market";
import type { Match, MatchStatus, Tournament } from "@touchline/contract/entities/match";
import type { Pagination } from "@touchline/contract/entities/paging";
import type { Sport, SportType } from "@touchline/contract/entities/sport";
import type { OutcomeResult, WantedPrices } from "@touchline/feed";
import type { Static } from "typebox";

export interface Page<Item> {
  readonly data: readonly Item[];
  readonly pagination: Pagination;
}
export interface CatalogFilter {
  readonly sportKeys?: readonly string[];
  readonly sportType?: SportType;
  readonly categoryIds?: readonly number[];
  readonly page: number;
  readonly limit: number;
}

/** What a bet leg names: ids exactly as the listing gave them. */
export interface LineKey {
  readonly matchId: number;
  readonly marketId: number;
  readonly specifier: string;
}

/** The state of one outcome at the moment a bet is checked. */
export interface Quote {
  readonly matchStatus: MatchStatus;
  readonly matchUrn: string;
  readonly startsAt: number;
  readonly provider: string;
  readonly providerActive: boolean;
  readonly marketStatus: Market["status"];
  /** Epoch ms after which the market counts as suspended; null for none. */
  readonly nextBetStop: number | null;
  readonly outcomeActive: boolean;
  /** Thousandths; null when there is no price. */
  readonly odds: number | null;
  readonly simulatedDetail: boolean;
}

/** Names of a leg in one locale, for receipts and the bet list; found for past matches too. */
export interface LegDescription {
  readonly matchUrn: string;
  readonly matchSlug: string;
  readonly matchName: string;
  readonly startsAt: number;
  readonly matchStatus: MatchStatus;
  readonly sportKey: string;
  readonly categoryName: string;
  readonly tournamentName: string;
  readonly homeName: string | null;
  readonly awayName: string | null;
  readonly score: string | null;
  readonly marketName: string;
  readonly outcomeName: string;
}

/** The final word on one line: how each outcome ended. `certainty` 1 can still be corrected, 2 is confirmed. */
export interface LineSettlement extends LineKey {
  readonly resultByOutcomeId: ReadonlyMap<number, OutcomeResult>;
  readonly certainty: 1 | 2;
  readonly settledAt: number;
}

export type BookEvent =
  | { readonly type: "line_settled"; readonly settlement: LineSettlement }
  /** A settled line is open again: bets on it go back to waiting. */
  | { readonly type: "settlement_rolled_back"; readonly line: LineKey }
  | { readonly type: "provider_status_changed"; readonly provider: string; readonly active: boolean };

/** One outcome of a match, as a leg of a custom bet. */
export interface CustomLeg {
  readonly marketId: number;
  readonly specifier: string;
  readonly outcomeId: number;
}

/** One price for outcomes of one match together. `incompatible`: they exclude or imply each other. */
export type CustomPrice =
  | { readonly type: "priced"; readonly odds: number }
  | { readonly type: "incompatible" }
  | { readonly type: "unavailable" };

/** Everything the API asks of matches, markets and prices; answers are synchronous and from memory. */
export interface Book {
  listSports(locale: string, sportType?: SportType): readonly Sport[];
  listCategories(locale: string, filter: CatalogFilter): Page<Category>;
  category(locale: string, id: number): Category | null;
  listTournaments(locale: string, filter: CatalogFilter): Page<Tournament>;
  tournament(locale: string, id: number): Tournament | null;
  /** `favouriteMatchIds` narrows to those when the query asks for favourites. */
  listMatches(locale: string, query: MatchListQuery, favouriteMatchIds?: ReadonlySet<number>): Page<Match>;
  match(locale: string, id: number): Match | null;
  listMarkets(
    locale: string,
    matchId: number,
    filter: { readonly page: number; readonly limit: number; readonly groupKey?: string; readonly marketId?: number },
  ): Page<Market> | null;
  /** The table of a league, empty for cups and events without one; null for unknown tournaments. */
  standings(tournamentId: number): Standings | null;
  /** The table of a match's league. */
  matchStandings(matchId: number): Standings | null;
  /** Earlier meetings and form of a match's sides, empty where nothing real is known; null for unknown matches and those without statistics. */
  headToHead(matchId: number): HeadToHead | null;
  /** Squads of a match, empty where none are known; null for unknown matches and those without statistics. */
  lineups(matchId: number): Lineups | null;
  timeline(locale: string, matchId: number): MatchTimeline | null;
  priceHistory(line: LineKey): readonly { readonly at: number; readonly outcomeId: number; readonly odds: number | null }[];
  count(filters: readonly Static<typeof CounterFilter>[]): Counters;
  search(
    locale: string,
    query: {
      readonly q: string;
      readonly sportType?: SportType;
      readonly matchStatuses?: readonly number[];
      readonly limit: number;
    },
  ): SearchResult;
  /** Matches of these lines without current prices of them: a quote of such a line answers suspended. */
  coldMatches(lines: readonly LineKey[], wanted?: WantedPrices): readonly number[];
  /** Whether a match must be priced before it can be shown with these prices. */
  isColdMatch(matchId: number, wanted: WantedPrices): boolean;
  /** Prices those of the matches that need it, one after the other between other work. Answers when all are done or the time is over, whether any was priced. */
  warm(matchIds: readonly number[], how: { readonly wanted: WantedPrices; readonly withinMs: number }): Promise<boolean>;
  /** Reads what is priced already, never computes; suspended while there are no current prices. Null when the line or outcome does not exist. */
  quote(line: LineKey, outcomeId: number): Quote | null;
  /** As `quote`, for looks at many lines again and again: prices as the feed last made them. Nothing is paid by it. */
  glance(line: LineKey, outcomeId: number): Quote | null;
  /** Price of outcomes of one match together, from the scenarios that all its prices come from; unavailable while these are not kept (`warm` for `custom`). */
  customPrice(matchId: number, legs: readonly CustomLeg[]): CustomPrice;
  /** Markets that may be legs of a custom bet; those that share a group exclude each other. Null when there is no such match. */
  customMarkets(locale: string, matchId: number): readonly Market[] | null;
  describe(locale: string, line: LineKey, outcomeId: number): LegDescription | null;
  /** The settlement in force now, whether or not its event was seen: for catching up after a stop. Null while open. */
  settlementOf(line: LineKey): LineSettlement | null;
  /** Whether the line's settlement was taken back and no other is in force yet. */
  isRolledBack(line: LineKey): boolean;
  /** Adds one to a match's bet count, for sorting by popularity. */
  noteBets(matchIds: readonly number[]): void;
  subscribe(listener: (event: BookEvent) => void): () => void;
  /** Milliseconds since the feed last advanced, for readiness. */
  feedAgeMs(): number;
}
