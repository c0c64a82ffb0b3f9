import type { Payment } from "@touchline/contract/http/payments";
import type { Selectable } from "kysely";
import type { Tables } from "../platform/database/tables.ts";
import { currencyFacts } from "../wallet/currency-facts.ts";

export type PaymentRow = Selectable<Tables["payments"]>;

/** The wire shape of a payment. */
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

/** Whether nothing will become of a payment any more but what it is. */
export function isFinal({ state }: Pick<PaymentRow, "state">): boolean {
  return state === "approved" || state === "declined";
}
