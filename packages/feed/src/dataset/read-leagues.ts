import type { CompetitionSeason } from "./dataset.ts";
import { dayStart, type SourceHeader, type SourceTeam } from "./source-file.ts";
import { stableHash } from "../core/text.ts";
import type { AmericanFootballFacts, BasketballFacts, Facts, Pair, SourceMatch, Team } from "../core/source-match.ts";
import { sharedPair } from "./shared-values.ts";
import type { TeamRegistry } from "./teams.ts";
import { zoneOf } from "./zone.ts";
import { dayMs, hourMs } from "../core/time.ts";

const eastern = "America/New_York";

interface LeagueRow {
  readonly id: string;
  readonly date: string;
  readonly home: string;
  readonly away: string;
  readonly score: Pair;
}
interface LeagueFile<Row extends LeagueRow> extends SourceHeader {
  readonly teams: readonly SourceTeam[];
  readonly matches: readonly Row[];
}
type RowDetails = Pick<SourceMatch, "round" | "playedAt" | "timeKnown" | "neutral" | "venue"> & { readonly facts: Facts };

function readLeague<Row extends LeagueRow>(
  file: LeagueFile<Row>,
  teams: TeamRegistry,
  options: { readonly tz: string; readonly toDetails: (row: Row) => RowDetails },
): CompetitionSeason {
  const teamById = new Map(file.teams.map((raw) => [raw.id, teams.franchise(file.sport, raw, file.competition)]));
  const teamOf = (id: string): Team => {
    const team = teamById.get(id);
    if (!team) throw new Error(`${file.competition} ${file.season} does not list team ${id}`);
    return team;
  };
  const matches = file.matches.map((row): SourceMatch => ({
    id: row.id,
    sport: file.sport,
    competition: file.competition,
    season: file.season,
    home: teamOf(row.home),
    away: teamOf(row.away),
    city: null,
    ...options.toDetails(row),
  }));
  return {
    key: file.competition,
    sport: file.sport,
    name: file.name.replace(/ \(.*\)$/, ""),
    country: file.country ?? "INT",
    kind: "league",
    tz: options.tz,
    season: file.season,
    teams: [...new Set(teamById.values())],
    matches: matches.sort((first, second) => first.playedAt - second.playedAt),
  };
}

interface HockeyRow extends LeagueRow {
  readonly type: "regular" | "playoff";
  readonly utc: string;
  readonly venue?: string;
  readonly shots?: Pair;
}
export type HockeyFile = LeagueFile<HockeyRow>;

export function readHockey(file: HockeyFile, teams: TeamRegistry): CompetitionSeason {
  return readLeague(file, teams, {
    tz: eastern,
    toDetails: (row) => ({
      round: row.type === "playoff" ? "Play-offs" : "Regular season",
      playedAt: Date.parse(row.utc),
      timeKnown: true,
      neutral: false,
      venue: row.venue ?? null,
      facts: { sport: "ice-hockey", score: sharedPair(row.score), shots: sharedPair(row.shots ?? null), playoff: row.type === "playoff" },
    }),
  });
}

interface FootballRow extends LeagueRow {
  readonly type: "REG" | "WC" | "DIV" | "CON" | "SB";
  readonly week: number;
  readonly utc: string;
  readonly ot?: 1;
  readonly neutral?: 1;
  readonly stadium?: string;
  readonly closing?: {
    readonly ml?: Pair;
    readonly spread: number;
    readonly spread_odds: Pair;
    readonly total: number;
    readonly total_odds: Pair;
  };
}
export type AmericanFootballFile = LeagueFile<FootballRow>;

const footballRounds = { WC: "Wild Card", DIV: "Divisional Round", CON: "Conference Championship", SB: "Super Bowl" } as const;

/** Reads an NFL file with its closing prices. */
export function readAmericanFootball(file: AmericanFootballFile, teams: TeamRegistry): CompetitionSeason {
  return readLeague(file, teams, {
    tz: eastern,
    toDetails: (row) => ({
      round: row.type === "REG" ? `Week ${row.week}` : footballRounds[row.type],
      playedAt: Date.parse(row.utc),
      timeKnown: true,
      neutral: row.neutral === 1,
      venue: row.stadium ?? null,
      facts: { sport: "american-football", score: row.score, overtime: row.ot === 1, closing: toClosing(row) },
    }),
  });
}

function toClosing({ closing }: FootballRow): AmericanFootballFacts["closing"] {
  if (!closing) return null;
  return {
    moneyline: closing.ml ?? null,
    spread: closing.spread,
    spreadOdds: closing.spread_odds,
    total: closing.total,
    totalOdds: closing.total_odds,
  };
}

