import { capReturn, multiplyMoney, type Money } from "../money/money.ts";
import { compareFractions, fraction, type Fraction } from "../odds/fraction.ts";
import { oddsToFraction, type Odds } from "../odds/odds.ts";
import { countSystemLines, systemFactor } from "../odds/system-bet.ts";
import { betFactor, type BetShape } from "./bet.ts";

/** How a player supposes that a leg ends. */
export type LegGuess = "open" | "won" | "lost";

/** A staked bet with a guess for each leg. */
export interface GuessedBet {
  readonly shape: BetShape;
  readonly legs: readonly { readonly odds: Odds; readonly guess: LegGuess }[];
  readonly stake: Money;
  /** Null: not capped. */
  readonly maxReturn: Money | null;
}

/** What a bet returns under the guesses: the same amount twice once no leg is open. */
export interface WhatIf {
  readonly least: Money;
  readonly most: Money;
  /** Lines that pay whatever the open legs do. */
  readonly linesWon: bigint;
  /** Lines that may still pay. */
  readonly linesAlive: bigint;
}

/** Supposes results of some legs and says what comes back at least and at most (features B11); exact. */
export function whatIf(bet: GuessedBet): WhatIf {
  const returned = (open: "won" | "lost"): Money => {
    const factors = bet.legs.map(({ odds, guess }) => ((guess === "open" ? open : guess) === "won" ? oddsToFraction(odds) : fraction(0n)));
    return capReturn(multiplyMoney(bet.stake, betFactor(bet.shape, factors)), bet.maxReturn);
  };
  const count = (guess: LegGuess): number => bet.legs.filter((leg) => leg.guess === guess).length;
  const sizes = bet.shape.type === "system" ? bet.shape.sizes : [bet.legs.length];
  return {
    least: returned("lost"),
    most: returned("won"),
    linesWon: countSystemLines(count("won"), sizes),
    linesAlive: countSystemLines(bet.legs.length - count("lost"), sizes),
  };
}

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
