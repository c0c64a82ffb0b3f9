import type { Scoreboard, ScriptEvent } from "../../core/sport-module.ts";
import type { Pair, Side } from "../../core/source-match.ts";
import { sumFirst } from "../shared/scores.ts";
import { scoreAfter } from "../shared/script-events.ts";

/** Runs by inning; null if home did not bat because it already led. */
export interface BaseballDetail {
  readonly away: readonly number[];
  readonly home: readonly (number | null)[];
  readonly score: Pair;
}

export const regularInnings = 9;

/** Runs of all innings. */
export function sumRuns(runs: readonly (number | null)[]): number {
  return sumFirst(runs, runs.length);
}

export function detailOfInnings(home: readonly (number | null)[], away: readonly number[]): BaseballDetail {
  return { home, away, score: [sumRuns(home), sumRuns(away)] };
}

/** What is known at one moment of the match. */
export interface BaseballState {
  /** Runs of the half innings begun so far. */
  readonly away: readonly number[];
  readonly home: readonly number[];
  /** The side that bats or batted last; null before the start. */
  readonly batting: Side | null;
  readonly outs: number;
  /** Between two half innings, before the first and after the last. */
  readonly isBreak: boolean;
  readonly isOver: boolean;
}

interface Tally {
  readonly away: number[];
  readonly home: number[];
  readonly score: [number, number];
  batting: Side | null;
  outs: number;
  isBreak: boolean;
  isOver: boolean;
}

function applyRun(tally: Tally, event: ScriptEvent): void {
  const [home, away] = scoreAfter(event);
  const added = home - tally.score[0] + away - tally.score[1];
  const innings = event.side === "home" ? tally.home : tally.away;
  innings[innings.length - 1] = (innings.at(-1) ?? 0) + added;
  tally.score[0] = home;
  tally.score[1] = away;
}

function applyEvent(tally: Tally, event: ScriptEvent): void {
  switch (event.kind) {
    case "period_start":
      tally.batting = event.side ?? null;
      (event.side === "home" ? tally.home : tally.away).push(0);
      tally.outs = 0;
      tally.isBreak = false;
      return;
    case "run":
      applyRun(tally, event);
      return;
    case "out":
      tally.outs += 1;
      return;
    case "period_end":
      tally.isBreak = true;
      return;
    case "match_end":
      tally.isOver = true;
  }
}

/** State after the events up to a moment; null is before the start. */
export function baseballStateAt(events: readonly ScriptEvent[], elapsedMs: number | null): BaseballState {
  const tally: Tally = { away: [], home: [], score: [0, 0], batting: null, outs: 0, isBreak: true, isOver: false };
  for (const event of elapsedMs === null ? [] : events) {
    if (event.atMs > (elapsedMs ?? 0)) break;
    applyEvent(tally, event);
  }
  return tally;
}

const ordinals = ["1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th", "9th"];

function phaseOf({ batting, isBreak, isOver, away }: BaseballState): Scoreboard["phase"] {
  if (isOver) return { code: 100, key: "ended" };
  if (!batting) return { code: 0, key: "not_started" };
  const inning = away.length;
  const half = batting === "away" ? "top" : "bottom";
  if (isBreak) {
    const code = inning > regularInnings ? 438 : Math.min(419 + 2 * inning + (batting === "home" ? 1 : 0), 438);
    return { code, key: "break", number: inning };
  }
  const place = batting === "home" ? 1 : 0;
  if (inning > regularInnings) return { code: 419 + place, key: "extra_inning", number: inning };
  return { code: 399 + 2 * inning + place, key: `${ordinals[inning - 1]}_inning_${half}`, number: inning };
}

function progressOf({ away, home, isOver, outs, isBreak }: BaseballState): number {
  if (isOver) return 1;
  const begun = away.length + home.length;
  const part = isBreak || begun === 0 ? 0 : outs / 3 - 1;
  return Math.min((begun + part) / (2 * regularInnings), 0.99);
}

/** The detail `outs` belongs to the batting side. */
export function baseballScoreboard(state: BaseballState): Scoreboard {
  const { away, home, batting, outs } = state;
  return {
    phase: phaseOf(state),
    clock: null,
    progress: progressOf(state),
    breaks: Array.from({ length: regularInnings - 1 }, (_, index) => (index + 1) / regularInnings),
    total: [sumRuns(home), sumRuns(away)],
    game: null,
    periods: away.map((runs, index) => ({
      key: ordinals[index] ? `${ordinals[index]}_inning` : "extra_inning",
      type: "inning",
      number: index + 1,
      score: [home[index] ?? 0, runs] as const,
    })),
    server: state.isOver ? null : batting,
    maxPeriods: regularInnings,
    details: batting ? [{ key: "outs", values: batting === "home" ? [String(outs), ""] : ["", String(outs)] }] : [],
  };
}
