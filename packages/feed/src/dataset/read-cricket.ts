import type { CompetitionSeason } from "./dataset.ts";
import { dayStart, type SourceHeader } from "./source-file.ts";
import type { CricketFacts, CricketInnings, Side, SourceMatch, Team } from "../core/source-match.ts";
import type { TeamRegistry } from "./teams.ts";
import { zoneOf } from "./zone.ts";
import { hourMs } from "../core/time.ts";

interface CricketRow {
  readonly id: string;
  readonly date: string;
  readonly round?: string;
  readonly home: string;
  readonly away: string;
  readonly venue?: string;
  readonly city?: string;
  readonly toss?: readonly [string, "bat" | "field"];
  readonly winner?: string;
  readonly result?: string;
  readonly method?: string;
  readonly squads?: Readonly<Record<string, readonly string[]>>;
  readonly innings: readonly {
    readonly team: string;
    readonly runs: number;
    readonly wickets: number;
    readonly balls: number;
    readonly super_over?: boolean | 1;
    readonly target?: { readonly runs: number; readonly overs: number };
    readonly overs: CricketInnings["overs"];
    readonly batting: CricketInnings["batting"];
  }[];
}
export interface CricketFile extends SourceHeader {
  readonly matches: readonly CricketRow[];
}

/** Reads an IPL file; matches start at 19:30 Indian time, the first of two on a day at 15:30. */
export function readCricket(file: CricketFile, teams: TeamRegistry): CompetitionSeason {
  const tz = file.tz ?? "Asia/Kolkata";
  const teamOf = (name: string): Team => teams.franchise("cricket", { id: name, name }, "ipl");
  const countByDate = new Map<string, number>();
  for (const { date } of file.matches) countByDate.set(date, (countByDate.get(date) ?? 0) + 1);
  const seen = new Set<string>();
  const matches = file.matches.map((row): SourceMatch => {
    const isAfternoon = (countByDate.get(row.date) ?? 1) > 1 && !seen.has(row.date);
    seen.add(row.date);
    return {
      id: row.id,
      sport: "cricket",
      competition: file.competition,
      season: file.season,
      round: row.round ?? null,
      playedAt: zoneOf(tz).toUtc(dayStart(row.date) + (isAfternoon ? 15.5 : 19.5) * hourMs),
      timeKnown: false,
      home: teamOf(row.home),
      away: teamOf(row.away),
      neutral: false,
      venue: row.venue ?? null,
      city: row.city ?? null,
      facts: toFacts(row),
    };
  });
  return {
    key: file.competition,
    sport: "cricket",
    name: file.name,
    country: file.country ?? "IN",
    kind: "league",
    tz,
    season: file.season,
    teams: [...new Set(matches.flatMap(({ home, away }) => [home, away]))],
    matches: matches.sort((first, second) => first.playedAt - second.playedAt),
  };
}

function toFacts(row: CricketRow): CricketFacts {
  const sideOf = (name: string): Side => (name === row.home ? "home" : "away");
  const squad = (name: string): readonly string[] | undefined => row.squads?.[name];
  const [home, away] = [squad(row.home), squad(row.away)];
  return {
    sport: "cricket",
    toss: row.toss ? { side: sideOf(row.toss[0]), decision: row.toss[1] } : null,
    innings: row.innings.map((innings) => ({
      side: sideOf(innings.team),
      runs: innings.runs,
      wickets: innings.wickets,
      balls: innings.balls,
      superOver: Boolean(innings.super_over),
      target: innings.target ?? null,
      overs: innings.overs,
      batting: innings.batting,
    })),
    winner: row.winner === undefined ? null : sideOf(row.winner),
    noResult: row.result === "no result",
    duckworthLewis: row.method === "D/L",
    squads: home && away ? { home, away } : null,
  };
}
