import { dayMs } from "../../platform/clock.ts";
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

/** Applies the bonus of a bet to its outcome. */
export function outcomeWithBonus(bet: Pick<BetRecord, "bonus">, outcome: BetOutcome, settled: SettledBet): BonusOutcome {
  return applyBonus(outcome, payoutBonus(bet.bonus), settled);
}

/** Updates bonuses after a payout, in the same transaction: stores the boost paid, returns a freebet, counts points. */
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

const minUsableMs = dayMs;

/**
 * Gives back the bonus of a bet that was void or rejected. A freebet stays usable for at least a day, even if it expired
 * while the bet was open.
 */
export async function returnBonus(transaction: Transaction<Tables>, bet: Pick<BetRecord, "bonus">, at: Date): Promise<void> {
  if (bet.bonus === null) return;
  const held = await lockPlayerBonus(transaction, BigInt(bet.bonus.playerBonusId));
  if (held === null || held.times_used === 0) return;
  const minExpiry = new Date(at.getTime() + minUsableMs);
  const freebet =
    held.type === "freebet" ? { state: "active" as const, expires_at: held.expires_at > minExpiry ? held.expires_at : minExpiry } : {};
  await transaction
    .updateTable("player_bonuses")
    .set({ times_used: held.times_used - 1, ...freebet })
    .where("id", "=", held.id)
    .execute();
}

/** Takes back a returned freebet when its bet is reopened, unless it has been used since. */
export async function retakeBonus(transaction: Transaction<Tables>, bet: Pick<BetRecord, "bonus">): Promise<void> {
  if (bet.bonus === null || bet.bonus.type !== "freebet") return;
  const held = await lockPlayerBonus(transaction, BigInt(bet.bonus.playerBonusId));
  if (held === null || held.times_used > 0) return;
  await transaction.updateTable("player_bonuses").set({ times_used: 1, state: "over" }).where("id", "=", held.id).execute();
}
