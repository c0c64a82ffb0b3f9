import type { SourceMatch } from "../../core/source-match.ts";
import type { Fixture } from "../../core/fixture.ts";
import type { CreateSportModule, RatingHistory } from "../../core/sport-module.ts";
import { type ScoreRates, createRatingSeries, type RatingSeries, startsOf } from "../shared/rating-series.ts";
import {
  type BasketballDetail,
  basketballScoreboard,
  basketballStateAt,
  isOvertimeKnown,
  profileOf,
  profileOfCompetition,
} from "./basketball-state.ts";
import { offerSampleSize } from "../shared/market-offer.ts";
import { rebuildTemplate } from "../shared/market-rule.ts";
import { basketballOffer, basketballRules, regularTimeTypes } from "./basketball-markets.ts";
import { type BasketballModel, basketballScenarios } from "./basketball-outlook.ts";
import { createBasketballScript } from "./basketball-script.ts";

interface TeamRating {
  readonly played: number;
  /** Points scored above average, and points below average conceded. */
  readonly attack: number;
  readonly defence: number;
}

const newTeam: TeamRating = { played: 0, attack: 0, defence: 0 };

interface Level {
  readonly meanPoints: number;
  readonly homeLead: number;
}

function expect(home: TeamRating, away: TeamRating, { meanPoints, homeLead }: Level): ScoreRates {
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

interface BasketballStrengths {
  /** From earlier matches only; a positive `drift` (in [-1, 1]) favours home. */
  expectedPoints(fixture: Fixture, drift: number): ScoreRates;
  strengthOf(teamId: string, competition: string, at: number): number;
}

/** Elo points per point of margin. */
const eloPerPoint = 22;

function createBasketballStrengths(history: RatingHistory): BasketballStrengths {
  const starts = startsOf(history, "basketball", ([attack = 0, defence = 0, played = 0]) => ({ played, attack, defence }));
  const seriesByCompetition = new Map<string, RatingSeries<TeamRating>>();
  const seriesOf = (competition: string, level: Level) => {
    const known = seriesByCompetition.get(competition);
    const series =
      known ??
      createRatingSeries(history.matchesBefore("basketball", competition, Infinity), { initial: newTeam, starts }, createRate(level));
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
    strengthOf(teamId, competition, at) {
      const { attack, defence } = seriesOf(competition, profileOfCompetition(competition)).ratingBefore(teamId, at);
      return 1500 + eloPerPoint * (attack + defence);
    },
  };
}

export const createBasketballModule: CreateSportModule<BasketballDetail> = (history) => {
  const strengths = createBasketballStrengths(history);
  const modelOf = (fixture: Fixture, drift: number): BasketballModel => ({
    profile: profileOf(fixture),
    expected: strengths.expectedPoints(fixture, drift),
  });
  return {
    sport: "basketball",
    createScript: createBasketballScript,
    scoreboardAt(fixture, script, elapsedMs) {
      return basketballScoreboard(basketballStateAt(script.events, elapsedMs), profileOf(fixture));
    },
    outlook(fixture, script, elapsedMs, drift) {
      return basketballScenarios(basketballStateAt(script.events, elapsedMs), modelOf(fixture, drift));
    },
    markets(fixture, script, elapsedMs) {
      const state = basketballStateAt(script.events, elapsedMs);
      const sample = basketballScenarios(state, modelOf(fixture, 0), offerSampleSize);
      return basketballOffer(state, sample, isOvertimeKnown(fixture) ? "known" : "unknown");
    },
    template(fixture, _script, typeId, specifier) {
      const isRefused = regularTimeTypes.has(typeId) && !isOvertimeKnown(fixture);
      return isRefused ? null : rebuildTemplate(basketballRules, typeId, specifier);
    },
    strengthOf: (teamId, competition, at) => strengths.strengthOf(teamId, competition, at),
  };
};
