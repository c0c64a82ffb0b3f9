import type { NotificationSent } from "@touchline/contract/channels/events";
import type { Transaction } from "kysely";
import { writeNotification } from "../../notifications/write-notification.ts";
import type { Database } from "../../database/open-database.ts";
import { runTransaction } from "../../database/run-transaction.ts";
import type { Tables } from "../../database/tables.ts";
import { currencyFacts } from "../../wallet/currency-facts.ts";
import type { OperatorAccounts } from "../../wallet/operator-accounts.ts";
import { postTransaction, type TransactionKind } from "../../wallet/post-transaction.ts";
import type { BetRecord } from "./bet-record.ts";
import { loadBet } from "./load-bets.ts";

/** A bet and its account, both locked until the transaction ends. */
export interface LockedBet {
  readonly transaction: Transaction<Tables>;
  readonly bet: BetRecord;
  readonly balance: bigint;
}

/** Locks the account first, then the bet: the order that every writer keeps. Null when there is no such bet. */
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

/** Runs a change of one locked bet in a transaction of its own. Answers whether the change said so. */
export function changeBet(database: Database, betId: string, change: (locked: LockedBet) => Promise<boolean>): Promise<boolean> {
  return runTransaction(database, async (transaction) => {
    const locked = await lockBet(transaction, betId);
    return locked === null ? false : change(locked);
  });
}

/** Money that leaves the operator's accounts for the player's, or comes back: positive amounts go to that account. */
export interface BetPosting {
  readonly kind: TransactionKind;
  readonly at: Date;
  readonly player?: bigint;
  readonly stakes?: bigint;
  readonly house?: bigint;
  readonly receivable?: bigint;
}

/** Posts a bet's money and notes the new balance for the player. */
export async function postBetMoney({ transaction, bet }: LockedBet, operator: OperatorAccounts, posting: BetPosting): Promise<void> {
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

/** Notes for the player that the bet changed. */
export async function noteBetChanged({ transaction, bet }: LockedBet): Promise<void> {
  await transaction
    .insertInto("outbox")
    .values({ player_id: bet.player_id, topic: "bet_changed", payload: JSON.stringify({ bet_id: bet.id }), delivered_at: null })
    .execute();
}

/** Leaves the player a notification about the bet. */
export async function noteNotification(
  { transaction, bet }: LockedBet,
  note: { readonly kind: NotificationSent["data"]["kind"]; readonly key: string; readonly at: Date },
): Promise<void> {
  await writeNotification(transaction, {
    playerId: bet.player_id,
    kind: note.kind,
    key: note.key,
    details: { ref: bet.ref },
    about: { type: "bet", id: bet.id },
    at: note.at,
  });
}

/** Tells what a settled bet brought. Pages that are open say it by the bet itself. */
export async function noteSettled({ transaction, bet }: LockedBet, at: Date): Promise<void> {
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
