import type { Bet as WireBet } from "@touchline/contract/entities/bet";
import type { Counters } from "@touchline/contract/http/catalog";
import type { Match as WireMatch, MatchIncident } from "@touchline/contract/entities/match";
import type { SiteConfig, SystemData } from "@touchline/contract/http/system";
import type { Settings } from "@touchline/contract/http/settings";
import type { SearchResult as WireSearchResult } from "@touchline/contract/http/search";
import type { ApiClient } from "../api/api-client.ts";
import { endpoints } from "../api/endpoints.data.ts";
import { wireToCategory, wireToLeague, wireToSport, type Category, type League, type Sport } from "../entities/catalog.ts";
import type { AnswerMoment, EntityStore } from "../entities/entity-store.ts";
import { wireToMatch, wireToScoreboard, type Match, type MatchScoreboard } from "../entities/match.ts";
import type { ServerClock } from "../server-clock.ts";
import { wireToListedBet, type ListedBet } from "./bet-entity.ts";
import { betFilterToQuery, type BetFilter } from "./bet-filter.ts";
import { matchFilterToQuery, type MatchFilter } from "./match-filter.ts";
import type { Resource } from "./resource.ts";

/** One page of a match list: the matches themselves are entities. */
export interface MatchListing {
  readonly matchIds: readonly string[];
  readonly total: number;
  readonly page: number;
  readonly lastPage: number;
}

/** What a match's timeline shows. */
export interface MatchTimeline {
  readonly scoreboard: MatchScoreboard | null;
  readonly incidents: readonly MatchIncident[];
}

/** What was found. */
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

/** One page of the player's bets. */
export interface BetListing {
  readonly bets: readonly ListedBet[];
  readonly total: number;
  readonly page: number;
  readonly lastPage: number;
}

interface ListingContext {
  readonly api: ApiClient;
  readonly entities: EntityStore;
  readonly clock: ServerClock;
}

interface PageWire<Item> {
  readonly data: Item[];
  readonly pagination: { readonly total: number; readonly page: number; readonly last_page: number };
}

const minuteMs = 60_000;

