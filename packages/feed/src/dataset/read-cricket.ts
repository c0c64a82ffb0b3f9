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

/** The home club of each city; some clubs play in several. The finals may be played at a ground of neither side. */
const hostByCity: Readonly<Record<string, string>> = {
  Ahmedabad: "Gujarat Titans",
  Bengaluru: "Royal Challengers Bengaluru",
  Chennai: "Chennai Super Kings",
  Delhi: "Delhi Capitals",
  Dharamsala: "Punjab Kings",
  Guwahati: "Rajasthan Royals",
  Hyderabad: "Sunrisers Hyderabad",
  Jaipur: "Rajasthan Royals",
  Kolkata: "Kolkata Knight Riders",
  Lucknow: "Lucknow Super Giants",
  Mohali: "Punjab Kings",
  Mumbai: "Mumbai Indians",
  "New Chandigarh": "Punjab Kings",
  Raipur: "Royal Challengers Bengaluru",
  Visakhapatnam: "Delhi Capitals",
};

/**
 * Names the host first; on neutral ground, the alphabetically first side. The data starts with the side that bats first, so its order would
 * reveal the toss.
 */
function sidesOf(row: CricketRow): Pick<CricketRow, "home" | "away"> & { readonly isNeutral: boolean } {
  const host = hostByCity[row.city ?? ""];
  const isNeutral = host !== row.home && host !== row.away;
  const isTurned = isNeutral ? row.away < row.home : host === row.away;
  return isTurned ? { home: row.away, away: row.home, isNeutral } : { home: row.home, away: row.away, isNeutral };
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
    const { home, away, isNeutral } = sidesOf(row);
    return {
      id: row.id,
      sport: "cricket",
      competition: file.competition,
      season: file.season,
      round: row.round ?? null,
      playedAt: zoneOf(tz).toUtc(dayStart(row.date) + (isAfternoon ? 15.5 : 19.5) * hourMs),
      timeKnown: false,
      home: teamOf(home),
      away: teamOf(away),
      neutral: isNeutral,
      venue: row.venue ?? null,
      city: row.city ?? null,
      facts: toFacts(row, { home, away }),
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

function toFacts(row: CricketRow, names: Pick<CricketRow, "home" | "away">): CricketFacts {
  const sideOf = (name: string): Side => (name === names.home ? "home" : "away");
  const squad = (name: string): readonly string[] | undefined => row.squads?.[name];
  const [home, away] = [squad(names.home), squad(names.away)];
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
