import type { Market } from "@touchline/contract/entities/market";
import type { Match, MatchEnd, MatchStatus } from "@touchline/contract/entities/match";
import type { FeedProvider } from "../../src/book/feed-providers.ts";
import type { Book, CustomPrice, LineKey, Page, Quote } from "../../src/book/book.ts";
import { scriptedCategory, scriptedSport, scriptedStandings, scriptedTournament } from "./scripted-entities.ts";
import { createScriptedSettlements, type ScriptedSettlements } from "./scripted-settlements.ts";

/** Ids of the market and outcomes of every scripted match. */
export const marketId = 100_001;
export const [home, draw, away] = [500_001, 500_002, 500_003] as const;

/** Ids of the second line, which is not listed: both teams to score. */
export const secondMarketId = 100_029;
export const [yes, no] = [500_074, 500_076] as const;

const outcomesByMarket: ReadonlyMap<number, readonly number[]> = new Map([
  [marketId, [home, draw, away]],
  [secondMarketId, [yes, no]],
]);

interface PricePoint {
  readonly at: number;
  readonly outcomeId: number;
  readonly odds: number | null;
}

interface MatchState {
  status: MatchStatus;
  marketStatus: Market["status"];
  odds: Map<number, number>;
  provider: string;
  hasVideo: boolean;
  nextBetStop: number | null;
  history: PricePoint[];
  /** Price of any combination. */
  customPrice: CustomPrice;
  end: MatchEnd | null;
  /** Whether the plan no longer contains the match. */
  isForgotten: boolean;
}

/**
 * A book that the test controls: prematch matches 1 to 40 with a three-way market at 2.000, 3.000 and 4.000 each, and a
 * two-way market at 1.800 that is only listed for custom bets, which all have the odds 3.500.
 */
export interface ScriptedBook extends Book, ScriptedSettlements {
  setInactiveProviders(providers: readonly FeedProvider[]): void;
  change(matchId: number, change: Partial<Omit<MatchState, "odds" | "history">>): void;
  setOdds(matchId: number, outcomeId: number, odds: number): void;
}

const listedAt = Date.UTC(2026, 10, 20, 15);
const startsAt = Date.UTC(2026, 10, 22, 15);

function pageOf<Item>(items: readonly Item[], page: number, limit: number): Page<Item> {
  return {
    data: items.slice((page - 1) * limit, page * limit),
    pagination: { total: items.length, page, limit, last_page: Math.max(1, Math.ceil(items.length / limit)) },
  };
}

function createStates(): Map<number, MatchState> {
  const fresh = (): MatchState => ({
    status: 0,
    marketStatus: 1,
    odds: new Map([
      [home, 2_000],
      [draw, 3_000],
      [away, 4_000],
      [yes, 1_800],
      [no, 1_800],
    ]),
    provider: "betradar",
    hasVideo: false,
    nextBetStop: null,
    history: [{ at: listedAt, outcomeId: home, odds: 2_000 }],
    customPrice: { type: "priced", odds: 3_500 },
    end: null,
    isForgotten: false,
  });
  return new Map(Array.from({ length: 40 }, (_, index) => [index + 1, fresh()]));
}

function outcomesOf({ odds }: MatchState): (id: number, name: string) => Market["outcomes"][number] {
  return (id, name) => ({ id, outcome_external_id: String(id), name, active: true, odds: odds.get(id) ?? null });
}

function toMarket(id: number, state: MatchState): Market {
  const outcome = outcomesOf(state);
  return {
    id: marketId,
    market_external_id: 1,
    match_id: id,
    match_urn_id: `tl:match:${id}`,
    name: "1x2",
    specifier: "",
    status: state.marketStatus,
    priority: 1,
    most_balanced: true,
    market_groups: ["all", "top"],
    custom_bet_groups: [],
    next_bet_stop: null,
    provider: state.provider,
    simulated_detail: false,
    outcomes: [outcome(home, `Home ${id}`), outcome(draw, "draw"), outcome(away, `Away ${id}`)],
  };
}

function toSecondMarket(id: number, state: MatchState): Market {
  const outcome = outcomesOf(state);
  return {
    ...toMarket(id, state),
    id: secondMarketId,
    market_external_id: 29,
    name: "Both teams to score",
    most_balanced: false,
    outcomes: [outcome(yes, "Yes"), outcome(no, "No")],
  };
}

function toMatch(id: number, state: MatchState): Match {
  const team = (name: string) => ({
    id: name,
    name,
    short_name: "TT",
    logo: null,
    country_code: null,
    colors: ["#112233", "#ddeeff"] as [string, string],
  });
  const market = toMarket(id, state);
  return {
    id,
    urn_id: `tl:match:${id}`,
    slug: `home-away-m-${id}`,
    type: "match",
    name: null,
    status: state.status,
    stage: null,
    start_time: new Date(startsAt).toISOString(),
    end_date: null,
    stadium: null,
    city: null,
    competitors: { home: team(`Home ${id}`), away: team(`Away ${id}`) },
    tournament: scriptedTournament,
    statistics: null,
    available_markets: 1,
    top_markets: [market],
    main_market: market,
    secondary_market: null,
    has_video: state.hasVideo,
    provider: state.provider,
    is_provider_stats_available: false,
    is_simulated: false,
    is_classic: false,
  };
}

type AskedOutcome = LineKey & { readonly outcomeId: number };

