import type { Pair, Side, SoccerCard, SoccerFacts, SoccerGoal } from "../../core/source-match.ts";
import type { RandomSource } from "../../core/random.ts";
import { type MatchMoment, periodMinutes, type PeriodNumber, placeMinute } from "./soccer-state.ts";
import { firstHalfShare, secondAtShare } from "./minute-profile.ts";
import { minuteMs } from "../../core/time.ts";

/** Minimum distance between two simulated goals, seconds. */
const minGapSeconds = 100;

/** Goals, and which parts of them are real. */
export interface GoalMoments {
  readonly moments: readonly MatchMoment[];
  readonly areMinutesReal: boolean;
  readonly areHalvesReal: boolean;
}

function countGoals(goals: readonly SoccerGoal[], from: number, to: number): Pair {
  const inSpan = goals.filter((goal) => goal.m >= from && goal.m <= to);
  return [inSpan.filter((goal) => goal.side === "h").length, inSpan.filter((goal) => goal.side === "a").length];
}

function isSame(left: Pair, right: Pair): boolean {
  return left[0] === right[0] && left[1] === right[1];
}

/** Whether the goal list agrees with the scores. */
function areGoalsUsable(facts: SoccerFacts): facts is SoccerFacts & { readonly goals: readonly SoccerGoal[] } {
  const { goals, ht, ft, et } = facts;
  if (goals === null || !isSame(countGoals(goals, 1, 90), ft)) return false;
  if (ht !== null && !isSame(countGoals(goals, 1, 45), ht)) return false;
  const late = countGoals(goals, 91, 130);
  return et === null ? late[0] + late[1] === 0 : isSame([ft[0] + late[0], ft[1] + late[1]], et);
}

function realMoment(goal: SoccerGoal, random: RandomSource): MatchMoment {
  const { period, firstSecond } = placeMinute(goal.m, goal.x ?? 0);
  return {
    period,
    second: firstSecond + 5 + Math.floor(random.next() * 50),
    kind: "goal",
    side: goal.side === "h" ? "home" : "away",
    isPenalty: goal.pen === 1,
    isOwnGoal: goal.og === 1,
    simulated: false,
    ...(goal.player === undefined ? {} : { player: goal.player }),
  };
}

function drawSecond(period: PeriodNumber, endSecond: number, random: RandomSource): number {
  if (period > 2) return Math.floor(random.next() * (endSecond - 10)) + 5;
  return secondAtShare(period === 1 ? 1 : 2, random.next(), endSecond - 10) + 5;
}

interface PeriodGoals {
  readonly period: PeriodNumber;
  readonly score: Pair;
  readonly endSecond: number;
}

function drawnMoments({ period, score, endSecond }: PeriodGoals, random: RandomSource): MatchMoment[] {
  const sides: Side[] = [...Array<Side>(score[0]).fill("home"), ...Array<Side>(score[1]).fill("away")];
  const seconds: number[] = [];
  return sides.map((side) => {
    let second = drawSecond(period, endSecond, random);
    for (let attempt = 0; attempt < 30 && seconds.some((other) => Math.abs(other - second) < minGapSeconds); attempt += 1) {
      second = drawSecond(period, endSecond, random);
    }
    seconds.push(second);
    const isPenalty = random.next() < 0.082;
    return { period, second, kind: "goal", side, isPenalty, isOwnGoal: false, simulated: true };
  });
}

function drawHalf(ft: Pair, random: RandomSource): Pair {
  const draw = (goals: number) => Array.from({ length: goals }, () => random.next()).filter((value) => value < firstHalfShare).length;
  return [draw(ft[0]), draw(ft[1])];
}

/** End of each period in seconds of its clock, as the limit for randomly chosen moments. */
export type PeriodEnds = Readonly<Record<PeriodNumber, number>>;