interface BasketballRow extends LeagueRow {
  readonly utc?: string;
  readonly phase: "RS" | "PO" | "FF" | "playoffs";
  readonly round: string | number;
  readonly game?: number;
  readonly ot?: 1;
  readonly quarters?: readonly Pair[];
  readonly points?: NonNullable<BasketballFacts["points"]>;
}
export type BasketballFile = LeagueFile<BasketballRow>;

const nbaRounds = ["First Round", "Conference Semifinals", "Conference Finals", "Finals"];

/** Reads EuroLeague (overtime unknown) or NBA play-offs (start times are slots from 19:30 to 22:30 Eastern). */
export function readBasketball(file: BasketballFile, teams: TeamRegistry): CompetitionSeason {
  const isNba = file.competition === "nba";
  return readLeague(file, teams, {
    tz: isNba ? eastern : (file.tz ?? "Europe/Paris"),
    toDetails: (row) => ({
      round: isNba ? `${nbaRounds[Number(row.round) - 1] ?? "Play-offs"}, Game ${row.game ?? 1}` : euroleagueRound(row),
      playedAt: row.utc ? Date.parse(row.utc) : nbaSlot(row),
      timeKnown: row.utc !== undefined,
      neutral: row.phase === "FF",
      venue: null,
      facts: {
        sport: "basketball",
        score: row.score,
        overtime: isNba ? row.ot === 1 : null,
        quarters: row.quarters ?? null,
        points: row.points ?? null,
        league: isNba ? "nba" : "euroleague",
      },
    }),
  });
}

function euroleagueRound({ phase, round }: BasketballRow): string {
  return phase === "RS" ? String(round) : `${phase === "PO" ? "Play-offs" : "Final Four"}, ${round}`;
}

function nbaSlot(row: BasketballRow): number {
  const halfHours = stableHash(row.id) % 7;
  return zoneOf(eastern).toUtc(dayStart(row.date) + 19.5 * hourMs + halfHours * (hourMs / 2));
}

interface BaseballRow extends LeagueRow {
  readonly dn: "D" | "N";
  readonly line: readonly [readonly (number | null)[], readonly (number | null)[]];
  readonly sp?: readonly [string, string];
  readonly hits?: Pair;
  readonly hr?: Pair;
  readonly minutes?: number;
  readonly dh?: 1 | 2;
}
export type BaseballFile = LeagueFile<BaseballRow>;

/** Reads an MLB file. Start times are slots: day games 13:00 to 16:00 Eastern, night games 19:00 to 22:00, with 20 hours of rest between. */
export function readBaseball(file: BaseballFile, teams: TeamRegistry): CompetitionSeason {
  const dayGames = new Set(
    file.matches.filter(({ dn }) => dn === "D").flatMap(({ date, home, away }) => [`${date}/${home}`, `${date}/${away}`]),
  );
  const nightGames = new Set(
    file.matches.filter(({ dn }) => dn === "N").flatMap(({ date, home, away }) => [`${date}/${home}`, `${date}/${away}`]),
  );
  const plays = (games: ReadonlySet<string>, row: BaseballRow, days: number): boolean => {
    const date = new Date(dayStart(row.date) + days * dayMs).toISOString().slice(0, 10);
    return games.has(`${date}/${row.home}`) || games.has(`${date}/${row.away}`);
  };
  return readLeague(file, teams, {
    tz: eastern,
    toDetails: (row) => {
      const halfHours = stableHash(row.id) % 7;
      const hour =
        row.dn === "D"
          ? plays(nightGames, row, -1)
            ? 15 + (halfHours % 3) / 2
            : 13 + halfHours / 2
          : plays(dayGames, row, 1)
            ? 19
            : 19 + halfHours / 2;
      return {
        round: row.dh === 2 ? "Regular season, second game" : "Regular season",
        playedAt: zoneOf(eastern).toUtc(dayStart(row.date) + (row.dh === 2 ? hour + 3.5 : hour) * hourMs),
        timeKnown: false,
        neutral: false,
        venue: null,
        facts: {
          sport: "baseball",
          score: sharedPair(row.score),
          line: { home: row.line[0], away: row.line[1] },
          hits: sharedPair(row.hits ?? null),
          homeRuns: sharedPair(row.hr ?? null),
          minutes: row.minutes ?? null,
          startingPitchers: row.sp ?? null,
        },
      };
    },
  });
}