function toQuote({ outcomeId, ...line }: AskedOutcome, state: MatchState, inactive: readonly string[]): Quote | null {
  const odds = state.odds.get(outcomeId);
  if (odds === undefined || outcomesByMarket.get(line.marketId)?.includes(outcomeId) !== true || line.specifier !== "") return null;
  return {
    matchStatus: state.status,
    matchUrn: `tl:match:${line.matchId}`,
    startsAt,
    provider: state.provider,
    providerActive: !inactive.includes(state.provider),
    marketStatus: state.marketStatus,
    nextBetStop: state.nextBetStop,
    outcomeActive: true,
    odds,
    simulatedDetail: false,
  };
}

export function createScriptedBook(): ScriptedBook {
  const states = createStates();
  let inactive: readonly FeedProvider[] = [];
  const stateOf = (id: number): MatchState => {
    const state = states.get(id);
    if (state === undefined) throw new Error(`No match ${id}.`);
    return state;
  };
  const quote: Book["quote"] = (line, outcomeId) => {
    const state = states.get(line.matchId);
    return state === undefined ? null : toQuote({ ...line, outcomeId }, state, inactive);
  };
  const matches = (): Match[] => [...states].map(([id, state]) => toMatch(id, state));
  return {
    ...createScriptedSettlements(outcomesByMarket),
    change: (matchId, change) => void Object.assign(stateOf(matchId), change),
    setOdds(matchId, outcomeId, odds) {
      const state = stateOf(matchId);
      state.odds.set(outcomeId, odds);
      state.history.push({ at: Date.now(), outcomeId, odds });
    },
    inactiveProviders: () => inactive,
    setInactiveProviders: (providers) => void (inactive = providers),
    listSports: () => [scriptedSport],
    listCategories: (_locale, filter) => pageOf([scriptedCategory], filter.page, filter.limit),
    category: (_locale, id) => (id === scriptedCategory.id ? scriptedCategory : null),
    listTournaments: (_locale, filter) => pageOf([scriptedTournament], filter.page, filter.limit),
    tournament: (_locale, id) => (id === scriptedTournament.id ? scriptedTournament : null),
    listMatches(_locale, query, favouriteMatchIds) {
      const found = matches()
        .filter((match) => favouriteMatchIds?.has(match.id) ?? true)
        .filter((match) => query.id?.includes(match.id) ?? true)
        .filter((match) => query.match_status?.includes(match.status) ?? true);
      return pageOf(found, query.page ?? 1, query.limit ?? 10);
    },
    match: (_locale, id) => matches().find((match) => match.id === id) ?? null,
    listMarkets(_locale, matchId, filter) {
      const state = states.get(matchId);
      return state === undefined ? null : pageOf([toMarket(matchId, state)], filter.page, filter.limit);
    },
    standings: (_locale, tournamentId) => (tournamentId === 100 ? scriptedStandings : null),
    matchStandings: (_locale, matchId) => (states.has(matchId) ? scriptedStandings : null),
    headToHead: (_locale, matchId) =>
      states.has(matchId) ? { match_id: matchId, home_wins: 0, draws: 0, away_wins: 0, meetings: [], form: { home: [], away: [] } } : null,
    lineups: (matchId) =>
      states.has(matchId) ? { match_id: matchId, home: [{ name: "One", shirt: 1, position: "GK", club: null }], away: [] } : null,
    timeline: (_locale, matchId) => (states.has(matchId) ? { match_id: matchId, statistics: null, incidents: [] } : null),
    priceHistory: (line) => states.get(line.matchId)?.history ?? [],
    situations: () => [],
    picture: (_locale, matchId) => (states.has(matchId) ? { match_id: matchId, line: null, chart: null, simulated: false } : null),
    winChances: async () => [],
    count: () => ({
      live: { matchCount: 0, outrightCount: 0 },
      sports: { soccer: { matchCount: 40, outrightCount: 0 } },
      categories: {},
      tournaments: {},
    }),
    search: (_locale, { q }) => ({
      events: matches()
        .filter((match) => match.competitors?.home.name.toLowerCase().startsWith(q.toLowerCase()))
        .slice(0, 10),
      tournaments: [],
      competitors: [],
    }),
    coldMatches: () => [],
    isColdMatch: () => false,
    warm: () => Promise.resolve(false),
    warmCustom: () => Promise.resolve(),
    warmCustomMarkets: () => Promise.resolve(),
    quote,
    cachedQuote: quote,
    customPrice: (matchId) => states.get(matchId)?.customPrice ?? { type: "unavailable" },
    customMarkets(_locale, matchId) {
      const state = states.get(matchId);
      return state === undefined ? null : [toMarket(matchId, state), toSecondMarket(matchId, state)];
    },
    describe(locale, line, outcomeId) {
      const state = states.get(line.matchId);
      if (state === undefined || state.isForgotten) return null;
      return {
        matchUrn: `tl:match:${line.matchId}`,
        matchSlug: `home-away-m-${line.matchId}`,
        matchName: `Home ${line.matchId} - Away ${line.matchId}`,
        startsAt,
        matchStatus: state.status,
        sportKey: "soccer",
        categoryName: "England",
        tournamentName: "Premier League",
        homeName: `Home ${line.matchId}`,
        awayName: `Away ${line.matchId}`,
        score: null,
        end: state.end,
        marketName: `1x2 (${locale})`,
        outcomeName: outcomeId === home ? "1" : outcomeId === draw ? "x" : "2",
      };
    },
    incrementBetCounts: () => undefined,
    feedAgeMs: () => 100,
  };
}
