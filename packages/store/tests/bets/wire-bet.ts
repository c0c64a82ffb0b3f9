import type { Bet } from "@touchline/contract/entities/bet";

/** An open single in an answer, with changes. */
export function wireBet(changes: Partial<Bet> = {}): Bet {
  return {
    id: "b-1",
    ref: "8F2K-41Q7",
    type: "single",
    status: "waiting_results",
    result: "no_results",
    stake: { value: 1000, currency: "EUR", subunits: 100 },
    odds: 2100,
    potential_win_amount: 2100,
    win_amount: 0,
    to_cashout: 1400,
    cashout: { status: "offered", value: 1400, at: "2026-11-21T15:00:00.000Z" },
    cashout_rule: null,
    cashout_amount: 0,
    original_stake: 1000,
    is_vip: false,
    is_quick: false,
    is_return_capped: false,
    edited_from: null,
    edited_to: null,
    created_at: "2026-11-21T14:00:00.000Z",
    accepted_at: "2026-11-21T14:00:00.000Z",
    settled_at: null,
    pending_until: null,
    reject_reason: null,
    system: null,
    simulated_detail: false,
    selections: [
      {
        id: "b-1:0",
        status: "no_results",
        dead_heat_share: null,
        void_reason: null,
        odds: 2100,
        odds_asked: 2100,
        specifier: "",
        provider: "betradar",
        simulated_detail: false,
        match: {
          id: 7,
          urn_id: "sr:match:7",
          slug: "arsenal-chelsea-m-7",
          name: "Arsenal – Chelsea",
          start_time: "2026-11-21T15:00:00.000Z",
          status: 1,
          sport_key: "soccer",
          category_name: "England",
          tournament_name: "Premier League",
          home_name: "Arsenal",
          away_name: "Chelsea",
          score: "1:0",
        },
        market: { id: 1, name: "1x2", specifier: "" },
        outcome: { id: 1, name: "Arsenal" },
      },
    ],
    ...changes,
  };
}

/** A page of the list of bets in an answer. */
export function wireBetPage(...bets: readonly Bet[]) {
  return { data: [...bets], pagination: { total: bets.length, page: 1, limit: 500, last_page: 1 } };
}
