import type { Transaction } from "kysely";
import type { Database } from "../platform/database/open-database.ts";
import type { Tables } from "../platform/database/tables.ts";
import { currencyFacts } from "../wallet/currency-facts.ts";
import { postTransaction, type TransactionKind } from "../wallet/ledger.ts";
import type { ProviderAccounts } from "../wallet/operator-accounts.ts";

/** Takes money of a player for a game. The same key never takes it twice. */
export interface DebitOrder {
  readonly provider: string;
  readonly key: string;
  readonly playerId: string;
  readonly currency: string;
  /** Minor units, above zero. */
  readonly amount: bigint;
}

/** Gives a player what a debit won. The same key never gives it twice. */
export interface CreditOrder {
  readonly provider: string;
  readonly key: string;
  readonly debitKey: string;
  /** Minor units, above zero. */
  readonly amount: bigint;
}

/** Takes a debit back, also one that has not come yet: it is refused when it comes. */
export interface RollbackOrder {
  readonly provider: string;
  readonly debitKey: string;
}

/** Why nothing moved. */
export type TransferRefusal =
  | "insufficient_funds"
  | "no_account"
  | "player_forbidden"
  | "over_limit"
  /** The key was used for something else. */
  | "key_reused"
  /** The debit was taken back. */
  | "rolled_back"
  | "unknown_debit"
  /** What was won from a debit keeps it from being taken back. */
  | "already_credited";

/** What came of an order; a repeated one answers as the first did, with the balance of now. */
export type TransferResult =
  | { readonly type: "done"; readonly isReplay: boolean; readonly balance: bigint }
  | { readonly type: "refused"; readonly reason: TransferRefusal };

export function refuse(reason: TransferRefusal): TransferResult {
  return { type: "refused", reason };
}

/** What the seamless wallet works with. */
export interface WalletContext {
  readonly database: Database;
  readonly accounts: ProviderAccounts;
  /** Product time, which dates the ledger. */
  readonly now: () => Date;
}

/** Money from a player to a provider, or back where the amount is below zero. */
export interface Move {
  readonly kind: TransactionKind;
  readonly provider: string;
  readonly playerId: string;
  readonly accountId: bigint;
  readonly currency: string;
  readonly amount: bigint;
}

/** Posts a move and leaves the player word of the new balance, which it answers. */
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

/** A debit as it was taken, locked until the transaction ends; null where it never came, or came to nothing. */
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
