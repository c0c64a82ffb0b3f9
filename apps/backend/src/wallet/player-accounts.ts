import type { Transaction } from "kysely";
import type { Database } from "../platform/database/open-database.ts";
import { runTransaction } from "../platform/database/run-transaction.ts";
import type { Tables } from "../platform/database/tables.ts";
import type { OperatorAccounts } from "./operator-accounts.ts";
import { currencyFacts } from "./currency-facts.ts";
import { postTransaction } from "./post-transaction.ts";

/** One balance of a player, in minor units. */
export interface AccountBalance {
  readonly id: bigint;
  readonly currency: string;
  readonly subunits: number;
  readonly balance: bigint;
}

export async function listBalances(database: Database, playerId: string): Promise<readonly AccountBalance[]> {
  const rows = await database
    .selectFrom("accounts")
    .select(["id", "currency", "subunits", "balance"])
    .where("player_id", "=", playerId)
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ ...row, balance: row.balance ?? 0n }));
}

/** Opens an empty account; throws for a currency that is not offered. */
export async function openAccount(transaction: Transaction<Tables>, playerId: string, currency: string): Promise<void> {
  const facts = currencyFacts(currency);
  if (facts === null) throw new Error(`No currency ${currency}.`);
  await transaction
    .insertInto("accounts")
    .values({ player_id: playerId, kind: "player", currency, subunits: facts.subunits, balance: 0n })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface DepositOrder {
  readonly playerId: string;
  readonly currency: string;
  /** Minor units. */
  readonly amount: bigint;
  readonly at: Date;
}

/** Adds play money; null when the player has no account in the currency. */
export function depositMoney(database: Database, operator: OperatorAccounts, order: DepositOrder): Promise<AccountBalance | null> {
  return runTransaction(database, async (transaction) => {
    const account = await transaction
      .selectFrom("accounts")
      .select(["id", "currency", "subunits"])
      .where("player_id", "=", order.playerId)
      .where("currency", "=", order.currency)
      .forUpdate()
      .executeTakeFirst();
    if (account === undefined) return null;
    const balances = await postTransaction(transaction, {
      kind: "deposit",
      betId: null,
      at: order.at,
      postings: [
        { accountId: account.id, amount: order.amount },
        { accountId: operator.id("cashier", order.currency), amount: -order.amount },
      ],
    });
    const balance = balances.get(account.id) ?? 0n;
    const payload = JSON.stringify({ balance: Number(balance), currency: account.currency, subunits: account.subunits });
    await transaction
      .insertInto("outbox")
      .values({ player_id: order.playerId, topic: "balance_changed", payload, delivered_at: null })
      .execute();
    return { ...account, balance };
  });
}
