import { capReturn, multiplyMoney, type Money } from "../money/money.ts";
import { compareFractions, fraction, type Fraction } from "../odds/fraction.ts";
import { oddsToFraction, type Odds } from "../odds/odds.ts";
import { countSystemLines, systemFactor } from "../odds/system-bet.ts";
import { betFactor, type BetShape } from "./bet.ts";

/** A player's guess for a leg. */
export type LegGuess = "open" | "won" | "lost";

/** A staked bet with a guess for each leg. */
export interface GuessedBet {
  readonly shape: BetShape;
  readonly legs: readonly { readonly odds: Odds; readonly guess: LegGuess }[];
  readonly stake: Money;
  /** Null: not capped. */
  readonly maxReturn: Money | null;
}

/** Range of returns under the guesses; both ends are equal if no leg is open. */
export interface WhatIf {
  readonly min: Money;
  readonly max: Money;
  /** Lines that pay regardless of the open legs. */
  readonly linesWon: bigint;
  /** Lines that can still pay. */
  readonly linesAlive: bigint;
}

/** Computes the minimum and maximum return under guesses for some legs, exactly (features B11). */
export function whatIf(bet: GuessedBet): WhatIf {
  const returned = (open: "won" | "lost"): Money => {
    const factors = bet.legs.map(({ odds, guess }) => ((guess === "open" ? open : guess) === "won" ? oddsToFraction(odds) : fraction(0n)));
    return capReturn(multiplyMoney(bet.stake, betFactor(bet.shape, factors)), bet.maxReturn);
  };
  const count = (guess: LegGuess): number => bet.legs.filter((leg) => leg.guess === guess).length;
  const sizes = bet.shape.type === "system" ? bet.shape.sizes : [bet.legs.length];
  return {
    min: returned("lost"),
    max: returned("won"),
    linesWon: countSystemLines(count("won"), sizes),
    linesAlive: countSystemLines(bet.legs.length - count("lost"), sizes),
  };
}

/** A staked system: prices of its legs, sizes of its lines, total stake and maximum return. */
export interface StakedSystem {
  readonly odds: readonly Odds[];
  readonly sizes: readonly number[];
  readonly stake: Money;
  /** Null: not capped. */
  readonly maxReturn: Money | null;
}

/** Return of a system with a given number of lost legs (spec.md 4, features B11). */
export interface SystemTableRow {
  readonly wrong: number;
  readonly linesPaid: bigint;
  /** If the legs with the longest prices lose. */
  readonly min: Money;
  /** If the legs with the shortest prices lose. */
  readonly max: Money;
}

/** One row for each number of lost legs that still pays, from zero; exact, without enumerating lines. */
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
    min: returned(shortestFirst, odds.length - wrong),
    max: returned(longestFirst, odds.length - wrong),
  }));
}

/** Leg factors if only the first legs win. */
function onlyFirst(prices: readonly Fraction[], right: number): readonly Fraction[] {
  return prices.map((price, index) => (index < right ? price : fraction(0n)));
}
/** The minimum return of a system for a number of winning legs. Heights are for rendering: 1000 is the tallest step. */
export interface SystemStep {
  /** The numbers of winning legs with the same return: a range only for those that return nothing. */
  readonly from: number;
  readonly to: number;
  readonly min: Money;
  readonly height: number;
}

/** The steps of a system from no winning leg to all of them, and the height of the stake on the same scale. */
export function systemSteps(system: StakedSystem): { readonly steps: readonly SystemStep[]; readonly stakeHeight: number } {
  const paying = systemTable(system).toReversed();
  const tallest = paying.reduce((max, { min }) => (min.minor > max ? min.minor : max), system.stake.minor);
  const heightOf = ({ minor }: Money): number =>
    tallest === 0n ? 0 : Math.round(1000 * Math.sqrt(Number((minor * 1_000_000n) / tallest) / 1_000_000));
  const steps = paying.map(({ wrong, min }) => {
    const right = system.odds.length - wrong;
    return { from: right, to: right, min, height: heightOf(min) };
  });
  const none = { from: 0, to: system.odds.length - paying.length, min: { ...system.stake, minor: 0n }, height: 0 };
  return { steps: [none, ...steps], stakeHeight: heightOf(system.stake) };
}
