import { applyBonus, type BetOutcome, type BonusOutcome, type PayoutBonus, type SettledBet } from "@touchline/domain";
import type { Transaction } from "kysely";
import type { BetRecord } from "../../betting/stored/bet-record.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { BetBonusRecord } from "./bet-bonus-record.ts";
import { countBet } from "./count-bet.ts";
import { returnBonus } from "./return-bonus.ts";

function payoutBonus(bonus: BetBonusRecord | null): PayoutBonus {
  if (bonus?.type === "comboboost") return { type: "comboboost", ranges: bonus.ranges, suitable: bonus.suitable };
  return bonus !== null && bonus.freebetType !== null ? { type: "freebet", freebetType: bonus.freebetType } : { type: "none" };
}

/** What a bet became, with what its bonus does to the payout. */
export function outcomeWithBonus(bet: Pick<BetRecord, "bonus">, outcome: BetOutcome, settled: SettledBet): BonusOutcome {
  return applyBonus(outcome, payoutBonus(bet.bonus), settled);
}

/** Follows a payout: the boost that was paid, a freebet that goes back, points. Inside the settlement's transaction. */
export async function followPayout(
  transaction: Transaction<Tables>,
  bet: BetRecord,
  settled: Extract<BonusOutcome, { type: "settled" }> & { readonly at: Date },
): Promise<BetRecord> {
  const { bonus } = bet;
  const isVoid = bet.legs.every(({ status }) => status === "refund_entire");
  if (settled.isRestored) await returnBonus(transaction, bet, settled.at);
  if (!isVoid) await countBet(transaction, bet, settled.at);
  if (bonus?.type !== "comboboost" || bonus.boost === settled.boost) return bet;
  const paid = { ...bonus, boost: settled.boost };
  await transaction
    .updateTable("bets")
    .set({ bonus: JSON.stringify(paid) })
    .where("id", "=", bet.id)
    .execute();
  return { ...bet, bonus: paid };
}
