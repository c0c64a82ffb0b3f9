import type { Match } from "@touchline/contract/entities/match";
import { type Engine, isOver, lineKeyOf, type MatchState, type ReadProgress, readScoreboard } from "@touchline/feed";
import type { RealtimePublisher } from "../platform/realtime-publisher.ts";
import type { Book, BookEvent, CatalogFilter } from "./book.ts";
import { type BookContext, type CoverageRules, createNamesByLocale, pageOf } from "./book-context.ts";
import { type FeedProvider, feedProviders, providerOf } from "./feed-providers.ts";
import type { CatalogSource } from "./catalog/catalog-source.ts";
import { type Catalog, createCatalog } from "./catalog/catalog.ts";
import { countEvents } from "./lists/event-list.ts";
import { listCustomMarkets } from "./lines/custom-markets.ts";
import { readCombination } from "./lines/custom-price.ts";
import { encodeHeadToHead } from "./matches/encode-history.ts";
import { encodeStandings, withRowsOf } from "./matches/encode-standings.ts";
import { encodeWinChances } from "./matches/encode-win-chances.ts";
import { createEventIndex } from "./lists/event-index.ts";
import { marketToTypeId, typeToMarketId } from "./lines/line-ids.ts";
import { isRolledBack, settlementOf, toLineSettlement, voidLine } from "./lines/line-settlement.ts";
import { listMatchMarkets } from "./lines/list-markets.ts";
import type { LocalPriorities } from "./catalog/local-priorities.ts";
import { createMatchReader, describeLeg } from "./matches/match-reader.ts";
import {
  createAwaitedOutrights,
  describeOutright,
  encodeOutright,
  encodeOutrightMarket,
  outrightMovement,
  quoteOutright,
  settleOutright,
} from "./lists/outrights.ts";
import { createPriceHistory } from "./lines/price-history.ts";
import { createChangePublisher } from "./matches/publish-changes.ts";
import { createPriceWarmer } from "./lines/warm-prices.ts";
import { createEventQueries } from "./lists/query-events.ts";
import { cachedQuoteLine, quoteLine } from "./lines/quote-line.ts";

/** Input of `createBook`. The engine calls `isFollowed` to decide which matches to keep priced. */
export interface BookParts {
  readonly engine: Engine;
  readonly source: CatalogSource;
  readonly publisher: RealtimePublisher;
  readonly locales: readonly string[];
  readonly coverage: CoverageRules;
  readonly localPriorities?: LocalPriorities;
}

/** A book with the controls for its owner. */
export interface RunningBook extends Book {
  /** Whether anybody is subscribed to all lines of the match. */
  isFollowed(match: MatchState): boolean;
  /** Stops these providers and resumes all others. While a provider is stopped, its prices stay but no bets are accepted. */
  setInactiveProviders(providers: readonly FeedProvider[]): void;
  /** Publishes delayed changes; call it about four times a second. */
  flush(): void;
  /** Number of outright lines that wait for the end of their season. */
  awaitedOutrightCount(): number;
}

function isInCatalog(catalog: Catalog, filter: CatalogFilter, item: { readonly sport: string; readonly categoryId: number }): boolean {
  if (filter.sportKeys !== undefined && filter.sportKeys.length > 0 && !filter.sportKeys.includes(item.sport)) return false;
  if (filter.sportType !== undefined && catalog.sportOf(item.sport)?.type !== filter.sportType) return false;
  return filter.categoryIds === undefined || filter.categoryIds.length === 0 || filter.categoryIds.includes(item.categoryId);
}

