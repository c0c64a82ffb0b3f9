import type { SourceMatch } from "../core/source-match.ts";
import type { Fixture } from "../core/fixture.ts";
import { hourMs } from "../core/time.ts";
import { type KickOffHours, nextKickOff, timeAt } from "./kick-off-hours.ts";
import type { PreparedSeason } from "./prepared-season.ts";
import { knownAfterMs } from "./standings.ts";
import type { Track, TrackInstance } from "./track.ts";

/** No team plays twice within this time, across all competitions. */
export const teamRestMs = 20 * hourMs;
/** How long before its first match a new part of a season is announced. */
const announcedMs = 12 * hourMs;
const partDays = 0.9;
/** Free time at the end of a season, so that it is over when the next one starts. */
const restDays = 1;
/** Days kept free for matches that have to wait, on the first attempt. */
const firstSpareDays = 1;
const spareStep = 1.5;
const maxTries = 5;

/** Facts shared by all fixtures of one replay of a season. */
interface SeasonNaming extends Pick<Fixture, "tournamentId" | "kind"> {
  /** Id of the first match of the season. */
  readonly firstId: number;
}

/** Starts of a team's matches in order, indexed by team number. */
type BusyTeams = readonly (readonly number[])[];

/** A season with the times of its matches. Fixtures are built on request: together they take far more memory than their times. */
export class PlacedSeason {
  readonly #prepared: PreparedSeason;
  readonly #places: Places;
  readonly #naming: SeasonNaming;
  /** Indexes of the placed matches, by start. */
  readonly #order: Uint16Array;

  /** Matches that found no place before `endsAt` are left out. */
  constructor(prepared: PreparedSeason, { places, naming, endsAt }: { places: Places; naming: SeasonNaming; endsAt: number }) {
    const { starts } = places;
    this.#prepared = prepared;
    this.#places = places;
    this.#naming = naming;
    const placed = [...starts.keys()].filter((index) => (starts[index] ?? Infinity) < endsAt);
    this.#order = Uint16Array.from(placed.sort((one, other) => (starts[one] ?? 0) - (starts[other] ?? 0) || one - other));
  }

