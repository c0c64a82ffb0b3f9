import { sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/open-database.ts";
import type { Tables } from "../platform/database/tables.ts";

export type TransactionKind = Tables["ledger_transactions"]["kind"];

/** A transaction to post. Its amounts sum to zero; each account occurs at most once. */
export interface LedgerEntry {
  readonly kind: TransactionKind;
  readonly betId: string | null;
  /** The payment that it posts; the database accepts each payment once (SQLSTATE 23505). */
  readonly paymentId?: string;
  readonly at: Date;
  readonly postings: readonly { readonly accountId: bigint; readonly amount: bigint }[];
}

/**
 * Writes a ledger transaction and updates player balances. Returns the new balances by account id.
 * The database rejects postings that do not sum to zero and negative balances (SQLSTATE 23514).
 */
export async function postTransaction(transaction: Transaction<Tables>, entry: LedgerEntry): Promise<ReadonlyMap<bigint, bigint>> {
  const ids = entry.postings.map((posting) => posting.accountId);
  const amounts = entry.postings.map((posting) => posting.amount);
  const written = await sql<{ account_id: bigint; balance_after: bigint | null }>`
    with entry as (
      insert into ledger_transactions (kind, bet_id, payment_id, created_at)
      values (${entry.kind}, ${entry.betId}, ${entry.paymentId ?? null}, ${entry.at}) returning id
    ), moved as (
      select * from unnest(${ids}::bigint[], ${amounts}::bigint[]) as moved (account_id, amount)
    ), balances as (
      update accounts set balance = accounts.balance + moved.amount from moved
      where accounts.id = moved.account_id and accounts.kind = 'player' returning accounts.id, accounts.balance
    )
    insert into ledger_postings (transaction_id, account_id, amount, balance_after)
    select entry.id, moved.account_id, moved.amount, balances.balance
    from entry cross join moved left join balances on balances.id = moved.account_id
    returning account_id, balance_after`.execute(transaction);
  return new Map(written.rows.flatMap((row) => (row.balance_after === null ? [] : [[row.account_id, row.balance_after] as const])));
}

interface LedgerFacts {
  unbalanced: bigint;
  wrong_balances: bigint;
  negative: bigint;
  wrong_stakes: bigint;
  wrong_liabilities: bigint;
  wrong_providers: bigint;
  wrong_payments: bigint;
}

/** Checks the whole ledger and returns the problems found. */
export async function assertLedger(database: Database): Promise<readonly string[]> {
  const { rows } = await sql<LedgerFacts>`
    select
      (select count(*) from (select transaction_id from ledger_postings group by transaction_id having sum(amount) <> 0) as t) as unbalanced,
      (select count(*) from accounts a where a.kind = 'player'
        and a.balance <> (select coalesce(sum(p.amount), 0) from ledger_postings p where p.account_id = a.id)) as wrong_balances,
      (select count(*) from accounts a where a.kind = 'player' and a.balance < 0) as negative,
      (select count(*) from accounts a where a.kind = 'stakes'
        and (select coalesce(sum(p.amount), 0) from ledger_postings p where p.account_id = a.id)
          <> (select coalesce(sum(b.stake), 0) from bets b where b.currency = a.currency and b.status in ('submitted', 'waiting_results', 'cashout_in_progress'))) as wrong_stakes,
      (select count(*) from (
          select b.currency, l.match_id, l.market_id, l.specifier, l.outcome_id, sum(b.potential_win - b.stake) as total
          from bets b join bet_legs l on l.bet_id = b.id
          where b.status in ('submitted', 'waiting_results', 'cashout_in_progress') and b.potential_win > b.stake
          group by b.currency, l.match_id, l.market_id, l.specifier, l.outcome_id) as open
        full join outcome_liabilities held using (currency, match_id, market_id, specifier, outcome_id)
        where coalesce(open.total, 0) <> coalesce(held.total, 0)) as wrong_liabilities,
      (select count(*) from accounts a where a.kind = 'provider'
        and (select coalesce(sum(p.amount), 0) from ledger_postings p where p.account_id = a.id)
          <> (select coalesce(sum(case t.kind when 'debit' then t.amount else -t.amount end), 0) from provider_transfers t
              where t.provider = a.provider and t.currency = a.currency and t.state = 'done')) as wrong_providers,
      (select count(*) from payments p where (case p.state when 'approved' then p.amount else 0 end)
        <> (select coalesce(sum(posting.amount), 0) from ledger_transactions entry
            join ledger_postings posting on posting.transaction_id = entry.id
            join accounts a on a.id = posting.account_id and a.kind = 'player' and a.player_id = p.player_id and a.currency = p.currency
            where entry.payment_id = p.id)) as wrong_payments
  `.execute(database);
  const facts = rows[0];
  if (facts === undefined) return ["The ledger could not be read."];
  const problems: string[] = [];
  if (facts.unbalanced > 0n) problems.push(`${facts.unbalanced} transactions do not sum to zero.`);
  if (facts.wrong_balances > 0n) problems.push(`${facts.wrong_balances} balances differ from their postings.`);
  if (facts.negative > 0n) problems.push(`${facts.negative} balances are negative.`);
  if (facts.wrong_stakes > 0n) problems.push(`${facts.wrong_stakes} stake accounts differ from the open bets.`);
  if (facts.wrong_liabilities > 0n) problems.push(`${facts.wrong_liabilities} liabilities differ from the open bets.`);
  if (facts.wrong_providers > 0n) problems.push(`${facts.wrong_providers} provider accounts differ from the transfers of their providers.`);
  if (facts.wrong_payments > 0n) problems.push(`${facts.wrong_payments} payments were not posted exactly once.`);
  return problems;
}
