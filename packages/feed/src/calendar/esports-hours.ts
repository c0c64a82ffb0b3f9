import type { Fixture } from "../core/fixture.ts";
import { createRandom, type RandomSource } from "../core/random.ts";
import { dayMs, hourMs, minuteMs } from "../core/time.ts";
import { zoneOf } from "../dataset/zone.ts";
import { createBoundedCache } from "./bounded-cache.ts";
import { esportsEvents, type EsportsEvent } from "./esports-events.data.ts";
import { type KickOffHours, nextKickOff, timeAt } from "./kick-off-hours.ts";
import { nominalDurationMs } from "./standings.ts";

/** The first day of the first splits. */
export const firstSplits = Date.UTC(1990, 0, 1);
/** Days of a split besides its group: one of semi-finals, one of the final. */
const daysAfterGroup = 2;

/** Days of the group of an event, in which all teams meet once: a round a day. */
export function groupDays({ teams }: EsportsEvent): number {
  return teams.length - 1;
}

function splitDays(event: EsportsEvent): number {
  return groupDays(event) + daysAfterGroup;
}

/** Midnight of the first day of a split, local time written as UTC; events start on different days. */
export function firstDayOf(event: EsportsEvent, number: number): number {
  return firstSplits + (number * splitDays(event) + (esportsEvents.indexOf(event) % splitDays(event))) * dayMs;
}

/** Number of the split that a time falls into. */
export function numberAt(event: EsportsEvent, atMs: number): number {
  return Math.floor((atMs - firstDayOf(event, 0)) / dayMs / splitDays(event));
}

const stepMs = 15 * minuteMs;
const seriesSteps = 8;
/** Live matches that e-sports fill up to. */
const wantedLive = 34;
const daysKept = 120;
/** Local days begin at most this long before the same day of UTC, and end so long after it. */
const marginMs = 16 * hourMs;
const stepsOfDay = (dayMs + 2 * marginMs) / stepMs;

/** When simulated series start: at the hours of their event with the fewest live matches. */
export interface EsportsHours {
  /** A start for each match of an event's round on that day. */
  startsOf(event: EsportsEvent, day: number): readonly number[];
  /** A place in the days from a first one, at the hours of the event. */
  timeOf(event: EsportsEvent, firstDay: number, days: number): number;
}

export function createEsportsHours(seed: string, realFixtures: (fromMs: number, toMs: number) => readonly Fixture[]): EsportsHours {
  const days = createBoundedCache<number, DayStarts>(daysKept);
  // A day reaches into the next one. Every other day is filled first, the others between them.
  const startsOn = (day: number): DayStarts =>
    days.get(day, () => {
      const from = day - marginMs;
      const live = countLive(realFixtures(from - 8 * hourMs, from + stepsOfDay * stepMs), from);
      const neighbours = (day / dayMs) % 2 === 0 ? [] : [startsOn(day - dayMs), startsOn(day + dayMs)];
      for (const startsAt of neighbours.flatMap((other) => [...other.values()].flat())) cover(live, Math.round((startsAt - from) / stepMs));
      return fillDay(createRandom(`${seed}/esports/${day}`), { day, from, live });
    });
  return {
    startsOf: (event, day) => startsOn(day).get(event) ?? [],
    timeOf(event, firstDay, at) {
      const hours = hoursOf(event);
      return nextKickOff(hours, timeAt(hours, firstDay, at));
    },
  };
}

function hoursOf({ zone, hours: [open, close] }: EsportsEvent): KickOffHours {
  return { zone: zoneOf(zone), openMs: open * hourMs, closeMs: close * hourMs, name: zone };
}

type DayStarts = ReadonlyMap<EsportsEvent, readonly number[]>;

interface Filling {
  readonly day: number;
  /** Time of the first step of `live`. */
  readonly from: number;
  readonly live: Int32Array;
}

function cover(live: Int32Array, first: number): void {
  for (let step = Math.max(0, first); step < Math.min(live.length, first + seriesSteps); step += 1) live[step] = (live[step] ?? 0) + 1;
}

/** Gives the series of a day their starts, one of each event after another, where most live matches are missing. */
function fillDay(random: RandomSource, { day, from, live }: Filling): DayStarts {
  const playing = esportsEvents.filter((event) => isGroupDay(event, day));
  const starts = new Map(playing.map((event): [EsportsEvent, number[]] => [event, []]));
  const most = Math.max(...playing.map(({ teams }) => teams.length / 2));
  for (let match = 0; match < most; match += 1) {
    for (const event of playing.filter(({ teams }) => match < teams.length / 2)) {
      const { zone, openMs, closeMs } = hoursOf(event);
      const [first, last] = [openMs, closeMs].map((local) => Math.round((zone.toUtc(day + local) - from) / stepMs));
      const step = maxMissing(live, [first ?? 0, last ?? 0], random.next());
      cover(live, step);
      starts.get(event)?.push(from + step * stepMs);
    }
  }
  return starts;
}

function isGroupDay(event: EsportsEvent, day: number): boolean {
  const passed = Math.round((day - firstDayOf(event, 0)) / dayMs);
  return ((passed % splitDays(event)) + splitDays(event)) % splitDays(event) < groupDays(event);
}

function countLive(fixtures: readonly Fixture[], from: number): Int32Array {
  const live = new Int32Array(stepsOfDay + seriesSteps);
  for (const fixture of fixtures) {
    const [first, end] = [fixture.startsAt, fixture.startsAt + nominalDurationMs(fixture)].map((at) => Math.ceil((at - from) / stepMs));
    for (let step = Math.max(0, first ?? 0); step < Math.min(live.length, end ?? 0); step += 1) live[step] = (live[step] ?? 0) + 1;
  }
  return live;
}

/** The start whose two hours miss most; among equal ones the draw in [0, 1) decides. */
function maxMissing(live: Int32Array, [first, last]: readonly [number, number], draw: number): number {
  const count = last - first + 1;
  const offset = Math.floor(draw * count);
  let best = { step: first + offset, missing: -1 };
  for (let index = 0; index < count; index += 1) {
    const step = first + ((index + offset) % count);
    let missing = 0;
    for (let covered = step; covered < step + seriesSteps; covered += 1) missing += Math.max(0, wantedLive - (live[covered] ?? 0)) ** 2;
    if (missing > best.missing) best = { step, missing };
  }
  return best.step;
}