  /** Fixtures that start in [fromMs, toMs), by start; all of them without a span. */
  fixtures(fromMs = -Infinity, toMs = Infinity): readonly Fixture[] {
    const fixtures: Fixture[] = [];
    for (let place = this.#countBefore(fromMs); place < this.#order.length; place += 1) {
      const index = this.#order[place] ?? 0;
      if ((this.#places.starts[index] ?? Infinity) >= toMs) break;
      fixtures.push(this.#fixture(index));
    }
    return fixtures;
  }

  /** Null for a match that found no place. */
  fixtureOf(match: SourceMatch): Fixture | null {
    const index = this.#prepared.matches.indexOf(match);
    return this.#order.includes(index) ? this.#fixture(index) : null;
  }

  /** Adds the starts of the matches of those teams that are in the map, unsorted. */
  addStarts(byTeam: ReadonlyMap<string, number[]>): void {
    const { teamIds, home, away } = this.#prepared;
    const wanted = teamIds.map((id) => byTeam.get(id));
    if (wanted.every((starts) => starts === undefined)) return;
    for (const index of this.#order) {
      const startsAt = this.#places.starts[index] ?? 0;
      wanted[home[index] ?? 0]?.push(startsAt);
      wanted[away[index] ?? 0]?.push(startsAt);
    }
  }

  #countBefore(atMs: number): number {
    let [low, high] = [0, this.#order.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#places.starts[this.#order[middle] ?? 0] ?? Infinity) < atMs) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #fixture(index: number): Fixture {
    const match = this.#prepared.matches[index];
    if (!match) throw new Error(`the season has no match ${index}`);
    const { tournamentId, kind, firstId } = this.#naming;
    const publicAt = this.#places.knownAt[index] ?? -Infinity;
    const fixture: Fixture = {
      id: firstId + (this.#prepared.placesInSeason[index] ?? 0),
      sport: match.sport,
      tournamentId,
      startsAt: this.#places.starts[index] ?? 0,
      home: match.home,
      away: match.away,
      neutral: match.neutral,
      round: match.round,
      kind,
      source: match,
    };
    return publicAt > -Infinity ? { ...fixture, publicAt } : fixture;
  }
}

interface PlacingContext {
  /** When the teams play in other competitions. */
  readonly busy: BusyTeams;
  readonly naming: SeasonNaming;
}

/** Chooses a start for each match of a season: in the real order, within local hours, when both teams have rested. */
export function placeSeason(track: Track, instance: TrackInstance, { busy, naming }: PlacingContext): PlacedSeason {
  const prepared = track.prepared(instance.season);
  const tryWith = (spareDays: number): Places & { readonly left: number } => {
    const places = placeMatches(prepared, wantedStarts(track, instance, spareDays), busy, instance.knownAt);
    return { ...places, left: places.starts.reduce((count, startsAt) => (startsAt < instance.to ? count : count + 1), 0) };
  };
  let spareDays = firstSpareDays;
  let places = tryWith(spareDays);
  for (let attempt = 1; attempt < maxTries && track.sport !== "tennis" && places.left > 0; attempt += 1) {
    spareDays += spareStep * attempt;
    const other = tryWith(spareDays);
    if (other.left < places.left) places = other;
  }
  return new PlacedSeason(prepared, { places, naming, endsAt: instance.to });
}

const none: readonly number[] = [];

/** Spreads starts evenly over the season, with more on the days that its pace prefers; tennis keeps the days of its tournament. */
function wantedStarts({ pace, sport, prepared }: Track, { season, firstDay, days }: TrackInstance, spareDays: number): Float64Array {
  const { matches, hours, hoursOf, phase, gateCount, gatesBefore, tournamentDays } = prepared(season);
  const at = (index: number, day: number): number => {
    const own = hours[hoursOf[index] ?? 0];
    return own === undefined ? firstDay : timeAt(own, firstDay, day);
  };
  if (sport === "tennis") return Float64Array.from(matches, (_, index) => at(index, tournamentDays[index] ?? 0));
  const open = Math.max(days - restDays - spareDays - gateCount * partDays, days * 0.4);
  return Float64Array.from(matches, (_, index) => {
    const day = ((index + phase) / matches.length) * open + (gatesBefore[index] ?? 0) * partDays;
    return at(index, pace.days ? preferDays(day, pace.days) : day);
  });
}

/** Maps a position in equal days to days of unequal weight; week boundaries stay where they are. */
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
}

function placeMatches(prepared: PreparedSeason, wanted: Float64Array, busy: BusyTeams, seasonKnownAt: number): Places {
  const { matches, rounds, teamIds, home, away, gates, knockOuts, hours, hoursOf, resultAfterMs } = prepared;
  const starts = new Float64Array(matches.length);
  const knownAt = new Float64Array(matches.length);
  /** By team: start and end of its latest match. */
  const latestStarts = new Float64Array(teamIds.length).fill(-Infinity);
  const latestEnds = new Float64Array(teamIds.length).fill(-Infinity);
  /** When the first n matches are all over, by n. */
  const overBefore = new Float64Array(matches.length + 1).fill(-Infinity);
  let placed = 0;
  const place = (index: number): void => {
    const [one, other, gate] = [home[index] ?? 0, away[index] ?? 0, gates[index] ?? 0];
    const partKnownAt = overBefore[gate] ?? -Infinity;
    const sidesKnownAt = knockOuts[index] === 1 ? Math.max(latestEnds[one] ?? 0, latestEnds[other] ?? 0) : -Infinity;
    const from = Math.max(wanted[placed] ?? 0, gate > 0 ? partKnownAt + announcedMs : -Infinity, restedAt(index));
    const startsAt = firstFree(hours[hoursOf[index] ?? 0], busy[one] ?? none, busy[other] ?? none, from);
    const overAtMs = startsAt + (resultAfterMs[index] ?? 0);
    starts[index] = startsAt;
    knownAt[index] = Math.max(seasonKnownAt, partKnownAt, sidesKnownAt);
    latestStarts[one] = startsAt;
    latestStarts[other] = startsAt;
    latestEnds[one] = overAtMs;
    latestEnds[other] = overAtMs;
    overBefore[placed + 1] = Math.max(overBefore[placed] ?? -Infinity, overAtMs);
    placed += 1;
  };
  const restedAt = (index: number): number =>
    Math.max(latestStarts[home[index] ?? 0] ?? -Infinity, latestStarts[away[index] ?? 0] ?? -Infinity) + teamRestMs;
  if (rounds.length === 1) matches.forEach((_, index) => place(index));
  // A round begins with the teams that have rested longest.
  else for (const round of rounds) [...round].sort((one, other) => order(restedAt(one), restedAt(other))).forEach(place);
  return { starts, knownAt };
}

/** Compares times that may be infinite. */
function order(first: number, second: number): number {
  return first === second ? 0 : first - second;
}

function firstFree(hours: KickOffHours | undefined, home: readonly number[], away: readonly number[], fromMs: number): number {
  if (hours === undefined) throw new Error("a match has no hours");
  let at = nextKickOff(hours, fromMs);
  for (;;) {
    const near = Math.max(lastBefore(home, at + teamRestMs), lastBefore(away, at + teamRestMs));
    if (near <= at - teamRestMs) return at;
    at = nextKickOff(hours, near + teamRestMs);
  }
}

/** The last of some ordered times that is before a time, or minus infinity. */
function lastBefore(times: readonly number[], before: number): number {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((times[middle] ?? Infinity) < before) low = middle + 1;
    else high = middle;
  }
  return low === 0 ? -Infinity : (times[low - 1] ?? -Infinity);
}

/** When the result of a fixture is known for certain. */
export function overAt(fixture: Fixture): number {
  return fixture.startsAt + knownAfterMs(fixture);
}
