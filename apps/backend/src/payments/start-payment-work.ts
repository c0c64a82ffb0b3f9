import { sql } from "kysely";
import type { DueWork } from "../platform/jobs/due-work.ts";
import type { Jobs } from "../platform/jobs/start-jobs.ts";
import { chargeCard, tokenOf } from "./card.ts";
import { hasPaid } from "./create-payments.ts";
import { finishPending, type Verdict } from "./finish-payment.ts";
import type { PaymentContext, PaymentRow } from "./payment.ts";

export interface PaymentWorkOptions extends PaymentContext {
  readonly jobs: Jobs;
  /** Called after a message was committed to the outbox. */
  readonly onMoved: () => void;
}

function verdictOf({ last4 }: Pick<PaymentRow, "last4">, context: PaymentContext): Verdict {
  const behaviour = chargeCard(tokenOf(last4 ?? ""), context);
  const isApproved = behaviour.type === "pending" && behaviour.ends === "approve";
  return isApproved ? { state: "approved" } : { state: "declined", reason: "declined" };
}

/** Decides pending payments of the reference acquirer when they are due. */
export function startPaymentWork(options: PaymentWorkOptions): DueWork {
  const { database, jobs, onMoved } = options;
  return jobs.due({
    name: "payments",
    waiting: sql`select id::text as key, due_at from payments where state = 'pending' and due_at is not null`,
    async work(id) {
      const payment = await database.selectFrom("payments").select("last4").where("id", "=", id).executeTakeFirst();
      if (payment !== undefined && hasPaid(await finishPending(options, id, verdictOf(payment, options)))) onMoved();
    },
  });
}
