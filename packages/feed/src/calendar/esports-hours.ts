import type { Fixture } from "../core/fixture.ts";
import type { SportKey } from "../core/source-match.ts";
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

/** Days of the group of an event, in which all teams meet once. */
export function groupDays({ teams, roundsPerDay }: EsportsEvent): number {
  return Math.ceil((teams.length - 1) / (roundsPerDay ?? 1));
}

/** No pair meets three times in a week: once in a group and once in its bracket. */
export const minSplitDays = 8;

function splitDays(event: EsportsEvent): number {
  return Math.max(groupDays(event) + daysAfterGroup, minSplitDays);
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
const wantedLive = 35;
const daysKept = 120;
/** No real match lasts longer. */
const maxMatchMs = 8 * hourMs;
/** Local days begin at most this long before the same day of UTC, and end so long after it. */
const marginMs = 16 * hourMs;
const stepsOfDay = (dayMs + 2 * marginMs) / stepMs;

/** When simulated series start: at the hours of their event with the fewest live matches. */
export interface EsportsHours {
  /** A start for each match of a round of an event on a day; `part` is the place of the round in the day. */
  startsOf(event: EsportsEvent, day: number, part: number): readonly number[];
  /** A place in the days from a first one, at the hours of the event. */
  timeOf(event: EsportsEvent, firstDay: number, days: number): number;
}

export function createEsportsHours(seed: string, realFixtures: (fromMs: number, toMs: number) => readonly Fixture[]): EsportsHours {
  const days = createBoundedCache<number, DayStarts>(daysKept);
  const realDays = createBoundedCache<number, Int32Array>(daysKept);
  const realOn = (day: number): Int32Array => realDays.get(day, () => countLive(realFixtures(day - maxMatchMs, day + dayMs), day));
  // A day reaches into the next one. Every other day is filled first, the others between them.
  const startsOn = (day: number): DayStarts =>
    days.get(day, () => {
      const from = day - marginMs;
      const live = createLive(
        joinDays(
          [day - dayMs, day, day + dayMs].map((other) => ({ day: other, live: realOn(other) })),
          from,
        ),
      );
      const neighbours = (day / dayMs) % 2 === 0 ? [] : [startsOn(day - dayMs), startsOn(day + dayMs)];
      for (const [event, rounds] of neighbours.flatMap((other) => [...other]))
        for (const startsAt of rounds.flat()) live.add(event, Math.round((startsAt - from) / stepMs));
      return fillDay(createRandom(`${seed}/esports/${day}`), { day, from, live });
    });
  return {
    startsOf: (event, day, part) => startsOn(day).get(event)?.[part] ?? [],
    timeOf(event, firstDay, at) {
      const hours = hoursOf(event);
      return nextKickOff(hours, timeAt(hours, firstDay, at));
    },
  };
}

function hoursOf({ zone, hours: [open, close] }: EsportsEvent): KickOffHours {
  return { zone: zoneOf(zone), openMs: open * hourMs, closeMs: close * hourMs, name: zone };
}

/** Starts of the rounds of a day. */
type DayStarts = ReadonlyMap<EsportsEvent, readonly (readonly number[])[]>;

interface Filling {
  readonly day: number;
  /** Time of the first step of `live`. */
  readonly from: number;
  readonly live: LiveCount;
}

/** Live matches at each step of a day and its margins. */
interface LiveCount {
  /** Adds a series that starts at a step. */
  add(event: EsportsEvent, first: number): void;
  /** How much a series of that event helps at a step. */
  needOf(event: EsportsEvent): (step: number) => number;
}

/** A title without any live series counts like eight missing matches. */
const missingTitle = 64;

function createLive(all: Int32Array): LiveCount {
  const byTitle = new Map<SportKey, Int32Array>();
  const ofTitle = ({ sport }: EsportsEvent): Int32Array => {
    const known = byTitle.get(sport) ?? new Int32Array(all.length);
    byTitle.set(sport, known);
    return known;
  };
  return {
    add(event, first) {
      const own = ofTitle(event);
      for (let step = Math.max(0, first); step < Math.min(all.length, first + seriesSteps); step += 1) {
        all[step] = (all[step] ?? 0) + 1;
        own[step] = (own[step] ?? 0) + 1;
      }
    },
    needOf(event) {
      const own = ofTitle(event);
      return (step) => Math.max(0, wantedLive - (all[step] ?? 0)) ** 2 + (own[step] ? 0 : missingTitle);
    },
  };
}

/** Share of the hours of an event in which each of two rounds of a day starts, so that the teams rest in between. */
const partShare = 0.3;

/** First and last step at which a round of a day may start. */
function stepsOf(event: EsportsEvent, part: number, { day, from }: Filling): readonly [number, number] {
  const { zone, openMs, closeMs } = hoursOf(event);
  const partMs = event.roundsPerDay ? (closeMs - openMs) * partShare : closeMs - openMs;
  const open = part === 0 ? openMs : closeMs - partMs;
  const stepAt = (local: number): number => Math.round((zone.toUtc(day + local) - from) / stepMs);
  return [stepAt(open), stepAt(open + partMs)];
}

/** Gives the series of a day their starts, one of each event after another, where most live matches are missing. */
function fillDay(random: RandomSource, filling: Filling): DayStarts {
  const { from, live } = filling;
  const starts = new Map(
    esportsEvents.map((event) => [event, Array.from({ length: roundsOn(event, filling.day) }, (): number[] => [])] as const),
  );
  const playing = [...starts].filter(([, rounds]) => rounds.length > 0);
  const most = Math.max(...playing.map(([{ teams }]) => teams.length / 2));
  for (let match = 0; match < most; match += 1) {
    for (const [event, rounds] of playing.filter(([{ teams }]) => match < teams.length / 2)) {
      for (const [part, round] of rounds.entries()) {
        const step = bestStep(live.needOf(event), stepsOf(event, part, filling), random.next());
        live.add(event, step);
        round.push(from + step * stepMs);
      }
    }
  }
  return starts;
}

/** Rounds of the group that an event plays on a day. */
function roundsOn(event: EsportsEvent, day: number): number {
  const { teams } = event;
  const roundsPerDay = event.roundsPerDay ?? 1;
  const passed = Math.round((day - firstDayOf(event, 0)) / dayMs);
  const dayOfSplit = ((passed % splitDays(event)) + splitDays(event)) % splitDays(event);
  return Math.max(0, Math.min(roundsPerDay, teams.length - 1 - dayOfSplit * roundsPerDay));
}

/** Live matches at each step of a UTC day. */
function countLive(fixtures: readonly Fixture[], day: number): Int32Array {
  const live = new Int32Array(dayMs / stepMs);
  for (const fixture of fixtures) {
    const first = Math.max(0, Math.ceil((fixture.startsAt - day) / stepMs));
    const end = Math.min(live.length, Math.ceil((fixture.startsAt + nominalDurationMs(fixture) - day) / stepMs));
    for (let step = first; step < end; step += 1) live[step] = (live[step] ?? 0) + 1;
  }
  return live;
}

/** The counts of three days as those of one day and its margins. */
function joinDays(days: readonly { readonly day: number; readonly live: Int32Array }[], from: number): Int32Array {
  const joined = new Int32Array(stepsOfDay + seriesSteps);
  for (const { day, live } of days) {
    const offset = Math.round((day - from) / stepMs);
    for (let step = Math.max(0, -offset); step < live.length && step + offset < joined.length; step += 1)
      joined[step + offset] = live[step] ?? 0;
  }
  return joined;
}

/** The step from which a series helps most; among equal ones the draw in [0, 1) decides. */
function bestStep(need: (step: number) => number, [first, last]: readonly [number, number], draw: number): number {
  const count = last - first + 1;
  const offset = Math.floor(draw * count);
  let missing = 0;
  for (let step = first; step < first + seriesSteps - 1; step += 1) missing += need(step);
  let best = { step: first + offset, missing: -1, turn: 0 };
  for (let step = first; step <= last; step += 1) {
    missing += need(step + seriesSteps - 1);
    const turn = (step - first - offset + count) % count;
    if (missing > best.missing || (missing === best.missing && turn < best.turn)) best = { step, missing, turn };
    missing -= need(step);
  }
  return best.step;
}
