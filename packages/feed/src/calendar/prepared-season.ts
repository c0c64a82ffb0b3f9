import type { CompetitionSeason } from "../dataset/dataset.ts";
import type { SourceMatch } from "../core/source-match.ts";
import { dayMs } from "../core/time.ts";
import { stableHash } from "../core/text.ts";
import { type DrawStep, drawSteps } from "./draw.ts";
import { type KickOffHours, kickOffHours } from "./kick-off-hours.ts";
import type { Pace } from "./pace.data.ts";
import { nominalDurationMs } from "./standings.ts";

/** A match of a season with all that does not depend on when the season is replayed; teams are numbers. */
export interface PreparedStep extends DrawStep {
  readonly index: number;
  readonly home: number;
  readonly away: number;
  readonly hours: KickOffHours;
  readonly durationMs: number;
}

/** A season as its placing needs it; the same for every turn. */
export interface PreparedSeason {
  readonly teamIds: readonly string[];
  /** By the real order. */
  readonly steps: readonly PreparedStep[];
  /** In each, no team plays twice. */
  readonly rounds: readonly (readonly PreparedStep[])[];
  /** Number of parts of the season that wait for the one before. */
  readonly gates: number;
  /** Where each match stands in the season, from 0 to 1. */
  readonly shares: Float64Array;
  /** Number of gates up to each match. */
  readonly gatesBefore: Uint16Array;
  /** Tennis: days since the first match of the tournament, and the place in the day. */
  readonly tournamentDays: Float64Array;
}

interface Origin {
  readonly key: string;
  readonly pace: Pace;
  /** Whether all matches start in their real order; otherwise those of each team do. */
  readonly isInSequence: boolean;
}

/** Prepares the matches of a season that are replayed. */
export function prepareSeason(
  { key, pace, isInSequence }: Origin,
  season: CompetitionSeason,
  matches: readonly SourceMatch[],
): PreparedSeason {
  const numberOf = new Map<string, number>();
  const teamNumber = (id: string): number => {
    const known = numberOf.get(id) ?? numberOf.size;
    numberOf.set(id, known);
    return known;
  };
  const steps = drawSteps(season, matches).map((step, index): PreparedStep => ({
    ...step,
    index,
    home: teamNumber(step.match.home.id),
    away: teamNumber(step.match.away.id),
    hours: kickOffHours(season, step.match, pace),
    durationMs: nominalDurationMs({ sport: step.match.sport, source: step.match }),
  }));
  const phase = phaseOf(key);
  const gates = [...new Set(steps.map(({ gate }) => gate))].filter((gate) => gate > 0);
  return {
    teamIds: [...numberOf.keys()],
    steps,
    rounds: isInSequence ? roundsOf(steps, numberOf.size) : [steps],
    gates: gates.length,
    shares: Float64Array.from(steps, ({ index }) => (index + phase) / steps.length),
    gatesBefore: Uint16Array.from(steps, ({ gate }) => gates.filter((other) => other <= gate).length),
    tournamentDays: season.sport === "tennis" ? daysOf(key, matches) : new Float64Array(0),
  };
}

function phaseOf(key: string): number {
  return (stableHash(key) % 1000) / 1000;
}

/** Tennis keeps the days of its tournament. */
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

/** Matches of a cup really played so much later belong to a later round, or to the same one, whatever their teams. */
const roundMs = 4 * dayMs;

/** Rounds in which no team plays twice: a match comes after the previous ones of its teams and of its part of the season. */
function roundsOf(steps: readonly PreparedStep[], teams: number): readonly (readonly PreparedStep[])[] {
  const rounds: PreparedStep[][] = [];
  const latestByTeam = new Int32Array(teams).fill(-1);
  const roundOf: number[] = [];
  let [settled, highest, part, firstOfPart] = [0, 0, 0, 0];
  for (const step of steps) {
    const { match, gate, home, away, index } = step;
    if (gate !== part) [part, firstOfPart] = [gate, rounds.length];
    for (; (steps[settled]?.match.playedAt ?? Infinity) < match.playedAt - roundMs; settled += 1)
      highest = Math.max(highest, roundOf[settled] ?? 0);
    const round = Math.max((latestByTeam[home] ?? -1) + 1, (latestByTeam[away] ?? -1) + 1, highest, firstOfPart);
    latestByTeam[home] = round;
    latestByTeam[away] = round;
    roundOf[index] = round;
    (rounds[round] ??= []).push(step);
  }
  return rounds;
}
