import { createSeededDraws, drawWeighted } from "../seeded-draws.ts";
import type { Race } from "./race-card.ts";

/** How one runner ran. */
export interface RaceRun {
  readonly number: number;
  /** From the off, in the time of the replay. */
  readonly finishMs: number;
  /** Above zero for one that leads early, below for one that comes late; within ±0.25. */
  readonly style: number;
}

/** The order of a race, first to last, and how it came about. */
export interface RaceResult {
  readonly order: readonly number[];
  readonly runs: readonly RaceRun[];
}

const winnerMs = 21_000;
const widestGapMs = 700;
const widestStyle = 0.25;

/** Draws the order one place after the other, each runner in proportion to its weight among those left; then gaps and styles, which decide nothing. */
export function drawRace({ weights }: Race, seed: string): RaceResult {
  const draws = createSeededDraws(seed);
  const left = [...weights];
  const order = weights.map(() => {
    const runner = drawWeighted(draws, left);
    left[runner] = 0;
    return runner + 1;
  });
  let finishMs = winnerMs;
  const runs = order.map((number, place): RaceRun => {
    if (place > 0) finishMs += Math.round(60 + draws.next() * (widestGapMs - 60));
    return { number, finishMs, style: (draws.next() * 2 - 1) * widestStyle };
  });
  return { order, runs };
}
