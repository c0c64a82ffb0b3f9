import type { Scoreboard, ScriptEvent } from "../../core/sport-module.ts";
import type { Pair } from "../../core/source-match.ts";
import { clockAt, countdownClock, type GameClock } from "../shared/game-clock.ts";

/** The period of a goal, from 1, negative for away; 4 is overtime, 5 the shoot-out. */
export type GoalCode = number;

/** What ice hockey markets settle on. */
export interface IceHockeyDetail {
  readonly goals: readonly GoalCode[];
  /** Overtime and shoot-out winner included. */
  readonly score: Pair;
  /** Goals of the three periods of regular time. */
  readonly periods: readonly Pair[];
}

export const periodSeconds = 1200;
export const regulationSeconds = 3 * periodSeconds;

export function detailOfGoals(goals: readonly GoalCode[]): IceHockeyDetail {
  const periods: [number, number][] = [
    [0, 0],
    [0, 0],
    [0, 0],
  ];
  const score: [number, number] = [0, 0];
  for (const goal of goals) {
    const index = goal > 0 ? 0 : 1;
    const period = periods[Math.abs(goal) - 1];
    score[index] += 1;
    if (period) period[index] += 1;
  }
  return { goals, score, periods };
}

/** What is known at one moment of the match. */
export interface IceHockeyState {
  readonly clock: GameClock;
  readonly goals: readonly GoalCode[];
  readonly known: IceHockeyDetail;
  /** Shots on goal, goals included. */
  readonly shots: Pair;
  readonly isOver: boolean;
}

/** State after the events up to a moment; null is before the start. */
export function iceHockeyStateAt(events: readonly ScriptEvent[], elapsedMs: number | null): IceHockeyState {
  const until = elapsedMs ?? -1;
  const goals: GoalCode[] = [];
  const shots: [number, number] = [0, 0];
  let period = 0;
  let isOver = false;
  for (const event of events) {
    if (event.atMs > until) break;
    if (event.kind === "period_start") period += 1;
    if (event.kind === "match_end") isOver = true;
    if (event.kind === "goal") goals.push(event.side === "home" ? period : -period);
    if ((event.kind === "goal" && period < 5) || event.kind === "shot") shots[event.side === "home" ? 0 : 1] += 1;
  }
  return { clock: clockAt(events, until), goals, known: detailOfGoals(goals), shots, isOver };
}

const ordinals = ["1st", "2nd", "3rd"];

function endPhase({ known }: IceHockeyState): Scoreboard["phase"] {
  const last = Math.abs(known.goals.at(-1) ?? 0);
  if (last === 5) return { code: 120, key: "ap" };
  return last === 4 ? { code: 111, key: "aot" } : { code: 100, key: "ended" };
}

function phaseOf(state: IceHockeyState): Scoreboard["phase"] {
  const { period, isBreak } = state.clock;
  const isLevel = state.known.score[0] === state.known.score[1];
  if (state.isOver || (!isLevel && period >= 3 && isBreak)) return endPhase(state);
  if (period === 0) return { code: 0, key: "not_started" };
  if (isBreak) {
    if (period < 3) return { code: 300 + period, key: `${ordinals[period - 1]}_break`, number: period };
    return period === 3 ? { code: 32, key: "awaiting_extra_time" } : { code: 34, key: "awaiting_penalties" };
  }
  if (period > 3) return period === 4 ? { code: 40, key: "overtime" } : { code: 50, key: "penalties" };
  return { code: period, key: `${ordinals[period - 1]}_period`, number: period };
}

function playedSeconds({ clock }: IceHockeyState): number {
  if (clock.period === 0) return 0;
  return Math.min(clock.period * periodSeconds - Math.ceil(clock.remainingSeconds), regulationSeconds);
}

function periodsOf({ known, clock }: IceHockeyState): Scoreboard["periods"] {
  const regular = known.periods
    .slice(0, clock.period)
    .map((score, index) => ({ key: `${ordinals[index]}_period`, type: "period", number: index + 1, score }));
  const inLate = (period: number) => known.goals.filter((goal) => Math.abs(goal) === period);
  const late = [4, 5]
    .filter((period) => period <= clock.period)
    .map((period) => {
      const goals = inLate(period);
      const key = period === 4 ? "overtime" : "penalties";
      const score = [goals.filter((goal) => goal > 0).length, goals.filter((goal) => goal < 0).length] as const;
      return { key, type: key, number: 1, score };
    });
  return [...regular, ...late];
}

export function iceHockeyScoreboard(state: IceHockeyState): Scoreboard {
  const played = playedSeconds(state);
  return {
    phase: phaseOf(state),
    clock: countdownClock(state.clock, played),
    progress: state.isOver ? 1 : Math.min(played / regulationSeconds, 0.99),
    breaks: [1 / 3, 2 / 3],
    total: state.known.score,
    game: null,
    periods: periodsOf(state),
    server: null,
    maxPeriods: 3,
    details: [{ key: "shots", values: [String(state.shots[0]), String(state.shots[1])] }],
  };
}
