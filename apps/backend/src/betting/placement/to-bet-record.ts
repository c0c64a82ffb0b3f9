import { randomUUID } from "node:crypto";
import { betTypeToWire, type OddsPolicy, parseOddsPolicy, roundTotalOdds } from "@touchline/domain";
import type { BetRecord, LegRecord } from "../../platform/database/bet-record.ts";
import { currencyFacts } from "../../wallet/currency-facts.ts";
import type { PlayerAccount } from "../../wallet/player-accounts.ts";
import type { BettingContext } from "../bets/betting-context.ts";
import { createCode } from "../share-codes.ts";
import type { PlacementOrder } from "./attempt.ts";
import type { ValidBet } from "./validate-bets.ts";

/** One moment as wall time and as product time. */
interface Moment {
  readonly wall: Date;
  readonly shown: Date;
}

/** Facts that all bets of one placement share. */
export interface PlacementFacts {
  readonly playerId: string;
  readonly accountId: bigint;
  readonly attemptKey: string;
  readonly policy: OddsPolicy;
  readonly isQuick: boolean;
  readonly editedFrom: string | null;
  /** Product time. */
  readonly at: Date;
  /** End of the in-play delay; null without a delay. */
  readonly inPlayUntil: Moment | null;
  /** End of the review of a VIP bet, never before the end of the delay; null without a review. */
  readonly reviewedAt: Moment | null;
  /** Stakes above this are reviewed, minor units; null if the currency has no review. */
  readonly vipFrom: bigint | null;
}

function momentIn(context: BettingContext, delayMs: number): Moment | null {
  const { clock } = context;
  if (delayMs === 0) return null;
  return { wall: new Date(Date.now() + delayMs), shown: new Date(clock.now() + delayMs * clock.speed) };
}

export function factsOf(order: PlacementOrder, account: PlayerAccount, context: BettingContext): PlacementFacts {
  return {
    playerId: order.player.id,
    accountId: account.id,
    attemptKey: order.key,
    policy: parseOddsPolicy(order.body.meta.odds_policy ?? order.player.odds_policy),
    isQuick: order.body.meta.quick === true,
    editedFrom: order.editedFrom ?? null,
    at: new Date(context.clock.now()),
    inPlayUntil: momentIn(context, context.inPlayDelayMs),
    reviewedAt: momentIn(context, Math.max(context.vipReviewMs, context.inPlayDelayMs)),
    vipFrom: currencyFacts(account.currency)?.vipFrom ?? null,
  };
}

/** A short reference such as `8F2K-41Q7`: 40 random bits. */
function createBetRef(): string {
  const letters = createCode(8);
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

function toLegs(betId: string, bet: ValidBet): readonly LegRecord[] {
  return bet.legs.map((leg, position) => {
    const asked = bet.request.selections[position];
    if (asked === undefined) throw new Error("A leg has no selection.");
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

/** Builds the record of a new bet. A VIP bet starts as `submitted`, and so does an in-play bet if there is a delay. */
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
