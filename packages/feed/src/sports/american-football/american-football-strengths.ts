import type { RatingHistory } from "../../core/sport-module.ts";
import { createRatingSeries, type RateMatch, type RatingSeries, startsOf } from "../shared/rating-series.ts";

export interface SpreadRating {
  readonly played: number;
  /** Points better than an average team. */
  readonly points: number;
}

const newTeam: SpreadRating = { played: 0, points: 0 };
/** Weight of a starting rating from the previous season, in matches. */
const startMatches = 2;
const homePoints = 1.7;
/** Elo points per point of margin. */
const eloPerPoint = 21.5;

/** Closing spreads rate both sides: the market reflects more than results do. */
export const rateBySpread: RateMatch<SpreadRating> = ({ facts, neutral }, home, away) => {
  if (facts.sport !== "american-football" || facts.closing === null) return null;
  const gap = -facts.closing.spread - (home.points - away.points + (neutral ? 0 : homePoints));
  const next = (team: SpreadRating, own: number): SpreadRating => ({
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
  let known: RatingSeries<SpreadRating> | null = null;
  const pointsOf = (teamId: string, at: number): number => {
    known ??= createRatingSeries(
      history.matchesBefore("american-football", "*", Infinity),
      { initial: newTeam, starts: startsOf(history, "american-football", ([points = 0]) => ({ played: startMatches, points })) },
      rateBySpread,
    );
    return known.ratingBefore(teamId, at).points;
  };
  return {
    marginOf: ({ home, away, neutral }, at) => pointsOf(home, at) - pointsOf(away, at) + (neutral ? 0 : homePoints),
    strengthOf: (teamId, at) => 1500 + eloPerPoint * pointsOf(teamId, at),
  };
}
