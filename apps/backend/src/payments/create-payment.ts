import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { lockAccount } from "../wallet/player-accounts.ts";
import { payloadHash } from "../betting/placement/attempt.ts";
import { runTransaction } from "../platform/database/run-transaction.ts";
import type { Tables } from "../platform/database/tables.ts";
import { type Card, chargeCard } from "./card.ts";
import { countPayment, type PaymentContext, type PaymentRow } from "./payment.ts";
import { depositProblem, type DepositProblem } from "../safer/deposit-problem.ts";
import type { CardBehaviour } from "./test-cards.data.ts";

/** A deposit to make. The demo cashier has no card. */
export interface PaymentOrder {
  readonly playerId: string;
  readonly key: string;
  readonly currency: string;
  /** Minor units. */
  readonly amount: bigint;
  readonly card: Card | null;
}

export type PaymentResult =
  | { readonly type: "payment"; readonly payment: PaymentRow; readonly isReplay: boolean }
  | { readonly type: "refused"; readonly problem: DepositProblem }
  | { readonly type: "key_reused" };

type Start = Pick<PaymentRow, "state" | "reason" | "due_at">;

function startOf(behaviour: CardBehaviour, { pendingMs }: PaymentContext): Start {
  switch (behaviour.type) {
    case "approve":
      return { state: "approved", reason: null, due_at: null };
    case "decline":
      return { state: "declined", reason: behaviour.reason, due_at: null };
    case "challenge":
      return { state: "challenge", reason: null, due_at: null };
    case "pending":
      return { state: "pending", reason: null, due_at: behaviour.ends === "callback" ? null : new Date(Date.now() + pendingMs) };
  }
}

async function keepCard(transaction: Transaction<Tables>, playerId: string, card: Card): Promise<void> {
  const { brand, last4, expiry, token } = card;
  await transaction
    .insertInto("payment_cards")
    .values({ id: randomUUID(), player_id: playerId, brand, last4, expiry, token, created_at: new Date() })
    .onConflict((conflict) => conflict.columns(["player_id", "brand", "last4", "expiry"]).doUpdateSet({ created_at: new Date() }))
    .execute();
}

/**
 * Makes a deposit once per key, in one transaction: charges the card, checks the player's limits under the lock of the account and posts
 * the money. A refusal leaves nothing behind, so the key may be used again.
 */
export function createPayment(context: PaymentContext, order: PaymentOrder): Promise<PaymentResult> {
  const { playerId, key, currency, amount, card } = order;
  const payload_hash = payloadHash({ currency, amount: String(amount), brand: card?.brand ?? null, last4: card?.last4 ?? null });
  return runTransaction(context.database, async (transaction): Promise<PaymentResult> => {
    const at = new Date();
    const start = startOf(card === null ? { type: "approve" } : chargeCard(card.token, context), context);
    const inserted = await transaction
      .insertInto("payments")
      .values({
        id: randomUUID(),
        player_id: playerId,
        key,
        payload_hash,
        currency,
        amount,
        method: card === null ? "demo" : "card",
        brand: card?.brand ?? null,
        last4: card?.last4 ?? null,
        ...start,
        created_at: at,
        updated_at: at,
      })
      .onConflict((conflict) => conflict.columns(["player_id", "key"]).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (inserted === undefined) {
      const payment = await transaction
        .selectFrom("payments")
        .selectAll()
        .where("player_id", "=", playerId)
        .where("key", "=", key)
        .executeTakeFirstOrThrow();
      return payment.payload_hash === payload_hash ? { type: "payment", payment, isReplay: true } : { type: "key_reused" };
    }
    const account = await lockAccount(transaction, playerId, currency);
    const problem = await depositProblem(transaction, {
      account,
      paymentId: inserted.id,
      isBounded: card !== null,
      playerId,
      amount,
      productNow: context.clock.now(),
    });
    if (problem !== null) {
      await transaction.deleteFrom("payments").where("id", "=", inserted.id).execute();
      return { type: "refused", problem };
    }
    if (card !== null && inserted.state !== "declined") await keepCard(transaction, playerId, card);
    if (inserted.state === "approved") await countPayment(transaction, context, inserted);
    return { type: "payment", payment: inserted, isReplay: false };
  });
}
