import type { Market } from "@touchline/contract/entities/market";
import type { Match } from "@touchline/contract/entities/match";
import type { Player } from "@touchline/contract/entities/player";

/** A wire market of match 7 with one over/under line. */
export function wireMarket(changes: Partial<Market> = {}, odds: readonly (number | null)[] = [1900, 1900]): Market {
  return {
    id: 100018,
    market_external_id: 18,
    match_id: 7,
    match_urn_id: "tl:match:7",
    name: "Total",
    specifier: "total=2.5",
    status: 1,
    priority: 2,
    most_balanced: true,
    market_groups: ["all", "goals"],
    custom_bet_groups: [],
    next_bet_stop: null,
    provider: "betradar",
    simulated_detail: false,
    outcomes: odds.map((price, index) => ({
      id: 500012 + index,
      outcome_external_id: String(12 + index),
      name: index === 0 ? "over 2.5" : "under 2.5",
      active: true,
      odds: price,
    })),
    ...changes,
  };
}

/** A wire match 7 of football. */
export function wireMatch(changes: Partial<Match> = {}): Match {
  const side = (id: string) => ({
    id,
    name: id,
    short_name: "ABC",
    common_name: id,
    pattern: "plain",
    logo: null,
    country_code: null,
    colors: ["#111111", "#eeeeee"] as [string, string],
  });
  const category = {
    id: 3,
    urn_id: "tl:category:3",
    slug: "england-c-3",
    name: "England",
    country_code: "GB-ENG",
    priority: 1,
    sport_id: 1,
    sport_urn_id: "tl:sport:1",
    sport_key: "soccer",
    sport_name: "Football",
    sport_type: "regular",
  };
  const sport = {
    id: 1,
    urn_id: "tl:sport:1",
    key: "soccer",
    name: "Football",
    type: "regular" as const,
    priority: 1,
    provider: "betradar",
    main_market_id: 1,
    main_market_outcomes_count: 3,
    secondary_market_id: 18,
    secondary_market_outcomes_count: 2,
  };
  return {
    id: 7,
    urn_id: "tl:match:7",
    slug: "a-b-m-7",
    type: "match",
    name: null,
    status: 1,
    stage: null,
    start_time: "2026-11-21T12:00:00.000Z",
    end_date: null,
    stadium: null,
    city: null,
    competitors: { home: side("Home"), away: side("Away") },
    tournament: {
      id: 5,
      urn_id: "tl:tournament:5",
      slug: "league-l-5",
      name: "League",
      priority: 1,
      provider: "betradar",
      sport,
      category,
    },
    statistics: null,
    available_markets: 40,
    top_markets: [],
    main_market: null,
    secondary_market: wireMarket(),
    has_video: false,
    provider: "betradar",
    is_provider_stats_available: false,
    is_simulated: false,
    is_classic: false,
    ...changes,
  };
}

/** A wire player whose account is in euros. */
export function wirePlayer(changes: Partial<Player> = {}): Player {
  return {
    id: "p1",
    email: "a@example.com",
    name: null,
    first_name: null,
    last_name: null,
    nickname: null,
    phone: null,
    currency: "EUR",
    country: "DE",
    locale: "en",
    is_confirmed: true,
    is_blocked: false,
    statuses: [],
    auth_fields_missed: [],
    serasa: { pve: false },
    ...changes,
  };
}
