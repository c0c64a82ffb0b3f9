import type { Counters, CounterFilter } from "@touchline/contract/http/catalog";
import type { MatchListQuery, MatchTimeline, WinChances } from "@touchline/contract/http/matches";
import type { MatchPicture, Situation } from "@touchline/contract/http/pictures";
import type { HeadToHead, Lineups, Standings } from "@touchline/contract/http/standings";
import type { SearchResult } from "@touchline/contract/http/search";
import type { Category } from "@touchline/contract/entities/catalog";
import type { Market } from "@touchline/contract/entities/market";
import type { Tournament } from "@touchline/contract/entities/catalog";
import type { Match, MatchEnd, MatchStatus } from "@touchline/contract/entities/match";
import type { Pagination } from "@touchline/contract/entities/primitives";
import type { Sport, SportType } from "@touchline/contract/entities/catalog";
import type { OutcomeResult, WantedPrices, WinChanceQuestion } from "@touchline/feed";
import type { Static } from "typebox";
import type { FeedProvider } from "./feed-providers.ts";

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

/** The line of a bet leg, with ids as listed. */
export interface LineKey {
  readonly matchId: number;
  readonly marketId: number;
  readonly specifier: string;
}

/** State of one outcome when a bet is checked. */
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
  /** Thousandths; null without a price. */
  readonly odds: number | null;
  readonly simulatedDetail: boolean;
}

/** Names of a leg in one locale, for receipts and bet lists; also for past matches. */
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
  /** How its match ended; null until it is over. */
  readonly end: MatchEnd | null;
  readonly marketName: string;
  readonly outcomeName: string;
}

/** Results of all outcomes of a line. `certainty` 1 can still be corrected, 2 is confirmed. */
export interface LineSettlement extends LineKey {
  readonly resultByOutcomeId: ReadonlyMap<number, OutcomeResult>;
  readonly certainty: 1 | 2;
  readonly settledAt: number;
}

export type BookEvent =
  | { readonly type: "line_settled"; readonly settlement: LineSettlement }
  /** A settled line is open again, and its bets wait for results again. */
  | { readonly type: "settlement_rolled_back"; readonly line: LineKey };

/** One outcome of a match, as a leg of a custom bet. */
export interface CustomLeg {
  readonly marketId: number;
  readonly specifier: string;
  readonly outcomeId: number;
}

/** Outcomes of one match together. */
export interface CustomCombination {
  readonly matchId: number;
  readonly legs: readonly CustomLeg[];
}

/** Price of a combination of outcomes of one match. `incompatible`: they exclude or imply each other. */
export type CustomPrice =
  | { readonly type: "priced"; readonly odds: number }
  | { readonly type: "incompatible" }
  | { readonly type: "unavailable" };

/** Matches, markets and prices for the API. Calls are synchronous and read from memory. */
export interface Book {
  listSports(locale: string, sportType?: SportType): readonly Sport[];
  listCategories(locale: string, filter: CatalogFilter): Page<Category>;
  category(locale: string, id: number): Category | null;
  listTournaments(locale: string, filter: CatalogFilter): Page<Tournament>;
  tournament(locale: string, id: number): Tournament | null;
  /** `favouriteMatchIds` applies if the query asks for favourites. */
  listMatches(locale: string, query: MatchListQuery, favouriteMatchIds?: ReadonlySet<number>): Page<Match>;
  match(locale: string, id: number): Match | null;
  listMarkets(
    locale: string,
    matchId: number,
    filter: { readonly page: number; readonly limit: number; readonly groupKey?: string; readonly marketId?: number },
  ): Page<Market> | null;
  /** The season of a league or cup, empty for events without one; null for unknown tournaments. */
  standings(locale: string, tournamentId: number): Standings | null;
  /** The season of a match's league, with the table or group of the match as rows. */
  matchStandings(locale: string, matchId: number): Standings | null;
  /** Earlier meetings and form of both sides, empty without real data; null for unknown matches and matches without statistics. */
  headToHead(locale: string, matchId: number): HeadToHead | null;
  /** Squads of a match, empty if unknown; null for unknown matches and matches without statistics. */
  lineups(matchId: number): Lineups | null;
  timeline(locale: string, matchId: number): MatchTimeline | null;
  /** The current situation and the chart of the sport; null for unknown matches and matches without statistics. */
  picture(locale: string, matchId: number): MatchPicture | null;
  /** The situations of the live matches with statistics, the closest finishes first. */
  situations(locale: string, limit: number): readonly Situation[];
  /** The chances to win over time, as far as they are computed. Unknown matches and outright events are left out. */
  winChances(question: WinChanceQuestion, withinMs: number): Promise<readonly WinChances[]>;
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
  /** Ids of matches whose lines have no current prices; quotes of such lines are suspended. */
  coldMatches(lines: readonly LineKey[], wanted?: WantedPrices): readonly number[];
  /** Whether a match must be priced before it can be shown with these prices. */
  isColdMatch(matchId: number, wanted: WantedPrices): boolean;
  /** Prices the matches that need it, one after the other. Returns whether any needed it, once all are done or the time is up. */
  warm(matchIds: readonly number[], how: { readonly wanted: WantedPrices; readonly withinMs: number }): Promise<boolean>;
  /** Reads the current price without computing it; suspended without a current price. Null if the line or outcome does not exist. */
  quote(line: LineKey, outcomeId: number): Quote | null;
  /** The last known price, for display of many lines; never for payouts. */
  cachedQuote(line: LineKey, outcomeId: number): Quote | null;
  /** Obtains the prices of combinations, and before them those of their matches, so that `customPrice` can read them. */
  warmCustom(combinations: readonly CustomCombination[], withinMs: number): Promise<void>;
  /** Reads the price of a combination; unavailable unless it was obtained for the current prices of the match. */
  customPrice(matchId: number, legs: readonly CustomLeg[]): CustomPrice;
  /** Obtains the markets of a match that can be combined, so that `customMarkets` can read them. */
  warmCustomMarkets(matchId: number, withinMs: number): Promise<void>;
  /** Markets that may be legs of a custom bet; those that share a group exclude each other. Empty until they are obtained, null for an unknown match. */
  customMarkets(locale: string, matchId: number): readonly Market[] | null;
  describe(locale: string, line: LineKey, outcomeId: number): LegDescription | null;
  /** The current settlement, to catch up after a restart; null while the line is open. */
  settlementOf(line: LineKey): LineSettlement | null;
  /** Whether the settlement of the line was rolled back and not replaced yet. */
  isRolledBack(line: LineKey): boolean;
  /** Adds one bet to each match, for sorting by popularity. */
  incrementBetCounts(matchIds: readonly number[]): void;
  subscribe(listener: (event: BookEvent) => void): () => void;
  /** Providers on whose matches no bets are accepted now. */
  inactiveProviders(): readonly FeedProvider[];
  /** Milliseconds since the feed last advanced, for readiness. */
  feedAgeMs(): number;
}
