import type { WorkSignal } from "../platform/jobs/work-signal.ts";
import { createPayment, type PaymentOrder, type PaymentResult } from "./create-payment.ts";
import { finishChallenge, finishPending, type FinishResult, type Verdict } from "./finish-payment.ts";
import type { PaymentContext } from "./payment.ts";

/** The cashier, in any process. Pending payments are decided by the leader. */
export interface Payments {
  create(order: PaymentOrder): Promise<PaymentResult>;
  answerChallenge(answer: { readonly id: string; readonly playerId: string; readonly code: string | null }): Promise<FinishResult>;
  /** Applies a provider's decision on a pending payment. */
  settle(id: string, verdict: Verdict): Promise<FinishResult>;
}

/** Whether this result means that money has just moved. */
export function hasPaid(result: FinishResult): boolean {
  return result.type === "done" && !result.isReplay && result.payment.state === "approved";
}

export function createPayments(options: PaymentContext & { readonly signal: WorkSignal }): Payments {
  const { signal } = options;
  const finished = (result: FinishResult): FinishResult => {
    if (hasPaid(result)) signal.notify("outbox");
    return result;
  };
  return {
    async create(order) {
      const result = await createPayment(options, order);
      if (result.type !== "payment" || result.isReplay) return result;
      if (result.payment.state === "approved") signal.notify("outbox");
      if (result.payment.due_at !== null) signal.notify("payments");
      return result;
    },
    answerChallenge: async (answer) => finished(await finishChallenge(options, answer)),
    settle: async (id, verdict) => finished(await finishPending(options, id, verdict)),
  };
}
