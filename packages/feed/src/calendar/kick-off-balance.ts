import type { Fixture } from "../core/fixture.ts";
import { countWhile, dayMs, hourMs, minuteMs } from "../core/time.ts";
import { createBoundedCache } from "./bounded-cache.ts";
import { type KickOffHours, kickOffSpan } from "./kick-off-hours.ts";
import { teamRestMs } from "./place-season.ts";
import { nominalDurationMs } from "./standings.ts";

const stepMs = 15 * minuteMs;
/** A match is moved at most this far from the start that its season gives it. */
export const maxShiftMs = 6 * hourMs;
const maxShift = maxShiftMs / stepMs;
/** A fixture is announced at least this long before its start. */
const announcedMs = hourMs;
/** With fewer live football matches than this, another one helps. */
const wantedLive = 11;
/** The cost of each step away from the start in the season. */
const shiftCost = 0.1;
const rounds = 4;
const daysKept = 400;
const marginMs = 10 * hourMs;
const margin = marginMs / stepMs;
const stepsOfDay = dayMs / stepMs;

/** Football matches placed by their seasons, and the hours at which each may start. */
interface PlacedMatches {
  /** Football matches of a UTC day, by start and id. */
  footballOn(day: number): readonly Fixture[];
  hoursOf(fixture: Fixture): KickOffHours;
}

/** Moves the starts of football matches, within their day and local hours, to times when few others are live. */
export interface KickOffBalance {
  /** A fixture with its final start. */
  balanced(fixture: Fixture): Fixture;
}

/**
 * Even days are balanced against the unmoved starts of the adjacent days, odd days against their final ones, so a day depends only on two others.
 */
export function createKickOffBalance(placed: PlacedMatches): KickOffBalance {
  const days = createBoundedCache<number, DayShifts>(daysKept);
  const shiftsOf = (day: number): DayShifts =>
    days.get(day, () => {
      const own = placed.footballOn(day);
      const adjacent = [day - 1, day + 1].flatMap((other) => {
        const football = placed.footballOn(other);
        return day % 2 === 0 ? football : football.map(balanced);
      });
      const live = new LiveFootball(day * dayMs - marginMs, [...adjacent, ...own]);
      const roomOf = roomsOf([-2, -1, 0, 1, 2].flatMap((offset) => placed.footballOn(day + offset)));
      const movable = own.map((fixture) => new MovableStart(fixture, roomOf(fixture), placed.hoursOf));
      for (let round = 0; round < rounds; round += 1) for (const start of movable) live.improve(start);
      return new DayShifts(movable);
    });
  const balanced = (fixture: Fixture): Fixture =>
    fixture.sport === "soccer" ? moved(fixture, shiftsOf(Math.floor(fixture.startsAt / dayMs)).of(fixture.id)) : fixture;
  return { balanced };
}

/** A fixture moved by a number of steps. It becomes public later, since the matches that decide its sides may have moved too. */
function moved(fixture: Fixture, shift: number): Fixture {
  const { startsAt, publicAt } = fixture;
  if (shift === 0 && publicAt === undefined) return fixture;
  return {
    ...fixture,
    startsAt: startsAt + shift * stepMs,
    ...(publicAt === undefined ? {} : { publicAt: publicAt + maxShiftMs }),
  };
}

/** The shifts of a day, stored as ids and numbers only, because hundreds of days are in memory at a time. */
class DayShifts {
  readonly #ids: Int32Array;
  readonly #shifts: Int8Array;

  constructor(starts: readonly MovableStart[]) {
    const sorted = starts.filter(({ shift }) => shift !== 0).sort((first, second) => first.fixture.id - second.fixture.id);
    this.#ids = Int32Array.from(sorted, ({ fixture }) => fixture.id);
    this.#shifts = Int8Array.from(sorted, ({ shift }) => shift);
  }

