import type { CashoutBody } from "@touchline/contract/http/bets";
import type { BetRecord } from "../platform/database/bet-record.ts";
import type { WorkSignal } from "../platform/jobs/work-signal.ts";
import type { BettingContext } from "./bets/betting-context.ts";
import { warmBets } from "./bets/warm-legs.ts";
import { cashOutBet, type KeyedOrder, type KeyedResult } from "./cashout/cash-out-bet.ts";
import type { EditOrder } from "./cashout/edit-bet.ts";
import { editBet } from "./cashout/pending-edits.ts";
import type { PlacementOrder, PlacementResult } from "./placement/attempt.ts";
import { placeBets } from "./placement/place-bets.ts";

/** What players can do with their bets, in any process. The leader does all later work on the bets, which it finds in the database. */
export interface Betting {
  readonly context: BettingContext;
  place(order: PlacementOrder): Promise<PlacementResult>;
  cashOut(order: KeyedOrder<CashoutBody>): Promise<KeyedResult>;
  edit(order: EditOrder): Promise<KeyedResult>;
}

export interface BettingOptions extends Omit<BettingContext, "rules"> {
  readonly signal: WorkSignal;
}

/** The rules that the settings also report to the page: e-sports are enabled, and only betradar may have several singles on one slip. */
export const providerRules: BettingContext["rules"] = {
  multiSingleByProvider: { betradar: true, oddin: false, betconstruct: false },
  additionalProviders: { oddin: true },
};

export function createBetting(options: BettingOptions): Betting {
  const { signal } = options;
  const context: BettingContext = { ...options, rules: providerRules };
  /** Signals the follow-up work for the bets of a committed answer. */
  const announce = <Result extends KeyedResult>(result: Result): Result => {
    if (result.type !== "answered" || result.isReplay) return result;
    const hasBetWithStatus = (status: BetRecord["status"]): boolean => result.bets.some((bet) => bet.status === status);
    signal.notify("outbox");
    if (hasBetWithStatus("submitted")) signal.notify("pending-bets");
    if (hasBetWithStatus("cashout_in_progress")) signal.notify("cashouts");
    return result;
  };
  return {
    context,
    async place(order) {
      await warmBets(context.book, order.body.bets);
      return announce(await placeBets(context, order));
    },
    cashOut: async (order) => announce(await cashOutBet(context, order)),
    edit: async (order) => announce(await editBet(context, order, signal)),
  };
}
