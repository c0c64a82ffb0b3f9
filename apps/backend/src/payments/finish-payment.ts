import { createHmac, timingSafeEqual } from "node:crypto";
import { runTransaction } from "../platform/database/run-transaction.ts";
import { countPayment, isFinal, type PaymentContext, type PaymentRow } from "./payment.ts";
import { challengeCode, challengeTries } from "./test-cards.data.ts";

/** The decision of the bank. */
export type Verdict = { readonly state: "approved" } | { readonly state: "declined"; readonly reason: string };

/** Result of finishing a payment; `settled` if a different decision was made before, which still applies. */
export type FinishResult =
  | { readonly type: "done"; readonly payment: PaymentRow; readonly isReplay: boolean }
  | { readonly type: "settled"; readonly payment: PaymentRow }
  | { readonly type: "wrong_code" }
  | { readonly type: "not_pending" }
  | { readonly type: "unknown" };

interface Finish {
  readonly id: string;
  /** The player who answers; null for the bank. */
  readonly playerId: string | null;
  /** State in which the payment must be. */
  readonly from: "challenge" | "pending";
  /** Returns null for a wrong answer. */
  readonly verdict: (payment: PaymentRow) => Verdict | null;
}

function finish(context: PaymentContext, { id, playerId, from, verdict }: Finish): Promise<FinishResult> {
  return runTransaction(context.database, async (transaction): Promise<FinishResult> => {
    const payment = await transaction.selectFrom("payments").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
    if (payment === undefined || (playerId !== null && payment.player_id !== playerId)) return { type: "unknown" };
    const decision = verdict(payment);
    if (isFinal(payment))
      return decision?.state === payment.state ? { type: "done", payment, isReplay: true } : { type: "settled", payment };
    if (payment.state !== from) return { type: "not_pending" };
    const tries = payment.challenge_tries + (decision === null ? 1 : 0);
    const final: Verdict | null = decision ?? (tries >= challengeTries ? { state: "declined", reason: "wrong_code" } : null);
    const row = await transaction
      .updateTable("payments")
      .set({ challenge_tries: tries, updated_at: new Date(), ...(final === null ? {} : { ...final, due_at: null }) })
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (final === null) return { type: "wrong_code" };
    if (final.state === "approved") await countPayment(transaction, context, row);
    return { type: "done", payment: row, isReplay: false };
  });
}

/** Answers the challenge of the bank; a null code cancels the payment. */
export function finishChallenge(
  context: PaymentContext,
  answer: { readonly id: string; readonly playerId: string; readonly code: string | null },
): Promise<FinishResult> {
  const verdict = (): Verdict | null => {
    if (!context.takesTestCards) return { state: "declined", reason: "declined" };
    if (answer.code === null) return { state: "declined", reason: "given_up" };
    return answer.code.trim() === challengeCode ? { state: "approved" } : null;
  };
  return finish(context, { id: answer.id, playerId: answer.playerId, from: "challenge", verdict });
}

/** Finishes a pending payment with the decision of the bank; only the first decision counts. */
export function finishPending(context: PaymentContext, id: string, verdict: Verdict): Promise<FinishResult> {
  return finish(context, { id, playerId: null, from: "pending", verdict: () => verdict });
}

/** Computes the `X-Signature` of a callback. */
export function signCallback(secret: string, callback: { readonly id: string; readonly state: string }): string {
  return createHmac("sha256", secret).update(`${callback.id}.${callback.state}`).digest("hex");
}

/** Whether a callback was signed with the secret; false if the secret is empty. */
export function isCallbackSigned(secret: string, callback: { readonly id: string; readonly state: string }, signature: string): boolean {
  if (secret === "") return false;
  const expected = Buffer.from(signCallback(secret, callback));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
