import type { FormResult, HeadToHead as WireHeadToHead, PastMatch as WirePastMatch, Standings } from "@touchline/contract/http/standings";
import { wireToCompetitor, type Competitor } from "./match.ts";

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
}

/** A match of the past, by name. */
export interface PastMatch {
  readonly startsAtMs: number;
  readonly leagueName: string;
  readonly home: { readonly id: string; readonly name: string };
  readonly away: { readonly id: string; readonly name: string };
  readonly score: { readonly home: number; readonly away: number };
}

/** A match of the past as one of its sides saw it. */
export interface FormMatch {
  readonly result: FormResult;
  readonly match: PastMatch;
}

/** Earlier meetings of two sides and what each did lately, newest first. */
export interface HeadToHead {
  readonly homeWins: number;
  readonly draws: number;
  readonly awayWins: number;
  readonly meetings: readonly PastMatch[];
  readonly form: { readonly home: readonly FormMatch[]; readonly away: readonly FormMatch[] };
}

/** Reads a table off the wire. */
export function wireToStandings(wire: Standings): readonly StandingsRow[] {
  return wire.rows.map(({ competitor, ...row }) => ({ ...row, team: wireToCompetitor(competitor) }));
}

function wireToPastMatch({ start_time, tournament_name, home, away, score }: WirePastMatch): PastMatch {
  return { startsAtMs: Date.parse(start_time), leagueName: tournament_name, home, away, score };
}

/** Reads a history off the wire. */
export function wireToHeadToHead(wire: WireHeadToHead): HeadToHead {
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
