import { multiplyMoney, type Money } from "../money/money.ts";
import { compareFractions, fraction, type Fraction } from "../odds/fraction.ts";
import { oddsToFraction, type Odds } from "../odds/odds.ts";
import { countSystemLines, systemFactor } from "../odds/system-bet.ts";
import { capReturn } from "../slip/rules/stake-rules.ts";

/** A staked system: prices of its legs, sizes of its lines, the total stake split over them, and the largest return. */
export interface StakedSystem {
  readonly odds: readonly Odds[];
  readonly sizes: readonly number[];
  readonly stake: Money;
  /** Null: not capped. */
  readonly maxReturn: Money | null;
}

/** What a system returns with so many legs wrong, whichever they are (spec.md 4, features B11). */
export interface SystemTableRow {
  readonly wrong: number;
  readonly linesPaid: bigint;
  /** The longest prices went wrong. */
  readonly least: Money;
  /** The shortest prices went wrong. */
  readonly most: Money;
}

/** One row for each number of wrong legs that still pays, from none; exact, without enumerating lines. */
export function systemTable(system: StakedSystem): readonly SystemTableRow[] {
  const { odds, sizes, stake, maxReturn } = system;
  const shortestFirst = odds.map(oddsToFraction).sort(compareFractions);
  const longestFirst = [...shortestFirst].reverse();
  const smallest = Math.min(...sizes);
  const rows = Math.max(0, odds.length - smallest + 1);
  const returned = (prices: readonly Fraction[], right: number): Money =>
    capReturn(multiplyMoney(stake, systemFactor(onlyFirst(prices, right), sizes)), maxReturn);
  return Array.from({ length: rows }, (_, wrong) => ({
    wrong,
    linesPaid: countSystemLines(odds.length - wrong, sizes),
    least: returned(shortestFirst, odds.length - wrong),
    most: returned(longestFirst, odds.length - wrong),
  }));
}

/** Factors of legs of which only the first are right. */
function onlyFirst(prices: readonly Fraction[], right: number): readonly Fraction[] {
  return prices.map((price, index) => (index < right ? price : fraction(0n)));
}
