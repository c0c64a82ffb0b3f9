import type { CompetitionSeason } from "../dataset/dataset.ts";
import type { SourceMatch } from "../core/source-match.ts";
import { dayMs } from "../core/time.ts";
import { stableHash } from "../core/text.ts";
import { drawSteps } from "./draw.ts";
import { type KickOffHours, kickOffHours } from "./kick-off-hours.ts";
import type { Pace } from "./pace.data.ts";
import { knownAfterMs } from "./standings.ts";

/**
 * What placing a season requires; the same for each of its replays. The facts of the matches are in arrays of numbers, indexed as in
 * `matches`: there are tens of thousands of matches.
 */
export interface PreparedSeason {
  /** The matches that are replayed, in their real order. */
  readonly matches: readonly SourceMatch[];
  /** Index of each match among all matches of its season. */
  readonly placesInSeason: Uint16Array;
  readonly teamIds: readonly string[];
  /** Indexes in `teamIds`. */
  readonly home: Uint16Array;
  readonly away: Uint16Array;
  /** How many of the first matches must be over before a match can be announced; 0 if it is known from the start. */
  readonly gates: Uint16Array;
  /** 1 for a match whose sides come from their previous matches in this season. */
  readonly knockOuts: Uint8Array;
  readonly hours: readonly KickOffHours[];
  /** Index in `hours` for each match. */
  readonly hoursOf: Uint16Array;
  /** Time from the start of each match until its result counts as known, ms. */
  readonly resultAfterMs: Uint32Array;
  /** Indexes of the matches of each round; no team plays twice in a round. */
  readonly rounds: readonly Uint16Array[];
  /** Number of parts of the season that wait for the one before. */
  readonly gateCount: number;
  /** Number of gates up to each match. */
  readonly gatesBefore: Uint16Array;
  /** Offset of all matches of a season, from 0 to 1 of the time between two of them. */
  readonly phase: number;
  /** Tennis only: days since the first match of the tournament; the fraction is the position in the day. */
  readonly tournamentDays: Float64Array;
}

interface Origin {
  readonly key: string;
  readonly pace: Pace;
  /** Whether all matches start in their real order; otherwise those of each team do. */
  readonly isInSequence: boolean;
}

/** Prepares the replayed matches of a season, which are passed in the season's order. */
export function prepareSeason(
  { key, pace, isInSequence }: Origin,
  season: CompetitionSeason,
  matches: readonly SourceMatch[],
): PreparedSeason {
  const draws = drawSteps(season, matches);
  const teams = numbered(matches.flatMap(({ home, away }) => [home.id, away.id]));
  const hours = numbered(matches.map((match) => kickOffHours(season, match, pace)));
  const gates = Uint16Array.from(draws, ({ gate }) => gate);
  const gatePlaces = [...new Set(gates)].filter((gate) => gate > 0);
  const places = new Map(season.matches.map((match, place) => [match, place]));
  const sides = {
    home: Uint16Array.from(matches, (_, index) => teams.numbers[2 * index] ?? 0),
    away: Uint16Array.from(matches, (_, index) => teams.numbers[2 * index + 1] ?? 0),
  };
  return {
    matches,
    placesInSeason: Uint16Array.from(matches, (match) => places.get(match) ?? 0),
    teamIds: teams.values,
    ...sides,
    gates,
    knockOuts: Uint8Array.from(draws, ({ isKnockOut }) => Number(isKnockOut)),
    hours: hours.values,
    hoursOf: Uint16Array.from(hours.numbers),
    resultAfterMs: Uint32Array.from(matches, (match) => knownAfterMs({ sport: match.sport, source: match })),
    rounds: isInSequence ? roundsOf(matches, gates, sides) : [Uint16Array.from(matches, (_, index) => index)],
    gateCount: gatePlaces.length,
    gatesBefore: gates.map((gate) => gatePlaces.filter((other) => other <= gate).length),
    phase: phaseOf(key),
    tournamentDays: season.sport === "tennis" ? daysOf(key, matches) : new Float64Array(0),
  };
}

/** The distinct values in order of first appearance, and for each item the index of its value. */
function numbered<Value>(all: readonly Value[]): { readonly values: readonly Value[]; readonly numbers: readonly number[] } {
  const numberOf = new Map<Value, number>();
  const numbers = all.map((value) => {
    const known = numberOf.get(value) ?? numberOf.size;
    numberOf.set(value, known);
    return known;
  });
  return { values: [...numberOf.keys()], numbers };
}

function phaseOf(key: string): number {
  return (stableHash(key) % 1000) / 1000;
}

/** Tennis matches keep the days of their tournament. */
function daysOf(key: string, matches: readonly SourceMatch[]): Float64Array {
  const first = Math.floor((matches[0]?.playedAt ?? 0) / dayMs);
  const dayOf = ({ playedAt }: SourceMatch): number => Math.floor(playedAt / dayMs) - first;
  const ofDay = Map.groupBy(matches, dayOf);
  const countByDay = new Map<number, number>();
  const phase = phaseOf(key);
  return Float64Array.from(matches, (match) => {
    const day = dayOf(match);
    const place = countByDay.get(day) ?? 0;
    countByDay.set(day, place + 1);
    return day + (place + phase) / (ofDay.get(day)?.length ?? 1);
  });
}

/** A match really played this much later than another is not placed in an earlier round, whatever its teams. */
const roundMs = 4 * dayMs;

/** Rounds in which no team plays twice: a match comes after its teams' previous matches and after all earlier parts of the season. */
function roundsOf(
  matches: readonly SourceMatch[],
  gates: Uint16Array,
  { home, away }: Pick<PreparedSeason, "home" | "away">,
): readonly Uint16Array[] {
  const rounds: number[][] = [];
  const latestByTeam = new Map<number, number>();
  const roundOf: number[] = [];
  let [settled, highest, part, firstOfPart] = [0, 0, 0, 0];
  for (const [index, { playedAt }] of matches.entries()) {
    const [gate, one, other] = [gates[index] ?? 0, home[index] ?? 0, away[index] ?? 0];
    if (gate !== part) [part, firstOfPart] = [gate, rounds.length];
    for (; (matches[settled]?.playedAt ?? Infinity) < playedAt - roundMs; settled += 1) highest = Math.max(highest, roundOf[settled] ?? 0);
    const round = Math.max((latestByTeam.get(one) ?? -1) + 1, (latestByTeam.get(other) ?? -1) + 1, highest, firstOfPart);
    latestByTeam.set(one, round);
    latestByTeam.set(other, round);
    roundOf[index] = round;
    (rounds[round] ??= []).push(index);
  }
  return rounds.map((round) => Uint16Array.from(round));
}
