import type { Counters } from "@touchline/contract/http/catalog";
import type { Match as WireMatch, MatchIncident } from "@touchline/contract/entities/match";
import type { SiteConfig, SystemData } from "@touchline/contract/http/system";
import type { Settings } from "@touchline/contract/http/settings";
import type { MatchTimeline as WireTimeline } from "@touchline/contract/http/matches";
import type { SearchResult as WireSearchResult } from "@touchline/contract/http/search";
import { minuteMs, type Market, toWireId } from "@touchline/domain";
import type { ApiClient } from "../core/api-client.ts";
import { unservedStatuses } from "../core/api-error.ts";
import { endpoints } from "../core/endpoints.data.ts";
import { wireToCategory, wireToLeague, wireToSport, type Category, type League, type Sport } from "./catalog.ts";
import type { EntityStore } from "./entity-store.ts";
import type { AnswerMoment } from "../core/query-store.ts";
import { wireToMarket } from "./markets.ts";
import { wireToMatch, wireToScoreboard, type Match, type MatchScoreboard } from "./match.ts";
import type { ServerClock } from "../core/server-clock.ts";
import { given, matchFilterToQuery, type MatchFilter } from "./match-filter.ts";
import type { FailureRule, Resource } from "../core/query-store.ts";
import { createSystemListings } from "../core/system-listings.ts";

/** One page of a match list; the matches themselves are in the entity store. */
export interface MatchListing {
  readonly matchIds: readonly string[];
  readonly total: number;
  readonly page: number;
  readonly lastPage: number;
}

/** The timeline of a match. */
export interface MatchTimeline {
  readonly scoreboard: MatchScoreboard | null;
  readonly incidents: readonly MatchIncident[];
  /** Parsed on render, by `readMatchProgress`. */
  readonly progress: WireTimeline;
}

/** The results of a search. */
export interface SearchResult {
  readonly matchIds: readonly string[];
  readonly leagues: readonly League[];
  readonly competitors: readonly {
    readonly id: string;
    readonly name: string;
    readonly sportKey: string;
    readonly nextMatch: Match | null;
  }[];
}

interface ListingContext {
  readonly api: ApiClient;
  readonly entities: EntityStore;
  readonly clock: ServerClock;
}

/** A page of a list in its wire format. */
export interface PageWire<Item> {
  readonly data: Item[];
  readonly pagination: { readonly total: number; readonly page: number; readonly last_page: number };
}

/** For calls that a backend need not support. */
const notServed: FailureRule = { unreported: unservedStatuses };

/** Limit for a backend that always announces another page. */
const maxPages = 20;

/** Reads further pages while a backend without the list's filters sends fewer of the wanted rows than the limit (spec.md 9). */
async function readUpTo<Item>(limit: number, readPage: (page: number) => Promise<PageWire<Item>>, page = 1): Promise<PageWire<Item>> {
  const found = await readPage(page);
  if (found.data.length >= limit || page >= Math.min(found.pagination.last_page, maxPages)) return found;
  const { data } = await readUpTo(limit - found.data.length, readPage, page + 1);
  return { ...found, data: [...found.data, ...data] };
}

