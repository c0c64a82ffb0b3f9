import { dayMs, hourMs } from "../platform/clock.ts";
import type { Jobs } from "../platform/jobs/start-jobs.ts";
import type { BetContext } from "./provider-bet.ts";
import { listDueProviderBets, settleProviderBet } from "./settle-provider-bets.ts";

/** Settles and pays the bets of the reference providers, whichever process accepted them. */
export interface ProviderWork {
  /** Settles and pays all bets that are due. */
  settleDue(): Promise<void>;
  stop(): Promise<void>;
}

export interface ProviderWorkOptions {
  /** The context for requests, with the leader's database. */
  readonly context: BetContext;
  readonly jobs: Jobs;
}

/** How long rounds without bets are kept. */
const keepRoundsMs = 7 * dayMs;
const pruneRoundsEveryMs = hourMs;
const checkEveryMs = 500;
/** How often to check for bets whose signal was lost. */
const sweepEveryMs = 5_000;

/** Starts with the bets that an earlier process left unfinished. */
export async function startProviderWork({ context, jobs }: ProviderWorkOptions): Promise<ProviderWork> {
  const { nowMs, seeds } = context;
  let nextPassMs = 0;
  // A bet that fails is retried alone and becomes a dead letter in the end.
  const bets = jobs.queue<string>({
    name: "provider-bets",
    keyOf: (id) => id,
    async work(id) {
      const dueMs = await settleProviderBet(context, id);
      if (dueMs !== null) nextPassMs = Math.min(nextPassMs, dueMs);
    },
    toPayload: (id) => ({ id }),
    fromLetter: ({ key }) => key,
  });
  const settling = jobs.start({
    name: "provider-rounds-due",
    everyMs: checkEveryMs,
    async run() {
      if (nowMs() < nextPassMs) return null;
      const { ids, nextDueMs } = await listDueProviderBets(context);
      nextPassMs = Math.min(nextDueMs ?? Number.POSITIVE_INFINITY, nowMs() + sweepEveryMs);
      for (const id of ids) bets.add(id);
      return null;
    },
  });
  const requestPass = (): void => {
    nextPassMs = 0;
    settling.wake();
  };
  const unsubscribe = jobs.signal.on("provider-bets", requestPass);
  const pruning = jobs.start({
    name: "provider-rounds",
    everyMs: pruneRoundsEveryMs,
    async run() {
      await seeds.prune(new Date(nowMs() - keepRoundsMs));
      return null;
    },
  });
  await pruning.flush();
  requestPass();
  return {
    async settleDue() {
      await settling.idle();
      nextPassMs = 0;
      await settling.flush();
      await bets.idle();
    },
    async stop() {
      unsubscribe();
      await pruning.stop();
      await settling.stop();
      await bets.stop();
    },
  };
}
