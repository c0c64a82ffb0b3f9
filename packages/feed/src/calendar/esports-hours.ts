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
/** Days of a split after its group: one for the semi-finals, one for the final. */
const daysAfterGroup = 2;

/** Length of an event's group in days; all its teams meet once. */
export function groupDays({ teams, roundsPerDay }: EsportsEvent): number {
  return Math.ceil((teams.length - 1) / (roundsPerDay ?? 1));
}

/** Minimum length of a split, so that no pair meets three times in a week: a pair meets at most twice in a split. */
export const minSplitDays = 8;

function splitDays(event: EsportsEvent): number {
  return Math.max(groupDays(event) + daysAfterGroup, minSplitDays);
}

/** Golden ratio: the fractional parts of its multiples are spread evenly, and consecutive ones are far apart. */
const golden = (Math.sqrt(5) - 1) / 2;

/** Offset of each event's splits, as a share of their length: events in one region, and of one title there, pause at different times. */
const beginnings = new Map(
  [
    ...Map.groupBy(esportsEvents, ({ zone }) => (zone.startsWith("Australia") ? "Asia" : zone.slice(0, zone.indexOf("/")))).values(),
  ].flatMap((events) => events.map((event, place) => [event, (place * golden) % 1] as const)),
);

/** Midnight of the first day of a split, local time written as UTC; events start on different days. */
export function firstDayOf(event: EsportsEvent, number: number): number {
  return firstSplits + (number * splitDays(event) + Math.floor((beginnings.get(event) ?? 0) * splitDays(event))) * dayMs;
}

/** Number of the split that a time falls into. */
export function numberAt(event: EsportsEvent, atMs: number): number {
  return Math.floor((atMs - firstDayOf(event, 0)) / dayMs / splitDays(event));
}

const stepMs = 15 * minuteMs;
const seriesSteps = 8;
/** Number of live matches up to which e-sports fill the gaps. */
const wantedLive = 39;
const daysKept = 120;
/** No real match lasts longer. */
const maxMatchMs = 8 * hourMs;
/** Local days begin at most this long before the same day in UTC, and end at most this long after it. */
const marginMs = 16 * hourMs;
const stepsOfDay = (dayMs + 2 * marginMs) / stepMs;

/** When simulated series start: at the hours of their event with the fewest live matches. */
export interface EsportsHours {
  /** A start for each match of a round of an event on a day; `part` is the index of the round within the day. */
  startsOf(event: EsportsEvent, day: number, part: number): readonly number[];
  /** The time of a position in the days from a first one, within the hours of the event. */
  timeOf(event: EsportsEvent, firstDay: number, days: number): number;
}

