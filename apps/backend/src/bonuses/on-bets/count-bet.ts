import { ambFreebets, countsForAmb, earnedAmount, fraction, money, multiplyMoney } from "@touchline/domain";
import { sql, type Transaction } from "kysely";
import type { BetRecord } from "../../platform/database/bet-record.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { currencyFacts } from "../../wallet/currency-facts.ts";
import { ambTerms, type Campaign, findCampaign } from "../campaigns/campaigns.ts";
import { issueFreebet } from "../campaigns/issue-bonus.ts";
import { lockPlayerBonus, type PlayerBonus, stateAt } from "../campaigns/player-bonus.ts";
import type { CampaignType, HuntingTerms } from "../../platform/database/bonus-tables.ts";

type Holding<Type extends CampaignType> = { readonly held: PlayerBonus; readonly campaign: Extract<Campaign, { type: Type }> };

/** The bet to count. */
interface Counting {
  readonly transaction: Transaction<Tables>;
  readonly bet: BetRecord;
  readonly at: Date;
}

async function mark(transaction: Transaction<Tables>, held: PlayerBonus, marks: readonly string[]): Promise<number> {
  if (marks.length === 0) return 0;
  const written = await transaction
    .insertInto("bonus_marks")
    .values(marks.map((name) => ({ player_bonus_id: held.id, mark: name })))
    .onConflict((conflict) => conflict.doNothing())
    .returning("mark")
    .execute();
  return written.length;
}

/** Mean stake of the counted bets. */
function averageStake(held: Pick<PlayerBonus, "stake_sum" | "bets_count">, currency: string) {
  const unit = { currency, subunits: currencyFacts(currency)?.subunits ?? 100 };
  return held.bets_count === 0 ? null : multiplyMoney(money(held.stake_sum, unit), fraction(1n, BigInt(held.bets_count)));
}

/** The freebet that the points of a hunting earn; null below the first range. */
export function farmedBy(
  held: Pick<PlayerBonus, "stake_sum" | "bets_count" | "points" | "currency">,
  terms: HuntingTerms,
  points = held.points,
) {
  const average = averageStake(held, held.currency ?? "EUR");
  if (average === null) return null;
  return earnedAmount(terms.ranges, points, { average, largest: money(BigInt(terms.maxAmount), average) });
}

/** Issues the freebet that the points of an ended hunting earn, if any. */
export async function closeHunting(transaction: Transaction<Tables>, held: PlayerBonus, terms: HuntingTerms, at: Date): Promise<void> {
  const amount = farmedBy(held, terms);
  if (amount === null || amount.minor === 0n) return;
  const gift = { ...terms.prize, amount: Number(amount.minor) };
  await issueFreebet(transaction, {
    playerId: held.player_id,
    bonusId: held.bonus_id,
    slot: "prize",
    currency: amount.currency,
    gift,
    needsActivation: false,
    at,
  });
}

async function countHunting({ transaction, bet, at }: Counting, { held, campaign }: Holding<"hunting" | "tournament">): Promise<void> {
  const { terms } = campaign;
  const counted = bet.legs.filter(({ position, status }) => bet.bonus?.suitable.includes(position) === true && status !== "refund_entire");
  const marks = counted.map(({ match_id: match }) => (terms.isOncePerEvent ? `event:${match}` : `event:${match}:${bet.id}`));
  const points = await mark(transaction, held, [...new Set(marks)]);
  if (points === 0) return;
  const grown = {
    points: held.points + points,
    points_at: at,
    bets_count: held.bets_count + 1,
    stake_sum: held.stake_sum + bet.stake,
  };
  const isComplete = campaign.type === "hunting" && grown.points >= (terms.ranges.at(-1)?.points ?? Infinity);
  await transaction
    .updateTable("player_bonuses")
    .set({ ...grown, ...(isComplete ? { state: "over" as const } : {}) })
    .where("id", "=", held.id)
    .execute();
  if (isComplete) await closeHunting(transaction, { ...held, ...grown }, terms, at);
  if (campaign.type !== "tournament") return;
  const added = (bet.stake * BigInt(campaign.terms.contribution)) / 1000n;
  await transaction
    .updateTable("bonuses")
    .set({ pool: sql<bigint>`pool + ${added}::bigint` })
    .where("id", "=", campaign.id)
    .execute();
}

