import type { CashoutBody } from "@touchline/contract/http/bets";
import type { RealtimePublisher } from "../../platform/realtime-publisher.ts";
import type { Jobs } from "../../platform/jobs/start-jobs.ts";
import type { BettingContext } from "../bets/betting-context.ts";
import type { BetRecord } from "../../platform/database/bet-record.ts";
import { cashOutBet, type KeyedOrder, type KeyedResult } from "./cash-out-bet.ts";
import { executeAutoCashout } from "./cashout-rules.ts";
import { decideCashout } from "./cashout.ts";
import { editBet, type EditOrder } from "./edit-bet.ts";
import { followOffers } from "./follow-offers.ts";

/** Cashes out bets, whole or in part, by hand or by rule, and edits them. */
export interface Cashout {
  cashOut(order: KeyedOrder<CashoutBody>): Promise<KeyedResult>;
  edit(order: EditOrder): Promise<KeyedResult>;
  /** Called after a change of a bet was committed. */
  onBetChanged(playerId: string, betId: string): void;
  /** Prices every followed bet at once, as the job does once a second. */
  pass(): Promise<void>;
  stop(): Promise<void>;
}

export interface CashoutOptions {
  readonly context: BettingContext;
  readonly jobs: Jobs;
  readonly publisher: RealtimePublisher;
  readonly locales: readonly string[];
  /** Called after a message was committed to the outbox. */
  readonly onChanged: () => void;
  /** Called with bets that an edit placed. */
  readonly onPlaced: (bets: readonly BetRecord[]) => void;
  readonly onError: (error: unknown) => void;
}

/** Bets whose cash out waits for its delay. */
function pendingCashouts({ database }: BettingContext) {
  return database.selectFrom("bets").select(["id", "pending_until"]).where("status", "=", "cashout_in_progress");
}

/** Starts offers, rules and delays, and resumes what an earlier run left unfinished. */
export async function startCashout(options: CashoutOptions): Promise<Cashout> {
  const { context, jobs, onChanged, onPlaced } = options;
  const due = jobs.idQueue("cashouts", async (betId) => {
    if (await decideCashout(context, betId)) onChanged();
  });
  for (const row of await pendingCashouts(context).execute()) due.add(row.id, row.pending_until?.getTime() ?? 0);
  const watch = (bets: readonly BetRecord[]): void => {
    for (const bet of bets)
      if (bet.status === "cashout_in_progress" && bet.pending_until !== null) due.add(bet.id, bet.pending_until.getTime());
  };
  const onReached = async (betId: string): Promise<void> => {
    if (!(await executeAutoCashout(context, betId))) return;
    onChanged();
    const pending = await pendingCashouts(context).where("id", "=", betId).executeTakeFirst();
    if (pending !== undefined) due.add(pending.id, pending.pending_until?.getTime() ?? 0);
  };
  const offers = await followOffers({ ...options, onReached });
  const answered = (result: KeyedResult, then: (bets: readonly BetRecord[]) => void): KeyedResult => {
    if (result.type === "answered" && !result.isReplay) {
      onChanged();
      then(result.bets);
    }
    return result;
  };
  return {
    cashOut: async (order) => answered(await cashOutBet(context, order), watch),
    edit: async (order) => answered(await editBet(context, order), onPlaced),
    onBetChanged: offers.onBetChanged,
    pass: offers.pass,
    async stop() {
      await offers.stop();
      await due.stop();
    },
  };
}
