import type { SourceMatch } from "../core/source-match.ts";
import type { RandomSource } from "../core/random.ts";
import { leadInTie, type OpenTie, playKnockOut, winnerOfTie } from "./knock-out.ts";
import { pointsOf, type SeasonShape } from "./season-shape.ts";
import { expectedShare, homeEdge, type Strengths } from "./team-strength.ts";
import { pointsForWin } from "../calendar/standings.ts";

/** Number of simulated seasons: fewer if many matches are open, because prices are vague then. */
const maxRuns = 400;
const minRuns = 150;
const matchesPerSeason = 120_000;
/** Standard deviation of a rating, in Elo points. */
const ratingDeviation = 60;
/** Weight added to the wins of every possible winner. */
const pseudoWins = 0.3;
/** Share of draws between equally strong football teams. */
const drawShareOfEquals = 0.27;

interface SimulationInput {
  readonly shape: SeasonShape;
  /** Matches whose result is known. */
  readonly finished: ReadonlySet<SourceMatch>;
  readonly strengths: Strengths;
  readonly random: RandomSource;
}

/** Input of all runs; teams are numbers in the order of the shape. */
interface Situation {
  readonly ratings: Float64Array;
  readonly canWin: readonly boolean[];
  readonly pointsSoFar: Float64Array;
  readonly openLeague: readonly {
    readonly home: number;
    readonly away: number;
    readonly edge: number;
    readonly win: number;
    readonly canDraw: boolean;
  }[];
  readonly openTies: readonly OpenTie[];
}

/** Title probability by team id, given the results so far, the league fixtures and the ties already drawn. */
export function simulateSeason(input: SimulationInput): ReadonlyMap<string, number> {
  const { shape, random } = input;
  const situation = situationOf(input);
  const contenders = situation.canWin.flatMap((canWin, team) => (canWin ? [team] : []));
  const wins = new Float64Array(shape.teams.length);
  const runs = Math.round(Math.min(maxRuns, Math.max(minRuns, matchesPerSeason / Math.max(situation.openLeague.length, 1))));
  for (let run = 0; run < (contenders.length > 1 ? runs : 0); run += 1) {
    const drawn = situation.ratings.map((rating) => rating + ratingDeviation * drawApproximateNormal(random));
    const isLeagueOpen = shape.decidedBy === "table" || situation.openLeague.length > 0;
    const ranked = isLeagueOpen ? playLeague(situation, drawn, random) : contenders;
    const winner =
      shape.decidedBy === "table"
        ? ranked[0]
        : playKnockOut({
            entrants: isLeagueOpen && shape.qualifiers > 0 ? ranked.slice(0, shape.qualifiers) : ranked,
            ties: situation.openTies,
            ratings: drawn,
            random,
          });
    if (winner !== undefined) wins[winner] = (wins[winner] ?? 0) + 1;
  }
  const weights = shape.teams.map((_, team) => (situation.canWin[team] ? (wins[team] ?? 0) + pseudoWins : 0));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return new Map(shape.teams.map(({ id }, team) => [id, (weights[team] ?? 0) / total]));
}

