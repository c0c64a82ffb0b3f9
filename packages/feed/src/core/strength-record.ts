/** Goals of a player for the national team. */
export interface PlayerGoals {
  readonly player: string;
  readonly goals: number;
  /** How many of them were penalties. */
  readonly penalties: number;
}

/** What matches outside the data files say about strengths; every answer uses only days before the match. */
export interface StrengthRecord {
  /** Elo rating of a national team before a match; one without a record counts as the bottom quarter. */
  nationRating(teamId: string, playedAt: number): number;
  /** Scorers of a national team in the four years before a match, most goals first; empty if none is known. */
  nationScorers(teamId: string, playedAt: number): readonly PlayerGoals[];
}
