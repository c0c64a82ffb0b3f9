import { sql } from "kysely";
import type { Jobs } from "../platform/jobs/start-jobs.ts";
import type { RealtimePublisher } from "../platform/realtime-publisher.ts";
import type { BettingContext } from "./bets/betting-context.ts";
import { startPendingEdits } from "./cashout/pending-edits.ts";
import { type CashoutWork, startCashoutWork } from "./cashout/start-cashout-work.ts";
import { providerRules } from "./create-betting.ts";
import { type BetLine, type SettlementFollower, followSettlements, toLine } from "./follow-settlements.ts";
import { startOutbox } from "./outbox.ts";
import { startPendingBets } from "./pending-bets.ts";
import type { BetChange } from "./publish-message.ts";

/** Everything that happens to bets after they are placed: delays, offers and rules, settlement, and the messages about them. */
export interface BettingWork {
  /** Prices every followed bet at once, as the job does once a second. */
  pass(): Promise<void>;
  /** Resolves when all settlements and messages known so far are done. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

export interface BettingWorkOptions extends Omit<BettingContext, "rules"> {
  readonly jobs: Jobs;
  readonly publisher: RealtimePublisher;
  readonly locales: readonly string[];
  /** Called with a notification that no open page received. */
  readonly onUndelivered?: (playerId: string, notificationId: string) => void;
  readonly onError: (error: unknown) => void;
  /** How long bets may wait, counted from startup, for the first prices of their lines; 0 by default. */
  readonly firstPricesWithinMs?: number;
}

/** Delay before new bets are tried again while the settlement work is still starting. */
const startingMs = 100;

/** Accepted bets whose lines may have been settled before the bets were visible. */
interface NewBets {
  add(betId: string, bet: { readonly isCounted: boolean }): void;
  settled(): Promise<void>;
  stop(): Promise<void>;
}

/** Counts placed bets for the popularity of their matches, and settles those whose line ended while they were placed. */
function followNewBets({ jobs, database, book }: BettingWorkOptions, followerOf: () => SettlementFollower | null): NewBets {
  const waiting = new Map<string, boolean>();
  const job = jobs.start({
    name: "new-bets",
    async run() {
      const taken = new Map(waiting);
      const follower = followerOf();
      if (taken.size === 0) return null;
      if (follower === null) return startingMs;
      const { rows } = await sql<BetLine & { readonly bet_id: string }>`
        select bet_id, match_id, market_id, specifier from bet_legs where bet_id = any(${[...taken.keys()]}::uuid[])`.execute(database);
      for (const id of taken.keys()) waiting.delete(id);
      book.incrementBetCounts(rows.flatMap((row) => (taken.get(row.bet_id) === true ? [Number(row.match_id)] : [])));
      follower.check(rows.map(toLine));
      return null;
    },
  });
  return {
    add(betId, { isCounted }) {
      waiting.set(betId, isCounted || waiting.get(betId) === true);
      job.wake();
    },
    settled: job.idle,
    stop: job.stop,
  };
}

/** Starts the work on bets and resumes what an earlier process left unfinished. */
export async function startBettingWork(options: BettingWorkOptions): Promise<BettingWork> {
  const context: BettingContext = { ...options, rules: providerRules };
  const onChanged = (): void => options.jobs.signal.notify("outbox");
  let following: SettlementFollower | null = null;
  const newBets = followNewBets(options, () => following);
  // Urgent work first: the rest begins by reading all open bets.
  const pending = startPendingBets({
    ...context,
    jobs: options.jobs,
    firstPricesWithinMs: options.firstPricesWithinMs ?? 0,
    onDecided(betId) {
      onChanged();
      newBets.add(betId, { isCounted: false });
    },
  });
  const edits = startPendingEdits({ context, jobs: options.jobs, onChanged });
  const early: BetChange[] = [];
  let rules: CashoutWork | null = null;
  const outbox = startOutbox({
    ...options,
    onBetChanged(change) {
      if (rules === null) early.push(change);
      else rules.onBetChanged(change.playerId, change.betId);
      if (change.isNew) newBets.add(change.betId, { isCounted: true });
    },
  });
  const [cashout, follower] = await Promise.all([
    startCashoutWork({ ...options, context, onChanged }),
    followSettlements({ ...options, onChanged }),
  ]);
  rules = cashout;
  for (const { playerId, betId } of early) cashout.onBetChanged(playerId, betId);
  following = follower;
  return {
    pass: cashout.pass,
    async settled() {
      await outbox.settled();
      await newBets.settled();
      await follower.settled();
      await outbox.settled();
    },
    async stop() {
      await cashout.stop();
      await pending.stop();
      await edits.stop();
      await newBets.stop();
      await follower.stop();
      await outbox.stop();
    },
  };
}
