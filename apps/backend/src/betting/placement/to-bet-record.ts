import { randomUUID } from "node:crypto";
import { betTypeToWire, roundTotalOdds, type OddsPolicy } from "@touchline/domain";
import { createBetRef } from "../stored/bet-ref.ts";
import type { BetRecord, LegRecord } from "../stored/bet-record.ts";
import type { ValidBet } from "./validate-bets.ts";

/** One moment in wall and in product time. */
export interface Moment {
  readonly wall: Date;
  readonly shown: Date;
}

/** What all bets of one placement share. */
export interface PlacementFacts {
  readonly playerId: string;
  readonly accountId: bigint;
  readonly attemptKey: string;
  readonly policy: OddsPolicy;
  readonly isQuick: boolean;
  readonly editedFrom: string | null;
  /** Product time. */
  readonly at: Date;
  /** End of the in-play delay; null for none. */
  readonly inPlayUntil: Moment | null;
  /** End of the review of a VIP bet, never before that of the delay; null for none. */
  readonly reviewedAt: Moment | null;
  /** Stakes above this are reviewed, minor units; null for none. */
  readonly vipFrom: bigint | null;
}

function toLegs(betId: string, bet: ValidBet): readonly LegRecord[] {
  return bet.legs.map((leg, position) => {
    const asked = bet.request.selections[position];
    if (asked === undefined) throw new Error("A leg without a selection.");
    return {
      bet_id: betId,
      position,
      match_id: BigInt(asked.match_id),
      market_id: BigInt(asked.market_id),
      specifier: asked.specifier,
      outcome_id: BigInt(asked.outcome_id),
      odds: leg.odds,
      odds_asked: asked.odds,
      provider: leg.quote.provider,
      simulated_detail: leg.quote.simulatedDetail,
      starts_at: new Date(leg.quote.startsAt),
      status: "no_results",
      dead_heat_share: null,
    };
  });
}

/** The record of a bet about to be written; a VIP bet and, where there is a delay, an in-play bet wait as `submitted`. */
export function toBetRecord(bet: ValidBet, facts: PlacementFacts): BetRecord {
  const id = randomUUID();
  const isVip = facts.vipFrom !== null && bet.stake.minor > facts.vipFrom;
  const pending = isVip ? facts.reviewedAt : bet.isInPlay ? facts.inPlayUntil : null;
  const legs = toLegs(id, bet);
  return {
    id,
    ref: createBetRef(),
    player_id: facts.playerId,
    account_id: facts.accountId,
    attempt_key: facts.attemptKey,
    type: betTypeToWire(bet.type),
    status: pending === null ? "waiting_results" : "submitted",
    result: "no_results",
    stake: bet.stake.minor,
    original_stake: bet.stake.minor,
    currency: bet.stake.currency,
    subunits: bet.stake.subunits,
    odds: BigInt(roundTotalOdds(bet.totalOdds)),
    custom_odds: bet.request.custom_odds === undefined ? null : BigInt(bet.request.custom_odds),
    potential_win: bet.potential.minor,
    is_return_capped: bet.isReturnCapped,
    win_amount: 0n,
    cashout_amount: 0n,
    debt: 0n,
    odds_policy: facts.policy,
    is_vip: isVip,
    is_quick: facts.isQuick,
    edited_from: facts.editedFrom,
    edited_to: null,
    system_id: bet.request.system_id ?? null,
    simulated_detail: legs.some((leg) => leg.simulated_detail),
    reject_reason: null,
    created_at: facts.at,
    accepted_at: pending === null ? facts.at : null,
    settled_at: null,
    pending_until: pending?.wall ?? null,
    pending_until_shown: pending?.shown ?? null,
    cashout_rule: null,
    cashout_rule_value: null,
    cashout_rule_done: false,
    bonus: bet.bonus,
    used_in_jackpot: false,
    legs,
  };
}
