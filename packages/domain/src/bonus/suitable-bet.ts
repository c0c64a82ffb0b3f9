import type { BetType } from "../bet-type.ts";
import type { BonusType } from "./bonus.ts";

/** Which events a bonus is for; every part that is named has to fit (spec.md 3 `event_conditions`). */
export interface EventCondition {
  readonly sportType?: string;
  readonly sportKey?: string;
  readonly categoryId?: number;
  readonly tournamentId?: number;
  readonly matchId?: number;
}

/** What a leg has to be to count. */
export interface SelectionTerms {
  /** Thousandths; null for no limit. */
  readonly minOdds: number | null;
  readonly maxOdds: number | null;
  /** Only legs of matches that are played, or that have not begun. */
  readonly matchStatus: "live" | "not_started" | null;
  /** One of them has to fit; none at all means every event. */
  readonly conditions: readonly EventCondition[];
}

/** A leg as bonuses look at it. */
export interface BonusLeg {
  /** Thousandths. */
  readonly odds: number;
  readonly sportType: string;
  readonly sportKey: string;
  readonly categoryId: number;
  readonly tournamentId: number;
  readonly matchId: number;
  readonly isLive: boolean;
}

function fits(leg: BonusLeg, condition: EventCondition): boolean {
  const names = ["sportType", "sportKey", "categoryId", "tournamentId", "matchId"] as const;
  return names.every((name) => condition[name] === undefined || condition[name] === leg[name]);
}

/** Whether one leg counts: its price, its match's state and its event. */
export function isSuitableLeg(leg: BonusLeg, terms: SelectionTerms): boolean {
  if (terms.minOdds !== null && leg.odds < terms.minOdds) return false;
  if (terms.maxOdds !== null && leg.odds > terms.maxOdds) return false;
  if (terms.matchStatus !== null && leg.isLive !== (terms.matchStatus === "live")) return false;
  return terms.conditions.length === 0 || terms.conditions.some((condition) => fits(leg, condition));
}

/** Places of the legs that count. */
export function suitablePositions(legs: readonly BonusLeg[], terms: SelectionTerms): readonly number[] {
  return legs.flatMap((leg, position) => (isSuitableLeg(leg, terms) ? [position] : []));
}

/** A bet as bonuses look at it. */
export interface BonusBet {
  readonly type: BetType;
  readonly legCount: number;
  readonly suitableCount: number;
}

/** How many legs a bonus asks for; of a comboboost those that count, of a freebet all. */
export interface CountTerms {
  readonly from: number;
  readonly to: number | null;
}

/**
 * Whether a bet may carry a bonus: a comboboost needs a combo with enough legs that count, a freebet every leg to count and a number
 * of legs within its terms, the others one leg that counts (decisions T).
 */
export function isSuitableBet(type: BonusType, bet: BonusBet, { from, to }: CountTerms): boolean {
  const isWithin = (count: number) => count >= from && (to === null || count <= to);
  switch (type) {
    case "comboboost":
      return bet.type === "combo" && bet.suitableCount >= from;
    case "freebet":
      return bet.type !== "customBet" && bet.suitableCount === bet.legCount && isWithin(bet.legCount);
    case "hunting":
    case "tournament":
    case "lootbox":
      return bet.suitableCount > 0;
  }
}
