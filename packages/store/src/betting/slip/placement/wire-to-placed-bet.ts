import type { Bet } from "@touchline/contract/entities/bet";
import { money, parseBetType, roundTotalOdds, parseOdds, wireToMoney, fraction, type Odds, type PlacedBet } from "@touchline/domain";

/** A server bet as a receipt. */
export function wireToPlacedBet(wire: Bet): PlacedBet {
  const stake = wireToMoney(wire.stake);
  return {
    id: wire.id,
    ref: wire.ref,
    type: parseBetType(wire.type) ?? "single",
    status: wire.status === "submitted" ? "submitted" : wire.status === "rejected" ? "rejected" : "accepted",
    stake,
    odds: wireOdds(wire.odds),
    potentialReturn: money(BigInt(wire.potential_win_amount), stake),
    createdAtMs: Date.parse(wire.accepted_at ?? wire.created_at),
    pendingUntilMs: wire.pending_until === null ? null : Date.parse(wire.pending_until),
    rejectReason: wire.reject_reason,
    isVip: wire.is_vip,
    bonus: wire.bonus === undefined ? null : { name: wire.bonus.name, boost: wire.bonus.odds },
    legs: wire.selections.map((leg) => ({
      id: leg.id,
      outcomeName: leg.outcome.name,
      marketName: leg.market.name,
      matchName: leg.match.name,
      odds: wireOdds(leg.odds),
      oddsAsked: wireOdds(leg.odds_asked),
    })),
  };
}

/** A placed bet always has a price; whatever else stands there is shown as the shortest. */
function wireOdds(value: number): Odds {
  return parseOdds(value) ?? roundTotalOdds(fraction(1001n, 1000n));
}
