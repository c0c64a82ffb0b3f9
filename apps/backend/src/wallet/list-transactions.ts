import type { Database } from "../platform/database/open-database.ts";

/** One line of a player's statement; `amount` is signed. */
export interface StatementLine {
  readonly id: bigint;
  readonly kind: string;
  readonly amount: bigint;
  readonly balanceAfter: bigint;
  readonly currency: string;
  readonly subunits: number;
  readonly createdAt: Date;
  readonly betRef: string | null;
}

/** Newest first. */
export async function listTransactions(database: Database, playerId: string, limit: number): Promise<readonly StatementLine[]> {
  const rows = await database
    .selectFrom("ledger_postings as posting")
    .innerJoin("ledger_transactions as entry", "entry.id", "posting.transaction_id")
    .innerJoin("accounts as account", "account.id", "posting.account_id")
    .leftJoin("bets as bet", "bet.id", "entry.bet_id")
    .select([
      "posting.id",
      "entry.kind",
      "posting.amount",
      "posting.balance_after",
      "account.currency",
      "account.subunits",
      "entry.created_at",
      "bet.ref",
    ])
    .where("account.player_id", "=", playerId)
    .orderBy("posting.id", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    amount: row.amount,
    balanceAfter: row.balance_after ?? 0n,
    currency: row.currency,
    subunits: row.subunits,
    createdAt: row.created_at,
    betRef: row.ref,
  }));
}
