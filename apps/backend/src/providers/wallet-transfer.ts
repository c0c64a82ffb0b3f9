import type { Transaction } from "kysely";
import type { Database } from "../platform/database/open-database.ts";
import type { Tables } from "../platform/database/tables.ts";
import { currencyFacts } from "../wallet/currency-facts.ts";
import { postTransaction, type TransactionKind } from "../wallet/ledger.ts";
import type { ProviderAccounts } from "../wallet/operator-accounts.ts";

/** Takes a player's money for a game, at most once per key. */
export interface DebitOrder {
  readonly provider: string;
  readonly key: string;
  readonly playerId: string;
  readonly currency: string;
  /** Minor units, above zero. */
  readonly amount: bigint;
}

/** Pays a player the winnings of a debit, at most once per key. */
export interface CreditOrder {
  readonly provider: string;
  readonly key: string;
  readonly debitKey: string;
  /** Minor units, above zero. */
  readonly amount: bigint;
}

/** Rolls a debit back; one that has not arrived yet will be refused. */
export interface RollbackOrder {
  readonly provider: string;
  readonly debitKey: string;
}

/** Why no money moved. */
export type TransferRefusal =
  | "insufficient_funds"
  | "no_account"
  | "player_forbidden"
  | "over_limit"
  /** The key was used for a different request. */
  | "key_reused"
  /** The debit was rolled back. */
  | "rolled_back"
  | "unknown_debit"
  /** A debit with winnings cannot be rolled back. */
  | "already_credited";

/** The result of an order. A repeated order returns the first result with the current balance. */
export type TransferResult =
  | { readonly type: "done"; readonly isReplay: boolean; readonly balance: bigint }
  | { readonly type: "refused"; readonly reason: TransferRefusal };

export function refuse(reason: TransferRefusal): TransferResult {
  return { type: "refused", reason };
}

/** Dependencies of the seamless wallet. */
export interface WalletContext {
  readonly database: Database;
  readonly accounts: ProviderAccounts;
  /** Product time, for the ledger. */
  readonly now: () => Date;
}

/** Money from a player to a provider; a negative amount flows back. */
export interface Move {
  readonly kind: TransactionKind;
  readonly provider: string;
  readonly playerId: string;
  readonly accountId: bigint;
  readonly currency: string;
  readonly amount: bigint;
}

/** Posts a move, queues a balance message for the player, and returns the new balance. */
export async function postMove(transaction: Transaction<Tables>, context: WalletContext, move: Move): Promise<bigint> {
  const balances = await postTransaction(transaction, {
    kind: move.kind,
    betId: null,
    at: context.now(),
    postings: [
      { accountId: move.accountId, amount: -move.amount },
      { accountId: context.accounts.id(move.provider, move.currency), amount: move.amount },
    ],
  });
  const balance = balances.get(move.accountId) ?? 0n;
  const subunits = currencyFacts(move.currency)?.subunits ?? 1;
  const payload = JSON.stringify({ balance: Number(balance), currency: move.currency, subunits });
  await transaction
    .insertInto("outbox")
    .values({ player_id: move.playerId, topic: "balance_changed", payload, delivered_at: null })
    .execute();
  return balance;
}

/** Reads a debit and locks it until the transaction ends; null if it is unknown or was refused. */
export async function lockDebit(
  transaction: Transaction<Tables>,
  { provider, debitKey }: { readonly provider: string; readonly debitKey: string },
): Promise<{
  readonly playerId: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly state: "done" | "rolled_back";
} | null> {
  const row = await transaction
    .selectFrom("provider_transfers")
    .select(["player_id", "currency", "amount", "state"])
    .where("provider", "=", provider)
    .where("key", "=", debitKey)
    .where("kind", "=", "debit")
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined || row.state === "void" || row.player_id === null || row.currency === null || row.amount === null) return null;
  return { playerId: row.player_id, currency: row.currency, amount: row.amount, state: row.state };
}
