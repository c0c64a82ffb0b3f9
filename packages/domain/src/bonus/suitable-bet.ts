import type { BetType } from "../bet-type.ts";
import type { BonusType } from "./bonus.ts";

/** Which events a bonus applies to; every given field must match (spec.md 3 `event_conditions`). */
export interface EventCondition {
  readonly sportType?: string;
  readonly sportKey?: string;
  readonly categoryId?: number;
  readonly tournamentId?: number;
  readonly matchId?: number;
}

/** Terms that a leg must meet to count. */
export interface SelectionTerms {
  /** Thousandths; null for no limit. */
  readonly minOdds: number | null;
  readonly maxOdds: number | null;
  /** Only live matches, or only matches that have not started; null for both. */
  readonly matchStatus: "live" | "not_started" | null;
  /** At least one must match; an empty list matches every event. */
  readonly conditions: readonly EventCondition[];
}

/** The fields of a leg that bonus terms depend on. */
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

/** Whether a leg meets the terms for price, match status and event. */
export function isSuitableLeg(leg: BonusLeg, terms: SelectionTerms): boolean {
  if (terms.minOdds !== null && leg.odds < terms.minOdds) return false;
  if (terms.maxOdds !== null && leg.odds > terms.maxOdds) return false;
  if (terms.matchStatus !== null && leg.isLive !== (terms.matchStatus === "live")) return false;
  return terms.conditions.length === 0 || terms.conditions.some((condition) => fits(leg, condition));
}

/** Indexes of the legs that count. */
export function suitablePositions(legs: readonly BonusLeg[], terms: SelectionTerms): readonly number[] {
  return legs.flatMap((leg, position) => (isSuitableLeg(leg, terms) ? [position] : []));
}

/** The fields of a bet that bonus terms depend on. */
export interface BonusBet {
  readonly type: BetType;
  readonly legCount: number;
  readonly suitableCount: number;
}

/** Required number of legs: counted legs for a comboboost, all legs for a freebet. */
export interface CountTerms {
  readonly from: number;
  readonly to: number | null;
}

/**
 * Whether a bet can use a bonus: a comboboost needs a combo with enough counted legs, a freebet needs all legs to count and a number
 * of legs within its terms, other types need one counted leg (decisions T).
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
