import type { BetRequest } from "@touchline/contract/entities/bet";
import {
  type BetType,
  type BonusType,
  boostFactor,
  capMoney,
  type Fraction,
  isStakedByPlayer,
  type Money,
  multiplyMoney,
  potentialWithBonus,
} from "@touchline/domain";
import type { Transaction } from "kysely";
import type { Book } from "../../book/book.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { BetBonusRecord } from "../../platform/database/bonus-tables.ts";
import { bonusLegs, type Fit, fitBonus } from "./fit-bonus.ts";
import { findCampaign } from "../campaigns/campaigns.ts";
import { lockPlayerBonus, type PlayerBonus } from "../campaigns/player-bonus.ts";

/** A bet to be placed. */
export interface BonusRequest {
  readonly request: BetRequest;
  readonly type: BetType;
  /** Accepted odds, thousandths. */
  readonly odds: readonly number[];
}

export type BonusCheck =
  | { readonly type: "ok"; readonly bonus: BetBonusRecord | null }
  | { readonly type: "refused"; readonly error: "error.place_bets.bonus_not_available" | "error.place_bets.bonus_changed" };

const notAvailable: BonusCheck = { type: "refused", error: "error.place_bets.bonus_not_available" };

async function findHeld(
  transaction: Transaction<Tables>,
  playerId: string,
  wanted: { readonly id: number; readonly type: BonusType },
): Promise<PlayerBonus | null> {
  const row = await transaction
    .selectFrom("player_bonuses")
    .select("id")
    .where("player_id", "=", playerId)
    .where("type", "=", wanted.type)
    .where(wanted.type === "freebet" ? "id" : "bonus_id", "=", BigInt(wanted.id))
    .executeTakeFirst();
  return row === undefined ? null : lockPlayerBonus(transaction, row.id);
}

function toRecord(fit: Fit): BetBonusRecord {
  return {
    type: fit.type,
    id: fit.id,
    playerBonusId: Number(fit.held.id),
    names: fit.campaign.names,
    boost: fit.boost,
    freebetType: fit.freebet?.terms.freebetType ?? null,
    ranges: fit.ranges,
    suitable: fit.suitable,
  };
}

function isStakeRight(fit: Fit, { stake }: BetRequest): boolean {
  if (fit.freebet !== null) return BigInt(stake.value) === fit.freebet.stake.minor && stake.subunits === fit.freebet.stake.subunits;
  const { minStake, currency } = fit.campaign.terms;
  return fit.type === "comboboost" || minStake === null || (currency === stake.currency && stake.value >= minStake);
}

/** State of the bonus after the earlier bets of the same request. */
function afterEarlier(held: PlayerBonus, uses: number): PlayerBonus {
  return { ...held, times_used: held.times_used + uses, state: held.type === "freebet" && uses > 0 ? "over" : held.state };
}

/** Counts one more use of each bonus; a freebet is used up. */
export async function takeBonuses(transaction: Transaction<Tables>, bonuses: readonly BetBonusRecord[]): Promise<void> {
  for (const { playerBonusId, type } of bonuses) {
    await transaction
      .updateTable("player_bonuses")
      .set((expression) => ({
        times_used: expression("times_used", "+", 1),
        ...(type === "freebet" ? { state: "over" as const } : {}),
      }))
      .where("id", "=", BigInt(playerBonusId))
      .execute();
  }
}

export interface BonusContext {
  readonly playerId: string;
  readonly book: Pick<Book, "match">;
  readonly now: number;
  /** Bonuses of the earlier bets of the request. */
  readonly earlier: readonly BetBonusRecord[];
}

/**
 * Validates the bonus that a bet requests and locks its row until the transaction ends, so that two bets never use one freebet.
 * Refuses a boost below the one that the player saw; grants a higher one. Writes nothing.
 */
export async function judgeBonus(transaction: Transaction<Tables>, bet: BonusRequest, context: BonusContext): Promise<BonusCheck> {
  const wanted = bet.request.bonus;
  if (wanted === undefined) return { type: "ok", bonus: null };
  const found = await findHeld(transaction, context.playerId, wanted);
  const campaign = found === null ? null : await findCampaign(transaction, found.bonus_id);
  if (found === null || campaign === null) return notAvailable;
  const held = afterEarlier(found, context.earlier.filter(({ playerBonusId }) => BigInt(playerBonusId) === found.id).length);
  const legs = bonusLegs(bet.request, bet.odds, context.book);
  const fit = fitBonus(held, campaign, { type: bet.type, legs, currency: bet.request.stake.currency }, context.now);
  if (fit === null || !fit.isSuitable) return notAvailable;
  if (fit.boost < wanted.odds || !isStakeRight(fit, bet.request)) return { type: "refused", error: "error.place_bets.bonus_changed" };
  return { type: "ok", bonus: toRecord(fit) };
}

/** Whether the operator pays the stake. */
export function isFreeStake(bonus: Pick<BetBonusRecord, "freebetType"> | null): boolean {
  return bonus !== null && bonus.freebetType !== null && !isStakedByPlayer(bonus.freebetType);
}

/** Return with the bonus if every leg wins. */
function fullReturnWith(bonus: BetBonusRecord | null, totalOdds: Fraction, stake: Money): Money {
  const boosted = multiplyMoney(stake, boostFactor(totalOdds, bonus?.boost ?? 1000));
  return potentialWithBonus(boosted, stake, bonus?.freebetType ?? null);
}

/** Return with the bonus if every leg wins, limited by the operator's cap. */
export function cappedReturnWith(
  bonus: BetBonusRecord | null,
  totalOdds: Fraction,
  limits: { readonly stake: Money; readonly cap: Money },
): { readonly potential: Money; readonly isCapped: boolean } {
  const uncapped = fullReturnWith(bonus, totalOdds, limits.stake);
  const potential = capMoney(uncapped, limits.cap);
  return { potential, isCapped: uncapped.minor > potential.minor };
}
