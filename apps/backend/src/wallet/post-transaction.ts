import { sql, type Transaction } from "kysely";
import type { Tables } from "../platform/database/tables.ts";

export type TransactionKind = Tables["ledger_transactions"]["kind"];

/** What moves: minor units by account, in all zero; an account stands at most once. */
export interface LedgerEntry {
  readonly kind: TransactionKind;
  readonly betId: string | null;
  /** The payment that it counts; the database takes each once (SQLSTATE 23505). */
  readonly paymentId?: string;
  readonly at: Date;
  readonly postings: readonly { readonly accountId: bigint; readonly amount: bigint }[];
}

/**
 * Writes one ledger transaction and moves the player balances in it; answers the new balances by account id.
 * The database refuses postings that do not sum to zero and a balance below zero (SQLSTATE 23514).
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
