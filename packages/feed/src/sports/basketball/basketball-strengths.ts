import type { SourceMatch } from "../../core/source-match.ts";
import type { Fixture } from "../../core/fixture.ts";
import type { RatingHistory } from "../../core/sport-module.ts";
import { createRatingSeries, type RatingSeries } from "../shared/rating-series.ts";
import { profileOf } from "./basketball-state.ts";

interface TeamRating {
  readonly played: number;
  /** Points scored above the average team, and points kept from the opponent. */
  readonly attack: number;
  readonly defence: number;
}

const newTeam: TeamRating = { played: 0, attack: 0, defence: 0 };

/** Points expected of both teams in a whole match. */
export interface ExpectedPoints {
  readonly home: number;
  readonly away: number;
}

interface Level {
  readonly meanPoints: number;
  readonly homeLead: number;
}

function expect(home: TeamRating, away: TeamRating, { meanPoints, homeLead }: Level): ExpectedPoints {
  return {
    home: meanPoints + homeLead / 2 + home.attack - away.defence,
    away: meanPoints - homeLead / 2 + away.attack - home.defence,
  };
}

function createRate(level: Level) {
  return (match: SourceMatch, home: TeamRating, away: TeamRating): readonly [TeamRating, TeamRating] | null => {
    if (match.facts.sport !== "basketball") return null;
    const expected = expect(home, away, { ...level, homeLead: match.neutral ? 0 : level.homeLead });
    const homeGap = match.facts.score[0] - expected.home;
    const awayGap = match.facts.score[1] - expected.away;
    const next = (team: TeamRating, scored: number, conceded: number): TeamRating => {
      const step = 0.8 * Math.max(1 / (team.played + 5), 0.06);
      return { played: team.played + 1, attack: team.attack + step * scored, defence: team.defence - step * conceded };
    };
    return [next(home, homeGap, awayGap), next(away, awayGap, homeGap)];
  };
}

export interface BasketballStrengths {
  /** From earlier matches only; `drift` in [-1, 1] favours home when positive. */
  expectedPoints(fixture: Fixture, drift: number): ExpectedPoints;
}

export function createBasketballStrengths(history: RatingHistory): BasketballStrengths {
  const seriesByCompetition = new Map<string, RatingSeries<TeamRating>>();
  const seriesOf = (competition: string, level: Level) => {
    const known = seriesByCompetition.get(competition);
    const series = known ?? createRatingSeries(history.matchesBefore("basketball", competition, Infinity), newTeam, createRate(level));
    seriesByCompetition.set(competition, series);
    return series;
  };
  return {
    expectedPoints(fixture, drift) {
      const level = profileOf(fixture);
      const source = fixture.source;
      const series = source && seriesOf(source.competition, level);
      const home = series?.ratingBefore(fixture.home.id, source?.playedAt ?? 0) ?? newTeam;
      const away = series?.ratingBefore(fixture.away.id, source?.playedAt ?? 0) ?? newTeam;
      const expected = expect(home, away, { ...level, homeLead: fixture.neutral ? 0 : level.homeLead });
      return { home: expected.home + 0.7 * drift, away: expected.away - 0.5 * drift };
    },
  };
}
