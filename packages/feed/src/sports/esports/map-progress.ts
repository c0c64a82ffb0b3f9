import type { Pair, Side } from "../../dataset/source-match.ts";

/** A map as far as it has been seen. */
export interface MapProgress {
  readonly startedAtMs: number;
  /** The side that defends first; null where sides do not matter. */
  readonly firstDefender: Side | null;
  readonly rounds: Pair;
  readonly kills: Pair;
  readonly killOrder: readonly Side[];
  readonly towers: Pair;
  readonly firstTower: Side | null;
  readonly dragons: readonly Side[];
  readonly barons: readonly Side[];
}

export function newMap(startedAtMs: number, firstDefender: Side | null): MapProgress {
  return {
    startedAtMs,
    firstDefender,
    rounds: [0, 0],
    kills: [0, 0],
    killOrder: [],
    towers: [0, 0],
    firstTower: null,
    dragons: [],
    barons: [],
  };
}
