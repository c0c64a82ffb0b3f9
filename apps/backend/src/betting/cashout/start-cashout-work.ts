import { sql } from "kysely";
import type { RealtimePublisher } from "../../platform/realtime-publisher.ts";
import type { Jobs } from "../../platform/jobs/start-jobs.ts";
import type { BettingContext } from "../bets/betting-context.ts";
import { executeAutoCashout } from "./cashout-rules.ts";
import { decideCashout } from "./cashout.ts";
import { followOffers } from "./follow-offers.ts";

/** Publishes offers, executes rules and decides cash outs at the end of their delay. */
export interface CashoutWork {
  /** Called after a change of a bet was committed. */
  onBetChanged(playerId: string, betId: string): void;
  /** Prices every followed bet immediately; the job does the same every second. */
  pass(): Promise<void>;
  stop(): Promise<void>;
}

export interface CashoutWorkOptions {
  readonly context: BettingContext;
  readonly jobs: Jobs;
  readonly publisher: RealtimePublisher;
  readonly locales: readonly string[];
  /** Called after a message was committed to the outbox. */
  readonly onChanged: () => void;
  readonly onError: (error: unknown) => void;
}

export async function startCashoutWork(options: CashoutWorkOptions): Promise<CashoutWork> {
  const { context, jobs, onChanged } = options;
  const delays = jobs.due({
    name: "cashouts",
    waiting: sql`select id::text as key, pending_until as due_at from bets where status = 'cashout_in_progress'`,
    async work(betId) {
      if (await decideCashout(context, betId)) onChanged();
    },
  });
  const onReached = async (betId: string): Promise<void> => {
    if (!(await executeAutoCashout(context, betId))) return;
    onChanged();
    delays.wake();
  };
  const offers = await followOffers({ ...options, onReached });
  return {
    onBetChanged: offers.onBetChanged,
    pass: offers.pass,
    async stop() {
      await offers.stop();
      await delays.stop();
    },
  };
}
