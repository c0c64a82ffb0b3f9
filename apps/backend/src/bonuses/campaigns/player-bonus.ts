import type { Kysely, Selectable, Transaction } from "kysely";
import type { BonusState } from "@touchline/domain";
import type { FreebetTerms, PlayerBonusesTable } from "../../platform/database/bonus-tables.ts";
import type { Tables } from "../../platform/database/tables.ts";

export type PlayerBonus = Selectable<PlayerBonusesTable>;

/** Lists the bonuses of a player, newest first. */
export async function listPlayerBonuses(database: Kysely<Tables>, playerId: string): Promise<readonly PlayerBonus[]> {
  return database.selectFrom("player_bonuses").selectAll().where("player_id", "=", playerId).orderBy("id", "desc").execute();
}

/** Reads a row and locks it until the transaction ends. Accounts and bets must be locked before it. */
export async function lockPlayerBonus(transaction: Transaction<Tables>, id: bigint): Promise<PlayerBonus | null> {
  const row = await transaction.selectFrom("player_bonuses").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
  return row ?? null;
}

/** State at a moment; a bonus past its end is expired even if its row has not been updated yet. */
export function stateAt(held: Pick<PlayerBonus, "state" | "expires_at">, now: number): BonusState {
  const isOpen = held.state === "available" || held.state === "active";
  return isOpen && held.expires_at.getTime() <= now ? "expired" : held.state;
}

/** Terms of a freebet. Throws for other types. */
export function freebetTermsOf(held: PlayerBonus): FreebetTerms {
  if (held.type !== "freebet" || held.terms === null) throw new Error(`Bonus ${held.id} is not a freebet.`);
  return held.terms;
}
