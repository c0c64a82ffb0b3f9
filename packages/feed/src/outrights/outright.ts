import type { SportKey } from "../dataset/source-match.ts";

/** A winner market over one season of a competition. */
export interface Outright {
  readonly id: number;
  readonly tournamentId: number;
  readonly sport: SportKey;
  /** English: `Premier League - Winner`. */
  readonly name: string;
  /** Feed time, epoch ms, from which no bet is taken: the start of the last matches. */
  readonly closesAt: number;
  /** Feed time, epoch ms, at which the winner is known. */
  readonly endsAt: number;
  /** By name; probabilities sum to 1, and who can no longer win has 0. */
  readonly competitors: readonly OutrightCompetitor[];
}

interface OutrightCompetitor {
  /** Team id. */
  readonly id: string;
  readonly name: string;
  readonly probability: number;
}
