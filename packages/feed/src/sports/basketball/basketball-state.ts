import type { Pair } from "../../dataset/source-match.ts";
import type { ScriptEvent } from "../../sport-module.ts";
import { clockAt, type GameClock } from "../shared-game-clock.ts";
import { raceMarks } from "./basketball-detail.ts";

/** All that a spectator knows at one moment. */
export interface BasketballState {
  readonly clock: GameClock;
  /** Periods begun so far, the last one perhaps in play. */
  readonly quarters: readonly Pair[];
  readonly score: Pair;
  readonly races: readonly number[];
  readonly isOver: boolean;
}

function noteRaces(races: number[], score: Pair): void {
  raceMarks.forEach((mark, index) => {
    if (races[index] !== 0) return;
    if (score[0] >= mark) races[index] = 1;
    else if (score[1] >= mark) races[index] = -1;
  });
}

/** Folds the events up to a moment (null: before the start) into what is known then. */
export function basketballStateAt(events: readonly ScriptEvent[], elapsedMs: number | null): BasketballState {
  const quarters: [number, number][] = [];
  const score: [number, number] = [0, 0];
  const races: number[] = raceMarks.map(() => 0);
  const until = elapsedMs ?? -1;
  let isOver = false;
  for (const event of events) {
    if (event.atMs > until) break;
    if (event.kind === "period_start") quarters.push([0, 0]);
    if (event.kind === "match_end") isOver = true;
    const quarter = quarters.at(-1);
    if (event.kind !== "point" || !quarter) continue;
    const [home, away] = (event.score ?? "0:0").split(":").map(Number);
    quarter[0] += (home ?? 0) - score[0];
    quarter[1] += (away ?? 0) - score[1];
    score[0] = home ?? 0;
    score[1] = away ?? 0;
    noteRaces(races, score);
  }
  return { clock: clockAt(events, until), quarters, score, races, isOver };
}
