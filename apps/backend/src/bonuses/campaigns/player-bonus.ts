import type { Kysely, Selectable, Transaction } from "kysely";
import type { BonusState } from "@touchline/domain";
import type { FreebetTerms, PlayerBonusesTable } from "../../platform/database/bonus-tables.ts";
import type { Tables } from "../../platform/database/tables.ts";

/** A row of what a player holds. */
export type PlayerBonus = Selectable<PlayerBonusesTable>;

/** Everything a player holds, newest first. */
export async function listPlayerBonuses(database: Kysely<Tables>, playerId: string): Promise<readonly PlayerBonus[]> {
  return database.selectFrom("player_bonuses").selectAll().where("player_id", "=", playerId).orderBy("id", "desc").execute();
}

/** Reads a row and locks it until the transaction ends; accounts and bets are locked before. */
export async function lockPlayerBonus(transaction: Transaction<Tables>, id: bigint): Promise<PlayerBonus | null> {
  const row = await transaction.selectFrom("player_bonuses").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
  return row ?? null;
}

/** Where it stands at a moment: what has run out counts as expired before anybody wrote so. */
export function stateAt(held: Pick<PlayerBonus, "state" | "expires_at">, now: number): BonusState {
  const isOpen = held.state === "available" || held.state === "active";
  return isOpen && held.expires_at.getTime() <= now ? "expired" : held.state;
}

/** Terms of a freebet; throws for a row of another type, which is a broken invariant. */
export function freebetTermsOf(held: PlayerBonus): FreebetTerms {
  if (held.type !== "freebet" || held.terms === null) throw new Error(`Bonus ${held.id} is no freebet.`);
  return held.terms;
}
