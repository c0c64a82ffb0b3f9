import type { ApiClient } from "../core/api-client.ts";
import { endpoints } from "../core/endpoints.data.ts";
import type { ListedBet } from "../slip/placement/wire-bet.ts";

/** A code under which others find a placed bet, without its money; null when there is none to be had now (spec.md 8). */
export async function shareBet(api: ApiClient, bet: ListedBet): Promise<string | null> {
  const answer = await api.call(endpoints.createShareCode, { body: { bets: [toSharedWire(bet)] } });
  return answer.ok ? answer.value.code : null;
}

function toSharedWire({ type, system, odds, legs }: ListedBet) {
  return {
    type: type === "customBet" ? ("custom_bet" as const) : type,
    ...(type === "system" && system !== null ? { system_id: system.id } : {}),
    ...(type === "customBet" && odds !== null ? { custom_odds: odds } : {}),
    selections: legs.map((leg) => ({
      match_id: Number(leg.matchId),
      market_id: Number(leg.marketId),
      specifier: leg.specifier,
      outcome_id: Number(leg.outcomeId),
      odds: leg.odds,
    })),
  };
}