export function createBook({ engine, source, publisher, locales, coverage, localPriorities = {} }: BookParts): RunningBook {
  const context: BookContext = { engine, source, coverage, namesOf: createNamesByLocale() };
  const catalog = createCatalog(source, { namesOf: context.namesOf, localPriorities });
  const index = createEventIndex(context, catalog);
  const reader = createMatchReader(context, catalog);
  const changes = createChangePublisher(context, { publisher, reader, locales });
  const history = createPriceHistory();
  const queries = createEventQueries(context, { catalog, index, reader });
  const listeners = new Set<(event: BookEvent) => void>();
  const awaited = createAwaitedOutrights(context, index);
  const warmer = createPriceWarmer(context, index);
  let inactive: ReadonlySet<FeedProvider> = new Set();

  const emit = (event: BookEvent) => {
    for (const listener of listeners) listener(event);
  };
  const isProviderActive = (provider: FeedProvider): boolean => !inactive.has(provider);
  /** A match of a provider with statistics (spec.md 3); null for other providers. */
  const findCovered = (matchId: number) => {
    const match = engine.find(matchId);
    return match !== null && coverage.statisticsProviders.includes(providerOf(match.fixture.sport)) ? match : null;
  };
  const readProgress: ReadProgress = ({ id }) => {
    const match = engine.find(id);
    if (match === null) return null;
    engine.advance(match);
    return match.phase === "prematch" ? null : { score: readScoreboard(engine.context, match).value.total, isOver: isOver(match) };
  };
  const standings = (locale: string, tournamentId: number) =>
    catalog.tournamentOf(tournamentId) === undefined
      ? null
      : encodeStandings(
          context.namesOf(locale),
          tournamentId,
          source.seasonProgress(tournamentId, engine.context.clock.now(), readProgress),
        );
  engine.events.onChange((change) => {
    history.record(change, engine.context.clock.now());
    changes.publish(change);
  });
  engine.events.onSettlement(({ match, line, result }) => {
    if (result !== null) emit({ type: "line_settled", settlement: toLineSettlement(match, line.template, result) });
    else
      emit({
        type: "settlement_rolled_back",
        line: { matchId: match.fixture.id, marketId: typeToMarketId(line.typeId), specifier: line.specifier },
      });
  });

  return {
    isFollowed: (match) => changes.isFollowed(match),
    flush() {
      changes.flush();
      index.keepWarm();
      for (const settlement of awaited.takeSettled()) emit({ type: "line_settled", settlement });
    },
    awaitedOutrightCount: awaited.count,
    setInactiveProviders(providers) {
      const changed = feedProviders.filter((provider) => inactive.has(provider) !== providers.includes(provider));
      inactive = new Set(providers);
      for (const provider of changed) changes.providerStatus(provider, isProviderActive(provider));
    },
    inactiveProviders: () => [...inactive],
    listSports: (locale, sportType) =>
      catalog
        .sportsIn(locale)
        .filter(({ type }) => sportType === undefined || type === sportType)
        .map((facts) => catalog.encodeSport(locale, facts)),
    listCategories(locale, filter) {
      const found = catalog
        .categoriesIn(locale)
        .filter((facts) => isInCatalog(catalog, filter, { sport: facts.sport, categoryId: facts.id }));
      const page = pageOf(found, filter);
      return {
        data: page.data.flatMap((facts) => catalog.encodeCategory(locale, facts) ?? []),
        pagination: page.pagination,
      };
    },
    category(locale, id) {
      const facts = catalog.categoryOf(id);
      return facts === undefined ? null : catalog.encodeCategory(locale, facts);
    },
    listTournaments(locale, filter) {
      const page = pageOf(
        catalog.tournamentsIn(locale).filter((facts) => isInCatalog(catalog, filter, facts)),
        filter,
      );
      return {
        data: page.data.flatMap((facts) => catalog.encodeTournament(locale, facts) ?? []),
        pagination: page.pagination,
      };
    },
    tournament(locale, id) {
      const facts = catalog.tournamentOf(id);
      return facts === undefined ? null : catalog.encodeTournament(locale, facts);
    },
    listMatches: (locale, query, favouriteMatchIds) => queries.list(locale, query, favouriteMatchIds ?? new Set()),
    match(locale, id): Match | null {
      const outright = index.outright(id);
      if (outright !== null) return encodeOutright(context, catalog, { state: outright, locale });
      const match = engine.find(id);
      if (match === null) return null;
      engine.advance(match);
      return reader.read(locale, match);
    },
    listMarkets(locale, matchId, filter) {
      const outright = index.outright(matchId);
      if (outright !== null) return pageOf([encodeOutrightMarket(context, outright, locale)], filter);
      const match = engine.find(matchId);
      return match === null ? null : listMatchMarkets(context, match, { locale, filter });
    },
    standings,
    matchStandings(locale, matchId) {
      const fixture = findCovered(matchId)?.fixture;
      const found = fixture === undefined ? null : standings(locale, fixture.tournamentId);
      return fixture === undefined || found === null ? null : withRowsOf(found, fixture.home.id);
    },
    headToHead(locale, matchId) {
      const fixture = findCovered(matchId)?.fixture;
      if (fixture === undefined) return null;
      return encodeHeadToHead(fixture, source.pastOf(fixture, engine.context.clock.now()) ?? { meetings: [], home: [], away: [] }, {
        names: context.namesOf(locale),
        competitionOf: source.competitionName,
      });
    },
    lineups(matchId) {
      const match = findCovered(matchId);
      return match === null ? null : { match_id: matchId, ...reader.squads(match) };
    },
    timeline(locale, matchId) {
      if (index.outright(matchId) !== null) return { match_id: matchId, statistics: null, incidents: [] };
      const match = findCovered(matchId);
      return match === null ? null : reader.timeline(locale, match);
    },
    picture(locale, matchId) {
      const match = findCovered(matchId);
      if (match === null) return null;
      engine.advance(match);
      return reader.picture(locale, match);
    },
    situations(locale, limit) {
      const live = index
        .events()
        .flatMap(({ subject }) => (subject.kind === "match" && subject.match.phase === "live" ? [subject.match] : []));
      return live
        .filter(({ fixture }) => coverage.statisticsProviders.includes(providerOf(fixture.sport)))
        .map((match) => reader.situation(locale, match))
        .toSorted((one, other) => other.rank - one.rank)
        .slice(0, limit)
        .map(({ situation }) => situation);
    },
    async winChances({ matchIds, detail }, withinMs) {
      const known = matchIds.filter((id) => index.outright(id) === null && engine.find(id) !== null);
      return (await engine.winChances({ matchIds: known, detail }, withinMs)).map(encodeWinChances);
    },
    priceHistory({ matchId, marketId, specifier }) {
      const outright = index.outright(matchId);
      if (outright !== null) return outrightMovement(context, outright, { matchId, marketId, specifier });
      const line = engine.find(matchId)?.lines.get(lineKeyOf(marketToTypeId(marketId), specifier));
      return line === undefined ? [] : history.of(line);
    },
    count: (filters) => countEvents(index.events(), filters, engine.context.clock.now()),
    search: (locale, query) => queries.search(locale, query),
    ...warmer,
    quote(line, outcomeId) {
      const outright = index.outright(line.matchId);
      if (outright !== null) awaited.add(outright, line);
      if (outright !== null) return quoteOutright(context, outright, { line, outcomeId, isProviderActive });
      return quoteLine(context, line, { outcomeId, isProviderActive });
    },
    customPrice: (matchId, legs) => (index.outright(matchId) === null ? readCombination(context, matchId, legs) : { type: "unavailable" }),
    customMarkets(locale, matchId) {
      if (index.outright(matchId) !== null) return [];
      const match = engine.find(matchId);
      return match === null ? null : listCustomMarkets(context, match, locale);
    },
    cachedQuote(line, outcomeId) {
      const outright = index.outright(line.matchId);
      if (outright !== null) return quoteOutright(context, outright, { line, outcomeId, isProviderActive });
      return cachedQuoteLine(context, line, { outcomeId, isProviderActive });
    },
    describe(locale, line, outcomeId) {
      const outright = index.outright(line.matchId);
      if (outright !== null) return describeOutright(context, catalog, { state: outright, locale, line, outcomeId });
      return describeLeg(context, { catalog, reader }, { locale, line, outcomeId });
    },
    settlementOf(line) {
      const outright = index.outright(line.matchId);
      if (outright === null)
        return engine.isForgotten(line.matchId) ? voidLine(line, engine.context.clock.now()) : settlementOf(context, line);
      const settlement = settleOutright(context, outright, line);
      if (settlement === null) awaited.add(outright, line);
      return settlement;
    },
    isRolledBack: (line) => index.outright(line.matchId) === null && isRolledBack(context, line),
    incrementBetCounts(matchIds) {
      for (const id of matchIds) {
        const match = engine.find(id);
        if (match !== null) match.betsCount += 1;
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    feedAgeMs: () => engine.ageMs(),
  };
}
