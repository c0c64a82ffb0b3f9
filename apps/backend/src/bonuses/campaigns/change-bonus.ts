import { randomInt } from "node:crypto";
import type { BonusType } from "@touchline/domain";
import type { Transaction } from "kysely";
import type { Database } from "../../platform/database/open-database.ts";
import { runTransaction } from "../../platform/database/run-transaction.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { PlayerRow } from "../../platform/database/player-tables.ts";
import { type Campaign, findCampaign, isRunning } from "./campaigns.ts";
import { isCampaignFor, issueCampaign } from "./issue-bonus.ts";
import { freebetTermsOf, lockPlayerBonus, type PlayerBonus, stateAt } from "./player-bonus.ts";

/** A player's bonus by its wire id. */
export interface BonusRef {
  readonly playerId: string;
  readonly id: number;
}

export type BonusChange =
  | { readonly type: "done"; readonly held: PlayerBonus }
  | { readonly type: "refused"; readonly code: "not_found" | "not_available" | "already_boosted" };

/** Finds a player's bonus by its wire id and locks it. */
async function lockByWireId(transaction: Transaction<Tables>, { playerId, id }: BonusRef): Promise<PlayerBonus | null> {
  const row = await transaction
    .selectFrom("player_bonuses")
    .select("id")
    .where("player_id", "=", playerId)
    .where((where) =>
      where.or([
        where.and([where("type", "=", "freebet"), where("id", "=", BigInt(id))]),
        where.and([where("type", "!=", "freebet"), where("bonus_id", "=", BigInt(id))]),
      ]),
    )
    .executeTakeFirst();
  return row === undefined ? null : lockPlayerBonus(transaction, row.id);
}

/** Makes the other active freebets available again, for sites that allow only one active freebet. */
async function deactivateOtherFreebets(transaction: Transaction<Tables>, held: PlayerBonus): Promise<void> {
  await transaction
    .updateTable("player_bonuses")
    .set({ state: "available" })
    .where("player_id", "=", held.player_id)
    .where("type", "=", "freebet")
    .where("state", "=", "active")
    .where("id", "!=", held.id)
    .execute();
}

/** Activates an available bonus. An active bonus stays active. */
export function activateHeld(
  database: Database,
  ref: BonusRef,
  rules: { readonly at: Date; readonly allowsSeveralFreebets: boolean },
): Promise<BonusChange> {
  return runTransaction(database, async (transaction) => {
    // Locking the player serialises activations, so that two at once cannot leave two freebets active.
    await transaction.selectFrom("players").select("id").where("id", "=", ref.playerId).forNoKeyUpdate().execute();
    const held = await lockByWireId(transaction, ref);
    if (held === null) return { type: "refused", code: "not_found" };
    const state = stateAt(held, rules.at.getTime());
    if (state === "active") return { type: "done", held };
    const isUnopened = held.type === "freebet" && freebetTermsOf(held).isBoostRequired && held.boost_place === null;
    const campaign = await findCampaign(transaction, held.bonus_id);
    if (state !== "available" || isUnopened || campaign?.status !== "active") return { type: "refused", code: "not_available" };
    if (held.type === "freebet" && !rules.allowsSeveralFreebets) await deactivateOtherFreebets(transaction, held);
    const change = { state: "active", activated_at: rules.at, seen_at: held.seen_at ?? rules.at } as const;
    await transaction.updateTable("player_bonuses").set(change).where("id", "=", held.id).execute();
    return { type: "done", held: { ...held, ...change } };
  });
}

const chestCount = 3;

/** Shuffles the possible boosts into three chests; the player's choice decides. */
function fillChests(boosts: readonly number[]): number[] {
  const chests = Array.from({ length: chestCount }, (_unused, index) => boosts[index % boosts.length] ?? 1000);
  for (let index = chests.length - 1; index > 0; index -= 1) {
    const other = randomInt(index + 1);
    [chests[index], chests[other]] = [chests[other] ?? 1000, chests[index] ?? 1000];
  }
  return chests;
}

/** Opens a chest: draws the boost of a freebet once and activates the freebet. */
export function boostHeld(
  database: Database,
  ref: BonusRef,
  rules: { readonly at: Date; readonly place: number; readonly allowsSeveralFreebets: boolean },
): Promise<BonusChange> {
  return runTransaction(database, async (transaction) => {
    await transaction.selectFrom("players").select("id").where("id", "=", ref.playerId).forNoKeyUpdate().execute();
    const held = await lockByWireId(transaction, ref);
    if (held === null || held.type !== "freebet") return { type: "refused", code: "not_found" };
    if (held.boost_place !== null) return { type: "refused", code: "already_boosted" };
    const { boostData } = freebetTermsOf(held);
    if (boostData.length === 0 || stateAt(held, rules.at.getTime()) !== "available") return { type: "refused", code: "not_available" };
    if (!rules.allowsSeveralFreebets) await deactivateOtherFreebets(transaction, held);
    const chests = fillChests(boostData);
    const change = {
      boost_multiplier: chests[rules.place - 1] ?? 1000,
      boost_place: rules.place,
      state: "active",
      activated_at: rules.at,
      seen_at: held.seen_at ?? rules.at,
    } as const;
    await transaction
      .updateTable("player_bonuses")
      .set({ ...change, chests: JSON.stringify(chests) })
      .where("id", "=", held.id)
      .execute();
    return { type: "done", held: { ...held, ...change, chests } };
  });
}

export type Redemption =
  | { readonly type: "done"; readonly held: PlayerBonus }
  | { readonly type: "refused"; readonly code: "code_unknown" | "code_used" | "code_over" };

/** Redeems a promo code, once per player. */
export async function redeemCode(
  database: Database,
  code: string,
  { player, at }: { readonly player: PlayerRow; readonly at: Date },
): Promise<Redemption> {
  const row = await database.selectFrom("bonuses").select("id").where("code", "=", code.trim().toUpperCase()).executeTakeFirst();
  const campaign: Campaign | null = row === undefined ? null : await findCampaign(database, row.id);
  if (campaign === null || !(await isCampaignFor(database, campaign, player))) return { type: "refused", code: "code_unknown" };
  if (!isRunning(campaign, at.getTime())) return { type: "refused", code: "code_over" };
  const held = await runTransaction(database, (transaction) => issueCampaign(transaction, campaign, { id: player.id, at }));
  return held === null ? { type: "refused", code: "code_used" } : { type: "done", held };
}

/** Marks bonuses and jackpot hits as seen and returns how many were unseen. */
export async function markSeen(
  database: Database,
  playerId: string,
  { bonuses, at }: { readonly bonuses: readonly { readonly id: number; readonly type: BonusType | "jackpot" }[]; readonly at: Date },
): Promise<number> {
  let marked = 0;
  for (const { id, type } of bonuses) {
    const query =
      type === "jackpot"
        ? database
            .updateTable("jackpot_hits")
            .set({ seen_at: at })
            .where("player_id", "=", playerId)
            .where("seen_at", "is", null)
            .where("id", "=", BigInt(id))
        : database
            .updateTable("player_bonuses")
            .set({ seen_at: at })
            .where("player_id", "=", playerId)
            .where("seen_at", "is", null)
            .where("type", "=", type)
            .where(type === "freebet" ? "id" : "bonus_id", "=", BigInt(id));
    marked += Number((await query.executeTakeFirst()).numUpdatedRows);
  }
  return marked;
}
