import { sql, type Transaction } from "kysely";
import type { Tables } from "../../database/tables.ts";
import { isFreeStake } from "../../bonuses/on-bets/use-bonus.ts";
import type { BetRecord } from "../stored/bet-record.ts";

/** What is written in one statement: bets, legs, ledger, balance, outbox and the attempt's reply. */
export interface BetWrite {
  readonly bets: readonly BetRecord[];
  readonly accountId: bigint;
  readonly stakesAccountId: bigint;
  /** Pays the stakes of freebets. */
  readonly houseAccountId: bigint;
  readonly balanceBefore: bigint;
  /** Of the account's own unit. */
  readonly balanceSubunits: number;
  readonly attempt: { readonly playerId: string; readonly key: string; readonly reply: string };
  readonly at: Date;
}

function toJson(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) => (typeof part === "bigint" ? part.toString() : part));
}

/** Writes a placement and takes the stakes from the balance, which must hold them. */
export async function writeBets(transaction: Transaction<Tables>, write: BetWrite): Promise<bigint> {
  let balance = write.balanceBefore;
  const rows = write.bets.map(({ legs: _legs, ...row }) => {
    const debit = isFreeStake(row.bonus) ? 0n : row.stake;
    return { ...row, debit, balance_after: (balance -= debit) };
  });
  const [first] = rows;
  if (first === undefined) return balance;
  const legs = write.bets.flatMap((bet) => bet.legs);
  const { accountId, houseAccountId, stakesAccountId, attempt, at } = write;
  const balanceNote = toJson({ balance: Number(balance), currency: first.currency, subunits: write.balanceSubunits });
  await sql`
    with bet as (select * from jsonb_to_recordset(${toJson(rows)}::jsonb) as bet (
      id uuid, ref text, player_id uuid, attempt_key text, type text, status text, stake bigint, original_stake bigint, currency text, subunits integer, odds bigint, custom_odds bigint, potential_win bigint,
      is_return_capped boolean, is_vip boolean, is_quick boolean, system_id text, edited_from uuid, odds_policy text, simulated_detail boolean, created_at timestamptz, accepted_at timestamptz, pending_until timestamptz, pending_until_shown timestamptz, bonus jsonb, used_in_jackpot boolean, debit bigint, balance_after bigint)
    ), new_bets as (
      insert into bets (id, ref, player_id, account_id, attempt_key, type, status, stake, original_stake, currency, subunits, odds, custom_odds, potential_win, is_return_capped, is_vip, is_quick, system_id, edited_from, odds_policy, simulated_detail, created_at, accepted_at, pending_until, pending_until_shown, bonus, used_in_jackpot)
      select id, ref, player_id, ${accountId}::bigint, attempt_key, type, status, stake, original_stake, currency, subunits, odds, custom_odds, potential_win, is_return_capped, is_vip, is_quick, system_id, edited_from, odds_policy, simulated_detail, created_at, accepted_at, pending_until, pending_until_shown, bonus, used_in_jackpot from bet
    ), new_legs as (
      insert into bet_legs (bet_id, position, match_id, market_id, specifier, outcome_id, odds, odds_asked, provider, simulated_detail, starts_at)
      select * from jsonb_to_recordset(${toJson(legs)}::jsonb) as leg (bet_id uuid, position integer, match_id bigint, market_id bigint, specifier text,
        outcome_id bigint, odds integer, odds_asked integer, provider text, simulated_detail boolean, starts_at timestamptz)
    ), entries as (
      insert into ledger_transactions (kind, bet_id, created_at) select 'stake', id, ${at}::timestamptz from bet returning id, bet_id
    ), postings as (
      insert into ledger_postings (transaction_id, account_id, amount, balance_after)
      select entries.id, case when bet.debit = 0 then ${houseAccountId}::bigint else ${accountId}::bigint end, -bet.stake,
        case when bet.debit = 0 then null else bet.balance_after end from entries join bet on bet.id = entries.bet_id
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