/** Real goals if their minutes are known; otherwise goals at random minutes that fit the half-time and full-time scores. */
export function goalMoments(facts: SoccerFacts, ends: PeriodEnds, random: RandomSource): GoalMoments {
  if (areGoalsUsable(facts)) {
    const moments = facts.goals.map((goal) => realMoment(goal, random));
    return { moments, areMinutesReal: true, areHalvesReal: true };
  }
  const ht = facts.ht ?? drawHalf(facts.ft, random);
  const extra: Pair = facts.et === null ? [0, 0] : [facts.et[0] - facts.ft[0], facts.et[1] - facts.ft[1]];
  const extraFirst: Pair = [Math.round(extra[0] * random.next()), Math.round(extra[1] * random.next())];
  const scores: readonly PeriodGoals[] = [
    { period: 1, score: ht, endSecond: ends[1] },
    { period: 2, score: [facts.ft[0] - ht[0], facts.ft[1] - ht[1]], endSecond: ends[2] },
    { period: 3, score: extraFirst, endSecond: ends[3] },
    { period: 4, score: [extra[0] - extraFirst[0], extra[1] - extraFirst[1]], endSecond: ends[4] },
  ];
  return {
    moments: scores.flatMap((part) => drawnMoments(part, random)),
    areMinutesReal: false,
    areHalvesReal: facts.ht !== null,
  };
}

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

export function playedPeriods({ et }: SoccerFacts): readonly PeriodNumber[] {
  return et === null ? [1, 2] : [1, 2, 3, 4];
}

function realStoppage(facts: SoccerFacts, period: PeriodNumber): number {
  const last = { 1: 45, 2: 90, 3: 105, 4: 120 }[period];
  return Math.max(0, ...[...(facts.goals ?? []), ...(facts.cards ?? [])].filter(({ m }) => m === last).map(({ x }) => x ?? 0));
}

/** Chooses the stoppage time of each period at random, at least as long as the data shows. */
export function drawStoppage(facts: SoccerFacts, random: RandomSource): Readonly<Record<PeriodNumber, number>> {
  const draw = (period: PeriodNumber, low: number, spread: number) =>
    Math.max(low + Math.floor(random.next() * spread), realStoppage(facts, period));
  return { 1: draw(1, 1, 4), 2: draw(2, 2, 5), 3: draw(3, 0, 2), 4: draw(4, 1, 2) };
}

export function endsOf(stoppage: Readonly<Record<PeriodNumber, number>>): PeriodEnds {
  const end = (period: PeriodNumber) => (periodMinutes[period] + stoppage[period]) * 60;
  return { 1: end(1), 2: end(2), 3: end(3), 4: end(4) };
}

/** Places the periods on the wall clock; each ends a little after its announced end and its last event. */
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

/** Share of a match's corners, and of its cards, that come before half-time. */
export const cornerFirstHalfShare = 0.47;
export const cardFirstHalfShare = 0.38;

interface DrawnCount {
  readonly kind: MatchMoment["kind"];
  readonly counts: Pair;
  readonly firstHalfShare: number;
}

function drawn({ kind, counts, firstHalfShare }: DrawnCount, ends: PeriodEnds, random: RandomSource): MatchMoment[] {
  return (["home", "away"] as const).flatMap((side: Side, index) =>
    Array.from({ length: counts[index] ?? 0 }, (): MatchMoment => {
      const period = random.next() < firstHalfShare ? 1 : 2;
      const second = 20 + Math.floor(random.next() * (ends[period] - 40));
      return { period, second, kind, side, isPenalty: false, isOwnGoal: false, simulated: true };
    }),
  );
}

function realCard(card: SoccerCard, random: RandomSource): MatchMoment {
  const { period, firstSecond } = placeMinute(card.m, card.x ?? 0);
  return {
    period,
    second: firstSecond + 5 + Math.floor(random.next() * 50),
    kind: card.type === "Y" ? "yellow_card" : "red_card",
    side: card.side === "h" ? "home" : "away",
    isPenalty: false,
    isOwnGoal: false,
    simulated: false,
    ...(card.player === undefined ? {} : { player: card.player }),
  };
}

/** Corners at random minutes, adding up to the real totals; empty without statistics. */
export function cornerMoments({ stats }: SoccerFacts, ends: PeriodEnds, random: RandomSource): readonly MatchMoment[] {
  return stats === null ? [] : drawn({ kind: "corner", counts: stats.corners, firstHalfShare: cornerFirstHalfShare }, ends, random);
}

/** Real cards if known, else cards at random minutes, adding up to the real totals; empty without statistics. */
export function cardMoments({ cards, stats }: SoccerFacts, ends: PeriodEnds, random: RandomSource): readonly MatchMoment[] {
  if (cards !== null) return cards.map((card) => realCard(card, random));
  if (stats === null) return [];
  return [
    ...drawn({ kind: "yellow_card", counts: stats.yellow, firstHalfShare: cardFirstHalfShare }, ends, random),
    ...drawn({ kind: "red_card", counts: stats.red, firstHalfShare: 0.3 }, ends, random),
  ];
}
