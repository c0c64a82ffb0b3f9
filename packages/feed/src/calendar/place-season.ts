import type { SourceMatch } from "../core/source-match.ts";
import type { Fixture } from "../core/fixture.ts";
import { stableHash } from "../core/text.ts";
import { dayMs, hourMs, minuteMs } from "../core/time.ts";
import { type DrawStep, drawSteps } from "./draw.ts";
import { type KickOffHours, kickOffHours, nextKickOff, timeAt } from "./kick-off-hours.ts";
import { nominalDurationMs } from "./standings.ts";
import type { Track, TrackInstance } from "./track.ts";

/** No team plays twice within this time, over all competitions. */
export const teamRestMs = 20 * hourMs;
/** Real matches may last longer than their nominal duration, and results are confirmed after the end. */
export const afterEndMs = 45 * minuteMs;
/** Time for which a new part of a season is announced before its first match. */
const announcedMs = 12 * hourMs;
const partDays = 0.9;
/** Free time at the end of a season, so that it is over when the next one starts. */
const restDays = 1;
/** Days kept free for matches that have to wait, before any had to. */
const firstSpareDays = 1;
const maxTries = 3;

type Naming = (match: SourceMatch) => Pick<Fixture, "id" | "tournamentId" | "kind">;

/** Gives each match of a season its start: in the real order, at hours of its place, when both teams have rested. */
export function placeSeason(track: Track, instance: TrackInstance, busy: TeamStarts, naming: Naming): readonly Fixture[] {
  const steps = drawSteps(instance.season, instance.matches);
  const hours = steps.map(({ match }) => kickOffHours(instance.season, match, track.pace));
  const endsBy = instance.endsBy - restDays * dayMs;
  let spareDays = firstSpareDays;
  let placed: readonly Fixture[] = [];
  for (let attempt = 0; attempt < maxTries; attempt += 1) {
    const wanted = wantedStarts(track, instance, { steps, hours, spareDays });
    placed = placeSteps({ track, steps, hours, wanted, busy, naming });
    const late = (placed.at(-1)?.startsAt ?? 0) - endsBy;
    if (late <= 0 || track.sport === "tennis") break;
    spareDays += late / dayMs + 0.5;
  }
  // What found no place before the next season is left out.
  return placed.filter(({ startsAt }) => startsAt < (track.sport === "tennis" ? instance.to : instance.endsBy - teamRestMs));
}

interface Wanted {
  readonly steps: readonly DrawStep[];
  readonly hours: readonly KickOffHours[];
  /** Days at the end that are kept free for matches that had to wait. */
  readonly spareDays: number;
}

/** Evenly over the days of the season, more on the days that its pace prefers; tennis keeps the days of its tournament. */
function wantedStarts({ key, pace, sport }: Track, instance: TrackInstance, { steps, hours, spareDays }: Wanted): readonly number[] {
  const { firstDay, days, matches } = instance;
  if (sport === "tennis") {
    const first = Math.floor((matches[0]?.playedAt ?? 0) / dayMs);
    const dayOf = ({ playedAt }: SourceMatch): number => Math.floor(playedAt / dayMs) - first;
    const ofDay = Map.groupBy(matches, dayOf);
    const countByDay = new Map<number, number>();
    return matches.map((match, index) => {
      const day = dayOf(match);
      const place = countByDay.get(day) ?? 0;
      countByDay.set(day, place + 1);
      return timeAt(hoursAt(hours, index), firstDay, day + (place + phaseOf(key)) / (ofDay.get(day)?.length ?? 1));
    });
  }
  const gates = [...new Set(steps.map(({ gate }) => gate))].filter((gate) => gate > 0);
  const open = Math.max(days - restDays - spareDays - gates.length * partDays, days * 0.4);
  // Without parts, matches of one region follow each other evenly, whatever is played elsewhere.
  const groupOf = (index: number): string => (gates.length === 0 ? hoursAt(hours, index).name : "");
  const sizes = new Map<string, number>();
  for (const index of steps.keys()) sizes.set(groupOf(index), (sizes.get(groupOf(index)) ?? 0) + 1);
  const counts = new Map<string, number>();
  return steps.map(({ gate }, index) => {
    const group = groupOf(index);
    const place = counts.get(group) ?? 0;
    counts.set(group, place + 1);
    const share = (place + phaseOf(`${key}${group}`)) / (sizes.get(group) ?? 1);
    const at = share * open + gates.filter((other) => other <= gate).length * partDays;
    return timeAt(hoursAt(hours, index), firstDay, pace.days ? preferDays(at, pace.days) : at);
  });
}

function phaseOf(key: string): number {
  return (stableHash(key) % 1000) / 1000;
}

function hoursAt(hours: readonly KickOffHours[], index: number): KickOffHours {
  const found = hours[index];
  if (!found) throw new Error("a match needs hours");
  return found;
}

