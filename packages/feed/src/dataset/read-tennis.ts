import type { CompetitionSeason } from "./dataset.ts";
import { slug, stableHash } from "../core/text.ts";
import { dayStart, type SourceHeader, type SourceTeam } from "./source-file.ts";
import type { Pair, Side, SourceMatch, TennisFacts } from "../core/source-match.ts";
import { sharedPair, sharedWord } from "./shared-values.ts";
import type { TeamRegistry } from "./teams.ts";
import { tennisCountries } from "./tennis-countries.data.ts";
import { dayMs, hourMs } from "../core/time.ts";

interface TennisRow {
  readonly id: string;
  readonly round: string;
  /** Order of rounds in the source: 1 is the final, larger numbers are earlier. */
  readonly ro: number;
  readonly winner: string;
  readonly loser: string;
  readonly sets: readonly (readonly [number, number, number?])[];
  readonly end?: "RET" | "W/O" | "DEF";
  readonly minutes?: number;
  readonly aces?: Pair;
  readonly spw?: Pair;
}
interface TennisTournament {
  readonly id: string;
  readonly name: string;
  readonly location: string;
  readonly start: string;
  readonly surface: string;
  readonly matches: readonly TennisRow[];
}
export interface TennisFile extends SourceHeader {
  readonly players: readonly SourceTeam[];
  readonly tournaments: readonly TennisTournament[];
}

const grandSlams = new Set(["580", "520", "540", "560"]);
const shortNames: Readonly<Record<string, string>> = { "Nitto ATP Finals": "ATP Finals" };

/** Reads the tennis file: each tournament is a competition, with its rounds spread over its days. */
export function readTennis(file: TennisFile, teams: TeamRegistry): readonly CompetitionSeason[] {
  const playerById = new Map(file.players.map((raw) => [raw.id, teams.player(raw)]));
  return file.tournaments.map((tournament) => {
    const name = shortNames[tournament.name] ?? tournament.name.replace(/ (presented|presentado) .*$/, "").replace(/ 2017$/, "");
    const key = `${file.competition}.${slug(name.replace(/[’']/g, ""))}`;
    const startByRow = scheduleRounds(tournament);
    const matches = tournament.matches.map((row): SourceMatch => {
      const winner = playerById.get(row.winner);
      const loser = playerById.get(row.loser);
      const playedAt = startByRow.get(row);
      if (!winner || !loser || playedAt === undefined) throw new Error(`${row.id} names a player that its file does not list`);
      const winnerSide: Side = stableHash(row.id) % 2 === 0 ? "home" : "away";
      return {
        id: row.id,
        sport: "tennis",
        competition: key,
        season: file.season,
        round: sharedWord(row.round),
        playedAt,
        timeKnown: false,
        home: winnerSide === "home" ? winner : loser,
        away: winnerSide === "home" ? loser : winner,
        neutral: true,
        venue: null,
        city: tournament.location.split(",")[0] ?? null,
        facts: toFacts(row, tournament, winnerSide),
      };
    });
    return {
      key,
      sport: "tennis",
      name,
      country: tennisCountries[tournament.location.split(", ").at(-1) ?? ""] ?? "INT",
      kind: "tournament",
      tz: "UTC",
      season: file.season,
      teams: [...new Set(matches.flatMap(({ home, away }) => [home, away]))],
      matches: matches.sort((first, second) => first.playedAt - second.playedAt),
    };
  });
}

function toFacts(row: TennisRow, tournament: TennisTournament, winner: Side): TennisFacts {
  const bySide = (pair: Pair): Pair => (winner === "home" ? pair : [pair[1], pair[0]]);
  const isMainDrawOfSlam = grandSlams.has(tournament.id.split("-")[1] ?? "") && !row.round.includes("Qualifying");
  return {
    sport: "tennis",
    winner,
    sets: row.sets.map(([won, lost, tiebreak]) => ({ games: sharedPair(bySide([won, lost])), tiebreakLoserPoints: tiebreak ?? null })),
    bestOf: isMainDrawOfSlam ? 5 : 3,
    end: row.end ?? (isUnfinished(row, isMainDrawOfSlam ? 5 : 3) ? "RET" : null),
    minutes: row.minutes ?? null,
    aces: sharedPair(row.aces ? bySide(row.aces) : null),
    servicePointsWon: row.spw ? bySide(row.spw) : null,
    surface: tournament.surface,
  };
}

