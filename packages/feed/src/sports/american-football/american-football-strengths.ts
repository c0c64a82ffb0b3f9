import type { RatingHistory } from "../../core/sport-module.ts";
import { createRatingSeries, type RateMatch, type RatingSeries } from "../shared/rating-series.ts";

interface TeamRating {
  readonly played: number;
  /** Points better than an average team. */
  readonly points: number;
}

const newTeam: TeamRating = { played: 0, points: 0 };
const homePoints = 1.7;
/** Elo points of a point of margin. */
const eloPerPoint = 25;

/** Closing spreads rate both sides: the market knows more than results do. */
const rateMatch: RateMatch<TeamRating> = ({ facts, neutral }, home, away) => {
  if (facts.sport !== "american-football" || facts.closing === null) return null;
  const gap = -facts.closing.spread - (home.points - away.points + (neutral ? 0 : homePoints));
  const next = (team: TeamRating, own: number): TeamRating => ({
    played: team.played + 1,
    points: team.points + Math.max(0.5 / (team.played + 1), 0.15) * own,
  });
  return [next(home, gap), next(away, -gap)];
};

export interface AmericanFootballStrengths {
  /** Expected margin of home over away without the closing prices of their match. */
  marginOf(teams: { readonly home: string; readonly away: string; readonly neutral: boolean }, at: number): number;
  /** In Elo points. */
  strengthOf(teamId: string, at: number): number;
}

/** Ratings from the closing spreads of earlier matches. */
export function createAmericanFootballStrengths(history: RatingHistory): AmericanFootballStrengths {
  let known: RatingSeries<TeamRating> | null = null;
  const pointsOf = (teamId: string, at: number): number => {
    known ??= createRatingSeries(history.matchesBefore("american-football", "*", Infinity), newTeam, rateMatch);
    return known.ratingBefore(teamId, at).points;
  };
  return {
    marginOf: ({ home, away, neutral }, at) => pointsOf(home, at) - pointsOf(away, at) + (neutral ? 0 : homePoints),
    strengthOf: (teamId, at) => 1500 + eloPerPoint * pointsOf(teamId, at),
  };
}
