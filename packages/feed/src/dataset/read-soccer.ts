import type { CompetitionSeason } from "./dataset.ts";
import { slug } from "../core/text.ts";
import { dayStart, type SourceHeader, type SourceTeam } from "./source-file.ts";
import type { Pair, SoccerCard, SoccerFacts, SoccerGoal, SourceMatch, SquadPlayer, Team } from "../core/source-match.ts";
import { sharedPair, sharedWord } from "./shared-values.ts";
import type { TeamRegistry } from "./teams.ts";
import { spellAsInSquads } from "./squad-names.ts";
import { zoneOf } from "./zone.ts";
import { dayMs, hourMs, minuteMs } from "../core/time.ts";

interface SoccerRow {
  readonly id: string;
  readonly round?: string;
  readonly group?: string;
  readonly date: string;
  readonly time?: string | null;
  readonly utc?: string;
  readonly home: string;
  readonly away: string;
  readonly ht?: Pair;
  readonly ft: Pair;
  readonly et?: Pair;
  readonly p?: Pair;
  readonly status?: string;
  readonly venue?: string;
  readonly goals?: readonly SoccerGoal[];
  readonly cards?: readonly SoccerCard[];
}
export interface SoccerFile extends SourceHeader {
  readonly teams: readonly SourceTeam[];
  readonly matches: readonly SoccerRow[];
}
type SoccerStats = NonNullable<SoccerFacts["stats"]>;
export interface SoccerStatsFile {
  readonly stats: Readonly<Record<string, SoccerStats>>;
}
export interface SquadsFile {
  readonly squads: readonly {
    readonly team: string;
    readonly players: readonly (readonly [number, SquadPlayer["position"], string, string])[];
  }[];
  readonly stadiums: readonly { readonly city: string; readonly name: string }[];
}

export interface LineUpsFile {
  readonly lineups: Readonly<Record<string, NonNullable<SoccerFacts["lineUps"]>>>;
}

/** Data from other files that soccer files need. */
export interface SoccerExtras {
  readonly teams: TeamRegistry;
  readonly statsByMatchId: Readonly<Record<string, SoccerStats>>;
  /** By team id. */
  readonly squads: ReadonlyMap<string, readonly SquadPlayer[]>;
  readonly lineUpsByMatchId: LineUpsFile["lineups"];
  readonly stadiumByCity: ReadonlyMap<string, string>;
}

const finalsZones: Readonly<Record<string, string>> = {
  "worldcup.2026": "America/New_York",
  "clubworldcup.2025": "America/New_York",
  "worldcup.2022": "Asia/Qatar",
  "euro.2024": "Europe/Berlin",
};
const defaultKickOffMs = 14 * hourMs;

/** Reads squads by team id. */
export function readSquads(file: SquadsFile, teams: TeamRegistry): ReadonlyMap<string, readonly SquadPlayer[]> {
  return new Map(
    file.squads.map(({ team, players }) => [
      teams.nation(team).id,
      players.map(([shirt, position, name, club]) => ({ shirt, position, name, club })),
    ]),
  );
}

/** Reads one football file; teams of national finals do not get their country from the file. */
export function readSoccer(file: SoccerFile, extras: SoccerExtras): CompetitionSeason {
  const country = file.country ?? "INT";
  const tz = file.tz ?? finalsZones[`${file.competition}.${file.season}`] ?? "UTC";
  const isNational = country === "INT" && file.competition !== "clubworldcup";
  const teamBySource = new Map(
    file.teams.map((raw) => [raw.id, isNational ? extras.teams.nation(raw.name) : extras.teams.club(raw, country)]),
  );
  const matches = file.matches.map((row) => toMatch(row, { file, tz, extras, teamBySource }));
  return {
    key: file.competition,
    sport: "soccer",
    name: file.name,
    country,
    kind: file.kind ?? "league",
    tz,
    season: file.season,
    teams: [...new Set(teamBySource.values())],
    matches: matches.sort((first, second) => first.playedAt - second.playedAt),
  };
}

interface RowContext {
  readonly file: SoccerFile;
  readonly tz: string;
  readonly extras: SoccerExtras;
  readonly teamBySource: ReadonlyMap<string, Team>;
}

