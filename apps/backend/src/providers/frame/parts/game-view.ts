import type { DrawnRound, ProviderBet } from "@touchline/contract/http/providers";

/** One thing that can be bet on. */
export interface Choice {
  readonly selection: object;
  /** Thousandths. */
  readonly odds: number;
  readonly label: string;
  /** The odds are the best of several that the bet may win. */
  readonly isBest?: boolean;
}

/** A place to draw on that is replaced for each round. */
export interface Stage {
  readonly root: HTMLElement;
  /** The player's own bets on what is played. */
  readonly bets: readonly ProviderBet[];
  /** Says what happened to those who cannot see it. */
  say(text: string): void;
}

/** What a game draws itself; everything around it is shared. */
export interface GameView {
  /** What a bet pays follows from a table, not from odds of its own. */
  readonly paysByTable?: true;
  /** Draws what is on offer; `choose` opens the slip for a choice behind the element given. */
  drawCard(card: unknown, choose: (choice: Choice | null, slot: HTMLElement) => void): Node;
  /** Plays a drawn round that closed so many ms ago; the answer stops it. */
  play(stage: Stage, round: DrawnRound, agoMs: number): () => void;
  /** The open round in a few words, for the head. */
  nameRound(card: unknown, closesAt: string): string;
  /** A bet's selection in words. */
  nameSelection(selection: unknown): string;
  /** What a round came to, in a line. */
  nameResult(round: DrawnRound): string;
}