  of(id: number): number {
    const place = countWhile(this.#ids, (other) => other < id);
    return this.#ids[place] === id ? (this.#shifts[place] ?? 0) : 0;
  }
}

/** How far a match may move, in ms: up to half of the spare rest between it and its teams' previous and next matches. */
interface Room {
  readonly before: number;
  readonly after: number;
}

function roomsOf(near: readonly Fixture[]): (fixture: Fixture) => Room {
  const startsByTeam = new Map<string, number[]>();
  for (const { home, away, startsAt } of near) {
    for (const { id } of [home, away]) {
      const starts = startsByTeam.get(id);
      if (starts) starts.push(startsAt);
      else startsByTeam.set(id, [startsAt]);
    }
  }
  const share = (gap: number): number => Math.min(maxShiftMs, Math.max(0, Math.floor((gap - teamRestMs) / 2 / stepMs) * stepMs));
  return ({ home, away, startsAt }) => {
    let [before, after] = [maxShiftMs, maxShiftMs];
    for (const { id } of [home, away]) {
      for (const other of startsByTeam.get(id) ?? []) {
        if (other < startsAt) before = Math.min(before, share(startsAt - other));
        else if (other > startsAt) after = Math.min(after, share(other - startsAt));
      }
    }
    return { before, after };
  };
}

/** A match whose start is being chosen, in steps from its start in the season. */
class MovableStart {
  readonly fixture: Fixture;
  readonly first: number;
  readonly last: number;
  shift = 0;

  constructor(fixture: Fixture, { before, after }: Room, hoursOf: (fixture: Fixture) => KickOffHours) {
    const { source, startsAt, publicAt } = fixture;
    const [opensAt, closesAt] = source === null ? [startsAt, startsAt] : kickOffSpan(hoursOf(fixture), startsAt);
    const knownAt = publicAt === undefined ? -Infinity : publicAt + maxShiftMs;
    const earliest = Math.max(opensAt, startsAt - before, knownAt + announcedMs);
    this.fixture = fixture;
    this.first = Math.min(0, Math.ceil((earliest - startsAt) / stepMs));
    this.last = Math.max(0, Math.floor((Math.min(closesAt, startsAt + after) - startsAt) / stepMs));
  }
}

/** The gain of another match at a step, by the number of live ones. */
const gains = Float64Array.from({ length: wantedLive }, (_, live) => (wantedLive - live) ** 6);

/** How many football matches are live at each step of a day and its margins. */
class LiveFootball {
  readonly #from: number;
  readonly #count = new Int16Array(stepsOfDay + 2 * margin + 2 * maxShift);
  /** The gain of another match at each step. */
  readonly #gain = new Float64Array(this.#count.length).fill(gains[0] ?? 0);

  constructor(from: number, fixtures: readonly Fixture[]) {
    this.#from = from;
    for (const fixture of fixtures) this.#add(this.#stepOf(fixture), lengthOf(fixture), 1);
  }

  /** Moves a match to the step where it helps most. */
  improve(start: MovableStart): void {
    const length = lengthOf(start.fixture);
    const placed = this.#stepOf(start.fixture);
    this.#add(placed + start.shift, length, -1);
    let [bestShift, bestGain] = [0, -Infinity];
    let sum = 0;
    for (let step = placed + start.first; step < placed + start.first + length; step += 1) sum += this.#gain[step] ?? 0;
    for (let shift = start.first; shift <= start.last; shift += 1) {
      const gain = sum - Math.abs(shift) * shiftCost;
      if (gain > bestGain) [bestShift, bestGain] = [shift, gain];
      const first = placed + shift;
      sum += (this.#gain[first + length] ?? 0) - (this.#gain[first] ?? 0);
    }
    start.shift = bestShift;
    this.#add(placed + start.shift, length, 1);
  }

  #stepOf({ startsAt }: Fixture): number {
    return Math.round((startsAt - this.#from) / stepMs);
  }

  #add(first: number, length: number, change: number): void {
    const end = Math.min(this.#count.length, first + length);
    for (let step = Math.max(0, first); step < end; step += 1) {
      const live = (this.#count[step] ?? 0) + change;
      this.#count[step] = live;
      this.#gain[step] = gains[live] ?? 0;
    }
  }
}

function lengthOf(fixture: Fixture): number {
  return Math.ceil(nominalDurationMs(fixture) / stepMs);
}
