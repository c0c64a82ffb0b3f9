import type { SourceMatch } from "../../core/source-match.ts";

interface DatedRating<Rating> {
  readonly playedAt: number;
  readonly rating: Rating;
}

/** Ratings of every team as they stood at any past time; built in one pass over matches in order of play. */
export interface RatingSeries<Rating> {
  /** The rating from matches played before `before`, epoch ms, or the starting one. */
  ratingBefore(teamId: string, before: number): Rating;
}

/** How two ratings change by one match; null leaves them as they are. */
export type RateMatch<Rating> = (match: SourceMatch, home: Rating, away: Rating) => readonly [Rating, Rating] | null;

function lastBefore<Rating>(series: readonly DatedRating<Rating>[], before: number): DatedRating<Rating> | undefined {
  let low = 0;
  let high = series.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((series[middle]?.playedAt ?? Infinity) < before) low = middle + 1;
    else high = middle;
  }
  return series[low - 1];
}

export function createRatingSeries<Rating>(
  matches: readonly SourceMatch[],
  initial: Rating,
  rateMatch: RateMatch<Rating>,
): RatingSeries<Rating> {
  const seriesByTeam = new Map<string, DatedRating<Rating>[]>();
  const seriesOf = (teamId: string) => {
    const known = seriesByTeam.get(teamId) ?? [];
    seriesByTeam.set(teamId, known);
    return known;
  };
  for (const match of [...matches].sort((left, right) => left.playedAt - right.playedAt)) {
    const home = seriesOf(match.home.id);
    const away = seriesOf(match.away.id);
    const rated = rateMatch(match, home.at(-1)?.rating ?? initial, away.at(-1)?.rating ?? initial);
    if (rated) {
      home.push({ playedAt: match.playedAt, rating: rated[0] });
      away.push({ playedAt: match.playedAt, rating: rated[1] });
    }
  }
  return {
    ratingBefore(teamId, before) {
      return lastBefore(seriesByTeam.get(teamId) ?? [], before)?.rating ?? initial;
    },
  };
}
