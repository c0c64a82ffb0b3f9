import type { Transaction } from "kysely";
import type { Tables } from "../platform/database/tables.ts";
import { lockAccount } from "../betting/limits/locked-account.ts";
import { postTransaction } from "../wallet/post-transaction.ts";
import type { PaymentContext } from "./payment-context.ts";
import type { PaymentRow } from "./payment.ts";

/** Puts an approved payment's money into the account and leaves the player word of it; the ledger takes each payment's id once. */
export async function countPayment(
  transaction: Transaction<Tables>,
  { operator, clock }: PaymentContext,
  payment: Pick<PaymentRow, "id" | "player_id" | "currency" | "amount">,
): Promise<void> {
  const account = await lockAccount(transaction, payment.player_id, payment.currency);
  if (account === null) throw new Error(`Payment ${payment.id} has no account to go to.`);
  const balances = await postTransaction(transaction, {
    kind: "deposit",
    betId: null,
    paymentId: payment.id,
    at: new Date(clock.now()),
    postings: [
      { accountId: account.id, amount: payment.amount },
      { accountId: operator.id("cashier", payment.currency), amount: -payment.amount },
    ],
  });
  const balance = Number(balances.get(account.id) ?? 0n);
  const payload = JSON.stringify({ balance, currency: account.currency, subunits: account.subunits });
  await transaction
    .insertInto("outbox")
    .values({ player_id: payment.player_id, topic: "balance_changed", payload, delivered_at: null })
    .execute();
}
