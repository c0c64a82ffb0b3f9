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
  /** Called with each bet that was accepted or rejected. */
  readonly onDecided: (betId: string) => void;
  readonly onError: (error: unknown) => void;
}

const retryMs = 1_000;

/** Watches every submitted bet, those of an earlier run of the process included. */
export async function startPendingBets(options: PendingBetsOptions): Promise<PendingBets> {
  const timers = new Map<string, NodeJS.Timeout>();
  const deciding = new Set<Promise<void>>();
  let isStopped = false;
  const schedule = (betId: string, dueAtMs: number): void => {
    if (isStopped) return;
    timers.set(
      betId,
      setTimeout(
        () => {
          timers.delete(betId);
          const work = decide(betId).finally(() => deciding.delete(work));
          deciding.add(work);
        },
        Math.max(0, dueAtMs - Date.now()),
      ),
    );
  };
  async function decide(betId: string): Promise<void> {
    try {
      if (await decidePending(options, betId)) options.onDecided(betId);
    } catch (error) {
      options.onError(error);
      schedule(betId, Date.now() + retryMs);
    }
  }
  const rows = await options.database.selectFrom("bets").select(["id", "pending_until"]).where("status", "=", "submitted").execute();
  for (const row of rows) schedule(row.id, row.pending_until?.getTime() ?? 0);
  return {
    watch(bets) {
      for (const bet of bets) if (bet.status === "submitted" && bet.pending_until !== null) schedule(bet.id, bet.pending_until.getTime());
    },
    async stop() {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(deciding);
    },
  };
}
