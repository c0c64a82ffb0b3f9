import type { Transaction } from "kysely";
import { applyBonus, type BetOutcome, type BonusOutcome, type PayoutBonus, type SettledBet } from "@touchline/domain";
import type { Tables } from "../../platform/database/tables.ts";
import type { BetRecord } from "../../platform/database/bet-record.ts";
import { lockPlayerBonus } from "../campaigns/player-bonus.ts";
import type { BetBonusRecord } from "../../platform/database/bonus-tables.ts";
import { countBet } from "./count-bet.ts";

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

const leastToUseMs = 24 * 3_600_000;

/**
 * Gives back the bonus of a bet that was void or not accepted. A freebet can be used again, for a day at least: what ran out
 * while the bet was open does not cost the player the freebet.
 */
export async function returnBonus(transaction: Transaction<Tables>, bet: Pick<BetRecord, "bonus">, at: Date): Promise<void> {
  if (bet.bonus === null) return;
  const held = await lockPlayerBonus(transaction, BigInt(bet.bonus.playerBonusId));
  if (held === null || held.times_used === 0) return;
  const least = new Date(at.getTime() + leastToUseMs);
  const freebet =
    held.type === "freebet" ? { state: "active" as const, expires_at: held.expires_at > least ? held.expires_at : least } : {};
  await transaction
    .updateTable("player_bonuses")
    .set({ times_used: held.times_used - 1, ...freebet })
    .where("id", "=", held.id)
    .execute();
}

/** Takes a freebet that was given back away again, because its bet is open once more; one that was used meanwhile stays the player's gain. */
export async function retakeBonus(transaction: Transaction<Tables>, bet: Pick<BetRecord, "bonus">): Promise<void> {
  if (bet.bonus === null || bet.bonus.type !== "freebet") return;
  const held = await lockPlayerBonus(transaction, BigInt(bet.bonus.playerBonusId));
  if (held === null || held.times_used > 0) return;
  await transaction.updateTable("player_bonuses").set({ times_used: 1, state: "over" }).where("id", "=", held.id).execute();
}
