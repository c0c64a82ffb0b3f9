import type { BetRequest } from "@touchline/contract/entities/bet";
import {
  activeRangeIndex,
  type BetType,
  type BonusLeg,
  type BonusType,
  boostOf,
  type BoostRange,
  type CountTerms,
  freebetStake,
  isSuitableBet,
  money,
  type Money,
  neutralBoost,
  type SelectionTerms,
  suitablePositions,
} from "@touchline/domain";
import type { Book } from "../../book/book.ts";
import { currencyFacts } from "../../wallet/currency-facts.ts";
import { freebetTermsOf, type PlayerBonus, stateAt } from "../campaigns/player-bonus.ts";
import type { Campaign } from "../campaigns/campaigns.ts";
import type { FreebetTerms } from "../../platform/database/bonus-tables.ts";

/** Converts the legs of a request at these odds. A leg of an unknown match meets no event condition. */
export function bonusLegs(
  request: Pick<BetRequest, "selections">,
  prices: readonly number[],
  book: Pick<Book, "match">,
): readonly BonusLeg[] {
  return request.selections.map(({ match_id: matchId }, position) => {
    const match = book.match("en", matchId);
    return {
      odds: prices[position] ?? 0,
      matchId,
      sportType: match?.tournament.sport.type ?? "",
      sportKey: match?.tournament.sport.key ?? "",
      categoryId: match?.tournament.category.id ?? 0,
      tournamentId: match?.tournament.id ?? 0,
      isLive: match?.status === 1,
    };
  });
}

/** A bet to fit a bonus to. */
export interface FittedBet {
  readonly type: BetType;
  readonly legs: readonly BonusLeg[];
  readonly currency: string;
}

/** The effect of a bonus on a bet. */
export interface Fit {
  readonly held: PlayerBonus;
  readonly campaign: Campaign;
  readonly type: BonusType;
  /** Its wire id. */
  readonly id: number;
  readonly suitable: readonly number[];
  /** Whether the bet can use it without changes. */
  readonly isSuitable: boolean;
  readonly ranges: readonly BoostRange[];
  readonly rangeIndex: number | null;
  /** Thousandths. */
  readonly boost: number;
  readonly freebet: { readonly terms: FreebetTerms; readonly stake: Money } | null;
}

function countTerms(campaign: Campaign, freebet: FreebetTerms | null): CountTerms {
  if (freebet !== null) return freebet;
  const from = campaign.type === "comboboost" ? Math.min(...campaign.terms.ranges.map(({ minCount }) => minCount)) : 1;
  return { from, to: null };
}

/** Wire id of a player's bonus: its own for a freebet, else that of its campaign. */
export function wireIdOf(held: Pick<PlayerBonus, "type" | "id" | "bonus_id">): number {
  return Number(held.type === "freebet" ? held.id : held.bonus_id);
}

/** Stake of a freebet including its boost. */
export function stakeOf(held: PlayerBonus): Money {
  const currency = held.currency ?? "EUR";
  const subunits = currencyFacts(currency)?.subunits ?? 100;
  return freebetStake(money(held.amount ?? 0n, { currency, subunits }), held.boost_multiplier);
}

function isUsable(held: PlayerBonus, campaign: Campaign, now: number): boolean {
  if (campaign.status !== "active" || stateAt(held, now) !== "active") return false;
  const uses = campaign.type === "comboboost" ? campaign.terms.usesCount : null;
  return uses === null || held.times_used < uses;
}

/** Fits an active bonus to a bet; null if it is inactive, used up or in another currency. */
export function fitBonus(held: PlayerBonus, campaign: Campaign, bet: FittedBet, now: number): Fit | null {
  if (held.type === "amb" || !isUsable(held, campaign, now)) return null;
  const freebet = held.type === "freebet" ? freebetTermsOf(held) : null;
  if (held.currency !== null && held.currency !== bet.currency) return null;
  const terms: SelectionTerms = freebet ?? campaign.terms;
  const suitable = suitablePositions(bet.legs, terms);
  const shape = { type: bet.type, legCount: bet.legs.length, suitableCount: suitable.length };
  const ranges = held.type === "comboboost" && campaign.type === "comboboost" ? campaign.terms.ranges : [];
  const isSuitable = isSuitableBet(held.type, shape, countTerms(campaign, freebet));
  const isBoosted = isSuitable && ranges.length > 0;
  return {
    held,
    campaign,
    type: held.type,
    id: wireIdOf(held),
    suitable,
    isSuitable,
    ranges,
    rangeIndex: isBoosted ? activeRangeIndex(ranges, suitable.length) : null,
    boost: isBoosted ? boostOf(ranges, suitable.length) : neutralBoost,
    freebet: freebet === null ? null : { terms: freebet, stake: stakeOf(held) },
  };
}
