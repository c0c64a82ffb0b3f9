import type { Fixture } from "../core/fixture.ts";
import type { SourceMatch, SportKey, Team } from "../core/source-match.ts";
import type { StandingsRow } from "./plan.ts";
import type { SeasonPlan } from "./season-plan.ts";
import type { Track, TrackInstance } from "./track.ts";
import { dayMs, minuteMs } from "../core/time.ts";

const minutesBySport: Readonly<Record<SportKey, number>> = {
  soccer: 110,
  tennis: 100,
  basketball: 135,
  "ice-hockey": 150,
  baseball: 160,
  "american-football": 190,
  cricket: 210,
  cs2: 120,
  lol: 110,
  dota2: 125,
  valorant: 120,
};
const minutesOfBestOf = { 1: 45, 3: 120, 5: 180 } as const;

/** Approximate duration in feed time, breaks included, ms; the script of the sport decides. */
export function nominalDurationMs(fixture: Pick<Fixture, "sport" | "source" | "bestOf">): number {
  const facts = fixture.source?.facts;
  if (facts && "minutes" in facts && facts.minutes !== null) return Math.max(facts.minutes, 30) * minuteMs;
  if (facts?.sport === "soccer" && facts.et) return (facts.penalties ? 165 : 150) * minuteMs;
  return (fixture.bestOf ? minutesOfBestOf[fixture.bestOf] : minutesBySport[fixture.sport]) * minuteMs;
}

const formMatches = 5;
/** Share of all pairs of teams that must meet. */
const minMeetingShare = 0.25;

type Tally = { -readonly [Key in keyof Omit<StandingsRow, "rank">]: StandingsRow[Key] };

/** The table of the last instance that has begun (of the next one before the first), from its league-phase matches. */
export function standingsAt(track: Track, seasons: SeasonPlan, atMs: number): readonly StandingsRow[] {
  const instance = runningInstance(track, atMs);
  if (!instance || track.sport === "tennis" || instance.season.kind !== "league") return [];
  const league = seasons.instanceFixtures(track, instance).filter(({ source }) => source !== null && isLeaguePhase(source));
  if (!isWholeLeague(league)) return [];
  const finished = league.filter((fixture) => fixture.startsAt + nominalDurationMs(fixture) <= atMs);
  return tableOf(finished, [...new Set(league.flatMap(({ home, away }) => [home, away]))]);
}

/** Whether enough pairs of teams meet for one table; a data file may contain only the play-offs of a league. */
function isWholeLeague(fixtures: readonly Fixture[]): boolean {
  const rivals = new Map<string, Set<string>>();
  const meet = (team: Team, rival: Team): void => void rivals.set(team.id, (rivals.get(team.id) ?? new Set()).add(rival.id));
  for (const { home, away } of fixtures) {
    meet(home, away);
    meet(away, home);
  }
  const met = [...rivals.values()].reduce((sum, { size }) => sum + size, 0);
  return rivals.size > 2 && met >= minMeetingShare * rivals.size * (rivals.size - 1);
}

/** The instance that has begun last by a time, or the next one. */
function runningInstance(track: Track, atMs: number): TrackInstance | undefined {
  const yearMs = 366 * dayMs;
  const near = track.instancesBetween(atMs - yearMs, atMs + yearMs);
  return near.findLast(({ from }) => from <= atMs) ?? near[0];
}

const knockOutRound =
  /final|round of|play-?offs?|playoff|wild ?card|divisional|championship,|relegation|europe,|qualifier|eliminator|super bowl|knock|qualifying|wildcard|conference championship/i;

/** Whether a match counts for the table: not a knock-out, a play-off or a split group. */
export function isLeaguePhase({ round, facts }: SourceMatch): boolean {
  if (facts.sport === "ice-hockey") return !facts.playoff;
  if (facts.sport === "tennis") return false;
  return !knockOutRound.test(round ?? "") && !/^Round [1-9]$/.test(facts.sport === "soccer" ? (round ?? "") : "");
}

/** The score of a match that decides its points; null if the match does not count. For tennis only the winner. */
export function scoreOf({ facts }: SourceMatch): readonly [number, number] | null {
  switch (facts.sport) {
    case "soccer":
      return facts.ft;
    case "cricket": {
      if (facts.noResult) return null;
      const runs = (side: "home" | "away"): number =>
        facts.innings.filter((innings) => innings.side === side && !innings.superOver).reduce((sum, innings) => sum + innings.runs, 0);
      return [runs("home"), runs("away")];
    }
    case "tennis":
      return facts.winner === "home" ? [1, 0] : [0, 1];
    case "basketball":
    case "ice-hockey":
    case "baseball":
    case "american-football":
      return facts.score;
  }
}

/** 1 for a home win, -1 for an away win, 0 for a draw; cricket uses the winner, because rain can revise targets. */
export function resultOf(match: SourceMatch): 1 | 0 | -1 | null {
  if (match.facts.sport === "cricket") return match.facts.winner === null ? null : match.facts.winner === "home" ? 1 : -1;
  const score = scoreOf(match);
  return score === null ? null : score[0] > score[1] ? 1 : score[0] < score[1] ? -1 : 0;
}

/** Table points for a win. */
export function pointsForWin({ sport }: Pick<SourceMatch, "sport">): number {
  return sport === "soccer" ? 3 : sport === "cricket" ? 2 : 1;
}

/** Table by points, then difference, scored and name. */
function tableOf(fixtures: readonly Fixture[], teams: readonly Team[]): readonly StandingsRow[] {
  const tallies = new Map(
    teams.map((team): [string, Tally] => [
      team.id,
      { team, played: 0, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0, points: 0, form: [] },
    ]),
  );
  for (const { source, home, away } of fixtures) {
    const result = source && resultOf(source);
    const score = source && scoreOf(source);
    const [first, second] = [tallies.get(home.id), tallies.get(away.id)];
    if (!source || !score || result === null || !first || !second) continue;
    count(first, result, score);
    count(second, result === 0 ? 0 : result === 1 ? -1 : 1, [score[1], score[0]]);
    const perWin = pointsForWin(source);
    first.points += result === 1 ? perWin : result === 0 ? 1 : 0;
    second.points += result === -1 ? perWin : result === 0 ? 1 : 0;
  }
  return [...tallies.values()]
    .sort(
      (first, second) =>
        second.points - first.points ||
        second.scored - second.conceded - (first.scored - first.conceded) ||
        second.scored - first.scored ||
        (first.team.name < second.team.name ? -1 : 1),
    )
    .map((tally, index) => ({ rank: index + 1, ...tally }));
}

function count(tally: Tally, result: 1 | 0 | -1, [scored, conceded]: readonly [number, number]): void {
  tally.played += 1;
  tally.form = [...tally.form, result].slice(-formMatches);
  tally.won += result === 1 ? 1 : 0;
  tally.drawn += result === 0 ? 1 : 0;
  tally.lost += result === -1 ? 1 : 0;
  tally.scored += scored;
  tally.conceded += conceded;
}