export function createEsportsHours(seed: string, realFixtures: (fromMs: number, toMs: number) => readonly Fixture[]): EsportsHours {
  const days = createBoundedCache<number, DayStarts>(daysKept);
  const realDays = createBoundedCache<number, Int32Array>(daysKept);
  const realOn = (day: number): Int32Array => realDays.get(day, () => countLive(realFixtures(day - maxMatchMs, day + dayMs), day));
  // Adjacent days overlap: even days are filled first, then the odd days between them.
  const startsOn = (day: number): DayStarts =>
    days.get(day, () => {
      const from = day - marginMs;
      const live = createLive(
        joinDays(
          [day - dayMs, day, day + dayMs].map((other) => ({ day: other, live: realOn(other) })),
          from,
        ),
      );
      if ((day / dayMs) % 2 === 0) live.expect();
      else
        for (const [event, rounds] of [startsOn(day - dayMs), startsOn(day + dayMs)].flatMap((other) => [...other]))
          for (const startsAt of rounds.flat()) live.add(event, Math.round((startsAt - from) / stepMs), 1);
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

/** Expected live series of the adjacent days while they are unknown: hours from the start of the day, in UTC. */
const expectedSeries = [
  { from: -16, to: 4, live: 6 },
  { from: 26, to: 40, live: 16 },
] as const;

/** Live matches at each step of a day and its margins. */
interface LiveCount {
  /** Adds the series that the adjacent days will probably have. */
  expect(): void;
  /** Adds a series that starts at a step, or removes it. */
  add(event: EsportsEvent, first: number, change: 1 | -1): void;
  /** How much a series of that event helps at a step. */
  needOf(event: EsportsEvent): (step: number) => number;
}

/** A title without any live series counts like eight missing matches. */
const missingTitle = 20_000;

function createLive(all: Int32Array): LiveCount {
  const byTitle = new Map<SportKey, Int32Array>();
  const ofTitle = ({ sport }: EsportsEvent): Int32Array => {
    const known = byTitle.get(sport) ?? new Int32Array(all.length);
    byTitle.set(sport, known);
    return known;
  };
  return {
    expect() {
      for (const { from, to, live } of expectedSeries)
        for (let step = (from * hourMs + marginMs) / stepMs; step < (to * hourMs + marginMs) / stepMs; step += 1)
          all[step] = (all[step] ?? 0) + live;
    },
    add(event, first, change) {
      const own = ofTitle(event);
      for (let step = Math.max(0, first); step < Math.min(all.length, first + seriesSteps); step += 1) {
        all[step] = (all[step] ?? 0) + change;
        own[step] = (own[step] ?? 0) + change;
      }
    },
    needOf(event) {
      const own = ofTitle(event);
      return (step) => {
        const missing = Math.max(0, wantedLive - (all[step] ?? 0));
        return missing * missing * missing * missing + (own[step] ? 0 : missingTitle);
      };
    },
  };
}

/** Length of an event's pause between two rounds of a day; when it pauses differs by event and day. */
const pauseMs = 4 * hourMs;
const pauseShares = [0.1, 0.35, 0.6, 0.85] as const;

/** First and last step at which a round of a day may start. */
function spanOf(event: EsportsEvent, part: number, { day, from }: Filling): readonly [number, number] {
  const { zone, openMs, closeMs } = hoursOf(event);
  const stepAt = (local: number): number => Math.round((zone.toUtc(day + local) - from) / stepMs);
  if (!event.roundsPerDay) return [stepAt(openMs), stepAt(closeMs)];
  const turn = (esportsEvents.indexOf(event) + day / dayMs) % pauseShares.length;
  const pauseAt = openMs + (closeMs - openMs - pauseMs) * (pauseShares[turn] ?? 0);
  return part === 0 ? [stepAt(openMs), stepAt(pauseAt)] : [stepAt(pauseAt + pauseMs), stepAt(closeMs)];
}

interface PlacedSeries {
  readonly event: EsportsEvent;
  readonly span: readonly [number, number];
  readonly round: number[];
  readonly place: number;
  step: number;
}

const improvements = 2;

/** Starts each series of a day where the most live matches are missing, event by event; then chooses every start again, twice. */
function fillDay(random: RandomSource, filling: Filling): DayStarts {
  const { from, live } = filling;
  const starts = new Map(
    esportsEvents.map((event) => [event, Array.from({ length: roundsOn(event, filling.day) }, (): number[] => [])] as const),
  );
  const series: PlacedSeries[] = [];
  const maxSeries = Math.max(...esportsEvents.map(({ teams }) => teams.length / 2));
  for (let place = 0; place < maxSeries; place += 1) {
    for (const [event, rounds] of starts) {
      if (place >= event.teams.length / 2) continue;
      for (const [part, round] of rounds.entries()) {
        const span = spanOf(event, part, filling);
        const step = bestStep(live.needOf(event), span, random.next());
        live.add(event, step, 1);
        series.push({ event, span, round, place, step });
      }
    }
  }
  for (let improvement = 0; improvement < improvements; improvement += 1) {
    for (const placed of series) {
      live.add(placed.event, placed.step, -1);
      placed.step = bestStep(live.needOf(placed.event), placed.span, random.next());
      live.add(placed.event, placed.step, 1);
    }
  }
  for (const { round, place, step } of series) round[place] = from + step * stepMs;
  return starts;
}

/** Number of group rounds that an event plays on a day. */
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

/** Joins the counts of three days into those of one day and its margins. */
function joinDays(days: readonly { readonly day: number; readonly live: Int32Array }[], from: number): Int32Array {
  const joined = new Int32Array(stepsOfDay + seriesSteps);
  for (const { day, live } of days) {
    const offset = Math.round((day - from) / stepMs);
    for (let step = Math.max(0, -offset); step < live.length && step + offset < joined.length; step += 1)
      joined[step + offset] = live[step] ?? 0;
  }
  return joined;
}

/** The start at which a series helps most; the random `draw` in [0, 1) breaks ties. */
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
