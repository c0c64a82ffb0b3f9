import type { RaceCard, RaceRun } from "../games/race.ts";

/** Average speed of a winner in metres a second, by the state of the ground. */
const speeds = { firm: 16.7, good: 16.3, soft: 15.5 } as const satisfies Record<RaceCard["going"], number>;

/** A runner's progress from 0 to 1 at a moment of the replay; its style changes the pace but it never moves backwards. */
export function progressAt({ finishMs, style }: RaceRun, ms: number): number {
  const share = Math.max(0, ms) / finishMs;
  return share >= 1 ? share : share + (style * Math.sin(Math.PI * share)) / Math.PI;
}

/** A runner's place at a moment. */
export interface Placing {
  readonly number: number;
  readonly progress: number;
  /** Seconds of the race behind the leader, or behind the winner's time once finished. */
  readonly behind: number;
}

/** A race as it is replayed: faster than it would be, so times are scaled to those of real horses. */
export interface RaceMotion {
  readonly winnerMs: number;
  readonly lengthMs: number;
  /** All runners at a moment of the replay, the leader first. */
  orderAt(ms: number): readonly Placing[];
  /** Metres that the leader still has to run. */
  metresLeft(ms: number): number;
  /** Average speed of the leaders in kilometres an hour, in each of the sections that they have finished. */
  sectionsAt(ms: number): readonly number[];
}

export const sectionCount = 10;
const kmhOfMs = 3.6;

export function createRaceMotion({ distance, going }: Pick<RaceCard, "distance" | "going">, runs: readonly RaceRun[]): RaceMotion {
  const finishes = runs.map(({ finishMs }) => finishMs);
  const winnerMs = Math.min(...finishes);
  const secondsOfMs = distance / speeds[going] / winnerMs;
  const leadAt = (ms: number): number => Math.max(...runs.map((run) => progressAt(run, ms)));
  /** When the first runner reaches this progress; progress only grows, so bisection finds the time. */
  const momentOf = (progress: number): number => {
    let [low, high] = [0, winnerMs];
    for (let step = 0; step < 24; step += 1) {
      const middle = (low + high) / 2;
      if (leadAt(middle) < progress) low = middle;
      else high = middle;
    }
    return high;
  };
  const moments = Array.from({ length: sectionCount + 1 }, (_, index) => (index === 0 ? 0 : momentOf(index / sectionCount)));
  const sections = moments.slice(1).map((end, index) => {
    const seconds = (end - (moments[index] ?? 0)) * secondsOfMs;
    return (distance / sectionCount / seconds) * kmhOfMs;
  });
  return {
    winnerMs,
    lengthMs: Math.max(...finishes),
    orderAt(ms) {
      const lead = leadAt(ms);
      return runs
        .map((run) => {
          const progress = progressAt(run, ms);
          const behindMs = ms >= winnerMs ? run.finishMs - winnerMs : (lead - progress) * winnerMs;
          return { number: run.number, progress, behind: behindMs * secondsOfMs, finishMs: run.finishMs };
        })
        .toSorted((left, right) => (ms >= winnerMs ? left.finishMs - right.finishMs : right.progress - left.progress));
    },
    metresLeft: (ms) => Math.max(0, Math.round((1 - leadAt(ms)) * distance)),
    sectionsAt: (ms) => sections.filter((_, index) => (moments[index + 1] ?? Infinity) <= ms),
  };
}
