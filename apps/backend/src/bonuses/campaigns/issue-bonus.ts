import { hourMs } from "../../platform/clock.ts";
import type { Transaction } from "kysely";
import type { Database } from "../../platform/database/open-database.ts";
import { runTransaction } from "../../platform/database/run-transaction.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { PlayerRow } from "../../platform/database/player-tables.ts";
import { type Campaign, isRunning } from "./campaigns.ts";
import { announceBonus } from "./announce-bonus.ts";
import { listPlayerBonuses, type PlayerBonus } from "./player-bonus.ts";
import type { FreebetGift } from "../../platform/database/bonus-tables.ts";

/** A freebet to issue. Each slot of a player's campaign is filled once. */
export interface FreebetIssue {
  readonly playerId: string;
  readonly bonusId: bigint;
  readonly slot: string;
  readonly currency: string;
  readonly gift: FreebetGift;
  readonly needsActivation: boolean;
  /** Whether to notify the player; default true. */
  readonly isAnnounced?: boolean;
  readonly at: Date;
}

/** Issues a freebet and returns its row; null if its slot is filled already. */
export async function issueFreebet(transaction: Transaction<Tables>, issue: FreebetIssue): Promise<PlayerBonus | null> {
  const { gift, at, isAnnounced = true } = issue;
  const isWaiting = issue.needsActivation || gift.freebet.isBoostRequired;
  const row = await transaction
    .insertInto("player_bonuses")
    .values({
      bonus_id: issue.bonusId,
      player_id: issue.playerId,
      type: "freebet",
      slot: issue.slot,
      state: isWaiting ? "available" : "active",
      terms: JSON.stringify(gift.freebet),
      amount: BigInt(gift.amount),
      currency: issue.currency,
      boost_place: null,
      chests: null,
      points_at: null,
      issued_at: at,
      activated_at: isWaiting ? null : at,
      expires_at: new Date(at.getTime() + gift.hoursToUse * hourMs),
      seen_at: isAnnounced ? null : at,
    })
    .onConflict((conflict) => conflict.columns(["player_id", "bonus_id", "slot"]).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return null;
  if (!isAnnounced) return row;
  const { names } = await transaction.selectFrom("bonuses").select("names").where("id", "=", issue.bonusId).executeTakeFirstOrThrow();
  await announceBonus(transaction, { playerId: issue.playerId, data: { id: Number(row.id), type: "freebet" }, names, at });
  return row;
}

/** Whether the player meets the conditions of a campaign. */
function isFor(campaign: Campaign, player: PlayerRow, currencies: ReadonlySet<string>): boolean {
  const { terms } = campaign;
  if (terms.countryCodes.length > 0 && !terms.countryCodes.includes(player.country)) return false;
  if (terms.currency !== null && !currencies.has(terms.currency)) return false;
  return !(campaign.type === "comboboost" && campaign.terms.onlyVerified && !player.is_confirmed);
}

async function issueOne(transaction: Transaction<Tables>, campaign: Campaign, playerId: string, at: Date): Promise<PlayerBonus | null> {
  const { terms, type, id } = campaign;
  const { needsActivation } = terms;
  if (campaign.type === "freebet") {
    const { gift } = campaign.terms;
    return issueFreebet(transaction, {
      playerId,
      bonusId: id,
      slot: "once",
      currency: terms.currency ?? "EUR",
      gift,
      needsActivation,
      isAnnounced: terms.isAnnounced,
      at,
    });
  }
  const row = await transaction
    .insertInto("player_bonuses")
    .values({
      bonus_id: id,
      player_id: playerId,
      type,
      slot: "once",
      state: needsActivation ? "available" : "active",
      terms: null,
      amount: null,
      currency: terms.currency,
      boost_place: null,
      chests: null,
      points_at: null,
      issued_at: at,
      activated_at: needsActivation ? null : at,
      expires_at: campaign.valid_to,
      seen_at: terms.isAnnounced ? null : at,
    })
    .onConflict((conflict) => conflict.columns(["player_id", "bonus_id", "slot"]).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return null;
  if (terms.isAnnounced && campaign.type !== "amb")
    await announceBonus(transaction, { playerId, data: { id: Number(id), type: campaign.type }, names: campaign.names, at });
  return row;
}

/** Issues one campaign to a player, as a promo code does; null if the player has it already. */
export async function issueCampaign(
  transaction: Transaction<Tables>,
  campaign: Campaign,
  player: { readonly id: string; readonly at: Date },
): Promise<PlayerBonus | null> {
  return issueOne(transaction, campaign, player.id, player.at);
}

/** Whether the player may redeem the promo code of a campaign. */
export async function isCampaignFor(database: Database, campaign: Campaign, player: PlayerRow): Promise<boolean> {
  return isFor(campaign, player, await currenciesOf(database, player.id));
}

async function currenciesOf(database: Database, playerId: string): Promise<ReadonlySet<string>> {
  const rows = await database.selectFrom("accounts").select("currency").where("player_id", "=", playerId).execute();
  return new Set(rows.map(({ currency }) => currency));
}

/** Issues the running campaigns that the player qualifies for and does not have yet, then lists the player's bonuses. */
export async function ensureIssued(
  database: Database,
  campaigns: readonly Campaign[],
  { player, now }: { readonly player: PlayerRow; readonly now: number },
): Promise<readonly PlayerBonus[]> {
  const held = await listPlayerBonuses(database, player.id);
  const known = new Set(held.filter(({ slot }) => slot === "once").map(({ bonus_id: id }) => id));
  const open = campaigns.filter((campaign) => isRunning(campaign, now) && campaign.terms.triggerKey !== "code" && !known.has(campaign.id));
  if (open.length === 0) return held;
  const currencies = await currenciesOf(database, player.id);
  const missing = open.filter((campaign) => isFor(campaign, player, currencies)).toSorted((left, right) => Number(left.id - right.id));
  if (missing.length === 0) return held;
  await runTransaction(database, async (transaction) => {
    for (const campaign of missing) await issueOne(transaction, campaign, player.id, new Date(now));
  });
  return listPlayerBonuses(database, player.id);
}
