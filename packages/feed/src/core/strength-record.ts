import type { Pair, SportKey } from "./source-match.ts";

/** Goals of a player for the national team. */
export interface PlayerGoals {
  readonly player: string;
  readonly goals: number;
  /** How many of them were penalties. */
  readonly penalties: number;
}

/** Factors on the goals that a club scores and concedes; the same scale for all leagues. */
export interface ClubLevel {
  readonly attack: number;
  readonly defence: number;
}

/** Strengths of clubs from the matches before one day. */
export interface ClubScale {
  /** That day, epoch ms. */
  readonly from: number;
  /** Null for a club without a record. */
  levelOf(teamId: string): ClubLevel | null;
  /** Starting level of clubs without a record: the bottom quarter of their league; null for an unknown competition. */
  startOf(competition: string): ClubLevel | null;
  /** Mean goals at home and away; null for an unknown competition. */
  goalsOf(competition: string): Pair | null;
}

/** Ratings of teams at the start of a season, from the seasons before; the numbers depend on the sport's model. */
export interface DatedStart {
  /** Epoch ms. */
  readonly from: number;
  readonly byTeam: ReadonlyMap<string, readonly number[]>;
}

/** Strengths from matches outside the data files; every answer uses only days before the match. */
export interface StrengthRecord {
  /** Elo rating of a national team before a match; one without a record counts as the bottom quarter. */
  nationRating(teamId: string, playedAt: number): number;
  /** The latest strengths of clubs that are known at a time; null before the first. */
  clubsAt(at: number): ClubScale | null;
  /** Ratings at the start of seasons, in order of time; empty for a sport without any. */
  startsOf(sport: SportKey): readonly DatedStart[];
  /** Scorers of a national team in the four years before a match, most goals first; empty if none is known. */
  nationScorers(teamId: string, playedAt: number): readonly PlayerGoals[];
}
