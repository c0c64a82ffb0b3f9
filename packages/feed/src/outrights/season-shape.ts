import type { CompetitionSeason } from "../dataset/dataset.ts";
import type { SourceMatch, Team } from "../core/source-match.ts";
import { isLeaguePhase, pointsForWin, resultOf } from "../calendar/standings.ts";
import { isQualifying, winnerOfTie } from "./knock-out.ts";

/** A knock-out round with the matches of each tie. */
interface KnockOutRound {
  readonly name: string;
  readonly ties: readonly (readonly SourceMatch[])[];
}

/** How a season decides its winner. */
export interface SeasonShape {
  /** `final`: the winner of the last knock-out tie; `table`: the leader of the league table, if the data has no final. */
  readonly decidedBy: "final" | "table";
  readonly teams: readonly Team[];
  readonly leagueMatches: readonly SourceMatch[];
  readonly rounds: readonly KnockOutRound[];
  /** Matches that count for the title, in time order. */
  readonly matches: readonly SourceMatch[];
}

const finalRound = /^(.*, )?(Final|Finals|Super Bowl)$/;
const noTitleRound = /third place|ecl playoff|conference league|relegation/i;

/** Derives how a season decides its title from the matches in the data. */
export function shapeOf(season: CompetitionSeason): SeasonShape {
  const matches = season.matches.filter((match) => !isQualifying(match) && !noTitleRound.test(match.round ?? ""));
  const isGroup = (match: SourceMatch): boolean => match.round === "Round Robin" || isLeaguePhase(match);
  const leagueMatches = matches.filter(isGroup);
  const rounds = roundsOf(matches.filter((match) => !isGroup(match)));
  // The table decides football leagues: their play-offs are for promotion.
  const isTableLeague = season.sport === "soccer" && season.kind === "league";
  const hasFinal = !isTableLeague && rounds.length > 0 && finalRound.test(rounds.at(-1)?.name ?? "");
  if (!hasFinal) {
    return { decidedBy: "table", teams: teamsIn(leagueMatches), leagueMatches, rounds: [], matches: leagueMatches };
  }
  return { decidedBy: "final", teams: teamsIn(matches), leagueMatches, rounds, matches };
}

/** Knock-out rounds in time order; all matches of the same two teams are one tie. */
function roundsOf(matches: readonly SourceMatch[]): readonly KnockOutRound[] {
  const byName = Map.groupBy(matches, ({ round }) => (round ?? "").replace(/, (Game|Matchday) \d+$/, ""));
  return [...byName].map(([name, ofRound]) => ({
    name,
    ties: [...Map.groupBy(ofRound, ({ home, away }) => [home.id, away.id].sort().join("/")).values()],
  }));
}

function teamsIn(matches: readonly SourceMatch[]): readonly Team[] {
  return [...new Set(matches.flatMap(({ home, away }) => [home, away]))].sort((first, second) => (first.name < second.name ? -1 : 1));
}

/** Table points of a league match for [home, away]. */
export function pointsOf(match: SourceMatch): readonly [number, number] {
  const result = resultOf(match);
  if (result === null || result === 0) return [1, 1];
  const win = pointsForWin(match);
  return result === 1 ? [win, 0] : [0, win];
}

/** Team id of the real winner; null if the data does not show it. */
export function championOf(shape: SeasonShape): string | null {
  if (shape.decidedBy === "final") {
    const final = shape.rounds.at(-1)?.ties.at(-1);
    return final ? winnerOfTie(final) : null;
  }
  return tableOrder(shape.leagueMatches)[0] ?? null;
}

/** The group of a match, or null if all teams are in one table. */
export function groupOf({ round }: SourceMatch): string | null {
  return /^Group [A-Z]$/.exec(round ?? "")?.[0] ?? null;
}

/** Ids of the teams by points, difference and goals, points or runs. */
export function tableOrder(matches: readonly SourceMatch[]): readonly string[] {
  const tally = new Map<string, { points: number; difference: number; scored: number }>();
  for (const match of matches) {
    const points = pointsOf(match);
    const score = "score" in match.facts ? match.facts.score : match.facts.sport === "soccer" ? match.facts.ft : ([0, 0] as const);
    [match.home, match.away].forEach(({ id }, side) => {
      const line = tally.get(id) ?? { points: 0, difference: 0, scored: 0 };
      const [own, other] = side === 0 ? score : [score[1], score[0]];
      tally.set(id, { points: line.points + (points[side] ?? 0), difference: line.difference + own - other, scored: line.scored + own });
    });
  }
  return [...tally]
    .sort(([, left], [, right]) => right.points - left.points || right.difference - left.difference || right.scored - left.scored)
    .map(([id]) => id);
}
