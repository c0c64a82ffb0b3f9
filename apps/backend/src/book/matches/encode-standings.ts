import type {
  KnockOutRound as WireRound,
  KnockOutTie as WireTie,
  Standings,
  StandingsRow as WireRow,
  TieMatch,
} from "@touchline/contract/http/standings";
import { entitySlug } from "@touchline/domain";
import type { FeedNames, KnockOutRound, KnockOutTie, Pair, SeasonProgress, StandingsRow } from "@touchline/feed";
import { encodeTeam } from "../catalog/encode-team.ts";
import { letters } from "./encode-history.ts";

function encodeRow(names: FeedNames, row: StandingsRow): WireRow {
  return {
    rank: row.rank,
    competitor: encodeTeam(row.team, names),
    played: row.played,
    won: row.won,
    drawn: row.drawn,
    lost: row.lost,
    scored: row.scored,
    conceded: row.conceded,
    points: row.points,
    form: row.form.map((result) => letters[result]),
    is_live: row.isLive,
    zone: row.zone,
  };
}

function encodePair(pair: Pair | null): WireTie["score"] {
  return pair === null ? null : { home: pair[0], away: pair[1] };
}

function encodeTieMatch(match: KnockOutTie["matches"][number], homeId: string | undefined): TieMatch {
  const { fixture, score, isLive } = match;
  const isHomeFirst = fixture.home.id === homeId;
  return {
    id: fixture.id,
    slug: entitySlug(`${fixture.home.name} ${fixture.away.name}`, { kind: "match", id: String(fixture.id) }),
    start_time: new Date(fixture.startsAt).toISOString(),
    is_home_first: isHomeFirst,
    score: encodePair(score === null || isHomeFirst ? score : [score[1], score[0]]),
    is_live: isLive,
  };
}

function encodeTie(names: FeedNames, tie: KnockOutTie): WireTie {
  return {
    number: tie.number,
    home: tie.home === null ? null : encodeTeam(tie.home, names),
    away: tie.away === null ? null : encodeTeam(tie.away, names),
    home_from: tie.homeFrom,
    away_from: tie.awayFrom,
    score: encodePair(tie.score),
    penalties: encodePair(tie.penalties),
    winner: tie.winner,
    is_live: tie.isLive,
    matches: tie.matches.map((match) => encodeTieMatch(match, tie.home?.id)),
  };
}

function encodeRound(names: FeedNames, { name, kind, ties }: KnockOutRound): WireRound {
  return { name: names.round(name), kind, ties: ties.map((tie) => encodeTie(names, tie)) };
}

/** Converts the season of a tournament to its wire format; the result is empty if `progress` is null. */
export function encodeStandings(names: FeedNames, tournamentId: number, progress: SeasonProgress | null): Standings {
  if (progress === null) return { tournament_id: tournamentId, rows: [] };
  const { tables, rounds, season, startsAt, nextStartsAt, isOver, champion } = progress;
  const [only] = tables;
  const hasOneTable = only !== undefined && tables.length === 1;
  return {
    tournament_id: tournamentId,
    rows: hasOneTable ? only.rows.map((row) => encodeRow(names, row)) : [],
    tables: hasOneTable
      ? []
      : tables.map(({ name, rows }) => ({ name: names.round(name ?? ""), rows: rows.map((row) => encodeRow(names, row)) })),
    rounds: rounds.map((round) => encodeRound(names, round)),
    season,
    starts_at: new Date(startsAt).toISOString(),
    next_starts_at: nextStartsAt === null ? null : new Date(nextStartsAt).toISOString(),
    is_over: isOver,
    champion: champion === null ? null : encodeTeam(champion, names),
  };
}

/** The standings with the rows of the table that contains a team. */
export function withRowsOf(standings: Standings, teamId: string): Standings {
  const own = standings.tables?.find(({ rows }) => rows.some(({ competitor }) => competitor.id === teamId));
  return own === undefined ? standings : { ...standings, rows: own.rows };
}
