import type { SourceMatch } from "../core/source-match.ts";
import type { Fixture } from "../core/fixture.ts";
import { hourMs, minuteMs } from "../core/time.ts";
import { nextKickOff, timeAt } from "./kick-off-hours.ts";
import type { PreparedSeason, PreparedStep } from "./prepared-season.ts";
import { nominalDurationMs } from "./standings.ts";
import { lastBefore, type TeamStarts } from "./team-starts.ts";
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
const spareStep = 1.5;
const maxTries = 5;

type Naming = (match: SourceMatch) => Pick<Fixture, "id" | "tournamentId" | "kind">;

/** A season in its place in time; each part is made when it is first asked for. */
export interface PlacedSeason {
  /** By start. */
  fixtures(): readonly Fixture[];
  starts(): TeamStarts;
  /** Null for a match that found no place. */
  fixtureOf(match: SourceMatch): Fixture | null;
}

/** Gives each match of a season its start: in the real order, at hours of its place, when both teams have rested. */
export function placeSeason(track: Track, instance: TrackInstance, busy: TeamStarts, naming: Naming): PlacedSeason {
  const prepared = track.prepared(instance.season);
  const busyByTeam = prepared.teamIds.map((id) => busy.get(id) ?? none);
  const tryWith = (spareDays: number): Places => {
    const places = placeSteps(prepared, wantedStarts(track, instance, spareDays), busyByTeam, instance.knownAt);
    return { ...places, left: places.starts.reduce((count, startsAt) => (startsAt < instance.to ? count : count + 1), 0) };
  };
  let spareDays = firstSpareDays;
  let places = tryWith(spareDays);
  for (let attempt = 1; attempt < maxTries && track.sport !== "tennis" && places.left > 0; attempt += 1) {
    spareDays += spareStep * attempt;
    const other = tryWith(spareDays);
    if (other.left < places.left) places = other;
  }
  // What found no place in time is left out.
  const steps = prepared.steps.filter(({ index }) => (places.starts[index] ?? Infinity) < instance.to);
  const fixtures = once(() =>
    steps.map((step) => toFixture(step, places, naming)).sort((first, second) => first.startsAt - second.startsAt || first.id - second.id),
  );
  return {
    fixtures,
    starts: once(() => startsOf(prepared, steps, places)),
    // Made for itself: whoever asks for one match of a season of last year does not need the others.
    fixtureOf(match) {
      const step = steps.find((one) => one.match === match);
      return step === undefined ? null : toFixture(step, places, naming);
    },
  };
}

/** Calls a function the first time only. */
function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}

function startsOf({ teamIds }: PreparedSeason, steps: readonly PreparedStep[], { starts }: Places): TeamStarts {
  const byTeam = teamIds.map((): number[] => []);
  for (const { home, away, index } of steps) {
    const startsAt = starts[index] ?? 0;
    byTeam[home]?.push(startsAt);
    byTeam[away]?.push(startsAt);
  }
  return new Map(teamIds.map((id, team) => [id, byTeam[team] ?? none]));
}

const none: readonly number[] = [];