/** Moves a place in even days to days of unequal weight; whole weeks stay where they are. */
function preferDays(at: number, weights: readonly number[]): number {
  const week = Math.floor(at / 7);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  let left = ((at - week * 7) / 7) * sum;
  for (const [day, weight] of weights.entries()) {
    if (left < weight) return week * 7 + day + left / weight;
    left -= weight;
  }
  return week * 7 + 7;
}

interface Placing {
  readonly track: Track;
  readonly steps: readonly DrawStep[];
  readonly hours: readonly KickOffHours[];
  readonly wanted: readonly number[];
  readonly busy: TeamStarts;
  readonly naming: Naming;
}

function placeSteps({ track, steps, hours, wanted, busy, naming }: Placing): readonly Fixture[] {
  const placed: Fixture[] = [];
  const latestByTeam = new Map<string, Fixture>();
  const overBefore: number[] = [-Infinity];
  const restingSince = ({ match }: DrawStep): number =>
    Math.max(latestByTeam.get(match.home.id)?.startsAt ?? 0, latestByTeam.get(match.away.id)?.startsAt ?? 0);
  const place = ({ match, gate, isKnockOut }: DrawStep): void => {
    const index = placed.length;
    const previous = [match.home, match.away].flatMap(({ id }) => latestByTeam.get(id) ?? []);
    const partKnownAt = overBefore[gate] ?? -Infinity;
    const sidesKnownAt = isKnockOut ? Math.max(-Infinity, ...previous.map(overAt)) : -Infinity;
    const knownAt = Math.max(partKnownAt, sidesKnownAt);
    const from = Math.max(
      wanted[index] ?? 0,
      gate > 0 ? partKnownAt + announcedMs : -Infinity,
      ...previous.map(({ startsAt }) => startsAt + teamRestMs),
    );
    const fixture: Fixture = {
      ...naming(match),
      startsAt: firstFree(busy, hoursAt(hours, index), match, from),
      sport: match.sport,
      home: match.home,
      away: match.away,
      neutral: match.neutral,
      round: match.round,
      source: match,
      ...(knownAt > -Infinity ? { publicAt: knownAt } : {}),
    };
    placed.push(fixture);
    latestByTeam.set(match.home.id, fixture).set(match.away.id, fixture);
    overBefore.push(Math.max(overBefore.at(-1) ?? -Infinity, overAt(fixture)));
  };
  if (!track.isInSequence) steps.forEach(place);
  // The teams that have rested longest begin a round.
  else for (const round of roundsOf(steps)) round.sort((first, second) => restingSince(first) - restingSince(second)).forEach(place);
  return placed.sort((first, second) => first.startsAt - second.startsAt || first.id - second.id);
}

/** Matches of a cup really played so much later belong to a later round, or to the same one, whatever their teams. */
const roundMs = 4 * dayMs;

/** Rounds in which no team plays twice: a match comes after the previous ones of its teams and of its part of the season. */
function roundsOf(steps: readonly DrawStep[]): readonly DrawStep[][] {
  const rounds: DrawStep[][] = [];
  const latestByTeam = new Map<string, number>();
  const roundOf: number[] = [];
  let [settled, highest, part, firstOfPart] = [0, 0, 0, 0];
  for (const [index, step] of steps.entries()) {
    const { match, gate } = step;
    if (gate !== part) [part, firstOfPart] = [gate, rounds.length];
    for (; (steps[settled]?.match.playedAt ?? Infinity) < match.playedAt - roundMs; settled += 1)
      highest = Math.max(highest, roundOf[settled] ?? 0);
    const after = (id: string): number => (latestByTeam.get(id) ?? -1) + 1;
    const round = Math.max(after(match.home.id), after(match.away.id), highest, firstOfPart);
    latestByTeam.set(match.home.id, round).set(match.away.id, round);
    roundOf[index] = round;
    (rounds[round] ??= []).push(step);
  }
  return rounds;
}

/** When the result of a fixture is known for certain. */
export function overAt(fixture: Fixture): number {
  return fixture.startsAt + nominalDurationMs(fixture) + afterEndMs;
}

/** The first start from `fromMs` on at which both teams have enough rest before and after it. */
function firstFree(busy: TeamStarts, hours: KickOffHours, { home, away }: SourceMatch, fromMs: number): number {
  const starts = [...(busy.get(home.id) ?? []), ...(busy.get(away.id) ?? [])];
  let at = nextKickOff(hours, fromMs);
  for (;;) {
    const near = starts.filter((start) => Math.abs(start - at) < teamRestMs);
    if (near.length === 0) return at;
    at = nextKickOff(hours, Math.max(...near) + teamRestMs);
  }
}

/** Starts by team id. */
export type TeamStarts = ReadonlyMap<string, readonly number[]>;

/** When teams play, over all matches of the fixtures. */
export function teamStarts(fixtures: readonly Fixture[]): TeamStarts {
  const starts = new Map<string, number[]>();
  for (const { home, away, startsAt } of fixtures) {
    for (const { id } of [home, away]) {
      const own = starts.get(id);
      if (own) own.push(startsAt);
      else starts.set(id, [startsAt]);
    }
  }
  return starts;
}
