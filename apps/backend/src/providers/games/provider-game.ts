import { floorToLadder } from "@touchline/feed";

/** What can be bet on at the moment, ready to be stored. */
export interface Quote {
  /** The selection as it is kept, with the names it is shown by later. */
  readonly selection: object;
  /** The most that comes back for each unit staked, thousandths. */
  readonly odds: number;
}

/** What was drawn. */
export interface RoundDraw {
  /** What players are shown. */
  readonly result: object;
  /** What comes back for each unit staked, thousandths; 0 for a lost bet. `selection` is one that `quote` answered. */
  returnOf(selection: unknown, odds: number): number;
}

/** One round: what is on offer follows from its number alone, what is drawn from its seed as well. */
export interface GameRound {
  /** What players see before they bet. */
  readonly card: object;
  /** Null for what is not on offer. */
  quote(selection: unknown): Quote | null;
  draw(seed: string): RoundDraw;
}

/** A game of a reference provider: pure, no money, no clock. */
export interface ProviderGame {
  readonly provider: string;
  /** Name of the game at its provider: what a launch asks for. */
  readonly app: string;
  /** Rounds close this far apart; bets are taken on the one that closes next. */
  readonly everyMs: number;
  /** How long after its closing a round is shown, before it is paid. */
  readonly shownForMs: number;
  round(number: number): GameRound;
}

/** What reference providers pay back at most, as a share of the stakes. */
export const payback = 0.92;
const highestPrice = 100_000;
const lowestPrice = 1_020;

/** Odds of a chance in thousandths, never above `payback` of the fair ones; null where even the lowest would be. */
export function priceOf(chance: number): number | null {
  if (chance <= 0) return null;
  const exact = (1000 * payback) / chance;
  return exact < lowestPrice ? null : Math.min(floorToLadder(exact), highestPrice);
}
