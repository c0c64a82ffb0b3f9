import type { CricketInnings, SourceMatch } from "../../dataset/source-match.ts";
import type { Fixture } from "../../fixture.ts";
import type { RatingHistory } from "../../sport-module.ts";
import { createRatingSeries, type RatingSeries } from "../shared-rating-series.ts";
import { ballsPerOver, fullOvers } from "./cricket-detail.ts";

interface TeamRating {
  readonly played: number;
  /** Logarithms of the factors on runs scored and conceded. */
  readonly batting: number;
  readonly bowling: number;
}

/** Logarithmic scoring rates of both sides against average teams. */
export interface ScoringRates {
  readonly home: number;
  readonly away: number;
}

const newTeam: TeamRating = { played: 0, batting: 0, bowling: 0 };
const meanRuns = 186;

/** Runs of a whole innings; a chase that ended early would have made somewhat more. */
function fullRuns({ runs, balls, wickets }: CricketInnings): number {
  const left = wickets >= 10 ? 0 : Math.max(fullOvers * ballsPerOver - balls, 0);
  return runs + left * 1.35;
}

function rate(match: SourceMatch, home: TeamRating, away: TeamRating): readonly [TeamRating, TeamRating] | null {
  const { facts } = match;
  if (facts.sport !== "cricket" || facts.noResult || facts.duckworthLewis) return null;
  const gapOf = (side: "home" | "away", expected: number) => {
    const innings = facts.innings.find((candidate) => candidate.side === side && !candidate.superOver);
    return innings ? fullRuns(innings) / meanRuns - Math.exp(expected) : 0;
  };
  const homeGap = gapOf("home", home.batting + away.bowling);
  const awayGap = gapOf("away", away.batting + home.bowling);
  /** Both innings share the ground: only the difference tells of the teams. */
  const difference = (homeGap - awayGap) / 2;
  const next = (team: TeamRating, sign: 1 | -1): TeamRating => {
    const step = Math.max(0.5 / (team.played + 30), 0.009);
    return {
      played: team.played + 1,
      batting: team.batting + step * sign * difference,
      bowling: team.bowling - step * sign * difference,
    };
  };
  return [next(home, 1), next(away, -1)];
}

export interface CricketStrengths {
  /** From earlier matches only; `drift` in [-1, 1] favours home when positive. */
  scoringRates(fixture: Fixture, drift: number): ScoringRates;
}

export function createCricketStrengths(history: RatingHistory): CricketStrengths {
  let series: RatingSeries<TeamRating> | null = null;
  return {
    scoringRates(fixture, drift) {
      series ??= createRatingSeries(history.matchesBefore("cricket", "*", Infinity), newTeam, rate);
      const before = fixture.source?.playedAt ?? 0;
      const home = series.ratingBefore(fixture.home.id, before);
      const away = series.ratingBefore(fixture.away.id, before);
      return {
        home: home.batting + away.bowling + 0.012 * drift,
        away: away.batting + home.bowling - 0.012 * drift,
      };
    },
  };
}
