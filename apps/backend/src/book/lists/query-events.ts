import type { Match } from "@touchline/contract/entities/match";
import type { MatchListQuery } from "@touchline/contract/http/matches";
import type { SearchResult } from "@touchline/contract/http/search";
import type { Book, Page } from "../book.ts";
import { type BookContext, pageOf } from "../book-context.ts";
import type { Catalog } from "../catalog/catalog.ts";
import type { EventIndex } from "./event-index.ts";
import { eventFilter, eventOrder, eventStatus, limitPerSport, type ListedEvent } from "./event-list.ts";
import type { MatchReader } from "../matches/match-reader.ts";
import { encodeOutright } from "./outrights.ts";
import { createSearchIndex, findByName, type SearchIndex } from "./search-index.ts";

/** Lists and searches events. */
export interface EventQueries {
  list(locale: string, query: MatchListQuery, favouriteIds: ReadonlySet<number>): Page<Match>;
  search(locale: string, query: Parameters<Book["search"]>[1]): SearchResult;
}

const defaultLimit = 50;
const firstEndedStatus = 3;
const maxEarlierResults = 20;
const maxEarlierLeagues = 5;

export function createEventQueries(
  context: BookContext,
  parts: { readonly catalog: Catalog; readonly index: EventIndex; readonly reader: MatchReader },
): EventQueries {
  const { engine, source } = context;
  const { catalog, index, reader } = parts;
  let search: { readonly events: readonly ListedEvent[]; readonly index: SearchIndex } | null = null;

  function encode(locale: string, events: readonly ListedEvent[]): Match[] {
    return events.flatMap(({ subject }) => {
      if (subject.kind === "outright") return encodeOutright(context, catalog, { state: subject.outright, locale }) ?? [];
      const { match } = subject;
      try {
        return reader.read(locale, match) ?? [];
      } catch (error) {
        engine.suspend(match, error);
        return [];
      }
    });
  }

  function candidates(query: MatchListQuery): readonly ListedEvent[] {
    const events = index.events();
    if (query.id === undefined || query.id.length === 0) return events;
    const known = new Set(events.map(({ id }) => id));
    const unlisted = query.id
      .filter((id) => !known.has(id))
      .flatMap((id) => {
        const match = engine.find(id);
        return (match === null ? null : index.asEvent(match)) ?? [];
      });
    return [...events, ...unlisted];
  }

  /** The last results of a league or sport without any in the calendar window. */
  function earlierResults(query: MatchListQuery): readonly ListedEvent[] {
    const { tournament_id: ids, sport_key: sports, match_status: statuses } = query;
    const isForResults = statuses !== undefined && statuses.length > 0 && statuses.every((status) => status >= firstEndedStatus);
    if (!isForResults || query.start_from !== undefined || query.start_to !== undefined) return [];
    const asked = catalog.tournaments.filter(({ id, sport }) => (ids === undefined ? sports?.includes(sport) : ids.includes(id)));
    const now = engine.context.clock.now();
    return asked.slice(0, maxEarlierLeagues).flatMap(({ id }) =>
      source.lastFixtures(id, now, maxEarlierResults).flatMap((fixture) => {
        const match = engine.find(fixture.id);
        return (match === null ? null : index.asEvent(match)) ?? [];
      }),
    );
  }

  function searchIndex(): SearchIndex {
    const events = index.events();
    if (search?.events !== events) search = { events, index: createSearchIndex(events, catalog.tournaments) };
    return search.index;
  }

  return {
    list(locale, query, favouriteIds) {
      const now = engine.context.clock.now();
      const isWanted = eventFilter(query, { now, favouriteIds });
      const listed = candidates(query).filter(isWanted);
      const found = listed.length > 0 ? listed : earlierResults(query).filter(isWanted);
      const sorted = found.sort(eventOrder(query.sort_by ?? [], catalog.prioritiesIn(locale)));
      const limited = query.max_per_sport === undefined ? sorted : limitPerSport(sorted, query.max_per_sport);
      const page = pageOf(limited, { page: query.page ?? 1, limit: query.limit ?? defaultLimit });
      return { data: encode(locale, page.data), pagination: page.pagination };
    },
    search(locale, { q, sportType, matchStatuses, limit }) {
      const now = engine.context.clock.now();
      const { competitors, tournaments, events } = searchIndex();
      const statuses = new Set(matchStatuses === undefined || matchStatuses.length === 0 ? [0, 1, 2] : matchStatuses);
      const isWanted = (event: ListedEvent) =>
        statuses.has(eventStatus(event, now)) && (sportType === undefined || event.sport.type === sportType);
      const isSportWanted = (key: string) => sportType === undefined || catalog.sportOf(key)?.type === sportType;
      const foundEvents = findByName(events, q).filter(isWanted).slice(0, limit);
      const foundTournaments = findByName(tournaments, q)
        .filter(({ sport }) => isSportWanted(sport))
        .slice(0, limit);
      const foundCompetitors = findByName(competitors, q)
        .filter(({ sportKey }) => isSportWanted(sportKey))
        .slice(0, limit);
      return {
        events: encode(locale, foundEvents),
        tournaments: foundTournaments.flatMap((facts) => catalog.encodeTournament(locale, facts) ?? []),
        competitors: foundCompetitors.map(({ team, sportKey, events: own }) => {
          const next = own.find((event) => eventStatus(event, now) <= 2);
          return {
            id: team.id,
            name: context.namesOf(locale).team(team).full,
            sport_key: sportKey,
            next_match: next === undefined ? null : (encode(locale, [next])[0] ?? null),
          };
        }),
      };
    },
  };
}
