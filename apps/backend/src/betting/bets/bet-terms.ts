import {
  allLegs,
  type BetOutcome,
  type BetShape,
  deadHeatFromShare,
  type Fraction,
  type LegResult,
  type Money,
  multiplyMoney,
  type Odds,
  oddsToFraction,
  parseLegResult,
  plainSystemTypes,
  settleBet,
  settleCustomBet,
  type SettledLeg,
  systemSizes,
  type SystemType,
  toOdds,
  totalOdds,
} from "@touchline/domain";
import type { LegRecord } from "../../platform/database/bet-record.ts";

function named(id: string, totalCount: number, smallest: 1 | 2): SystemType {
  const sizes = Array.from({ length: totalCount - smallest + 1 }, (_, index) => smallest + index);
  return { id, totalCount, winCount: smallest, sizes };
}

/** Every system on offer: `k/n` for n from 3 to 12, and the full covers that have a name. */
export const systemTypes: readonly SystemType[] = [
  ...plainSystemTypes(),
  named("trixie", 3, 2),
  named("patent", 3, 1),
  named("yankee", 4, 2),
  named("lucky15", 4, 1),
  named("canadian", 5, 2),
  named("lucky31", 5, 1),
  named("heinz", 6, 2),
  named("lucky63", 6, 1),
  named("super_heinz", 7, 2),
  named("goliath", 8, 2),
];

const typeById: ReadonlyMap<string, SystemType> = new Map(systemTypes.map((type) => [type.id, type]));

/** Finds a system by id and number of legs; null if none is offered. */
export function systemTypeOf(id: string, legs: number): SystemType | null {
  const type = typeById.get(id);
  return type?.totalCount === legs ? type : null;
}

/** How a bet pays: by its legs, or at the odds of a custom bet. */
export type BetTerms = { readonly type: "legs"; readonly shape: BetShape } | { readonly type: "custom"; readonly odds: Odds };

/** Terms of a stored bet. */
export function termsOf(bet: {
  readonly type: string;
  readonly system_id: string | null;
  readonly odds: bigint;
  readonly legs: readonly unknown[];
}): BetTerms {
  if (bet.type === "custom_bet") return { type: "custom", odds: toOdds(Number(bet.odds)) };
  if (bet.type !== "system") return { type: "legs", shape: allLegs };
  const type = bet.system_id === null ? null : systemTypeOf(bet.system_id, bet.legs.length);
  if (type === null) throw new Error(`No system ${bet.system_id} of ${bet.legs.length} legs.`);
  return { type: "legs", shape: { type: "system", sizes: systemSizes(type) } };
}

/** Exact total odds for these odds of the legs. */
export function totalOddsOf(terms: BetTerms, legs: readonly Odds[]): Fraction {
  return terms.type === "custom" ? oddsToFraction(terms.odds) : totalOdds(terms.shape, legs);
}

/** Return if every leg wins, floored once, before the cap of the operator. */
export function fullReturn(terms: BetTerms, legs: readonly Odds[], stake: Money): Money {
  return multiplyMoney(stake, totalOddsOf(terms, legs));
}

/** Settles a bet with these legs. */
export function settleTerms(terms: BetTerms, legs: readonly SettledLeg[], stake: Money): BetOutcome {
  if (terms.type === "legs") return settleBet(terms.shape, legs, stake);
  return settleCustomBet(
    terms.odds,
    legs.map((leg) => leg.result),
    stake,
  );
}

/** Result of a stored leg; null while it is open. */
export function legResult(leg: Pick<LegRecord, "status" | "dead_heat_share">): LegResult | null {
  return leg.dead_heat_share === null ? parseLegResult(leg.status) : deadHeatFromShare(leg.dead_heat_share);
}
