import type { CashoutRule } from "@touchline/contract/entities/bet";
import { isCashoutRuleReached, money, wholeShare } from "@touchline/domain";
import { hasWaitingRule } from "../bets/bet-to-wire.ts";
import { isOpen } from "../../platform/database/bet-record.ts";
import type { BettingContext } from "../bets/betting-context.ts";
import { changeBet, enqueueBetChanged, enqueueNotification, type LockedBet } from "../bets/change-bet.ts";
import { warmBet } from "../bets/warm-legs.ts";
import { beginCashout, finishRule } from "./cashout.ts";
import { quoteBet, snapshotBet } from "../bets/cashout-offer.ts";

/** The rule to save; null removes the current one. */
export type AutoCashoutRule = { readonly action: CashoutRule["action"]; readonly value: bigint } | null;

/** Sets, replaces or removes the rule of an open bet. */
export async function saveRule(
  { database }: BettingContext,
  betId: string,
  rule: AutoCashoutRule,
): Promise<"saved" | "bet_closed" | "rule_value_out_of_range"> {
  let result: "saved" | "bet_closed" | "rule_value_out_of_range" = "bet_closed";
  await changeBet(database, betId, async (locked) => {
    const { bet, transaction } = locked;
    if (!isOpen(bet)) return false;
    if (rule !== null && rule.value > bet.potential_win) {
      result = "rule_value_out_of_range";
      return false;
    }
    const columns = { cashout_rule: rule?.action ?? null, cashout_rule_value: rule?.value ?? null, cashout_rule_done: false };
    await transaction.updateTable("bets").set(columns).where("id", "=", betId).execute();
    await enqueueBetChanged(locked);
    result = "saved";
    return true;
  });
  return result;
}

async function notify(locked: LockedBet, at: Date): Promise<boolean> {
  await finishRule(locked);
  await enqueueNotification(locked, { kind: "bet", key: "cashout_rule.reached", at });
  await enqueueBetChanged(locked);
  return true;
}

/** Executes the rule of a bet if the current offer reaches its value. Returns whether the bet changed. */
export async function executeAutoCashout(context: BettingContext, betId: string): Promise<boolean> {
  await warmBet(context, betId);
  return changeBet(context.database, betId, async (locked) => {
    const { bet } = locked;
    const value = bet.cashout_rule_value;
    if (value === null || bet.status !== "waiting_results" || !hasWaitingRule(bet)) return false;
    if (!isCashoutRuleReached(quoteBet(bet, snapshotBet(bet, context, { fresh: true }), context), money(value, bet))) return false;
    const at = new Date(context.clock.now());
    if (bet.cashout_rule === "notify") return notify(locked, at);
    const verdict = await beginCashout(locked, context, { minOffer: value, share: wholeShare, by: "rule" });
    if (verdict.type !== "paid") return verdict.type === "pending";
    await finishRule(locked);
    await enqueueNotification(locked, { kind: "bet", key: "cashout_rule.done", at });
    return true;
  });
}