async function countLootbox({ transaction, bet, at }: Counting, { held, campaign }: Holding<"lootbox">): Promise<void> {
  if ((await mark(transaction, held, [`bet:${bet.id}`])) === 0) return;
  const { betsNeeded, gift, currency } = campaign.terms;
  const count = held.bets_count + 1;
  const isFull = count >= betsNeeded;
  await transaction
    .updateTable("player_bonuses")
    .set({ bets_count: count, ...(isFull ? { state: "over" as const } : {}) })
    .where("id", "=", held.id)
    .execute();
  if (!isFull) return;
  const issue = { playerId: held.player_id, bonusId: held.bonus_id, slot: "prize", currency: currency ?? bet.currency };
  await issueFreebet(transaction, { ...issue, gift, needsActivation: true, at });
}

/** Counts the bet and issues the freebets that it completes; the slot contains their number, so each is issued only once. */
async function countAmb({ transaction, bet, at }: Counting, { held, campaign }: Holding<"amb">): Promise<void> {
  const { ranges, prize } = campaign.terms;
  const terms = ambTerms(campaign.terms);
  const { currency } = terms;
  if (!countsForAmb(terms, { stake: { minor: bet.stake, currency: bet.currency }, odds: bet.odds })) return;
  if ((await mark(transaction, held, [`bet:${bet.id}`])) === 0) return;
  const count = held.bets_count + 1;
  await transaction.updateTable("player_bonuses").set({ bets_count: count }).where("id", "=", held.id).execute();
  const [before, after] = [ambFreebets(ranges, count - 1), ambFreebets(ranges, count)];
  const round = ranges.at(-1)?.numberOfBets ?? 1;
  const amount = ranges.find(({ numberOfBets }) => numberOfBets === ((count - 1) % round) + 1)?.amount ?? 0;
  for (let number = before + 1; number <= after; number += 1) {
    const issue = { playerId: held.player_id, bonusId: held.bonus_id, slot: `amb:${number}`, currency };
    await issueFreebet(transaction, { ...issue, gift: { ...prize, amount }, needsActivation: false, at });
  }
}

async function countOn(counting: Counting, playerBonusId: bigint): Promise<void> {
  const held = await lockPlayerBonus(counting.transaction, playerBonusId);
  if (held === null || stateAt(held, counting.at.getTime()) !== "active") return;
  const campaign = await findCampaign(counting.transaction, held.bonus_id);
  if (campaign === null || campaign.status !== "active") return;
  if (campaign.type === "hunting" || campaign.type === "tournament") return countHunting(counting, { held, campaign });
  if (campaign.type === "lootbox") return countLootbox(counting, { held, campaign });
  if (campaign.type === "amb") return countAmb(counting, { held, campaign });
}

/** Counts a settled bet, unless it was refunded, towards its own bonus and the automatic issue of freebets. Idempotent. */
export async function countBet(transaction: Transaction<Tables>, bet: BetRecord, at: Date): Promise<void> {
  const counting = { transaction, bet, at };
  const own = bet.bonus;
  if (own !== null && (own.type === "hunting" || own.type === "tournament" || own.type === "lootbox"))
    await countOn(counting, BigInt(own.playerBonusId));
  if (own?.type === "freebet") return;
  const amb = await transaction
    .selectFrom("player_bonuses")
    .select("id")
    .where("player_id", "=", bet.player_id)
    .where("type", "=", "amb")
    .where("state", "=", "active")
    .orderBy("id")
    .execute();
  for (const { id } of amb) await countOn(counting, id);
}
