import type { BonusType } from "../bonus/bonus-type.ts";
import { boostOf, neutralBoost, type BoostRange } from "../bonus/comboboost.ts";
import type { FreebetType } from "../bonus/freebet-payout.ts";
import type { Money } from "../money/money.ts";
import type { SlipBet } from "./slip.ts";

/** A bonus that a bet on the slip may carry, with what its numbers follow from (spec.md 3 `availableBonuses`). */
export interface SlipBonus {
  readonly id: string;
  readonly type: BonusType;
  readonly name: string;
  /** Comboboosts only. Selections that are not named do not count. */
  readonly boost: {
    readonly ranges: readonly BoostRange[];
    /** Thousandths; null for no limit. */
    readonly minOdds: number | null;
    readonly suitableIds: readonly string[];
  } | null;
  /** Freebets only; the stake with its boost. */
  readonly freebet: { readonly type: FreebetType; readonly stake: Money } | null;
}

/** Selections of a bet that count for its comboboost at the prices of now. */
export function boostedCount(bet: Pick<SlipBet, "bonus" | "selections">): number {
  const boost = bet.bonus?.boost ?? null;
  if (boost === null) return 0;
  return bet.selections.filter(({ id, odds }) => boost.suitableIds.includes(id) && (boost.minOdds === null || odds >= boost.minOdds))
    .length;
}

/** What the total odds of a bet are multiplied by, thousandths; 1000 for none. */
export function betBoost(bet: Pick<SlipBet, "bonus" | "selections" | "type">): number {
  const boost = bet.bonus?.boost ?? null;
  return boost === null || bet.type !== "combo" ? neutralBoost : boostOf(boost.ranges, boostedCount(bet));
}