/** Evenly over the days of the season, more on the days that its pace prefers; tennis keeps the days of its tournament. */
function wantedStarts({ pace, sport, prepared }: Track, { season, firstDay, days }: TrackInstance, spareDays: number): Float64Array {
  const { steps, shares, gates, gatesBefore, tournamentDays } = prepared(season);
  if (sport === "tennis") return Float64Array.from(steps, ({ hours, index }) => timeAt(hours, firstDay, tournamentDays[index] ?? 0));
  const open = Math.max(days - restDays - spareDays - gates * partDays, days * 0.4);
  return Float64Array.from(steps, ({ hours, index }) => {
    const at = (shares[index] ?? 0) * open + (gatesBefore[index] ?? 0) * partDays;
    return timeAt(hours, firstDay, pace.days ? preferDays(at, pace.days) : at);
  });
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

/** Starts and the times from which both sides are known, by index of the match. */
interface Places {
  readonly starts: Float64Array;
  readonly knownAt: Float64Array;
  /** How many matches found no place in time. */
  readonly left: number;
}

function placeSteps(
  prepared: PreparedSeason,
  wanted: Float64Array,
  busyByTeam: readonly (readonly number[])[],
  seasonKnownAt: number,
): Omit<Places, "left"> {
  const { steps, rounds, teamIds } = prepared;
  const starts = new Float64Array(steps.length);
  const knownAt = new Float64Array(steps.length);
  /** By team: start and end of its latest match. */
  const latestStarts = new Float64Array(teamIds.length).fill(-Infinity);
  const latestEnds = new Float64Array(teamIds.length).fill(-Infinity);
  /** When the first matches are over, by their number. */
  const overBefore = new Float64Array(steps.length + 1).fill(-Infinity);
  let placed = 0;
  const place = (step: PreparedStep): void => {
    const { home, away, gate, isKnockOut, hours, index, durationMs } = step;
    const partKnownAt = overBefore[gate] ?? -Infinity;
    const sidesKnownAt = isKnockOut ? Math.max(latestEnds[home] ?? 0, latestEnds[away] ?? 0) : -Infinity;
    const from = Math.max(wanted[placed] ?? 0, gate > 0 ? partKnownAt + announcedMs : -Infinity, restedAt(step));
    const startsAt = firstFree(hours, busyByTeam[home] ?? none, busyByTeam[away] ?? none, from);
    const overAtMs = startsAt + durationMs + afterEndMs;
    starts[index] = startsAt;
    knownAt[index] = Math.max(seasonKnownAt, partKnownAt, sidesKnownAt);
    latestStarts[home] = startsAt;
    latestStarts[away] = startsAt;
    latestEnds[home] = overAtMs;
    latestEnds[away] = overAtMs;
    overBefore[placed + 1] = Math.max(overBefore[placed] ?? -Infinity, overAtMs);
    placed += 1;
  };
  const restedAt = ({ home, away }: PreparedStep): number =>
    Math.max(latestStarts[home] ?? -Infinity, latestStarts[away] ?? -Infinity) + teamRestMs;
  if (rounds.length === 1) steps.forEach(place);
  // The teams that have rested longest begin a round.
  else for (const round of rounds) round.toSorted((first, second) => order(restedAt(first), restedAt(second))).forEach(place);
  return { starts, knownAt };
}

/** Compares times that may be infinite. */
function order(first: number, second: number): number {
  return first === second ? 0 : first - second;
}

function firstFree(hours: PreparedStep["hours"], home: readonly number[], away: readonly number[], fromMs: number): number {
  let at = nextKickOff(hours, fromMs);
  for (;;) {
    const near = Math.max(lastBefore(home, at + teamRestMs), lastBefore(away, at + teamRestMs));
    if (near <= at - teamRestMs) return at;
    at = nextKickOff(hours, near + teamRestMs);
  }
}

function toFixture({ match, index }: PreparedStep, { starts, knownAt }: Places, naming: Naming): Fixture {
  const publicAt = knownAt[index] ?? -Infinity;
  const { id, tournamentId, kind } = naming(match);
  // Field by field: an object that is spread takes half as much memory again, and there are tens of thousands.
  const fixture: Fixture = {
    id,
    sport: match.sport,
    tournamentId,
    startsAt: starts[index] ?? 0,
    home: match.home,
    away: match.away,
    neutral: match.neutral,
    round: match.round,
    kind,
    source: match,
  };
  return publicAt > -Infinity ? { ...fixture, publicAt } : fixture;
}

/** When the result of a fixture is known for certain. */
export function overAt(fixture: Fixture): number {
  return fixture.startsAt + nominalDurationMs(fixture) + afterEndMs;
}
