import type { Pair, Side } from "../../dataset/source-match.ts";

export type EsportsKey = "cs2" | "valorant" | "lol" | "dota2";

/** One map to its end. */
export interface MapDetail {
  readonly winner: Side;
  /** Rounds, overtime included; 1:0 where a map has none. */
  readonly rounds: Pair;
  readonly kills: Pair;
  /** Sides of the first ten kills. */
  readonly killOrder: readonly Side[];
  readonly towers: Pair;
  readonly firstTower: Side | null;
  /** Sides of the dragons and barons in order. */
  readonly dragons: readonly Side[];
  readonly barons: readonly Side[];
  readonly seconds: number;
}

/** What e-sports markets settle on: the maps that were played. */
export interface EsportsDetail {
  readonly maps: readonly MapDetail[];
  readonly score: Pair;
}

/** Kills that have a line of their own. */
export const killMarks = [1, 5, 10] as const;
export const keptKills = 10;

export function sideIndex(side: Side): 0 | 1 {
  return side === "home" ? 0 : 1;
}

export function addTo([home, away]: Pair, side: Side): Pair {
  return side === "home" ? [home + 1, away] : [home, away + 1];
}

export function detailOfMaps(maps: readonly MapDetail[]): EsportsDetail {
  const home = maps.filter(({ winner }) => winner === "home").length;
  return { maps, score: [home, maps.length - home] };
}

/** Maps that win a match. */
function mapsToWin(bestOf: 1 | 3 | 5): number {
  return (bestOf + 1) / 2;
}

export function isSeriesOver([home, away]: Pair, bestOf: 1 | 3 | 5): boolean {
  return Math.max(home, away) >= mapsToWin(bestOf);
}

/** The same map with the sides changed over. */
export function mirrorMap(map: MapDetail): MapDetail {
  const swap = (side: Side): Side => (side === "home" ? "away" : "home");
  const turn = ([home, away]: Pair): Pair => [away, home];
  return {
    winner: swap(map.winner),
    rounds: turn(map.rounds),
    kills: turn(map.kills),
    killOrder: map.killOrder.map(swap),
    towers: turn(map.towers),
    firstTower: map.firstTower && swap(map.firstTower),
    dragons: map.dragons.map(swap),
    barons: map.barons.map(swap),
    seconds: map.seconds,
  };
}
