import type { Pair, Side, SoccerFacts, SoccerGoal } from "../../../dataset/source-match.ts";
import type { RandomSource } from "../../../random.ts";
import { firstHalfShare, secondAtShare } from "../model/minute-profile.ts";
import { type MatchMoment, type PeriodNumber, placeMinute } from "./match-moment.ts";

/** Two drawn goals are at least so far apart, seconds. */
const leastGapSeconds = 100;

/** Goals with where they come from, and which parts had to be drawn. */
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

/** Whether the goal list tells the same scores as the rest of the facts. */
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
    for (let attempt = 0; attempt < 30 && seconds.some((other) => Math.abs(other - second) < leastGapSeconds); attempt += 1) {
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

/** End of each period in seconds of its clock, for drawing. */
export type PeriodEnds = Readonly<Record<PeriodNumber, number>>;

/** Real goals where the minutes are known; otherwise minutes drawn under the real half-time and full-time scores. */
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
