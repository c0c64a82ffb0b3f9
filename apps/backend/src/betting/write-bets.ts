import { randomUUID } from "node:crypto";
import { sql, type Transaction } from "kysely";
import type { OddsPolicy } from "@touchline/domain";
import type { Tables } from "../database/tables.ts";
import { createBetRef } from "./bet-ref.ts";
import type { BetRecord, LegRecord } from "./bet-record.ts";
import type { ValidBet } from "./validate-bets.ts";

/** What all bets of one placement share. */
export interface PlacementFacts {
  readonly playerId: string;
  readonly accountId: bigint;
  readonly attemptKey: string;
  readonly policy: OddsPolicy;
  /** Product time. */
  readonly at: Date;
  /** End of the in-play delay, in wall and in product time. */
  readonly pendingUntil: { readonly wall: Date; readonly shown: Date } | null;
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

/** The record of a bet about to be written; an in-play bet waits as `submitted` where there is a delay. */
export function toBetRecord(bet: ValidBet, facts: PlacementFacts): BetRecord {
  const id = randomUUID();
  const pending = bet.isInPlay ? facts.pendingUntil : null;
  const legs = toLegs(id, bet);
  return {
    id,
    ref: createBetRef(),
    player_id: facts.playerId,
    account_id: facts.accountId,
    attempt_key: facts.attemptKey,
    type: bet.type,
    status: pending === null ? "waiting_results" : "submitted",
    result: "no_results",
    stake: BigInt(bet.request.stake.value),
    currency: bet.request.stake.currency,
    subunits: bet.request.stake.subunits,
    odds: BigInt(bet.totalOdds),
    potential_win: bet.potential.minor,
    win_amount: 0n,
    debt: 0n,
    odds_policy: facts.policy,
    system_id: null,
    simulated_detail: legs.some((leg) => leg.simulated_detail),
    reject_reason: null,
    created_at: facts.at,
    accepted_at: pending === null ? facts.at : null,
    settled_at: null,
    pending_until: pending?.wall ?? null,
    pending_until_shown: pending?.shown ?? null,
    legs,
  };
}

/** What is written in one statement: bets, legs, ledger, balance, outbox and the attempt's reply. */
export interface BetWrite {
  readonly bets: readonly BetRecord[];
  readonly accountId: bigint;
  readonly stakesAccountId: bigint;
  readonly balanceBefore: bigint;
  readonly attempt: { readonly playerId: string; readonly key: string; readonly reply: string };
  readonly at: Date;
}

function toJson(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) => (typeof part === "bigint" ? part.toString() : part));
}

/** Writes a placement and takes the stakes from the balance, which must hold them. */
export async function writeBets(transaction: Transaction<Tables>, write: BetWrite): Promise<bigint> {
  let balance = write.balanceBefore;
  const rows = write.bets.map(({ legs: _legs, ...row }) => ({ ...row, balance_after: (balance -= row.stake) }));
  const [first] = rows;
  if (first === undefined) return balance;
  const legs = write.bets.flatMap((bet) => bet.legs);
  const { accountId, stakesAccountId, attempt, at } = write;
  const balanceNote = toJson({ balance: Number(balance), currency: first.currency, subunits: first.subunits });
  await sql`
    with bet as (select * from jsonb_to_recordset(${toJson(rows)}::jsonb) as bet (
      id uuid, ref text, player_id uuid, attempt_key text, type text, status text, stake bigint, currency text, subunits integer, odds bigint, potential_win bigint,
      odds_policy text, simulated_detail boolean, created_at timestamptz, accepted_at timestamptz, pending_until timestamptz, pending_until_shown timestamptz, balance_after bigint)
    ), new_bets as (
      insert into bets (id, ref, player_id, account_id, attempt_key, type, status, stake, currency, subunits, odds, potential_win, odds_policy, simulated_detail, created_at, accepted_at, pending_until, pending_until_shown)
      select id, ref, player_id, ${accountId}::bigint, attempt_key, type, status, stake, currency, subunits, odds, potential_win, odds_policy, simulated_detail, created_at, accepted_at, pending_until, pending_until_shown from bet
    ), new_legs as (
      insert into bet_legs (bet_id, position, match_id, market_id, specifier, outcome_id, odds, odds_asked, provider, simulated_detail, starts_at)
      select * from jsonb_to_recordset(${toJson(legs)}::jsonb) as leg (bet_id uuid, position integer, match_id bigint, market_id bigint, specifier text,
        outcome_id bigint, odds integer, odds_asked integer, provider text, simulated_detail boolean, starts_at timestamptz)
    ), entries as (
      insert into ledger_transactions (kind, bet_id, created_at) select 'stake', id, ${at}::timestamptz from bet returning id, bet_id
    ), postings as (
      insert into ledger_postings (transaction_id, account_id, amount, balance_after)
      select entries.id, ${accountId}::bigint, -bet.stake, bet.balance_after from entries join bet on bet.id = entries.bet_id
      union all select entries.id, ${stakesAccountId}::bigint, bet.stake, null from entries join bet on bet.id = entries.bet_id
    ), debit as (
      update accounts set balance = ${balance}::bigint where id = ${accountId}::bigint
    ), notes as (
      insert into outbox (player_id, topic, payload)
      select player_id, 'bet_changed', jsonb_build_object('bet_id', id) from bet
      union all values (${attempt.playerId}::uuid, 'balance_changed', ${balanceNote}::jsonb)
    )
    update placement_attempts set state = 'placed', status_code = 200, reply = ${attempt.reply}
    where player_id = ${attempt.playerId}::uuid and key = ${attempt.key}`.execute(transaction);
  return balance;
}