/** Everything that pages read, by name. Each answer also fills the entities. */
export function createListings({ api, entities, clock }: ListingContext) {
  const toListing = (wire: PageWire<WireMatch>, moment: AnswerMoment): MatchListing => {
    entities.takeMatches(wire.data, moment);
    const { total, page, last_page } = wire.pagination;
    return { matchIds: wire.data.map((match) => String(match.id)), total, page, lastPage: last_page };
  };
  return {
    system: (): Resource<SystemData, SystemData> => ({
      queryKey: ["system", null],
      freshMs: 5 * minuteMs,
      live: "none",
      read: (signal) => api.fetch(endpoints.getSystemData, { signal }),
      take(wire) {
        clock.set({ nowMs: Date.parse(wire.clock.now), speed: wire.clock.speed });
        return wire;
      },
    }),
    /** What every page needs of the system data: the clock and the languages on offer. */
    frame: (): Resource<Pick<SystemData, "clock" | "locales">, SystemData["locales"]> => ({
      queryKey: ["frame", null],
      freshMs: 5 * minuteMs,
      live: "none",
      async read(signal) {
        const { clock: reading, locales } = await api.fetch(endpoints.getSystemData, { signal });
        return { clock: reading, locales };
      },
      take(wire) {
        clock.set({ nowMs: Date.parse(wire.clock.now), speed: wire.clock.speed });
        return wire.locales;
      },
    }),
    siteConfig: (): Resource<SiteConfig, SiteConfig> => ({
      queryKey: ["siteConfig", null],
      freshMs: 10 * minuteMs,
      live: "none",
      read: (signal) => api.fetch(endpoints.getSiteConfig, { signal }),
      take: (wire) => wire,
    }),
    settings: (): Resource<Settings, Settings> => ({
      queryKey: ["settings", null],
      freshMs: 5 * minuteMs,
      live: "none",
      read: (signal) => api.fetch(endpoints.getSettings, { signal }),
      take: (wire) => wire,
    }),
    sports: (): Resource<{ data: Parameters<typeof wireToSport>[0][] }, readonly Sport[]> => ({
      queryKey: ["sports", null],
      freshMs: 10 * minuteMs,
      live: "none",
      read: (signal) => api.fetch(endpoints.listSports, { signal }),
      take: (wire) => wire.data.map(wireToSport),
    }),
    leagues: (args: {
      readonly sportKey?: string;
      readonly categoryId?: string;
      readonly limit: number;
    }): Resource<PageWire<Parameters<typeof wireToLeague>[0]>, readonly League[]> => ({
      queryKey: ["leagues", args],
      freshMs: 5 * minuteMs,
      live: "none",
      read: (signal) =>
        api.fetch(endpoints.listTournaments, {
          signal,
          query: {
            limit: args.limit,
            ...(args.sportKey === undefined ? {} : { sport_key: [args.sportKey] }),
            ...(args.categoryId === undefined ? {} : { category_id: [Number(args.categoryId)] }),
          },
        }),
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
      read: (signal) => api.fetch(endpoints.getCategory, { signal, params: { id: Number(id) } }),
      take: wireToCategory,
    }),
    league: (id: string): Resource<Parameters<typeof wireToLeague>[0], League> => ({
      queryKey: ["league", id],
      freshMs: 10 * minuteMs,
      live: "none",
      read: (signal) => api.fetch(endpoints.getTournament, { signal, params: { id: Number(id) } }),
      take: wireToLeague,
    }),
    counters: (): Resource<Counters, Counters> => ({
      queryKey: ["counters", null],
      freshMs: minuteMs,
      live: "public",
      read: (signal) => api.fetch(endpoints.countEvents, { signal, body: { filters: [{ match_status: [0, 1, 2] }] } }),
      take: (wire) => wire,
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
      read: (signal) => api.fetch(endpoints.getMatch, { signal, params: { id: Number(id) } }),
      take(wire, moment) {
        entities.takeMatches([wire], moment);
        return { matchId: String(wire.id) };
      },
    }),
    markets: (matchId: string): Resource<PageWire<Parameters<EntityStore["takeMarkets"]>[1][number]>, { readonly total: number }> => ({
      queryKey: ["markets", matchId],
      freshMs: 30_000,
      live: "match",
      read: (signal) => api.fetch(endpoints.listMarkets, { signal, params: { id: Number(matchId) }, query: { limit: 500 } }),
      take(wire, moment) {
        entities.takeMarkets(matchId, wire.data, moment);
        return { total: wire.pagination.total };
      },
    }),
    timeline: (
      matchId: string,
    ): Resource<
      { readonly statistics: Parameters<typeof wireToScoreboard>[0] | null; readonly incidents: MatchIncident[] },
      MatchTimeline
    > => ({
      queryKey: ["timeline", matchId],
      freshMs: 15_000,
      live: "match",
      read: (signal) => api.fetch(endpoints.getMatchTimeline, { signal, params: { id: Number(matchId) } }),
      take: (wire) => ({ scoreboard: wire.statistics === null ? null : wireToScoreboard(wire.statistics), incidents: wire.incidents }),
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
    bets: (args: BetFilter): Resource<PageWire<WireBet>, BetListing> => ({
      queryKey: ["bets", args],
      freshMs: 15_000,
      live: "private",
      read: (signal) => api.fetch(endpoints.listBets, { signal, query: betFilterToQuery(args) }),
      take: (wire) => ({
        bets: wire.data.map(wireToListedBet),
        total: wire.pagination.total,
        page: wire.pagination.page,
        lastPage: wire.pagination.last_page,
      }),
    }),
  };
}

/** Every resource by name. */
export type Listings = ReturnType<typeof createListings>;
export type { Counters, MatchIncident, Settings, SiteConfig, SystemData };
