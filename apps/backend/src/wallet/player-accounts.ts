import type { Kysely, Transaction } from "kysely";
import type { Database } from "../platform/database/open-database.ts";
import { runTransaction } from "../platform/database/run-transaction.ts";
import type { Tables } from "../platform/database/tables.ts";
import type { OperatorAccounts } from "./operator-accounts.ts";
import { currencyFacts } from "./currency-facts.ts";
import { postTransaction } from "./ledger.ts";

/** A balance of a player, minor units. */
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

/** The account of a player in one currency with the bet limit that the player set; minor units. */
export interface PlayerAccount {
  readonly id: bigint;
  readonly currency: string;
  readonly balance: bigint;
  readonly subunits: number;
  readonly betLimit: bigint | null;
}

function accountQuery(database: Kysely<Tables>, playerId: string, currency: string) {
  return database
    .selectFrom("accounts")
    .select(["id", "balance", "subunits"])
    .select((select) =>
      select
        .selectFrom("player_limits")
        .select((limit) => limit.fn.min("amount").as("amount"))
        .where("player_limits.player_id", "=", playerId)
        .where("type", "=", "bet")
        .where("status", "=", "active")
        .where("player_limits.currency", "=", currency)
        .as("betLimit"),
    )
    .where("accounts.player_id", "=", playerId)
    .where("accounts.currency", "=", currency);
}

/** Reads the account; null if the player has none in the currency. */
export async function readAccount(database: Kysely<Tables>, playerId: string, currency: string): Promise<PlayerAccount | null> {
  const row = await accountQuery(database, playerId, currency).executeTakeFirst();
  return row === undefined ? null : { ...row, currency, balance: row.balance ?? 0n };
}

/** Reads and locks the account until the transaction ends. */
export async function lockAccount(transaction: Kysely<Tables>, playerId: string, currency: string): Promise<PlayerAccount | null> {
  const row = await accountQuery(transaction, playerId, currency).forUpdate().executeTakeFirst();
  return row === undefined ? null : { ...row, currency, balance: row.balance ?? 0n };
}

/** Whether amounts may be shown in this unit: that of the account or that of a subcurrency. */
export function isUnitOf(account: PlayerAccount, subunits: number): boolean {
  const declared = currencyFacts(account.currency)?.subcurrencies ?? [];
  return subunits === account.subunits || declared.some((unit) => unit.subunits === subunits);
}

/** Opens an empty account. Throws if the currency is not offered. */
export async function openAccount(transaction: Transaction<Tables>, playerId: string, currency: string): Promise<void> {
  const facts = currencyFacts(currency);
  if (facts === null) throw new Error(`Currency ${currency} is not offered.`);
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

/** Adds play money; null if the player has no account in the currency. */
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

/** One line of an account statement; `amount` is signed. */
interface StatementLine {
  readonly id: bigint;
  readonly kind: string;
  readonly amount: bigint;
  readonly balanceAfter: bigint;
  readonly currency: string;
  readonly subunits: number;
  readonly createdAt: Date;
  readonly betRef: string | null;
}

/** Lists the transactions of a player, newest first. */
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
