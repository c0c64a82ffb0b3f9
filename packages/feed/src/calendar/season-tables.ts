import { type Fixture, isPublic } from "../core/fixture.ts";
import type { Pair, SourceMatch, Team } from "../core/source-match.ts";
import type { CompetitionSeason } from "../dataset/dataset.ts";
import { isQualifying } from "../outrights/knock-out.ts";
import { isKnockOut } from "./draw.ts";
import type { FixtureState } from "./fixture-state.ts";
import { isLeaguePhase, pointsForWin, resultOf, scoreOf } from "./standings.ts";

/** One row of a table. */
export interface StandingsRow {
  readonly rank: number;
  readonly team: Team;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** Goals, points or runs for and against. */
  readonly scored: number;
  readonly conceded: number;
  /** Table points; wins where the sport has no points. */
  readonly points: number;
  /** The latest results, newest last: 1 won, 0 drawn, -1 lost. */
  readonly form: readonly (1 | 0 | -1)[];
  /** Whether the score of a match in play counts. */
  readonly isLive: boolean;
  /** Whether the place qualifies for the knock-out, or may still do so. */
  readonly zone: "through" | "possible" | null;
}

/** The table of a league, of a group or of one half of a season. */
export interface SeasonTable {
  /** English: `Group A`; null if the season has one table. */
  readonly name: string | null;
  readonly rows: readonly StandingsRow[];
}

const formMatches = 5;
/** Share of all pairs of teams that must meet for one table. */
const minMeetingShare = 0.25;

type Tally = { -readonly [Key in keyof Omit<StandingsRow, "rank" | "zone">]: StandingsRow[Key] };

interface TableQuestion {
  readonly season: CompetitionSeason;
  readonly nowMs: number;
  readonly fixtures: readonly Fixture[];
  stateOf(fixture: Fixture): FixtureState;
}

/**
 * The tables of a season, from its league or group matches; none for cups or for a data file with only the play-offs of a league. A
 * team that has yet to qualify is missing, as is a table without teams.
 */
export function seasonTables({ season, nowMs, fixtures, stateOf }: TableQuestion): readonly SeasonTable[] {
  if (season.sport === "tennis") return [];
  const matches = season.matches.filter((match) => isTableMatch(match, season.kind));
  const groups = splitGroups(season, matches);
  const marks = marksOf(season, groups.length);
  const fixtureOf = new Map(fixtures.map((fixture) => [fixture.source, fixture]));
  const isOver = (match: SourceMatch): boolean => {
    const fixture = fixtureOf.get(match);
    return fixture === undefined || stateOf(fixture).type === "over";
  };
  const isDecided = matches.every(isOver);
  return groups.flatMap(([name, ofGroup]) => {
    const own = ofGroup.flatMap((match) => fixtureOf.get(match) ?? []).filter((fixture) => isPublic(fixture, nowMs));
    const sorted = sortedTallies(own, [...new Set(own.flatMap(({ home, away }) => [home, away]))], stateOf);
    const rows = sorted.map((tally, place) => ({ rank: place + 1, ...tally, zone: marks(tally.team.id, place, isDecided) }));
    return rows.length === 0 ? [] : [{ name: groups.length === 1 ? null : name, rows }];
  });
}

function isTableMatch(match: SourceMatch, kind: CompetitionSeason["kind"]): boolean {
  return (match.round !== null || kind === "league") && isLeaguePhase(match) && !isKnockOut(match, kind) && !isQualifying(match);
}

type Group = readonly [name: string, matches: readonly SourceMatch[]];

/** Groups matches by the group names in the data or, without names, by the teams that meet each other. */
function splitGroups({ kind }: CompetitionSeason, matches: readonly SourceMatch[]): readonly Group[] {
  const named = [
    ...Map.groupBy(matches, ({ round }) => /^Group [A-Z]$/.exec(round ?? "")?.[0] ?? /^(.*), Matchday \d+$/.exec(round ?? "")?.[1] ?? ""),
  ];
  if (kind === "league") return named.filter(([, ofGroup]) => isWholeLeague(ofGroup));
  const unnamed = named.length === 1 ? named[0] : undefined;
  if (unnamed === undefined) return named.sort(([first], [second]) => (first < second ? -1 : 1));
  const parts = connectedParts(unnamed[1]);
  return parts.map((part, index): Group => [`Group ${index + 1}`, part]);
}

/** Groups matches by the sets of teams that meet only each other. */
function connectedParts(matches: readonly SourceMatch[]): readonly (readonly SourceMatch[])[] {
  const parent = new Map<string, string>();
  const rootOf = (id: string): string => {
    const next = parent.get(id) ?? id;
    return next === id ? id : rootOf(next);
  };
  for (const { home, away } of matches) parent.set(rootOf(home.id), rootOf(away.id));
  return [...Map.groupBy(matches, ({ home }) => rootOf(home.id)).values()];
}

