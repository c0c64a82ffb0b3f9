import { formatClockTime } from "@touchline/domain";
import type { RandomSource } from "../../core/random.ts";
import type { Scoreboard, ScriptEvent } from "../../core/sport-module.ts";

/** One period: its playing time on the clock and its wall-clock time, stops included. */
export interface ClockPeriod {
  /** `Q1`, `P2`, `OT`. */
  readonly label: string;
  readonly seconds: number;
  readonly wallMs: number;
  readonly breakBeforeMs: number;
}

export interface ClockTimeline {
  readonly durationMs: number;
  /** Starts, stops and ends of the clock; labels hold the time left. */
  readonly events: readonly ScriptEvent[];
  /** Wall-clock time of a moment, with its label. */
  momentOf(period: number, secondsPlayed: number): { readonly atMs: number; readonly label: string };
}

/** The clock at one moment. */
export interface GameClock {
  /** Periods begun so far, from 1; 0 before the start. */
  readonly period: number;
  readonly remainingSeconds: number;
  readonly isRunning: boolean;
  /** Between two periods, before the first and after the last. */
  readonly isBreak: boolean;
}

interface Stop {
  readonly atSeconds: number;
  readonly lastsMs: number;
}

const secondsBetweenStops = 55;

function readTime(label: string, remainingSeconds: number): string {
  return `${label} ${formatClockTime(Math.ceil(remainingSeconds))}`;
}

function drawStops(random: RandomSource, { seconds, wallMs }: ClockPeriod): readonly Stop[] {
  const count = Math.max(1, Math.round(seconds / secondsBetweenStops));
  const spanSeconds = seconds / count;
  const weights = Array.from({ length: count }, () => 0.4 + random.next());
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight, index) => ({
    atSeconds: Math.floor((index + 0.2 + 0.6 * random.next()) * spanSeconds),
    lastsMs: Math.round(((wallMs - seconds * 1000) * weight) / total),
  }));
}

function periodEvents(period: ClockPeriod, startMs: number, stops: readonly Stop[]): ScriptEvent[] {
  const event = (atMs: number, kind: string, secondsPlayed: number): ScriptEvent => ({
    atMs,
    kind,
    label: readTime(period.label, period.seconds - secondsPlayed),
    simulated: true,
    isIncident: false,
  });
  const events = [event(startMs, "period_start", 0)];
  let stoppedMs = 0;
  for (const stop of stops) {
    const atMs = startMs + stop.atSeconds * 1000 + stoppedMs;
    events.push(event(atMs, "clock_stopped", stop.atSeconds), event(atMs + stop.lastsMs, "clock_started", stop.atSeconds));
    stoppedMs += stop.lastsMs;
  }
  events.push(event(startMs + period.seconds * 1000 + stoppedMs, "period_end", period.seconds));
  return events;
}

export function createClockTimeline(random: RandomSource, periods: readonly ClockPeriod[]): ClockTimeline {
  const events: ScriptEvent[] = [];
  const placed = periods.map((period) => {
    const startMs = (events.at(-1)?.atMs ?? 0) + period.breakBeforeMs;
    const stops = drawStops(random, period);
    events.push(...periodEvents(period, startMs, stops));
    return { period, startMs, stops };
  });
  return {
    durationMs: events.at(-1)?.atMs ?? 0,
    events,
    momentOf(number, secondsPlayed) {
      const found = placed[number - 1];
      if (!found) throw new RangeError(`no period ${number}`);
      const stoppedMs = found.stops.reduce((sum, stop) => sum + (stop.atSeconds < secondsPlayed ? stop.lastsMs : 0), 0);
      return {
        atMs: Math.round(found.startMs + secondsPlayed * 1000 + stoppedMs),
        label: readTime(found.period.label, found.period.seconds - secondsPlayed),
      };
    },
  };
}

function secondsOf(label: string | undefined): number {
  const [minutes, seconds] = (label?.split(" ")[1] ?? "0:0").split(":");
  return Number(minutes) * 60 + Number(seconds);
}

const clockKinds = new Set(["period_start", "clock_started", "clock_stopped", "period_end"]);

/** Reads the clock from the events up to a moment. */
export function clockAt(events: readonly ScriptEvent[], elapsedMs: number): GameClock {
  let period = 0;
  let last: ScriptEvent | undefined;
  for (const event of events) {
    if (event.atMs > elapsedMs) break;
    if (!clockKinds.has(event.kind)) continue;
    if (event.kind === "period_start") period += 1;
    last = event;
  }
  if (!last) return { period: 0, remainingSeconds: 0, isRunning: false, isBreak: true };
  const isRunning = last.kind === "period_start" || last.kind === "clock_started";
  const runSeconds = isRunning ? (elapsedMs - last.atMs) / 1000 : 0;
  return {
    period,
    remainingSeconds: Math.max(secondsOf(last.label) - runSeconds, 0),
    isRunning,
    isBreak: last.kind === "period_end",
  };
}

/** The clock of a scoreboard whose time runs down. */
export function countdownClock({ remainingSeconds, isRunning }: GameClock, playedSeconds: number): Scoreboard["clock"] {
  return { playedSeconds, stoppageSeconds: null, remainingSeconds: Math.ceil(remainingSeconds), stopped: !isRunning };
}

/** Numbers of the periods that are not over, out of `count`. */
export function openPeriods({ period, isBreak }: GameClock, count: number): readonly number[] {
  const first = Math.max(period + (isBreak ? 1 : 0), 1);
  return Array.from({ length: count }, (_, index) => index + 1).filter((number) => number >= first);
}

/** Merges events in time order; at equal times clock events come first, and the end of a period last. */
export function mergeByTime(clock: readonly ScriptEvent[], others: readonly ScriptEvent[]): readonly ScriptEvent[] {
  const rank = (event: ScriptEvent) => (event.kind === "period_end" ? 2 : clockKinds.has(event.kind) ? 0 : 1);
  return [...clock, ...others].sort((left, right) => left.atMs - right.atMs || rank(left) - rank(right));
}
