import type { Selectable, Transaction } from "kysely";
import type { Payment } from "@touchline/contract/http/payments";
import type { Tables } from "../platform/database/tables.ts";
import { lockAccount } from "../wallet/player-accounts.ts";
import { postTransaction } from "../wallet/ledger.ts";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database/open-database.ts";
import type { OperatorAccounts } from "../wallet/operator-accounts.ts";
import { currencyFacts } from "../wallet/currency-facts.ts";

export interface PaymentContext {
  readonly database: Database;
  readonly operator: OperatorAccounts;
  /** Product time, for the ledger. */
  readonly clock: Clock;
  /** Time after which the reference acquirer decides a pending card, wall time. */
  readonly pendingMs: number;
  /** Whether the reference acquirer accepts its test cards; otherwise it declines every card. */
  readonly takesTestCards: boolean;
}

export type PaymentRow = Selectable<Tables["payments"]>;

/** Converts a payment to its wire format. */
export function paymentToWire(row: PaymentRow): Payment {
  return {
    id: row.id,
    state: row.state,
    reason: row.reason,
    amount: Number(row.amount),
    currency: row.currency,
    subunits: currencyFacts(row.currency)?.subunits ?? 1,
    card: row.brand === null || row.last4 === null ? null : { brand: row.brand, last4: row.last4 },
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** Whether the state of a payment is final. */
export function isFinal({ state }: Pick<PaymentRow, "state">): boolean {
  return state === "approved" || state === "declined";
}

/** Posts an approved payment and enqueues a message with the new balance. The ledger accepts each payment once. */
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
