import type { RandomSource } from "../core/random.ts";
import type { OpenMatch, Situation } from "./situation.ts";
import { expectedShare, perEloPoint } from "./team-strength.ts";

/** With more open matches per team, points are sampled as one normal sum instead of match by match. */
const maxMatchesPerTeam = 2;
/** Share of draws between equally strong football teams. */
const drawShareOfEquals = 0.27;

type League = Pick<Situation, "ratings" | "points" | "openLeague" | "deviation">;

/** The end of a league phase. */
export interface LeaguePoints {
  /** Points of all teams, given the strengths of one run. */
  draw(drawn: Float64Array, random: RandomSource): Float64Array;
  /** Whether `aboveChance` is known, which distinguishes outsiders that hardly ever come first in a run. */
  readonly isSmooth: boolean;
  /** Chance that a team ends with more points than a rival has in one run. */
  aboveChance(team: number, rival: number): number;
}

export function createLeaguePoints(league: League): LeaguePoints {
  return league.openLeague.length > maxMatchesPerTeam * league.ratings.length ? pointSums(league) : pointsByMatch(league);
}

/** Approximately normal draw with mean 0 and variance 1. */
export function drawApproximateNormal(random: RandomSource): number {
  return (random.next() + random.next() + random.next() + random.next() - 2) * Math.sqrt(3);
}

function drawShareOf({ canDraw }: OpenMatch, share: number): number {
  return canDraw ? drawShareOfEquals * 4 * share * (1 - share) : 0;
}

/** Level teams are ordered by their goals so far, and partly at random while they have open matches. */
function pointsByMatch({ points: soFar, openLeague }: League): LeaguePoints {
  const open = soFar.map((_, team) => openLeague.some(({ home, away }) => home === team || away === team));
  return {
    draw(drawn, random) {
      const points = Float64Array.from(soFar, (value, team) => value + (open[team] === true ? (random.next() - 0.5) * 0.3 : 0));
      for (const match of openLeague) {
        const { home, away, edge, win } = match;
        const share = expectedShare((drawn[home] ?? 0) - (drawn[away] ?? 0) + edge);
        const drawShare = drawShareOf(match, share);
        const lot = random.next();
        const isHome = lot < share - drawShare / 2;
        const isAway = lot >= share + drawShare / 2;
        if (!isAway) points[home] = (points[home] ?? 0) + (isHome ? win : 1);
        if (!isHome) points[away] = (points[away] ?? 0) + (isAway ? win : 1);
      }
      return points;
    },
    isSmooth: false,
    aboveChance: () => 0,
  };
}

/** Mean and spread of the points to come, and how they change with an Elo point of the team. */
function pointSums({ ratings, points: soFar, openLeague, deviation }: League): LeaguePoints {
  const means = Float64Array.from(soFar);
  const variances = new Float64Array(soFar.length);
  const slopes = new Float64Array(soFar.length);
  const count = (team: number, match: OpenMatch, share: number): void => {
    const drawShare = drawShareOf(match, share);
    const won = share - drawShare / 2;
    const mean = match.win * won + drawShare;
    means[team] = (means[team] ?? 0) + mean;
    variances[team] = (variances[team] ?? 0) + match.win ** 2 * won + drawShare - mean ** 2;
    slopes[team] = (slopes[team] ?? 0) + match.win * share * (1 - share) * perEloPoint;
  };
  for (const match of openLeague) {
    const share = expectedShare((ratings[match.home] ?? 0) - (ratings[match.away] ?? 0) + match.edge);
    count(match.home, match, share);
    count(match.away, match, 1 - share);
  }
  const spreads = means.map((_, team) => Math.sqrt((variances[team] ?? 0) + ((slopes[team] ?? 0) * deviation) ** 2));
  return {
    draw: (drawn, random) =>
      means.map(
        (mean, team) =>
          mean +
          Math.sqrt(variances[team] ?? 0) * drawApproximateNormal(random) +
          (slopes[team] ?? 0) * ((drawn[team] ?? 0) - (ratings[team] ?? 0)),
      ),
    isSmooth: true,
    aboveChance: (team, rival) => aboveChance((means[team] ?? 0) - rival, spreads[team] ?? 1),
  };
}

/** Chance that a normal value with this mean is above 0. */
function aboveChance(mean: number, spread: number): number {
  const distance = Math.abs(mean) / Math.max(spread, 1e-9) / Math.SQRT2;
  const step = 1 / (1 + 0.3275911 * distance);
  const tail =
    0.5 *
    step *
    (0.254829592 + step * (-0.284496736 + step * (1.421413741 + step * (-1.453152027 + step * 1.061405429)))) *
    Math.exp(-distance * distance);
  return mean < 0 ? tail : 1 - tail;
}
