import type { SoccerFacts } from "../../../dataset/source-match.ts";
import type { RandomSource } from "../../../random.ts";
import type { PeriodEnds } from "./goal-moments.ts";
import { type MatchMoment, periodMinutes, type PeriodNumber } from "./match-moment.ts";

const minuteMs = 60_000;
/** Pause before each period. */
const breakBeforeMs: Readonly<Record<PeriodNumber, number>> = { 1: 0, 2: 15 * minuteMs, 3: 5 * minuteMs, 4: minuteMs };
export const shootoutPauseMs = 4 * minuteMs;
export const kickEveryMs = 50_000;

/** One period on the wall clock. */
export interface PlannedPeriod {
  readonly period: PeriodNumber;
  readonly startMs: number;
  readonly stoppageMinutes: number;
  readonly endMs: number;
}

/** Which periods the real match had. */
export function playedPeriods({ et }: SoccerFacts): readonly PeriodNumber[] {
  return et === null ? [1, 2] : [1, 2, 3, 4];
}

function realStoppage(facts: SoccerFacts, period: PeriodNumber): number {
  const last = { 1: 45, 2: 90, 3: 105, 4: 120 }[period];
  return Math.max(0, ...[...(facts.goals ?? []), ...(facts.cards ?? [])].filter(({ m }) => m === last).map(({ x }) => x ?? 0));
}

/** Minutes added to each period: drawn, but never less than the data shows was played. */
export function drawStoppage(facts: SoccerFacts, random: RandomSource): Readonly<Record<PeriodNumber, number>> {
  const draw = (period: PeriodNumber, low: number, spread: number) =>
    Math.max(low + Math.floor(random.next() * spread), realStoppage(facts, period));
  return { 1: draw(1, 1, 4), 2: draw(2, 2, 5), 3: draw(3, 0, 2), 4: draw(4, 1, 2) };
}

export function endsOf(stoppage: Readonly<Record<PeriodNumber, number>>): PeriodEnds {
  const end = (period: PeriodNumber) => (periodMinutes[period] + stoppage[period]) * 60;
  return { 1: end(1), 2: end(2), 3: end(3), 4: end(4) };
}

/** Lays the periods on the wall clock; each runs a little over its announced end, and past its last moment. */
export function planPeriods(
  periods: readonly PeriodNumber[],
  { stoppage, moments }: { readonly stoppage: Readonly<Record<PeriodNumber, number>>; readonly moments: readonly MatchMoment[] },
  random: RandomSource,
): readonly PlannedPeriod[] {
  const ends = endsOf(stoppage);
  let clockMs = 0;
  return periods.map((period) => {
    const startMs = clockMs + breakBeforeMs[period];
    const lastSecond = Math.max(0, ...moments.filter((moment) => moment.period === period).map(({ second }) => second));
    const endMs = startMs + Math.max(ends[period] + 3 + Math.floor(random.next() * 25), lastSecond + 10) * 1000;
    clockMs = endMs;
    return { period, startMs, stoppageMinutes: stoppage[period], endMs };
  });
}
