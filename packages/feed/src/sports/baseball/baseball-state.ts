import type { Side } from "../../dataset/source-match.ts";
import type { ScriptEvent } from "../../sport-module.ts";

/** All that a spectator knows at one moment. */
export interface BaseballState {
  /** Half innings begun so far, the last one perhaps in play. */
  readonly away: readonly number[];
  readonly home: readonly number[];
  /** Who bats, or batted last; null before the start. */
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
  const [home, away] = (event.score ?? "0:0").split(":").map(Number);
  const added = (home ?? 0) - tally.score[0] + (away ?? 0) - tally.score[1];
  const innings = event.side === "home" ? tally.home : tally.away;
  innings[innings.length - 1] = (innings.at(-1) ?? 0) + added;
  tally.score[0] = home ?? 0;
  tally.score[1] = away ?? 0;
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

/** Folds the events up to a moment (null: before the start) into what is known then. */
export function baseballStateAt(events: readonly ScriptEvent[], elapsedMs: number | null): BaseballState {
  const tally: Tally = { away: [], home: [], score: [0, 0], batting: null, outs: 0, isBreak: true, isOver: false };
  for (const event of elapsedMs === null ? [] : events) {
    if (event.atMs > (elapsedMs ?? 0)) break;
    applyEvent(tally, event);
  }
  return tally;
}
