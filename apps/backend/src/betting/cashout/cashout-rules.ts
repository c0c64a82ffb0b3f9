import type { CashoutRule } from "@touchline/contract/entities/bet";
import { isCashoutRuleReached, money, wholeShare } from "@touchline/domain";
import type { BettingContext } from "../betting-context.ts";
import type { BetRecord } from "../stored/bet-record.ts";
import { changeBet, enqueueBetChanged, enqueueNotification, type LockedBet } from "../stored/change-bet.ts";
import { warmBet } from "../warm-legs.ts";
import { beginCashout, finishRule } from "./cashout.ts";
import { snapshotBet, quoteBet } from "./cashout-offer.ts";

const openStatuses: ReadonlySet<BetRecord["status"]> = new Set(["submitted", "waiting_results", "cashout_in_progress"]);

/** Whether the bet has a rule that can still be executed. */
export function hasWaitingRule(bet: BetRecord): boolean {
  const { cashout_rule: rule, cashout_rule_value: value } = bet;
  return rule !== null && value !== null && !bet.cashout_rule_done && openStatuses.has(bet.status) && value <= bet.potential_win;
}

/** Converts the rule of a bet to the wire. A rule whose value can no longer be reached has ended. */
export function ruleToWire(bet: BetRecord): CashoutRule | null {
  const { cashout_rule: action, cashout_rule_value: value } = bet;
  if (action === null || value === null) return null;
  return { action, at_value: Number(value), state: bet.cashout_rule_done ? "done" : hasWaitingRule(bet) ? "waiting" : "ended" };
}

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
    if (!openStatuses.has(bet.status)) return false;
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
