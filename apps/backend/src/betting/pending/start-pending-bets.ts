import type { Jobs } from "../../jobs/start-jobs.ts";
import type { BettingContext } from "../betting-context.ts";
import type { BetRecord } from "../stored/bet-record.ts";
import { decidePending } from "./decide-pending.ts";

/** Bets that wait as submitted, for the end of the in-play delay or for their review: each is judged again then. */
export interface PendingBets {
  /** Bets were placed that may be pending. */
  watch(bets: readonly BetRecord[]): void;
  stop(): Promise<void>;
}

export interface PendingBetsOptions extends BettingContext {
  readonly jobs: Jobs;
  /** Called with each bet that was accepted or rejected. */
  readonly onDecided: (betId: string) => void;
}

/** Watches every submitted bet, those of an earlier run of the process included. */
export async function startPendingBets(options: PendingBetsOptions): Promise<PendingBets> {
  const { database, jobs, onDecided } = options;
  const due = jobs.idQueue("pending-bets", async (betId) => {
    if (await decidePending(options, betId)) onDecided(betId);
  });
  const rows = await database.selectFrom("bets").select(["id", "pending_until"]).where("status", "=", "submitted").execute();
  for (const row of rows) due.add(row.id, row.pending_until?.getTime() ?? 0);
  return {
    watch(bets) {
      for (const bet of bets) if (bet.status === "submitted" && bet.pending_until !== null) due.add(bet.id, bet.pending_until.getTime());
    },
    stop: due.stop,
  };
}
