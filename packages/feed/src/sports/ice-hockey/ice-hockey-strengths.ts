import type { SourceMatch } from "../../core/source-match.ts";
import type { Fixture } from "../../core/fixture.ts";
import type { RatingHistory } from "../../core/sport-module.ts";
import { createRatingSeries, type RatingSeries } from "../shared/rating-series.ts";

interface TeamRating {
  readonly played: number;
  /** Logarithms of the factors on goals scored and conceded. */
  readonly attack: number;
  readonly defence: number;
}

/** Goals of regular time expected of both teams. */
export interface GoalRates {
  readonly home: number;
  readonly away: number;
}

const newTeam: TeamRating = { played: 0, attack: 0, defence: 0 };
const homeGoals = 3.19;
const awayGoals = 3.06;
/** Part of the goals in the final score that falls in regular time. */
const regulationShare = 0.965;

function expect(home: TeamRating, away: TeamRating): GoalRates {
  return {
    home: homeGoals * Math.exp(home.attack + away.defence),
    away: awayGoals * Math.exp(away.attack + home.defence),
  };
}

function rate(match: SourceMatch, home: TeamRating, away: TeamRating): readonly [TeamRating, TeamRating] | null {
  if (match.facts.sport !== "ice-hockey") return null;
  const expected = expect(home, away);
  const homeGap = match.facts.score[0] / expected.home - 1;
  const awayGap = match.facts.score[1] / expected.away - 1;
  const next = (team: TeamRating, scored: number, conceded: number): TeamRating => {
    const step = Math.max(0.5 / (team.played + 20), 0.012);
    return { played: team.played + 1, attack: team.attack + step * scored, defence: team.defence + step * conceded };
  };
  return [next(home, homeGap, awayGap), next(away, awayGap, homeGap)];
}

export interface IceHockeyStrengths {
  /** From earlier matches only; `drift` in [-1, 1] favours home when positive. */
  goalRates(fixture: Fixture, drift: number): GoalRates;
}

export function createIceHockeyStrengths(history: RatingHistory): IceHockeyStrengths {
  let series: RatingSeries<TeamRating> | null = null;
  return {
    goalRates(fixture, drift) {
      series ??= createRatingSeries(history.matchesBefore("ice-hockey", "*", Infinity), newTeam, rate);
      const before = fixture.source?.playedAt ?? 0;
      const expected = expect(series.ratingBefore(fixture.home.id, before), series.ratingBefore(fixture.away.id, before));
      return {
        home: expected.home * regulationShare * (1 + 0.03 * drift),
        away: expected.away * regulationShare * (1 - 0.02 * drift),
      };
    },
  };
}