/** Whether the winner has too few sets: the data does not mark a few retirements. */
function isUnfinished({ sets }: TennisRow, bestOf: 3 | 5): boolean {
  return sets.filter(([won, lost]) => won > lost).length < (bestOf + 1) / 2;
}

/** Days of each round from the first day of the tournament, by number of main rounds. */
const mainDays: Readonly<Record<number, readonly (readonly number[])[]>> = {
  5: [[0, 1], [2, 3], [4], [5], [6]],
  6: [[0, 1], [2], [3], [4], [5], [6]],
  7: [[0, 1], [2, 3], [4, 5], [7, 8], [9, 10], [11], [13]],
};
const roundRobinDays: readonly (readonly number[])[] = [[], [5], [6]];

/** Start of each match: qualifying on the days before the first (a Monday), main rounds by draw size, between 09:00 and 19:00 UTC. */
function scheduleRounds(tournament: TennisTournament): ReadonlyMap<TennisRow, number> {
  const rounds = [...Map.groupBy(tournament.matches, ({ ro }) => ro)].sort(([first], [second]) => second - first).map(([, rows]) => rows);
  const qualifying = rounds.filter((rows) => rows[0]?.round.includes("Qualifying"));
  const main = rounds.filter((rows) => !qualifying.includes(rows));
  const announced = dayStart(tournament.start);
  const isSunday = new Date(announced).getUTCDay() === 0;
  const first = isSunday ? announced + dayMs : announced;
  const startByRow = new Map<TennisRow, number>();
  const lastByPlayer = new Map<string, number>();
  qualifying.forEach((rows, index) => {
    spread(rows, [first - (qualifying.length - index) * dayMs], { startByRow, lastByPlayer });
  });
  const isRoundRobin = main[0]?.[0]?.round === "Round Robin";
  const days = isRoundRobin ? roundRobinDays : (mainDays[main.length] ?? []);
  main.forEach((rows, index) => {
    if (isRoundRobin && index === 0) spreadRoundRobin(rows, first, startByRow);
    else
      spread(
        rows,
        (days[index] ?? [index]).map((day) => first + day * dayMs),
        { startByRow, lastByPlayer },
      );
  });
  return startByRow;
}

/** At most three matches a day, and one per player. */
function spreadRoundRobin(rows: readonly TennisRow[], first: number, startByRow: Map<TennisRow, number>): void {
  const playersByDay = [0, 1, 2, 3, 4].map(() => [] as string[]);
  for (const row of rows) {
    const free = playersByDay.findIndex((players) => players.length < 6 && !players.includes(row.winner) && !players.includes(row.loser));
    const day = Math.max(free, 0);
    const players = playersByDay[day];
    startByRow.set(row, first + day * dayMs + (14 + (players?.length ?? 0)) * hourMs);
    players?.push(row.winner, row.loser);
  }
}

interface Schedule {
  readonly startByRow: Map<TennisRow, number>;
  readonly lastByPlayer: Map<string, number>;
}

/** Keeps the order of the previous round, so that players rest for about a day. */
function spread(rows: readonly TennisRow[], days: readonly number[], { startByRow, lastByPlayer }: Schedule): void {
  const restedSince = (row: TennisRow): number => Math.max(lastByPlayer.get(row.winner) ?? 0, lastByPlayer.get(row.loser) ?? 0);
  const ordered = [...rows].sort(
    (first, second) => restedSince(first) - restedSince(second) || stableHash(first.id) - stableHash(second.id),
  );
  const perDay = Math.ceil(rows.length / days.length);
  const [firstHour, hoursOpen] = perDay <= 2 ? [14, 4] : [9, 10];
  ordered.forEach((row, index) => {
    const halfHours = Math.floor(((index % perDay) / perDay) * hoursOpen * 2);
    const start = (days[Math.floor(index / perDay)] ?? 0) + firstHour * hourMs + halfHours * (hourMs / 2);
    startByRow.set(row, start);
    lastByPlayer.set(row.winner, start).set(row.loser, start);
  });
}
