import { betFactor, type BetShape } from "../bet/bet-return.ts";
import { multiplyMoney, type Money } from "../money/money.ts";
import { fraction } from "../odds/fraction.ts";
import { oddsToFraction, type Odds } from "../odds/odds.ts";
import { countSystemLines } from "../odds/system-bet.ts";
import { capReturn } from "../slip/rules/stake-rules.ts";

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