function situationOf(input: SimulationInput): Situation {
  const { shape, finished, strengths } = input;
  const numberOf = new Map(shape.teams.map(({ id }, team) => [id, team]));
  const teamOf = ({ id }: { readonly id: string }): number => numberOf.get(id) ?? 0;
  const pointsSoFar = new Float64Array(shape.teams.length);
  for (const match of shape.leagueMatches) {
    if (!finished.has(match)) continue;
    const [home, away] = pointsOf(match);
    pointsSoFar[teamOf(match.home)] = (pointsSoFar[teamOf(match.home)] ?? 0) + home;
    pointsSoFar[teamOf(match.away)] = (pointsSoFar[teamOf(match.away)] ?? 0) + away;
  }
  const openLeague = shape.leagueMatches
    .filter((match) => !finished.has(match))
    .map((match) => ({
      home: teamOf(match.home),
      away: teamOf(match.away),
      edge: homeEdge(match),
      win: pointsForWin(match),
      canDraw: match.sport === "soccer",
    }));
  const openTies =
    openLeague.length > 0
      ? []
      : openTiesOf(input).flatMap((tie): readonly OpenTie[] => {
          const [match] = tie;
          if (!match) return [];
          return [
            {
              first: teamOf(match.home),
              second: teamOf(match.away),
              lead: leadInTie(
                match.home.id,
                tie.filter((leg) => finished.has(leg)),
              ),
            },
          ];
        });
  const possible = shape.decidedBy === "table" ? null : openLeague.length > 0 ? "all" : survivors(input);
  const canWin =
    possible === null ? tableContenders(pointsSoFar, openLeague) : shape.teams.map(({ id }) => possible === "all" || possible.has(id));
  return { ratings: Float64Array.from(shape.teams, ({ id }) => strengths.of(id)), canWin, pointsSoFar, openLeague, openTies };
}

/** Approximately normal draw with mean 0 and variance 1. */
function drawApproximateNormal(random: RandomSource): number {
  return (random.next() + random.next() + random.next() + random.next() - 2) * Math.sqrt(3);
}

/** Teams by points after the remaining league matches are drawn; ties are broken at random. */
function playLeague({ pointsSoFar, openLeague }: Situation, ratings: Float64Array, random: RandomSource): readonly number[] {
  const points = pointsSoFar.map((value) => value + random.next() * 0.9);
  for (const { home, away, edge, win, canDraw } of openLeague) {
    const share = expectedShare((ratings[home] ?? 0) - (ratings[away] ?? 0) + edge);
    const drawShare = canDraw ? drawShareOfEquals * 4 * share * (1 - share) : 0;
    const lot = random.next();
    if (lot < share - drawShare / 2) points[home] = (points[home] ?? 0) + win;
    else if (lot >= share + drawShare / 2) points[away] = (points[away] ?? 0) + win;
    else {
      points[home] = (points[home] ?? 0) + 1;
      points[away] = (points[away] ?? 0) + 1;
    }
  }
  return Array.from(points, (_, team) => team).sort((one, other) => (points[other] ?? 0) - (points[one] ?? 0));
}

/** Whether each team can still reach the points of the leader. */
function tableContenders(pointsSoFar: Float64Array, openLeague: Situation["openLeague"]): readonly boolean[] {
  const best = Float64Array.from(pointsSoFar);
  for (const { home, away, win } of openLeague) {
    best[home] = (best[home] ?? 0) + win;
    best[away] = (best[away] ?? 0) + win;
  }
  const leader = Math.max(...pointsSoFar);
  return Array.from(best, (points) => points >= leader);
}

/** Teams that have not lost a knock-out tie; the loser of cricket's first qualifier has a second chance. */
function survivors({ shape, finished }: SimulationInput): ReadonlySet<string> {
  const alive = new Set(shape.rounds.flatMap(({ ties }) => ties.flatMap((tie) => tie.flatMap(({ home, away }) => [home.id, away.id]))));
  for (const { name, ties } of shape.rounds) {
    for (const tie of ties) {
      const [match] = tie;
      const winner = name === "Qualifier 1" || !tie.every((leg) => finished.has(leg)) ? null : winnerOfTie(tie);
      if (match && winner !== null) alive.delete(winner === match.home.id ? match.away.id : match.home.id);
    }
  }
  return alive;
}

/** Open ties of the first unfinished round; its pairs are known because all earlier rounds are over. */
function openTiesOf({ shape, finished }: SimulationInput): readonly (readonly SourceMatch[])[] {
  const isOpen = (tie: readonly SourceMatch[]): boolean => tie.some((match) => !finished.has(match));
  return shape.rounds.find(({ ties }) => ties.some(isOpen))?.ties.filter(isOpen) ?? [];
}
