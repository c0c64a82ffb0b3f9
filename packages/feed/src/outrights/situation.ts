import type { SourceMatch } from "../core/source-match.ts";
import { pointsForWin } from "../calendar/standings.ts";
import { leadInTie, type OpenTie, winnerOfTie } from "./knock-out.ts";
import { groupOf, pointsOf, type SeasonShape } from "./season-shape.ts";
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
  readonly decidedBy: "final" | "table";
  /** Whether there are league matches, finished or not. */
  readonly hasTable: boolean;
  /** Elo points by team. */
  readonly ratings: readonly number[];
  /** Standard deviation of a rating in Elo points, drawn once a run. */
  readonly deviation: number;
  readonly points: readonly number[];
  /** The group of each team; all 0 if there is one table. */
  readonly groups: readonly number[];
  /** Number of teams that qualify for the knock-out; 0 without one. */
  readonly qualifiers: number;
  /** Whether a team can still win the title. */
  readonly canWin: readonly boolean[];
  readonly openLeague: readonly OpenMatch[];
  readonly openTies: readonly OpenTie[];
}

interface SeasonState {
  readonly seed: string;
  readonly shape: SeasonShape;
  /** Matches whose result is known. */
  readonly finished: ReadonlySet<SourceMatch>;
  readonly ratingOf: (teamId: string) => number;
  readonly deviation: number;
}

/** Describes a season after its finished matches; ties are included once both sides are known. */
export function situationOf(state: SeasonState): Situation {
  const { seed, shape, finished, ratingOf, deviation } = state;
  const numberOf = new Map(shape.teams.map(({ id }, team) => [id, team]));
  const teamOf = ({ id }: { readonly id: string }): number => numberOf.get(id) ?? 0;
  const points = shape.teams.map(() => 0);
  const groupNames = [...new Set(shape.leagueMatches.map(groupOf))];
  const groups = shape.teams.map(() => 0);
  for (const match of shape.leagueMatches) {
    for (const team of [match.home, match.away]) groups[teamOf(team)] = groupNames.indexOf(groupOf(match));
    if (!finished.has(match)) continue;
    const [home, away] = pointsOf(match);
    points[teamOf(match.home)] = (points[teamOf(match.home)] ?? 0) + home;
    points[teamOf(match.away)] = (points[teamOf(match.away)] ?? 0) + away;
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
      : openTiesOf(state).flatMap((tie): readonly OpenTie[] => {
          const [match] = tie;
          if (!match) return [];
          const played = tie.filter((leg) => finished.has(leg));
          return [{ first: teamOf(match.home), second: teamOf(match.away), lead: leadInTie(match.home.id, played) }];
        });
  const alive = openLeague.length > 0 ? null : survivors(state);
  const canWin =
    shape.decidedBy === "table" ? tableContenders(points, openLeague) : shape.teams.map(({ id }) => alive === null || alive.has(id));
  return {
    seed,
    decidedBy: shape.decidedBy,
    hasTable: shape.leagueMatches.length > 0,
    ratings: shape.teams.map(({ id }) => ratingOf(id)),
    deviation,
    points,
    groups,
    qualifiers: shape.qualifiers,
    canWin,
    openLeague,
    openTies,
  };
}

/** Whether each team can still reach the points of the leader. */
function tableContenders(points: readonly number[], openLeague: readonly OpenMatch[]): readonly boolean[] {
  const best = [...points];
  for (const { home, away, win } of openLeague) {
    best[home] = (best[home] ?? 0) + win;
    best[away] = (best[away] ?? 0) + win;
  }
  const leader = Math.max(...points);
  return best.map((most) => most >= leader);
}

/** Teams that have not lost a knock-out tie; the loser of cricket's first qualifier has a second chance. */
function survivors({ shape, finished }: SeasonState): ReadonlySet<string> {
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
function openTiesOf({ shape, finished }: SeasonState): readonly (readonly SourceMatch[])[] {
  const isOpen = (tie: readonly SourceMatch[]): boolean => tie.some((match) => !finished.has(match));
  return shape.rounds.find(({ ties }) => ties.some(isOpen))?.ties.filter(isOpen) ?? [];
}
