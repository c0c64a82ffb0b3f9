import type { NotedLoad } from "./note-load.ts";
import type { NotedOpening } from "./note-opening.ts";

/** A price that a page has painted, and when, in ms since the epoch. */
export interface PaintedTick {
  readonly odds: number;
  readonly atMs: number;
}

/** What the pages of the benchmarks lay into their window for the benchmark to read. */
declare global {
  interface Window {
    /** By noteLoad. */
    noted: NotedLoad;
    /** By noteOpening. */
    opening: NotedOpening;
    /** By noteFrames: how long each frame took, ms. */
    frameMs: readonly number[];
    /** The longest event of each interaction, ms by its number. */
    slowest: Map<number, number>;
    /** By the board whose prices come through the hub. */
    painted: readonly PaintedTick[];
    /** By the boards whose prices change by themselves: starts that, counts the changes, and the frames. */
    startChanges(changesPerSecond: number): void;
    changes(): number;
    shownFrames(): number;
  }
}
