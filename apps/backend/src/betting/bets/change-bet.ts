import type { NotificationSent } from "@touchline/contract/channels/events";
import type { Transaction } from "kysely";
import { writeNotification } from "../../notifications/write-notification.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { runTransaction } from "../../platform/database/run-transaction.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { currencyFacts } from "../../wallet/currency-facts.ts";
import type { OperatorAccounts } from "../../wallet/operator-accounts.ts";
import { postTransaction, type TransactionKind } from "../../wallet/ledger.ts";
import type { BetRecord } from "../../platform/database/bet-record.ts";
import { loadBet } from "./load-bets.ts";

/** A bet and its account, both locked until the transaction ends. */
export interface LockedBet {
  readonly transaction: Transaction<Tables>;
  readonly bet: BetRecord;
  readonly balance: bigint;
}

/** Locks the account first and then the bet, as every writer does, which prevents deadlocks. Null if the bet does not exist. */
export async function lockBet(transaction: Transaction<Tables>, betId: string): Promise<LockedBet | null> {
  const account = await transaction
    .selectFrom("accounts")
    .select(["accounts.id", "accounts.balance"])
    .where("accounts.id", "=", (select) => select.selectFrom("bets").select("account_id").where("bets.id", "=", betId))
    .forUpdate()
    .executeTakeFirst();
  if (account === undefined) return null;
  await transaction.selectFrom("bets").select("id").where("id", "=", betId).forUpdate().execute();
  const bet = await loadBet(transaction, betId);
  return bet === null ? null : { transaction, bet, balance: account.balance ?? 0n };
}

/** Changes one locked bet in its own transaction. Returns what `change` returns, false if the bet does not exist. */
export function changeBet(database: Database, betId: string, change: (locked: LockedBet) => Promise<boolean>): Promise<boolean> {
  return runTransaction(database, async (transaction) => {
    const locked = await lockBet(transaction, betId);
    return locked === null ? false : change(locked);
  });
}

/** Amounts added to the account of the player and to those of the operator; negative amounts are taken from them. */
export interface BetPosting {
  readonly kind: TransactionKind;
  readonly at: Date;
  readonly player?: bigint;
  readonly stakes?: bigint;
  readonly house?: bigint;
  readonly receivable?: bigint;
}

/** Posts a bet's ledger entries and enqueues a message with the new balance. */
export async function postBetEntries({ transaction, bet }: LockedBet, operator: OperatorAccounts, posting: BetPosting): Promise<void> {
  const moves = [
    { accountId: bet.account_id, amount: posting.player ?? 0n },
    ...(["stakes", "house", "receivable"] as const).map((kind) => ({
      accountId: operator.id(kind, bet.currency),
      amount: posting[kind] ?? 0n,
    })),
  ].filter((move) => move.amount !== 0n);
  if (moves.length === 0) return;
  const balances = await postTransaction(transaction, { kind: posting.kind, betId: bet.id, at: posting.at, postings: moves });
  const balance = balances.get(bet.account_id);
  if (balance === undefined) return;
  const subunits = currencyFacts(bet.currency)?.subunits ?? bet.subunits;
  const payload = JSON.stringify({ balance: Number(balance), currency: bet.currency, subunits });
  await transaction
    .insertInto("outbox")
    .values({ player_id: bet.player_id, topic: "balance_changed", payload, delivered_at: null })
    .execute();
}

/** Enqueues a message to the player that the bet changed. */
export async function enqueueBetChanged({ transaction, bet }: LockedBet): Promise<void> {
  await transaction
    .insertInto("outbox")
    .values({ player_id: bet.player_id, topic: "bet_changed", payload: JSON.stringify({ bet_id: bet.id }), delivered_at: null })
    .execute();
}

/** Writes a notification about the bet and enqueues it. */
export async function enqueueNotification(
  { transaction, bet }: LockedBet,
  notification: { readonly kind: NotificationSent["data"]["kind"]; readonly key: string; readonly at: Date },
): Promise<void> {
  await writeNotification(transaction, {
    playerId: bet.player_id,
    kind: notification.kind,
    key: notification.key,
    details: { ref: bet.ref },
    about: { type: "bet", id: bet.id },
    at: notification.at,
  });
}

/** Writes a notification with the payout of a settled bet. Open pages show the bet itself instead. */
export async function enqueueSettledNotification({ transaction, bet }: LockedBet, at: Date): Promise<void> {
  const paid = { minor: String(bet.win_amount), currency: bet.currency, subunits: currencyFacts(bet.currency)?.subunits ?? bet.subunits };
  const key = bet.win_amount === 0n ? "bet.settled" : bet.result === "win" ? "bet.won" : "bet.refunded";
  await writeNotification(transaction, {
    playerId: bet.player_id,
    kind: "bet",
    key,
    details: { ref: bet.ref, money: paid },
    about: { type: "bet", id: bet.id },
    at,
  });
}