/** Creates the queries of the catalogue, by name. Each answer also fills the entity store. */
export function createListings({ api, entities, clock }: ListingContext) {
  const toListing = (wire: PageWire<WireMatch>, moment: AnswerMoment): MatchListing => {
    entities.takeMatches(wire.data, moment);
    const { total, page, last_page } = wire.pagination;
    return { matchIds: wire.data.map((match) => String(match.id)), total, page, lastPage: last_page };
  };
  return {
    ...createSystemListings({ api, clock }),
    sports: (): Resource<{ data: Parameters<typeof wireToSport>[0][] }, readonly Sport[]> => ({
      queryKey: ["sports", null],
      freshMs: 10 * minuteMs,
      live: "none",
      read: (signal) => api.fetch(endpoints.listSports, { signal }),
      take: (wire) => wire.data.map(wireToSport),
    }),
    leagues: (args: {
      readonly sportKey?: string;
      readonly sportType?: "regular" | "cyber";
      readonly categoryId?: string;
      readonly limit: number;
    }): Resource<PageWire<Parameters<typeof wireToLeague>[0]>, readonly League[]> => ({
      queryKey: ["leagues", args],
      freshMs: 5 * minuteMs,
      live: "none",
      read: (signal) =>
        readUpTo(args.limit, (page) =>
          api.fetch(endpoints.listTournaments, {
            signal,
            query: {
              limit: args.limit,
              page,
              ...given("sport_key", args.sportKey === undefined ? undefined : [args.sportKey]),
              ...given("sport_type", args.sportType),
              ...given("category_id", args.categoryId === undefined ? undefined : [toWireId(args.categoryId)]),
            },
          }),
        ),
      take: (wire) => wire.data.map(wireToLeague),
    }),
    categories: (args: { readonly sportKey: string }): Resource<PageWire<Parameters<typeof wireToCategory>[0]>, readonly Category[]> => ({
      queryKey: ["categories", args],
      freshMs: 5 * minuteMs,
      live: "none",
      read: (signal) => api.fetch(endpoints.listCategories, { signal, query: { sport_key: [args.sportKey], limit: 500 } }),
      take: (wire) => wire.data.map(wireToCategory),
    }),
    category: (id: string): Resource<Parameters<typeof wireToCategory>[0], Category> => ({
      queryKey: ["category", id],
      freshMs: 10 * minuteMs,
      live: "none",
      read: (signal) => api.fetch(endpoints.getCategory, { signal, params: { id: toWireId(id) } }),
      take: wireToCategory,
    }),
    league: (id: string): Resource<Parameters<typeof wireToLeague>[0], League> => ({
      queryKey: ["league", id],
      freshMs: 10 * minuteMs,
      live: "none",
      read: (signal) => api.fetch(endpoints.getTournament, { signal, params: { id: toWireId(id) } }),
      take: wireToLeague,
    }),
    /** How many events are on offer; with `live`, only events in play, or only those with video. */
    counters: (live: { readonly hasVideo: boolean } | null = null): Resource<Counters, Counters> => ({
      queryKey: ["counters", live],
      freshMs: minuteMs,
      live: "public",
      read: (signal) =>
        api.fetch(endpoints.countEvents, {
          signal,
          body: { filters: [{ match_status: live === null ? [0, 1, 2] : [1, 2], ...(live?.hasVideo ? { has_video: true } : {}) }] },
        }),
      take: (wire) => wire,
      // Without counts, lists show no numbers and hide nothing.
      failure: notServed,
    }),
    matches: (filter: MatchFilter): Resource<PageWire<WireMatch>, MatchListing> => ({
      queryKey: ["matches", filter],
      freshMs: 30_000,
      live: filter.state === "finished" ? "none" : "public",
      read: (signal) => api.fetch(endpoints.listMatches, { signal, query: matchFilterToQuery(filter) }),
      take: toListing,
    }),
    match: (id: string): Resource<WireMatch, { readonly matchId: string }> => ({
      queryKey: ["match", id],
      freshMs: 30_000,
      live: "match",
      read: (signal) => api.fetch(endpoints.getMatch, { signal, params: { id: toWireId(id) } }),
      take(wire, moment) {
        entities.takeMatches([wire], moment);
        return { matchId: String(wire.id) };
      },
    }),
    markets: (matchId: string): Resource<PageWire<Parameters<EntityStore["takeMarkets"]>[1][number]>, { readonly total: number }> => ({
      queryKey: ["markets", matchId],
      freshMs: 30_000,
      live: "match",
      read: (signal) => api.fetch(endpoints.listMarkets, { signal, params: { id: toWireId(matchId) }, query: { limit: 500 } }),
      take(wire, moment) {
        entities.takeMarkets(matchId, wire.data, moment);
        return { total: wire.pagination.total };
      },
    }),
    /** Lines that can be legs of a custom bet; their prices follow the match's own lines. */
    customMarkets: (matchId: string): Resource<{ readonly data: Parameters<typeof wireToMarket>[0][] }, readonly Market[]> => ({
      queryKey: ["customMarkets", matchId],
      freshMs: 15_000,
      live: "match",
      read: (signal) => api.fetch(endpoints.customMarkets, { signal, params: { matchId: toWireId(matchId) } }),
      take: (wire) => wire.data.map(wireToMarket),
    }),
    timeline: (matchId: string): Resource<WireTimeline, MatchTimeline> => ({
      queryKey: ["timeline", matchId],
      freshMs: 15_000,
      live: "match",
      read: (signal) => api.fetch(endpoints.getMatchTimeline, { signal, params: { id: toWireId(matchId) } }),
      take: (wire) => ({
        scoreboard: wire.statistics === null ? null : wireToScoreboard(wire.statistics),
        incidents: wire.incidents,
        progress: wire,
      }),
      failure: notServed,
    }),
    search: (text: string): Resource<WireSearchResult, SearchResult> => ({
      queryKey: ["search", text],
      freshMs: minuteMs,
      live: "none",
      read: (signal) => api.fetch(endpoints.search, { signal, query: { q: text, limit: 12 } }),
      take(wire, moment) {
        entities.takeMatches(wire.events, moment);
        return {
          matchIds: wire.events.map((match) => String(match.id)),
          leagues: wire.tournaments.map(wireToLeague),
          competitors: wire.competitors.map(({ id, name, sport_key, next_match }) => ({
            id,
            name,
            sportKey: sport_key,
            nextMatch: next_match === null ? null : wireToMatch(next_match),
          })),
        };
      },
    }),
  };
}

/** The queries of the catalogue, by name. */
export type Listings = ReturnType<typeof createListings>;
export type { Counters, MatchIncident, Settings, SiteConfig, SystemData };
