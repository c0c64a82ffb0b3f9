import type { Fixture } from "../../core/fixture.ts";
import type { Facts, SourceMatch, SportKey } from "../../core/source-match.ts";
import type { RatingHistory } from "../../core/sport-module.ts";
import { countWhile } from "../../core/time.ts";

interface DatedRating<Rating> {
  readonly playedAt: number;
  readonly rating: Rating;
}

/** Ratings of every team at any past time, built in one pass over matches in order of play. */
export interface RatingSeries<Rating> {
  /** The rating from matches played before `before`, epoch ms, or the initial one. */
  ratingBefore(teamId: string, before: number): Rating;
}

/** The two ratings after a match; null leaves them unchanged. */
export type RateMatch<Rating> = (match: SourceMatch, home: Rating, away: Rating) => readonly [Rating, Rating] | null;

/** The initial ratings. */
interface Beginning<Rating> {
  /** The rating of an unknown team. */
  readonly initial: Rating;
  /** Ratings from earlier seasons; from each start on they replace those derived from the matches of the data. */
  readonly starts: readonly { readonly from: number; readonly byTeam: ReadonlyMap<string, Rating> }[];
}

/** Starting ratings of a sport, in terms of its model; empty if the history has no record. */
export function startsOf<Rating>(
  { record }: RatingHistory,
  sport: SportKey,
  toRating: (numbers: readonly number[]) => Rating,
): Beginning<Rating>["starts"] {
  return (record?.startsOf(sport) ?? []).map(({ from, byTeam }) => ({
    from,
    byTeam: new Map([...byTeam].map(([teamId, numbers]) => [teamId, toRating(numbers)])),
  }));
}

export function createRatingSeries<Rating>(
  matches: readonly SourceMatch[],
  { initial, starts }: Beginning<Rating>,
  rateMatch: RateMatch<Rating>,
): RatingSeries<Rating> {
  const seriesByTeam = new Map<string, DatedRating<Rating>[]>();
  const seriesOf = (teamId: string) => {
    const known = seriesByTeam.get(teamId) ?? [];
    seriesByTeam.set(teamId, known);
    return known;
  };
  const waiting = [...starts];
  const begin = (until: number): void => {
    for (let next = waiting[0]; next && next.from <= until; next = waiting[0]) {
      for (const [teamId, rating] of next.byTeam) seriesOf(teamId).push({ playedAt: next.from, rating });
      waiting.shift();
    }
  };
  for (const match of [...matches].sort((left, right) => left.playedAt - right.playedAt)) {
    begin(match.playedAt);
    const home = seriesOf(match.home.id);
    const away = seriesOf(match.away.id);
    const rated = rateMatch(match, home.at(-1)?.rating ?? initial, away.at(-1)?.rating ?? initial);
    if (rated) {
      home.push({ playedAt: match.playedAt, rating: rated[0] });
      away.push({ playedAt: match.playedAt, rating: rated[1] });
    }
  }
  begin(Infinity);
  return {
    ratingBefore(teamId, before) {
      const series = seriesByTeam.get(teamId) ?? [];
      return series[countWhile(series, ({ playedAt }) => playedAt < before) - 1]?.rating ?? initial;
    },
  };
}

interface TeamRating {
  readonly played: number;
  /** Logarithms of the factors on the scores made and conceded. */
  readonly attack: number;
  readonly defence: number;
}

/** Scores expected of both teams. */
export interface ScoreRates {
  readonly home: number;
  readonly away: number;
}

interface ScoreModel {
  readonly sport: Extract<Facts, { readonly score: unknown }>["sport"];
  /** Mean scores of all matches. */
  readonly means: ScoreRates;
  /** Weight of the prior of a new team, in matches. */
  readonly priorMatches: number;
  readonly minStep: number;
  /** Weight of a starting rating from earlier seasons, in matches. */
  readonly startMatches: number;
}

const newTeam: TeamRating = { played: 0, attack: 0, defence: 0 };

/** Ratings by scores, from earlier matches only. */
interface ScoreRatings {
  /** The scores expected of a fixture. */
  expectedScores(fixture: Fixture): ScoreRates;
  /** Logarithm of the factor on scores made over that on scores conceded. */
  levelOf(teamId: string, at: number): number;
}

/** Rates teams by the ratio of scores to expectations. */
export function createScoreRatings(
  history: RatingHistory,
  { sport, means, priorMatches, minStep, startMatches }: ScoreModel,
): ScoreRatings {
  const expect = (home: TeamRating, away: TeamRating): ScoreRates => ({
    home: means.home * Math.exp(home.attack + away.defence),
    away: means.away * Math.exp(away.attack + home.defence),
  });
  const next = (team: TeamRating, scored: number, conceded: number): TeamRating => {
    const step = Math.max(0.5 / (team.played + priorMatches), minStep);
    return { played: team.played + 1, attack: team.attack + step * scored, defence: team.defence + step * conceded };
  };
  const rateMatch: RateMatch<TeamRating> = ({ facts }, home, away) => {
    if (!("score" in facts)) return null;
    const expected = expect(home, away);
    const homeGap = facts.score[0] / expected.home - 1;
    const awayGap = facts.score[1] / expected.away - 1;
    return [next(home, homeGap, awayGap), next(away, awayGap, homeGap)];
  };
  let known: RatingSeries<TeamRating> | null = null;
  const series = (): RatingSeries<TeamRating> => {
    known ??= createRatingSeries(
      history.matchesBefore(sport, "*", Infinity),
      {
        initial: newTeam,
        starts: startsOf(history, sport, ([attack = 0, defence = 0]) => ({ played: startMatches, attack, defence })),
      },
      rateMatch,
    );
    return known;
  };
  return {
    expectedScores(fixture) {
      const before = fixture.source?.playedAt ?? 0;
      return expect(series().ratingBefore(fixture.home.id, before), series().ratingBefore(fixture.away.id, before));
    },
    levelOf(teamId, at) {
      const { attack, defence } = series().ratingBefore(teamId, at);
      return attack - defence;
    },
  };
}
