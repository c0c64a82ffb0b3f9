import { toWireId } from "@touchline/domain";
import type {
  FormResult,
  HeadToHead as WireHeadToHead,
  KnockOutRound,
  KnockOutTie,
  PastMatch as WirePastMatch,
  Standings,
} from "@touchline/contract/http/standings";
import { type Competitor, wireToCompetitor } from "./match.ts";
import type { ApiClient } from "../core/api-client.ts";
import { failureStatus } from "../core/api-error.ts";
import { endpoints } from "../core/endpoints.data.ts";
import type { Resource } from "../core/query-store.ts";

/** One row of a league table. */
export interface StandingsRow {
  readonly rank: number;
  readonly team: Competitor;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly scored: number;
  readonly conceded: number;
  readonly points: number;
  /** The latest results, newest last. */
  readonly form: readonly FormResult[];
  /** Whether the row includes a match in play. */
  readonly isLive: boolean;
  /** Whether the place qualifies for the knock-out, or may still do so. */
  readonly zone: "through" | "possible" | null;
}

/** Two sides of a knock-out round; a side is null until it is drawn. */
export interface Tie extends Pick<KnockOutTie, "number" | "score" | "penalties" | "winner" | "matches"> {
  readonly home: Competitor | null;
  readonly away: Competitor | null;
  /** Numbers of the ties whose winners will meet in this one. */
  readonly from: { readonly home: number | null; readonly away: number | null };
  readonly isLive: boolean;
}

export interface Round {
  readonly name: string;
  readonly kind: KnockOutRound["kind"];
  readonly ties: readonly Tie[];
}

/** The season of a league or cup. */
export interface LeagueSeason {
  /** The table; empty for groups and cups. */
  readonly rows: readonly StandingsRow[];
  readonly tables: readonly { readonly name: string; readonly rows: readonly StandingsRow[] }[];
  readonly rounds: readonly Round[];
  /** Null while it is running, or if the winner is unknown. */
  readonly champion: Competitor | null;
  readonly nextStartsAtMs: number | null;
}

/** A past match, with the names of its sides. */
export interface PastMatch {
  readonly startsAtMs: number;
  readonly leagueName: string;
  readonly home: { readonly id: string; readonly name: string };
  readonly away: { readonly id: string; readonly name: string };
  readonly score: { readonly home: number; readonly away: number };
}

/** A past match from one side's point of view. */
export interface FormMatch {
  readonly result: FormResult;
  readonly match: PastMatch;
}

/** Earlier meetings of two sides and the form of each, newest first. */
export interface HeadToHead {
  readonly homeWins: number;
  readonly draws: number;
  readonly awayWins: number;
  readonly meetings: readonly PastMatch[];
  readonly form: { readonly home: readonly FormMatch[]; readonly away: readonly FormMatch[] };
}

function wireToRow({ competitor, is_live, zone, ...row }: Standings["rows"][number]): StandingsRow {
  return { ...row, team: wireToCompetitor(competitor), isLive: is_live === true, zone: zone ?? null };
}

function wireToSide(wire: KnockOutTie["home"]): Competitor | null {
  return wire === null ? null : wireToCompetitor(wire);
}

function wireToTie({ home, away, home_from, away_from, is_live, ...tie }: KnockOutTie): Tie {
  return { ...tie, home: wireToSide(home), away: wireToSide(away), from: { home: home_from, away: away_from }, isLive: is_live };
}

const noSeason: LeagueSeason = { rows: [], tables: [], rounds: [], champion: null, nextStartsAtMs: null };

function wireToSeason({ rows, tables = [], rounds = [], champion, next_starts_at }: Standings): LeagueSeason {
  return {
    rows: rows.map(wireToRow),
    tables: tables.map((table) => ({ name: table.name, rows: table.rows.map(wireToRow) })),
    rounds: rounds.map((round) => ({ ...round, ties: round.ties.map(wireToTie) })),
    champion: wireToSide(champion ?? null),
    nextStartsAtMs: Date.parse(next_starts_at ?? "") || null,
  };
}

function wireToPastMatch({ start_time, tournament_name, home, away, score }: WirePastMatch): PastMatch {
  return { startsAtMs: Date.parse(start_time), leagueName: tournament_name, home, away, score };
}

function wireToHeadToHead(wire: WireHeadToHead): HeadToHead {
  const form = (matches: WireHeadToHead["form"]["home"]): readonly FormMatch[] =>
    matches.map(({ result, match }) => ({ result, match: wireToPastMatch(match) }));
  return {
    homeWins: wire.home_wins,
    draws: wire.draws,
    awayWins: wire.away_wins,
    meetings: wire.meetings.map(wireToPastMatch),
    form: { home: form(wire.form.home), away: form(wire.form.away) },
  };
}

const freshMs = 5 * 60_000;

/** Null for a 404, because the answer is optional. */
async function orNone<Wire>(answer: Promise<Wire>): Promise<Wire | null> {
  try {
    return await answer;
  } catch (error) {
    if (failureStatus(error) === 404) return null;
    throw error;
  }
}

function isEmpty({ meetings, form }: WireHeadToHead): boolean {
  return meetings.length + form.home.length + form.away.length === 0;
}

function createHistoryListings(api: ApiClient) {
  return {
    /** The season of a league or cup: tables and knock-out. */
    standings: (leagueId: string): Resource<Standings | null, LeagueSeason> => ({
      queryKey: ["standings", leagueId],
      freshMs,
      live: "none",
      read: (signal) => orNone(api.fetch(endpoints.getTournamentStandings, { signal, params: { id: toWireId(leagueId) } })),
      take: (wire) => (wire === null ? noSeason : wireToSeason(wire)),
    }),
    /** Earlier meetings and form of a match's sides; null when nothing is known. */
    headToHead: (matchId: string): Resource<WireHeadToHead | null, HeadToHead | null> => ({
      queryKey: ["headToHead", matchId],
      freshMs,
      live: "none",
      read: (signal) => orNone(api.fetch(endpoints.getHeadToHead, { signal, params: { id: toWireId(matchId) } })),
      take: (wire) => (wire === null || isEmpty(wire) ? null : wireToHeadToHead(wire)),
    }),
  };
}

interface HistoryPage {
  readonly api: ApiClient;
  /** Puts the answers that the server has loaded for the page into the query cache. */
  takeLateAnswers(resources: Readonly<Record<string, unknown>>): void;
}

const listingsByPage = new WeakMap<HistoryPage, ReturnType<typeof createHistoryListings>>();

/** Queries for league tables and the history of two sides, which are both optional; few pages show them. */
export function historyListings(page: HistoryPage): ReturnType<typeof createHistoryListings> {
  const known = listingsByPage.get(page);
  if (known !== undefined) return known;
  const created = createHistoryListings(page.api);
  listingsByPage.set(page, created);
  page.takeLateAnswers(created);
  return created;
}
