import { floorToLadder } from "@touchline/feed";

/** A selection on offer, ready to be stored. */
export interface Quote {
  /** The selection as stored, with its names for display. */
  readonly selection: object;
  /** Maximum return per unit staked, thousandths. */
  readonly odds: number;
}

/** The draw of a round. */
export interface RoundDraw {
  /** The result shown to players. */
  readonly result: object;
  /** Return per unit staked, thousandths; 0 for a lost bet. `selection` is one that `quote` returned. */
  returnOf(selection: unknown, odds: number): number;
}

/** A round. Its offer depends only on its number, its draw also on its seed. */
export interface GameRound {
  /** The offer shown to players. */
  readonly card: object;
  /** Null for a selection that is not on offer. */
  quote(selection: unknown): Quote | null;
  draw(seed: string): RoundDraw;
}

/** A game of a reference provider: pure, without money or clock. */
export interface ProviderGame {
  readonly provider: string;
  /** The provider's name for the game, as in launch requests. */
  readonly app: string;
  /** Interval between rounds; bets are accepted for the round that closes next. */
  readonly everyMs: number;
  /** How long a closed round is shown before it is paid. */
  readonly shownForMs: number;
  round(number: number): GameRound;
}

/** Maximum expected return of the reference providers' bets, as a share of stakes. */
export const payback = 0.92;
const highestPrice = 100_000;
const lowestPrice = 1_020;

/** Odds in thousandths for a probability, at most `payback` of the fair odds; null if the lowest odds would exceed that. */
export function priceOf(chance: number): number | null {
  if (chance <= 0) return null;
  const exact = (1000 * payback) / chance;
  return exact < lowestPrice ? null : Math.min(floorToLadder(exact), highestPrice);
}
