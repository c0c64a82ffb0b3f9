import type { BettingContext } from "../betting-context.ts";
import type { BetRecord } from "../stored/bet-record.ts";
import { changeBet, noteBetChanged, noteNotification, type LockedBet } from "../stored/change-bet.ts";
import { warmBet } from "../warm-legs.ts";
import { payIfOffered, type CashoutTerms } from "./begin-cashout.ts";

async function takePending({ transaction, bet }: LockedBet): Promise<CashoutTerms | null> {
  const row = await transaction
    .deleteFrom("pending_cashouts")
    .where("bet_id", "=", bet.id)
    .returning(["seen", "share", "by"])
    .executeTakeFirst();
  return row ?? null;
}

/** Opens the bet again as if nothing had been asked. */
async function reopen({ transaction, bet }: LockedBet): Promise<BetRecord> {
  const change = { status: "waiting_results", pending_until: null, pending_until_shown: null } as const;
  await transaction.updateTable("bets").set(change).where("id", "=", bet.id).execute();
  return { ...bet, ...change };
}

/** Judges a cash out at the end of its delay by the prices of now: paid, or refused with the bet open again. Answers whether it was still waiting. */
export async function decideCashout(context: BettingContext, betId: string): Promise<boolean> {
  await warmBet(context, betId);
  return changeBet(context.database, betId, async (locked) => {
    const terms = await takePending(locked);
    if (terms === null || locked.bet.status !== "cashout_in_progress") return false;
    const at = new Date(context.clock.now());
    const open = { ...locked, bet: await reopen(locked) };
    const verdict = await payIfOffered(open, context, terms);
    if (verdict.type === "paid" && terms.by === "rule") await finishRule(open);
    const outcome = verdict.type === "paid" ? "done" : "refused";
    await noteNotification(open, { kind: "bet", key: terms.by === "rule" ? `cashout_rule.${outcome}` : `cashout.${outcome}`, at });
    await noteBetChanged(open);
    return true;
  });
}

/** A rule acts once. */
export async function finishRule({ transaction, bet }: LockedBet): Promise<void> {
  await transaction.updateTable("bets").set({ cashout_rule_done: true }).where("id", "=", bet.id).execute();
}
