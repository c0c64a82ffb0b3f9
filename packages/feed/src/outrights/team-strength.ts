import type { SourceMatch, SportKey } from "../core/source-match.ts";
import { resultOf } from "../calendar/standings.ts";

/** Elo ratings by team id; unknown teams have the initial rating. */
export interface Strengths {
  of(teamId: string): number;
  /** Updates the ratings with a result. */
  learn(match: SourceMatch): void;
  copy(): Strengths;
}

/** Maximum change of a rating by one result, and home advantage, both in Elo points. */
const stepBySport: Partial<Record<SportKey, number>> = {
  soccer: 30,
  tennis: 32,
  basketball: 20,
  "ice-hockey": 8,
  baseball: 5,
  "american-football": 28,
  cricket: 16,
};
const homeEdgeBySport: Partial<Record<SportKey, number>> = {
  soccer: 60,
  basketball: 60,
  "ice-hockey": 20,
  baseball: 15,
  "american-football": 35,
  cricket: 10,
};
const unrated = 1450;
const perEloPoint = Math.LN10 / 400;

export function homeEdge(match: Pick<SourceMatch, "sport" | "neutral">): number {
  return match.neutral ? 0 : (homeEdgeBySport[match.sport] ?? 0);
}

/** Expected share of the first side, 0 to 1, from a difference in Elo points. */
export function expectedShare(difference: number): number {
  return 1 / (1 + Math.exp(-difference * perEloPoint));
}

export function createStrengths(start: ReadonlyMap<string, number> = new Map()): Strengths {
  const ratingByTeam = new Map(start);
  const of = (teamId: string): number => ratingByTeam.get(teamId) ?? unrated;
  return {
    of,
    learn(match) {
      const result = resultOf(match);
      if (result === null) return;
      const surprise = (result + 1) / 2 - expectedShare(of(match.home.id) - of(match.away.id) + homeEdge(match));
      const change = (stepBySport[match.sport] ?? 20) * surprise;
      ratingByTeam.set(match.home.id, of(match.home.id) + change).set(match.away.id, of(match.away.id) - change);
    },
    copy: () => createStrengths(ratingByTeam),
  };
}
