import type { Match } from "@touchline/contract/entities/match";
import type { RealtimePublisher } from "../realtime/publisher.ts";
import type { Engine } from "../feed/engine/create-engine.ts";
import { lineKeyOf } from "../feed/engine/line-state.ts";
import type { MatchState } from "../feed/engine/match-state.ts";
import type { Book, BookEvent, CatalogFilter, LineKey } from "./book.ts";
import { createNamesByLocale, providerName, type BookContext } from "./book-context.ts";
import type { CatalogSource } from "./catalog-source.ts";
import { createCatalog, type Catalog } from "./catalog.ts";
import { countEvents } from "./count-events.ts";
import { createEventIndex } from "./event-index.ts";
import { marketToTypeId, typeToMarketId } from "./line-ids.ts";
import { settlementOf, toLineSettlement } from "./line-settlement.ts";
import { listMatchMarkets } from "./list-markets.ts";
import { createMatchReader } from "./match-reader.ts";
import { describeOutright, quoteOutright, settleOutright } from "./outright-lines.ts";
import { encodeOutright, encodeOutrightMarket } from "./outright-reader.ts";
import { pageOf } from "./paging.ts";
import { createPriceHistory } from "./price-history.ts";
import { createChangePublisher } from "./publish-changes.ts";
import { createEventQueries } from "./query-events.ts";
import { describeLeg, quoteLine } from "./quote-line.ts";

/** What a book is made from; `engine` is told whom to keep priced through `isFollowed`. */
export interface BookParts {
  readonly engine: Engine;
  readonly source: CatalogSource;
  readonly publisher: RealtimePublisher;
  readonly locales: readonly string[];
}

/** A book with the handles its owner needs. */
export interface RunningBook extends Book {
  /** Whether somebody follows every line of the match right now. */
  isFollowed(match: MatchState): boolean;
  /** Stops or resumes the provider: its prices stay but nothing may be placed. */
  setProviderActive(isActive: boolean): void;
  /** Sends what was held back; to be called about four times a second. */
  flush(): void;
}

function isInCatalog(catalog: Catalog, filter: CatalogFilter, item: { readonly sport: string; readonly categoryId: number }): boolean {
  if (filter.sportKeys !== undefined && filter.sportKeys.length > 0 && !filter.sportKeys.includes(item.sport)) return false;
  if (filter.sportType !== undefined && catalog.sportOf(item.sport)?.type !== filter.sportType) return false;
  return filter.categoryIds === undefined || filter.categoryIds.length === 0 || filter.categoryIds.includes(item.categoryId);
}

export function createBook({ engine, source, publisher, locales }: BookParts): RunningBook {
  const context: BookContext = { engine, source, namesOf: createNamesByLocale() };
  const catalog = createCatalog(source, context.namesOf);
  const index = createEventIndex(context, catalog);
  const reader = createMatchReader(context, catalog);
  const changes = createChangePublisher(context, { publisher, reader, locales });
  const history = createPriceHistory();
  const queries = createEventQueries(context, { catalog, index, reader });
  const listeners = new Set<(event: BookEvent) => void>();
  /** Outright lines that bets may stand on, to be announced when their season ends. */
  const awaitedOutrights = new Map<string, LineKey>();
  let isProviderActive = true;

  const tell = (event: BookEvent) => {
    for (const listener of listeners) listener(event);
  };
  const awaitOutright = (line: LineKey) => void awaitedOutrights.set(`${line.matchId}|${line.marketId}|${line.specifier}`, line);
  const settleOutrights = () => {
    for (const [key, line] of awaitedOutrights) {
      const outright = index.outright(line.matchId);
      const settlement = outright === null ? null : settleOutright(context, outright, line);
      if (settlement === null) continue;
      awaitedOutrights.delete(key);
      tell({ type: "line_settled", settlement });
    }
  };
  engine.news.onChange((change) => {
    history.note(change, engine.context.clock.now());
    changes.publish(change);
  });
  engine.news.onSettlement(({ match, line, result }) => {
    if (result !== null) tell({ type: "line_settled", settlement: toLineSettlement(match, line.template, result) });
    else
      tell({
        type: "settlement_rolled_back",
        line: { matchId: match.fixture.id, marketId: typeToMarketId(line.typeId), specifier: line.specifier },
      });
  });

  return {
    isFollowed: (match) => changes.isFollowed(match),
    flush() {
      changes.flush();
      index.keepWarm();
      settleOutrights();
    },
    setProviderActive(isActive) {
      if (isActive === isProviderActive) return;
      isProviderActive = isActive;
      changes.providerStatus(isActive);
      tell({ type: "provider_status_changed", provider: providerName, active: isActive });
    },
    listSports: (locale, sportType) =>
      catalog.sports.filter(({ type }) => sportType === undefined || type === sportType).map((facts) => catalog.encodeSport(locale, facts)),
    listCategories(locale, filter) {
      const found = catalog.categories.filter((facts) => isInCatalog(catalog, filter, { sport: facts.sport, categoryId: facts.id }));
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
        catalog.tournaments.filter((facts) => isInCatalog(catalog, filter, facts)),
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
      engine.bringUpToDate(match, "main");
      return reader.read(locale, match);
    },
    listMarkets(locale, matchId, filter) {
      const outright = index.outright(matchId);
      if (outright !== null) return pageOf([encodeOutrightMarket(context, outright, locale)], filter);
      const match = engine.find(matchId);
      return match === null ? null : listMatchMarkets(context, match, { locale, filter });
    },
    timeline(locale, matchId) {
      if (index.outright(matchId) !== null) return { match_id: matchId, statistics: null, incidents: [] };
      const match = engine.find(matchId);
      if (match === null) return null;
      return {
        match_id: matchId,
        statistics: reader.statistics(locale, match),
        incidents: reader.incidents(locale, match),
      };
    },
    priceHistory({ matchId, marketId, specifier }) {
      const line = engine.find(matchId)?.lines.get(lineKeyOf(marketToTypeId(marketId), specifier));
      return line === undefined ? [] : history.of(line);
    },
    count: (filters) => countEvents(index.events(), filters, engine.context.clock.now()),
    search: (locale, query) => queries.search(locale, query),
    quote(line, outcomeId) {
      const outright = index.outright(line.matchId);
      if (outright !== null) awaitOutright(line);
      if (outright !== null) return quoteOutright(context, outright, { line, outcomeId, isProviderActive });
      return quoteLine(context, line, { outcomeId, isProviderActive });
    },
    describe(locale, line, outcomeId) {
      const outright = index.outright(line.matchId);
      if (outright !== null) return describeOutright(context, catalog, { state: outright, locale, line, outcomeId });
      return describeLeg(context, { catalog, reader }, { locale, line, outcomeId });
    },
    settlementOf(line) {
      const outright = index.outright(line.matchId);
      if (outright === null) return settlementOf(context, line);
      const settlement = settleOutright(context, outright, line);
      if (settlement === null) awaitOutright(line);
      return settlement;
    },
    noteBets(matchIds) {
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
