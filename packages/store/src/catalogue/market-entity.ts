import type { Market as WireMarket } from "@touchline/contract/entities/market";
import { parseMarketStatus, parseOdds, type Market } from "@touchline/domain";

/** Reads a market line off the wire. */
export function wireToMarket(wire: WireMarket): Market {
  return {
    id: String(wire.id),
    externalId: String(wire.market_external_id),
    matchId: String(wire.match_id),
    matchUrnId: wire.match_urn_id,
    name: wire.name,
    specifier: wire.specifier,
    status: parseMarketStatus(wire.status),
    priority: wire.priority,
    isMostBalanced: wire.most_balanced,
    groups: wire.market_groups,
    customBetGroups: wire.custom_bet_groups,
    nextBetStopMs: wire.next_bet_stop === null ? null : Date.parse(wire.next_bet_stop),
    provider: wire.provider,
    isSimulatedDetail: wire.simulated_detail,
    outcomes: wire.outcomes.map((outcome) => ({
      id: String(outcome.id),
      externalId: outcome.outcome_external_id,
      name: outcome.name,
      active: outcome.active,
      odds: parseOdds(outcome.odds),
      result: outcome.result ?? null,
    })),
  };
}