function toMatch(row: SoccerRow, { file, tz, extras, teamBySource }: RowContext): SourceMatch {
  const home = teamBySource.get(row.home);
  const away = teamBySource.get(row.away);
  if (!home || !away) throw new Error(`${row.id} names a team that its file does not list`);
  const city = row.venue !== undefined && extras.stadiumByCity.has(row.venue) ? row.venue : null;
  return {
    id: row.id,
    sport: "soccer",
    competition: file.competition,
    season: file.season,
    round: sharedWord(row.group ?? row.round ?? null),
    playedAt: row.utc ? Date.parse(row.utc) : zoneOf(tz).toUtc(dayStart(row.date) + clockMs(row.time)),
    timeKnown: row.utc !== undefined,
    home,
    away,
    neutral: isNeutral(row, file, home),
    venue: sharedWord(city === null ? (row.venue ?? null) : (extras.stadiumByCity.get(city) ?? null)),
    city,
    facts: toFacts(row, file, extras, { home, away }),
  };
}

function clockMs(time: string | null | undefined): number {
  if (!time) return defaultKickOffMs;
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * hourMs + minutes * minuteMs;
}

const hostsByFinals: Readonly<Record<string, readonly string[]>> = {
  "worldcup.2026": ["usa", "mexico", "canada"],
  "worldcup.2022": ["qatar"],
  "euro.2024": ["germany"],
  "clubworldcup.2025": [],
};

/** Clubs of Ukraine, since 2022, and of Israel, since 2023, play their home matches of UEFA's cups in other countries. */
const countriesAbroad: ReadonlySet<string | null> = new Set(["UA", "IL"]);
const cupsOfEurope: ReadonlySet<string> = new Set(["ucl", "uel", "uecl"]);

/** Finals tournaments are neutral except for their hosts; single cup finals are neutral, as are home matches abroad. */
function isNeutral(row: SoccerRow, file: SoccerFile, home: Team): boolean {
  const hosts = hostsByFinals[`${file.competition}.${file.season}`];
  if (hosts) return !hosts.some((host) => home.id === `soccer:${host}`);
  if (cupsOfEurope.has(file.competition) && countriesAbroad.has(home.country)) return true;
  return file.kind === "cup" && /(^|, )Final$/.test(row.round ?? "");
}

function toFacts(row: SoccerRow, file: SoccerFile, extras: SoccerExtras, sides: { readonly home: Team; readonly away: Team }): SoccerFacts {
  const hasSquads = file.competition === "worldcup" && file.season === "2026";
  const homeSquad = hasSquads ? extras.squads.get(sides.home.id) : undefined;
  const awaySquad = hasSquads ? extras.squads.get(sides.away.id) : undefined;
  const squads = [...(homeSquad ?? []), ...(awaySquad ?? [])];
  const lineUps = extras.lineUpsByMatchId[row.id];
  return {
    sport: "soccer",
    ht: sharedPair(row.ht ?? null),
    ft: sharedPair(row.ft),
    et: sharedPair(row.et ?? null),
    penalties: sharedPair(row.p ?? null),
    awarded: row.status === "awarded",
    goals: row.goals === undefined ? null : spellAsInSquads(row.goals, squads),
    cards: row.cards === undefined ? null : spellAsInSquads(row.cards, squads),
    stats: withSharedPairs(extras.statsByMatchId[row.id]),
    squads: homeSquad && awaySquad ? { home: homeSquad, away: awaySquad } : null,
    ...(lineUps && { lineUps }),
  };
}

function withSharedPairs(stats: SoccerStats | undefined): SoccerFacts["stats"] {
  if (stats === undefined) return null;
  const { corners, yellow, red, shots, sot, fouls } = stats;
  return {
    corners: sharedPair(corners),
    yellow: sharedPair(yellow),
    red: sharedPair(red),
    shots: sharedPair(shots),
    sot: sharedPair(sot),
    fouls: sharedPair(fouls),
  };
}

interface InternationalRow {
  readonly id: string;
  readonly date: string;
  readonly tournament: string;
  readonly home: string;
  readonly away: string;
  readonly score: Pair;
  readonly shootout?: "h" | "a";
  readonly city: string;
  readonly neutral?: 1;
  readonly goals?: readonly SoccerGoal[];
}
export interface InternationalsFile extends SourceHeader {
  readonly matches: readonly InternationalRow[];
}

