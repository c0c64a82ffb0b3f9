import type { Transaction } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import type { BetRecord } from "../../betting/stored/bet-record.ts";
import { lockPlayerBonus } from "../held/player-bonus.ts";

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
