import type { SourceMatch } from "../../core/source-match.ts";
import type { Fixture } from "../../core/fixture.ts";
import type { RatingHistory } from "../../core/sport-module.ts";
import { createRatingSeries, type RatingSeries } from "../shared/rating-series.ts";

interface TeamRating {
  readonly played: number;
  /** Logarithms of the factors on runs scored and conceded. */
  readonly attack: number;
  readonly defence: number;
}

/** Runs expected of both teams, were each to bat nine full innings. */
export interface RunRates {
  readonly home: number;
  readonly away: number;
}

const newTeam: TeamRating = { played: 0, attack: 0, defence: 0 };
const finalRuns: RunRates = { home: 4.38, away: 4.41 };
/** Nine full innings against final scores: home often leaves the last one out, extra innings add some. */
const fullInnings: RunRates = { home: 1.015, away: 0.965 };

function expect(home: TeamRating, away: TeamRating): RunRates {
  return {
    home: finalRuns.home * Math.exp(home.attack + away.defence),
    away: finalRuns.away * Math.exp(away.attack + home.defence),
  };
}

function rate(match: SourceMatch, home: TeamRating, away: TeamRating): readonly [TeamRating, TeamRating] | null {
  if (match.facts.sport !== "baseball") return null;
  const expected = expect(home, away);
  const homeGap = match.facts.score[0] / expected.home - 1;
  const awayGap = match.facts.score[1] / expected.away - 1;
  const next = (team: TeamRating, scored: number, conceded: number): TeamRating => {
    const step = Math.max(0.5 / (team.played + 30), 0.006);
    return { played: team.played + 1, attack: team.attack + step * scored, defence: team.defence + step * conceded };
  };
  return [next(home, homeGap, awayGap), next(away, awayGap, homeGap)];
}

export interface BaseballStrengths {
  /** From earlier matches only; `drift` in [-1, 1] favours home when positive. */
  runRates(fixture: Fixture, drift: number): RunRates;
}

export function createBaseballStrengths(history: RatingHistory): BaseballStrengths {
  let series: RatingSeries<TeamRating> | null = null;
  return {
    runRates(fixture, drift) {
      series ??= createRatingSeries(history.matchesBefore("baseball", "*", Infinity), newTeam, rate);
      const before = fixture.source?.playedAt ?? 0;
      const expected = expect(series.ratingBefore(fixture.home.id, before), series.ratingBefore(fixture.away.id, before));
      return {
        home: expected.home * fullInnings.home * (1 + 0.03 * drift),
        away: expected.away * fullInnings.away * (1 - 0.02 * drift),
      };
    },
  };
}
