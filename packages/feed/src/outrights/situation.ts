import type { SourceMatch } from "../core/source-match.ts";
import { pointsForWin, scoreOf } from "../calendar/standings.ts";
import { type Bracket, bracketOf } from "./bracket.ts";
import { conferences } from "./outright-kinds.data.ts";
import { pointsOf, type SeasonShape } from "./season-shape.ts";
import { homeEdge } from "./team-strength.ts";

/** A league match to come; teams are numbers in the order of the season's teams. */
export interface OpenMatch {
  readonly home: number;
  readonly away: number;
  /** Home advantage in Elo points. */
  readonly edge: number;
  readonly win: number;
  readonly canDraw: boolean;
}

/** A season at one moment as plain data: all that a simulation of the rest needs. */
export interface Situation {
  readonly seed: string;
  /** Whether there are league matches, finished or not. */
  readonly hasTable: boolean;
  /** Elo points by team. */
  readonly ratings: readonly number[];
  /** Standard deviation of a rating in Elo points, sampled once per run. */
  readonly deviation: number;
  /** Elo points that a host of the tournament has in ties whose venue is not known. */
  readonly hosts: readonly number[];
  /** With a fraction for the goal difference. */
  readonly points: readonly number[];
  /** The group of each team; all 0 if there is one table. */
  readonly groups: readonly number[];
  /** Whether a team can still win the title. */
  readonly canWin: readonly boolean[];
  readonly openLeague: readonly OpenMatch[];
  /** Null if the table decides the title. */
  readonly bracket: Bracket | null;
}

interface SeasonState {
  readonly seed: string;
  readonly competition: string;
  readonly shape: SeasonShape;
  /** Matches whose result is known. */
  readonly finished: ReadonlySet<SourceMatch>;
  readonly ratingOf: (teamId: string) => number;
  readonly deviation: number;
}

/** Describes a season after its finished matches; ties are included once both sides are known. */
export function situationOf({ seed, competition, shape, finished, ratingOf, deviation }: SeasonState): Situation {
  const numberOf = new Map(shape.teams.map(({ id }, team) => [id, team]));
  const teamOf = ({ id }: { readonly id: string }): number => numberOf.get(id) ?? 0;
  const groups = groupsOf(competition, shape, teamOf);
  const points = shape.teams.map(() => 0);
  const differences = shape.teams.map(() => 0);
  const hosts = shape.teams.map(() => 0);
  for (const match of shape.leagueMatches) {
    const [first, second] = [teamOf(match.home), teamOf(match.away)];
    if (match.home.isNation === true && !match.neutral) hosts[first] = hostAdvantage;
    if (!finished.has(match)) continue;
    const [home, away] = pointsOf(match);
    const [scored, conceded] = scoreOf(match) ?? [0, 0];
    points[first] = (points[first] ?? 0) + home;
    points[second] = (points[second] ?? 0) + away;
    differences[first] = (differences[first] ?? 0) + scored - conceded;
    differences[second] = (differences[second] ?? 0) + conceded - scored;
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
  const isLeagueOver = openLeague.length === 0;
  const bracket = shape.decidedBy === "table" ? null : bracketOf(competition, { shape, finished, groups, isLeagueOver });
  return {
    seed,
    hasTable: shape.leagueMatches.length > 0,
    ratings: shape.teams.map(({ id }) => ratingOf(id)),
    deviation,
    hosts,
    points: points.map((value, team) => value + differenceShare(differences[team] ?? 0)),
    groups,
    canWin: contenders(bracket, { points, groups, openLeague }),
    openLeague,
    bracket,
  };
}

/** Elo points of a host in the rounds to come: less than in a match at home, because some are abroad or far away. */
const hostAdvantage = 60;

/** Less than half a point in either direction, so that only level teams are ordered by it. */
function differenceShare(difference: number): number {
  return Math.max(Math.min(difference / 100, 0.4), -0.4);
}

/** Groups of teams that meet each other, or the conferences of a league that names them. */
function groupsOf(competition: string, { teams, leagueMatches }: SeasonShape, teamOf: (team: { readonly id: string }) => number): number[] {
  const conference = conferences[competition];
  if (conference) return teams.map(({ id }) => (conference.has(id) ? 0 : 1));
  const leader = teams.map((_, team) => team);
  const find = (team: number): number => {
    const above = leader[team] ?? team;
    return above === team ? team : find(above);
  };
  for (const { home, away } of leagueMatches) leader[find(teamOf(home))] = find(teamOf(away));
  const numbers = new Map<number, number>();
  for (const { home } of leagueMatches) {
    const first = find(teamOf(home));
    if (!numbers.has(first)) numbers.set(first, numbers.size);
  }
  return teams.map((_, team) => numbers.get(find(team)) ?? 0);
}

interface Standing {
  readonly points: readonly number[];
  readonly groups: readonly number[];
  readonly openLeague: readonly OpenMatch[];
}

/** Whether each team can still win: reach the points of the leader, or a place in the knock-out. */
function contenders(bracket: Bracket | null, { points, groups, openLeague }: Standing): readonly boolean[] {
  const best = [...points];
  for (const { home, away, win } of openLeague) {
    best[home] = (best[home] ?? 0) + win;
    best[away] = (best[away] ?? 0) + win;
  }
  const places = bracket === null ? 1 : qualifyingPlaces(bracket);
  return best.map((highest, team) => {
    const before = points.filter((value, other) => groups[other] === groups[team] && value > highest).length;
    return before < places;
  });
}

/** Places of a group that lead to the knock-out; all of them once it is known who plays. */
function qualifyingPlaces(bracket: Bracket): number {
  if (bracket.kind === "drawn") return Infinity;
  const places = bracket.ties.flatMap(({ sides }) =>
    sides.map((side) => (side.from === "place" || side.from === "best" ? side.place + 1 : 0)),
  );
  const last = Math.max(...places);
  return last === 0 ? Infinity : last;
}