/** A gap of this length between real matches separates two editions of a national teams' tournament. */
const editionGapMs = 150 * dayMs;
/** Tournaments whose editions last for years. */
const endlessTournaments = new Set(["Friendly", "Friendly Asia-Pacific", "FIFA World Cup qualification"]);
/** Friendlies before this day are those of Asia and Oceania only: a competition apart from those of the world. */
const worldFriendliesFrom = "2025-01-01";

function tournamentOf({ tournament, date }: InternationalRow): string {
  return tournament === "Friendly" && date < worldFriendliesFrom ? "Friendly Asia-Pacific" : tournament;
}

const displayNames: Readonly<Record<string, string>> = {
  Friendly: "International Friendlies",
  "Friendly Asia-Pacific": "Asia-Pacific Friendlies",
};

/** Reads internationals, one competition per tournament with a season per edition, without the World Cup, which has its own file. */
export function readInternationals(rows: readonly InternationalRow[], teams: TeamRegistry): readonly CompetitionSeason[] {
  const rowsByTournament = Map.groupBy(
    rows.filter(({ tournament }) => tournament !== "FIFA World Cup"),
    tournamentOf,
  );
  return [...rowsByTournament].flatMap(([name, ofTournament]) => {
    const key = `internationals.${slug(name.replace(/'/g, ""))}`;
    const matches = ofTournament.map((row) => toInternational(row, key, teams)).sort((first, second) => first.playedAt - second.playedAt);
    return editionsOf(matches, endlessTournaments.has(name)).map((edition) => toInternationalSeason(key, name, edition));
  });
}

/** Time at which endless tournaments are split into two seasons: the same Asian nations meet too often for one. */
const asiaPacificCut = Date.UTC(2017, 0, 1);

function editionsOf(matches: readonly SourceMatch[], isEndless: boolean): readonly (readonly SourceMatch[])[] {
  const editions: SourceMatch[][] = [];
  for (const match of matches) {
    const current = editions.at(-1);
    const last = current?.at(-1);
    const isCut = isEndless
      ? last && last.playedAt < asiaPacificCut && match.playedAt >= asiaPacificCut
      : last && match.playedAt - last.playedAt > editionGapMs;
    if (!current || isCut) editions.push([match]);
    else current.push(match);
  }
  return editions;
}

function toInternationalSeason(key: string, name: string, matches: readonly SourceMatch[]): CompetitionSeason {
  const [first, last] = [matches[0], matches.at(-1)].map((match) => new Date(match?.playedAt ?? 0).getUTCFullYear());
  return {
    key,
    sport: "soccer",
    name: displayNames[name] ?? name,
    country: "INT",
    kind: "tournament",
    tz: "UTC",
    season: first === last ? `${first}` : `${first}-${String(last).slice(2)}`,
    teams: [...new Set(matches.flatMap(({ home, away }) => [home, away]))],
    matches,
  };
}

function toInternational(row: InternationalRow, competition: string, teams: TeamRegistry): SourceMatch {
  const goals = row.goals ?? null;
  const regular: Pair = goals?.some(({ m }) => m > 90) ? countGoals(goals, 90) : row.score;
  return {
    id: row.id,
    sport: "soccer",
    competition,
    season: row.date.slice(0, 4),
    round: null,
    playedAt: dayStart(row.date) + 18 * hourMs,
    timeKnown: false,
    home: teams.nation(row.home),
    away: teams.nation(row.away),
    neutral: row.neutral === 1,
    venue: null,
    city: sharedWord(row.city),
    facts: {
      sport: "soccer",
      ht: sharedPair(goals ? countGoals(goals, 45) : null),
      ft: sharedPair(regular),
      et: regular === row.score ? null : sharedPair(row.score),
      penalties: null,
      awarded: false,
      goals,
      cards: null,
      stats: null,
      squads: null,
    },
  };
}

function countGoals(goals: readonly SoccerGoal[], untilMinute: number): Pair {
  const counted = goals.filter(({ m }) => m <= untilMinute);
  return [counted.filter(({ side }) => side === "h").length, counted.filter(({ side }) => side === "a").length];
}
