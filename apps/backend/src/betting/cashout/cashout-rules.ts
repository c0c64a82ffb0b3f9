import type { CashoutRule } from "@touchline/contract/entities/bet";
import { isCashoutRuleReached, money, wholeShare } from "@touchline/domain";
import type { BettingContext } from "../betting-context.ts";
import type { BetRecord } from "../stored/bet-record.ts";
import { changeBet, noteBetChanged, noteNotification, type LockedBet } from "../stored/change-bet.ts";
import { warmBet } from "../warm-legs.ts";
import { beginCashout, finishRule } from "./cashout.ts";
import { lookClosely, quoteBet } from "./cashout-offer.ts";

const openStatuses: ReadonlySet<BetRecord["status"]> = new Set(["submitted", "waiting_results", "cashout_in_progress"]);

/** Whether the bet has a rule that may still act. */
export function hasWaitingRule(bet: BetRecord): boolean {
  const { cashout_rule: rule, cashout_rule_value: value } = bet;
  return rule !== null && value !== null && !bet.cashout_rule_done && openStatuses.has(bet.status) && value <= bet.potential_win;
}

/** The wire shape of a bet's rule; one whose value can no longer be reached has ended. */
export function ruleToWire(bet: BetRecord): CashoutRule | null {
  const { cashout_rule: action, cashout_rule_value: value } = bet;
  if (action === null || value === null) return null;
  return { action, at_value: Number(value), state: bet.cashout_rule_done ? "done" : hasWaitingRule(bet) ? "waiting" : "ended" };
}

/** What is to be kept of a rule; null takes it away. */
export type RuleOrder = { readonly action: CashoutRule["action"]; readonly value: bigint } | null;

/** Sets, replaces or removes the rule of an open bet. */
export async function saveRule(
  { database }: BettingContext,
  betId: string,
  rule: RuleOrder,
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
    await noteBetChanged(locked);
    result = "saved";
    return true;
  });
  return result;
}

async function notify(locked: LockedBet, at: Date): Promise<boolean> {
  await finishRule(locked);
  await noteNotification(locked, { kind: "bet", key: "cashout_rule.reached", at });
  await noteBetChanged(locked);
  return true;
}

/** Lets the rule of a bet act if its value is reached at the prices of now. Answers whether the bet changed. */
export async function runRule(context: BettingContext, betId: string): Promise<boolean> {
  await warmBet(context, betId);
  return changeBet(context.database, betId, async (locked) => {
    const { bet } = locked;
    const value = bet.cashout_rule_value;
    if (value === null || bet.status !== "waiting_results" || !hasWaitingRule(bet)) return false;
    if (!isCashoutRuleReached(quoteBet(bet, lookClosely(bet, context), context), money(value, bet))) return false;
    const at = new Date(context.clock.now());
    if (bet.cashout_rule === "notify") return notify(locked, at);
    const verdict = await beginCashout(locked, context, { seen: value, share: wholeShare, by: "rule" });
    if (verdict.type !== "paid") return verdict.type === "pending";
    await finishRule(locked);
    await noteNotification(locked, { kind: "bet", key: "cashout_rule.done", at });
    return true;
  });
}
