import { slug } from "../../core/text.ts";
import type { CricketInnings, Side, SourceMatch } from "../../core/source-match.ts";
import { factsOf, type Fixture } from "../../core/fixture.ts";
import type { RatingHistory } from "../../core/sport-module.ts";
import { ballsPerOver, fullOvers } from "./ball-model.ts";
import { createRatingSeries, type RatingSeries } from "../shared/rating-series.ts";

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

/** Runs of a full innings; extrapolates a chase that ended early. */
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
  // Both innings share the ground, so only the difference says something about the teams.
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
  /** From earlier matches only; a positive `drift` (in [-1, 1]) favours home. */
  scoringRates(fixture: Fixture, drift: number): ScoringRates;
  /** In Elo points. */
  strengthOf(teamId: string, at: number): number;
}

/** Elo points per unit of the logarithm of runs made over runs conceded. */
const eloPerLevel = 1170;

export function createCricketStrengths(history: RatingHistory): CricketStrengths {
  let known: RatingSeries<TeamRating> | null = null;
  const series = (): RatingSeries<TeamRating> => {
    known ??= createRatingSeries(history.matchesBefore("cricket", "*", Infinity), { initial: newTeam, starts: [] }, rate);
    return known;
  };
  return {
    strengthOf(teamId, at) {
      const { batting, bowling } = series().ratingBefore(teamId, at);
      return 1500 + eloPerLevel * (batting - bowling);
    },
    scoringRates(fixture, drift) {
      const before = fixture.source?.playedAt ?? 0;
      const home = series().ratingBefore(fixture.home.id, before);
      const away = series().ratingBefore(fixture.away.id, before);
      return {
        home: home.batting + away.bowling + 0.012 * drift,
        away: away.batting + home.bowling - 0.012 * drift,
      };
    },
  };
}

/** A squad member with the chance of making the most runs of the side. */
export interface Batter {
  readonly id: string;
  readonly name: string;
  readonly chance: number;
}

interface Appearance {
  readonly playedAt: number;
  readonly runs: number;
}

const priorMatches = 5;
const priorRuns = 12;
/** Better batters become top batter more than proportionally often. */
const sharpness = 1.7;

export function playerIdOf(name: string): string {
  return `tl:player:${slug(name)}`;
}

interface BatterChances {
  /** By name, from earlier matches only; null if the squads are unknown. */
  of(fixture: Fixture, side: Side): readonly Batter[] | null;
}

function readAppearances(history: RatingHistory): ReadonlyMap<string, readonly Appearance[]> {
  const byName = new Map<string, Appearance[]>();
  for (const { facts, playedAt } of history.matchesBefore("cricket", "*", Infinity)) {
    if (facts.sport !== "cricket" || !facts.squads) continue;
    const scores = new Map(
      facts.innings.filter(({ superOver }) => !superOver).flatMap(({ batting }) => batting.map(([name, runs]) => [name, runs] as const)),
    );
    for (const name of [...facts.squads.home, ...facts.squads.away]) {
      const known = byName.get(name) ?? [];
      known.push({ playedAt, runs: scores.get(name) ?? 0 });
      byName.set(name, known);
    }
  }
  return byName;
}

export function createBatterChances(history: RatingHistory): BatterChances {
  let appearances: ReadonlyMap<string, readonly Appearance[]> | null = null;
  const cache = new WeakMap<readonly string[], readonly Batter[]>();
  function meanRuns(name: string, before: number): number {
    appearances ??= readAppearances(history);
    const past = (appearances.get(name) ?? []).filter(({ playedAt }) => playedAt < before);
    return past.reduce((sum, { runs }) => sum + runs, priorMatches * priorRuns) / (past.length + priorMatches);
  }
  return {
    of(fixture, side) {
      const squad = factsOf(fixture, "cricket").squads?.[side];
      if (!squad) return null;
      const known = cache.get(squad);
      if (known) return known;
      const names = [...squad].sort();
      const weights = names.map((name) => meanRuns(name, fixture.source?.playedAt ?? 0) ** sharpness);
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      const batters = names
        .map((name, index) => ({ id: playerIdOf(name), name, chance: (weights[index] ?? 0) / total }))
        .sort((left, right) => right.chance - left.chance);
      cache.set(squad, batters);
      return batters;
    },
  };
}
