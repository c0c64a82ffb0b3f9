import {
  createRandom,
  type FeedNames,
  type Fixture,
  type MatchScript,
  type Scoreboard,
  type ScriptEvent,
  type Side,
  type SportKey,
} from "@touchline/feed";
import type { MatchTimeline, Momentum } from "@touchline/contract/http/matches";
import { type CountedFact, countedFacts, pointsOfBaskets } from "./counted-facts.ts";
import { matchPeriods } from "./match-periods.ts";
import { periodPlans } from "./period-plans.data.ts";

/** An event of one side with its weight in the momentum. */
export interface PressureMoment {
  readonly atSeconds: number;
  readonly side: Side;
  readonly weight: number;
}

interface MomentumSpan {
  readonly untilSeconds: number;
  readonly everySeconds: number;
}

/** Number of bars on each side that an event affects. */
const reachBars = 5;
/** Thousandths of the scale. */
const whole = 1000;

/**
 * Momentum up to now, one value per bar: an event counts fully in its own bar and less in those around it.
 * Thousandths of the strongest bar so far, positive for the home side.
 */
export function momentumBars(moments: readonly PressureMoment[], { untilSeconds, everySeconds }: MomentumSpan): readonly number[] {
  const count = Math.max(0, Math.ceil(untilSeconds / everySeconds));
  const heaviest = Math.max(0, ...moments.map(({ weight }) => weight));
  const bars = Array.from({ length: count }, (_, index) =>
    moments.reduce((sum, { atSeconds, side, weight }) => {
      const distance = Math.abs(Math.floor(atSeconds / everySeconds) - index);
      const effect = Math.max(0, 1 - distance / reachBars) * weight;
      return sum + (side === "home" ? effect : -effect);
    }, 0),
  );
  const scale = Math.max(heaviest, ...bars.map(Math.abs));
  return bars.map((bar) => (bar === 0 ? 0 : Math.sign(bar) * Math.round((Math.abs(bar) / scale) * whole)));
}

/** A match that has begun. */
export interface RunningMatch {
  readonly fixture: Fixture;
  readonly script: MatchScript<unknown>;
  readonly scoreboard: Scoreboard;
  readonly elapsedMs: number;
  readonly seed: string;
}

export type EncodedProgress = Pick<MatchTimeline, "periods" | "momentum" | "facts">;

const clockKinds = new Set([
  "clock_stopped",
  "clock_started",
  "stoppage_announced",
  "over_start",
  "over_end",
  "target",
  "top_batter",
  "ball",
]);
const basketNames: Readonly<Record<number, string>> = { 1: "free_throw", 2: "two_pointer", 3: "three_pointer" };

/** The latest event that can be displayed, even if it is not on the timeline. */
export function latestEvent(events: readonly ScriptEvent[], elapsedMs: number): ScriptEvent | null {
  return events.findLast(({ atMs, kind }) => atMs <= elapsedMs && !clockKinds.has(kind)) ?? null;
}

/** Name of an event. Baskets are named by their points. */
export function nameOfEvent(names: FeedNames, events: readonly ScriptEvent[], event: ScriptEvent): string {
  const points = event.kind === "point" ? (pointsOfBaskets(events).get(event) ?? 0) : 0;
  return names.incident(basketNames[points] ?? event.kind);
}

function momentumOf(sport: SportKey, events: readonly ScriptEvent[], elapsedMs: number): Momentum | null {
  const { pressure, everySeconds } = periodPlans[sport];
  if (pressure === null) return null;
  const baskets = sport === "basketball" ? pointsOfBaskets(events) : null;
  const moments = events.flatMap((event): PressureMoment[] => {
    const weight = pressure[event.kind];
    if (weight === undefined || event.side === undefined) return [];
    return [{ atSeconds: event.atMs / 1000, side: event.side, weight: weight * (baskets?.get(event) ?? 1) }];
  });
  const values = momentumBars(moments, { untilSeconds: elapsedMs / 1000, everySeconds });
  const isDrawn = events.some(({ kind, simulated }) => simulated && pressure[kind] !== undefined);
  return { every_seconds: everySeconds, values: [...values], simulated: isDrawn };
}

/** Goals alone give no momentum: it also needs corners in football and shots in ice hockey. */
function hasPressure({ source }: Fixture): boolean {
  const facts = source?.facts;
  if (facts?.sport === "soccer") return facts.stats !== null;
  return facts?.sport === "ice-hockey" ? facts.shots !== null : true;
}

/** Which side was on top over the match so far; null if the data has too few events. */
export function momentumSoFar(fixture: Fixture, events: readonly ScriptEvent[], elapsedMs: number): Momentum | null {
  return hasPressure(fixture) ? momentumOf(fixture.sport, events, elapsedMs) : null;
}

/** Scoreboard statistics of both sides. While the match runs, they are simulated if any of their events is. */
function boardFacts(scoreboard: Scoreboard, events: readonly ScriptEvent[], isOver: boolean): readonly CountedFact[] {
  const kinds: Readonly<Record<string, string>> = { corners: "corner", yellow_cards: "yellow_card", red_cards: "red_card", shots: "shot" };
  return scoreboard.details
    .filter(({ values }) => values.every((value) => value !== ""))
    .map(({ key, values }) => ({
      key,
      values,
      simulated: !isOver && events.some(({ kind, simulated }) => simulated && kind === kinds[key]),
    }));
}

/** Converts periods, momentum and statistics so far to their wire format. Of later events, only totals and periods are used. */
export function encodeProgress(names: FeedNames, { fixture, script, scoreboard, elapsedMs, seed }: RunningMatch): EncodedProgress {
  const events = script.events.filter(({ atMs }) => atMs <= elapsedMs);
  const isOver = events.at(-1)?.kind === "match_end";
  const counted = countedFacts({
    facts: fixture.source?.facts ?? null,
    events,
    allPeriods: matchPeriods(fixture.sport, script.events),
    elapsedMs,
    isOver,
    scoreboard,
    areEventsDrawn: script.simulatedParts.has("points"),
    random: createRandom(`${seed}/${fixture.id}/facts`),
  });
  const facts = [...counted, ...boardFacts(scoreboard, events, isOver)];
  return {
    periods: matchPeriods(fixture.sport, events).map(({ number, type, typeNumber, fromMs, toMs, plannedMs }) => ({
      number,
      name: names.period("", type, typeNumber),
      type,
      from_seconds: Math.floor(fromMs / 1000),
      to_seconds: toMs === null ? null : Math.floor(toMs / 1000),
      planned_seconds: Math.round(plannedMs / 1000),
    })),
    momentum: momentumSoFar(fixture, events, elapsedMs),
    facts: facts.map(({ key, values, simulated }) => ({ key, name: names.detail(key), home: values[0], away: values[1], simulated })),
  };
}
