import { type BettingWork, type BettingWorkOptions, startBettingWork } from "../../src/betting/start-betting-work.ts";
import { type BonusWork, startBonusWork } from "../../src/bonuses/start-bonus-work.ts";
import { startPaymentWork } from "../../src/payments/start-payment-work.ts";
import { type Jobs, type JobsOptions, startJobs } from "../../src/platform/jobs/start-jobs.ts";
import type { WorkSignal } from "../../src/platform/jobs/work-signal.ts";
import type { Providers } from "../../src/providers/create-providers.ts";
import { type ProviderWork, startProviderWork } from "../../src/providers/start-provider-work.ts";

/** The work of the leader, which tests start and wait for. */
export interface LeaderWork {
  readonly jobs: Jobs;
  readonly betting: BettingWork;
  readonly bonuses: BonusWork;
  readonly providers: ProviderWork;
  stop(): Promise<void>;
}

export interface LeaderWorkOptions extends Omit<BettingWorkOptions, "jobs"> {
  readonly signal: WorkSignal;
  readonly providers: Providers;
  readonly pendingPaymentMs: number;
  readonly takesTestCards: boolean;
  /** How failed background work is retried. */
  readonly retry?: JobsOptions["retry"];
  readonly pollEveryMs?: number;
}

/** Starts all work on a database; bonuses run only in `pass`. */
export async function startTestWork(options: LeaderWorkOptions): Promise<LeaderWork> {
  const { database, signal, onError, operator, clock, publisher, locales } = options;
  const { retry = {}, pollEveryMs = 5_000 } = options;
  const jobs = await startJobs({ database, signal, onError, retry, pollEveryMs });
  const onMoved = (): void => signal.notify("outbox");
  const betting = await startBettingWork({ ...options, jobs });
  const providers = await startProviderWork({ context: options.providers.context, jobs });
  const bonuses = await startBonusWork({ database, jobs, operator, clock, publisher, locales, onMoved, everyMs: null });
  const { pendingPaymentMs: pendingMs, takesTestCards } = options;
  const payments = startPaymentWork({ database, jobs, operator, clock, pendingMs, takesTestCards, onMoved });
  return {
    jobs,
    betting,
    bonuses,
    providers,
    async stop() {
      await payments.stop();
      await providers.stop();
      await bonuses.stop();
      await betting.stop();
      await jobs.stop();
    },
  };
}
