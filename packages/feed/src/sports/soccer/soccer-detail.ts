import type { Pair, Side } from "../../dataset/source-match.ts";

export interface CornerCounts {
  readonly home: number;
  readonly away: number;
  /** Of both teams before the break. */
  readonly firstHalf: number;
}

export interface CardCounts {
  /** Without the second yellow of a dismissal. */
  readonly yellow: Pair;
  /** Straight and by a second yellow. */
  readonly red: Pair;
}

/** A player on whom scorer markets are offered. */
export interface ScorerPlayer {
  /** External outcome id, `tl:player:spain-19`. */
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  /** Share of the team's goals that are his, own goals taken out. */
  readonly share: number;
}

/** Who scored so far, and what a scenario leaves open: names of coming goals are known only by their shares. */
export interface ScorerState {
  /** Player ids of the goals in order; own goals are left out. */
  readonly scored: readonly string[];
  /** Goals still to come [home, away]; both 0 in a final. */
  readonly open: Pair;
  readonly playerById: ReadonlyMap<string, ScorerPlayer>;
}

/** What football markets settle on. In a scenario of the future only the next goal's side and the offered window are told apart. */
export interface SoccerDetail {
  readonly home1: number;
  readonly away1: number;
  readonly home2: number;
  readonly away2: number;
  /** Sides of the goals of 90 minutes in order; a scenario ends with the next goal. */
  readonly order: readonly Side[];
  /** Goals in minutes 1-10, 11-20, ... 81-90 (stoppage counts to the last minute); null where a scenario does not say. */
  readonly windows: readonly (Pair | null)[];
  readonly corners: CornerCounts | null;
  readonly cards: CardCounts | null;
  readonly scorers: ScorerState | null;
  /** Goals of extra time alone; null when there was none. */
  readonly overtime: Pair | null;
  readonly shootout: Side | null;
}

/** Full-time goals of the home team. */
export function homeGoals(detail: SoccerDetail): number {
  return detail.home1 + detail.home2;
}

/** Full-time goals of the away team. */
export function awayGoals(detail: SoccerDetail): number {
  return detail.away1 + detail.away2;
}

/** Index of the ten-minute window of a minute, 1 to 90. */
export function windowOf(minute: number): number {
  return Math.min(Math.floor((minute - 1) / 10), 8);
}

/** Yellow counts 1, red 2, as booking markets count. */
export function bookingsOf(cards: CardCounts, index: 0 | 1): number {
  return cards.yellow[index] + 2 * cards.red[index];
}