/** Whether enough pairs of teams meet for one table. */
function isWholeLeague(matches: readonly SourceMatch[]): boolean {
  const rivals = new Map<string, Set<string>>();
  const meet = (team: Team, rival: Team): void => void rivals.set(team.id, (rivals.get(team.id) ?? new Set()).add(rival.id));
  for (const { home, away } of matches) {
    meet(home, away);
    meet(away, home);
  }
  const met = [...rivals.values()].reduce((sum, { size }) => sum + size, 0);
  return rivals.size > 2 && met >= minMeetingShare * rivals.size * (rivals.size - 1);
}

/** Leagues whose single table alone decides who reaches the play-offs. */
const playOffLeagues = new Set(["euroleague", "ipl"]);

/** The zone of a row: by rank while matches are open, then by whether the team really qualified. */
function marksOf(
  season: CompetitionSeason,
  groupCount: number,
): (teamId: string, place: number, isDecided: boolean) => StandingsRow["zone"] {
  const knockOut = season.matches.filter((match) => isKnockOut(match, season.kind) && !isQualifying(match));
  const teamsOf = (matches: readonly SourceMatch[]): ReadonlySet<string> =>
    new Set(matches.flatMap(({ home, away }) => [home.id, away.id]));
  const through = teamsOf(knockOut);
  const isLeague = season.kind === "league";
  if (through.size === 0 || (isLeague && season.sport === "soccer")) return () => null;
  const prefix = (knockOut[0]?.round ?? "").replace(/,.*$/, "");
  // In European cups with a single table, the best teams skip the play-offs.
  const playOff =
    !isLeague && groupCount === 1 ? teamsOf(knockOut.filter(({ round }) => round?.startsWith(`${prefix},`))) : new Set<string>();
  const hasPlayOff = playOff.size > 0 && playOff.size < through.size;
  const direct = hasPlayOff ? through.size - playOff.size : Math.floor(through.size / groupCount);
  const possible = hasPlayOff ? through.size : through.size % groupCount > 0 ? direct + 1 : direct;
  return (teamId, place, isDecided) => {
    if (isDecided) return !through.has(teamId) ? null : hasPlayOff && place >= direct ? "possible" : "through";
    if (isLeague && !playOffLeagues.has(season.key)) return null;
    return place < direct ? "through" : place < possible ? "possible" : null;
  };
}

/** Sorted by points, then difference, scored and name. */
function sortedTallies(fixtures: readonly Fixture[], teams: readonly Team[], stateOf: TableQuestion["stateOf"]): readonly Tally[] {
  return talliesOf(fixtures, teams, (fixture) => countedResult(fixture, stateOf(fixture))).sort(
    (first, second) =>
      second.points - first.points ||
      second.scored - second.conceded - (first.scored - first.conceded) ||
      second.scored - first.scored ||
      (first.team.name < second.team.name ? -1 : 1),
  );
}

/** What each team has won and lost, in the order of the teams. */
export function talliesOf(
  fixtures: readonly Fixture[],
  teams: readonly Team[],
  countedOf: (fixture: Fixture) => CountedResult | null,
): Tally[] {
  const tallies = new Map(
    teams.map((team): [string, Tally] => [
      team.id,
      { team, played: 0, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0, points: 0, form: [], isLive: false },
    ]),
  );
  for (const fixture of fixtures) {
    const [first, second] = [tallies.get(fixture.home.id), tallies.get(fixture.away.id)];
    const counted = countedOf(fixture);
    if (!first || !second || !counted) continue;
    const { result, score } = counted;
    count(first, counted);
    count(second, { ...counted, result: result === 0 ? 0 : result === 1 ? -1 : 1, score: [score[1], score[0]] });
  }
  return [...tallies.values()];
}

/** A result as a table counts it, from the view of the home side. */
export interface CountedResult {
  readonly result: 1 | 0 | -1;
  readonly score: Pair;
  readonly isLive: boolean;
  /** Points for a win. */
  readonly perWin: number;
}

/** Football counts a match in play as if it ended now; in other sports a lead means little. Null if the match does not count. */
function countedResult(fixture: Fixture, state: FixtureState): CountedResult | null {
  const { source, sport } = fixture;
  const perWin = pointsForWin(fixture);
  if (state.type === "live" && sport === "soccer") {
    const [home, away] = state.score;
    return { result: home === away ? 0 : home > away ? 1 : -1, score: state.score, isLive: true, perWin };
  }
  const score = source && state.type === "over" ? scoreOf(source) : null;
  const result = source && resultOf(source);
  return score === null || result === null ? null : { result, score, isLive: false, perWin };
}

function count(tally: Tally, { result, score, isLive, perWin }: CountedResult): void {
  tally.played += 1;
  tally.isLive ||= isLive;
  if (!isLive) tally.form = [...tally.form, result].slice(-formMatches);
  tally.won += result === 1 ? 1 : 0;
  tally.drawn += result === 0 ? 1 : 0;
  tally.lost += result === -1 ? 1 : 0;
  tally.scored += score[0];
  tally.conceded += score[1];
  tally.points += result === 1 ? perWin : result === 0 ? 1 : 0;
}
