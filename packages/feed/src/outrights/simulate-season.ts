import { createRandom, type RandomSource } from "../core/random.ts";
import { playKnockOut } from "./knock-out.ts";
import type { OpenMatch, Situation } from "./situation.ts";
import { expectedShare, perEloPoint } from "./team-strength.ts";

const runs = 2000;
/** With more open matches a team, its points are drawn as one normal sum instead of match by match. */
const maxMatchesPerTeam = 2;
/** Weight added to the title of every possible winner, and to every place that is not certain. */
const pseudoRuns = 0.3;
/** Share of draws between equally strong football teams. */
const drawShareOfEquals = 0.27;

/** Chances by team, in the order of the situation. */
export interface SeasonChances {
  readonly title: readonly number[];
  /** Chance of each place of the table, first to last; empty for a season without a table. */
  readonly places: readonly (readonly number[])[];
  /** Chance to win the own group. */
  readonly group: readonly number[];
}

/** Title, places and groups, given the results so far, the league fixtures and the ties already drawn. Pure, plain data in and out. */
export function simulateSeason(situation: Situation): SeasonChances {
  const { ratings, canWin, decidedBy, qualifiers, openLeague, openTies, groups, seed, hasTable, deviation } = situation;
  const random = createRandom(seed);
  const count = ratings.length;
  const contenders = canWin.flatMap((can, team) => (can ? [team] : []));
  const wins = new Float64Array(count);
  const groupWins = new Float64Array(count);
  const places = hasTable ? Array.from({ length: count }, () => new Float64Array(count)) : [];
  const isLeagueOpen = openLeague.length > 0;
  const drawPoints = openLeague.length > maxMatchesPerTeam * count ? pointSums(situation) : pointsByMatch(situation);
  let ranked = rankBy(drawPoints(Float64Array.from(ratings), random));
  for (let run = 0; run < runs; run += 1) {
    const drawn = Float64Array.from(ratings, (rating) => rating + deviation * drawApproximateNormal(random));
    if (isLeagueOpen) ranked = rankBy(drawPoints(drawn, random));
    ranked.forEach((team, place) => add(places[team], place));
    for (const team of firstOfGroups(ranked, groups)) add(groupWins, team);
    const winner =
      decidedBy === "table"
        ? ranked[0]
        : playKnockOut({
            entrants: isLeagueOpen && qualifiers > 0 ? qualified(ranked, groups, qualifiers) : contenders,
            ties: openTies,
            ratings: drawn,
            random,
          });
    if (winner !== undefined) add(wins, winner);
  }
  const weights = Array.from(wins, (won, team) => (canWin[team] === true ? won + pseudoRuns : 0));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return {
    title: weights.map((weight) => weight / total),
    places: places.map((row) => Array.from(row, (times) => times / runs)),
    group: Array.from(groupWins, (won) => won / runs),
  };
}

function add(counts: Float64Array | undefined, index: number): void {
  if (counts) counts[index] = (counts[index] ?? 0) + 1;
}

/** The same number of the best teams of every group, and the best of the others. */
function qualified(ranked: readonly number[], groups: readonly number[], qualifiers: number): readonly number[] {
  const byGroup = Map.groupBy(ranked, (team) => groups[team] ?? 0);
  const perGroup = Math.floor(qualifiers / byGroup.size);
  const direct = new Set([...byGroup.values()].flatMap((members) => members.slice(0, perGroup)));
  const others = ranked.filter((team) => !direct.has(team)).slice(0, qualifiers - direct.size);
  return [...direct, ...others];
}

function firstOfGroups(ranked: readonly number[], groups: readonly number[]): readonly number[] {
  const seen = new Set<number>();
  return ranked.filter((team) => {
    const group = groups[team] ?? 0;
    if (seen.has(group)) return false;
    seen.add(group);
    return true;
  });
}

/** Approximately normal draw with mean 0 and variance 1. */
function drawApproximateNormal(random: RandomSource): number {
  return (random.next() + random.next() + random.next() + random.next() - 2) * Math.sqrt(3);
}

/** Points of all teams at the end of the league phase, given the strengths of one run. */
type DrawPoints = (drawn: Float64Array, random: RandomSource) => Float64Array;

/** Ties are broken at random. */
function rankBy(points: Float64Array): readonly number[] {
  return Array.from(points, (_, team) => team).sort((one, other) => (points[other] ?? 0) - (points[one] ?? 0));
}

function drawShareOf({ canDraw }: OpenMatch, share: number): number {
  return canDraw ? drawShareOfEquals * 4 * share * (1 - share) : 0;
}

function pointsByMatch({ points: soFar, openLeague }: Situation): DrawPoints {
  return (drawn, random) => {
    const points = Float64Array.from(soFar, (value) => value + random.next() * 0.9);
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
  };
}

/** Mean and spread of the points to come, and how they change with an Elo point of the team. */
function pointSums({ ratings, points: soFar, openLeague }: Situation): DrawPoints {
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
  return (drawn, random) =>
    means.map(
      (mean, team) =>
        mean +
        Math.sqrt(variances[team] ?? 0) * drawApproximateNormal(random) +
        (slopes[team] ?? 0) * ((drawn[team] ?? 0) - (ratings[team] ?? 0)),
    );
}
