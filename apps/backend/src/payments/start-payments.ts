import type { Jobs } from "../platform/jobs/start-jobs.ts";
import { chargeCard, tokenOf } from "./card.ts";
import { createPayment, type PaymentOrder, type PaymentResult } from "./create-payment.ts";
import { finishChallenge, finishPending, type FinishResult, type Verdict } from "./finish-payment.ts";
import type { PaymentContext, PaymentRow } from "./payment.ts";

/** The cashier. */
export interface Payments {
  create(order: PaymentOrder): Promise<PaymentResult>;
  answerChallenge(answer: { readonly id: string; readonly playerId: string; readonly code: string | null }): Promise<FinishResult>;
  /** Applies a provider's decision on a pending payment. */
  settle(id: string, verdict: Verdict): Promise<FinishResult>;
  stop(): Promise<void>;
}

export interface PaymentsOptions extends PaymentContext {
  /** Called after a message was committed to the outbox. */
  readonly onMoved: () => void;
  readonly jobs: Jobs;
}

function verdictOf({ last4 }: Pick<PaymentRow, "last4">, context: PaymentContext): Verdict {
  const behaviour = chargeCard(tokenOf(last4 ?? ""), context);
  const isApproved = behaviour.type === "pending" && behaviour.ends === "approve";
  return isApproved ? { state: "approved" } : { state: "declined", reason: "declined" };
}

/** Starts the cashier and resumes payments that an earlier run left pending with the reference acquirer. */
export async function startPayments(options: PaymentsOptions): Promise<Payments> {
  const { database, jobs, onMoved } = options;
  const due = jobs.idQueue("payments", async (id) => {
    const payment = await database.selectFrom("payments").select("last4").where("id", "=", id).executeTakeFirst();
    if (payment !== undefined) notifyIfApproved(await finishPending(options, id, verdictOf(payment, options)));
  });
  function notifyIfApproved(result: FinishResult): FinishResult {
    if (result.type === "done" && !result.isReplay && result.payment.state === "approved") onMoved();
    return result;
  }
  const open = await database
    .selectFrom("payments")
    .select(["id", "due_at"])
    .where("state", "=", "pending")
    .where("due_at", "is not", null)
    .execute();
  for (const { id, due_at } of open) due.add(id, due_at?.getTime() ?? 0);
  return {
    async create(order) {
      const result = await createPayment(options, order);
      if (result.type !== "payment" || result.isReplay) return result;
      const { id, state, due_at } = result.payment;
      if (state === "approved") onMoved();
      if (due_at !== null) due.add(id, due_at.getTime());
      return result;
    },
    answerChallenge: async (answer) => notifyIfApproved(await finishChallenge(options, answer)),
    settle: async (id, verdict) => notifyIfApproved(await finishPending(options, id, verdict)),
    stop: due.stop,
  };
}
