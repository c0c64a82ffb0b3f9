import type { Scenario } from "../../sport-module.ts";
import { cutByGroup, type Piece } from "../shared-weighted-pieces.ts";
import { detailOfMaps, isSeriesOver, type EsportsDetail } from "./esports-detail.ts";
import { playedSeconds, type EsportsState } from "./esports-state.ts";
import { mapBranches, type MapBranch } from "./map-branches.ts";
import type { Title } from "./titles.data.ts";

/** Smaller pieces cannot move a price. */
const leastWeight = 1e-11;

export interface Series {
  readonly title: Title;
  readonly bestOf: 1 | 3 | 5;
  readonly gap: number;
}

type Pieces = readonly Piece<EsportsDetail>[];

function cutOpen(pieces: Pieces, branches: readonly MapBranch[], bestOf: Series["bestOf"]): Pieces {
  const open = pieces.filter(({ value }) => !isSeriesOver(value.score, bestOf));
  const closed = pieces.filter(({ value }) => isSeriesOver(value.score, bestOf));
  const cut = cutByGroup<EsportsDetail, MapBranch["choice"], EsportsDetail>(open, {
    keyOf: ({ score }) => score[0] * 8 + score[1],
    branchesOf: () => branches,
    join: (value, map) => detailOfMaps([...value.maps, map]),
  });
  return [...closed, ...cut];
}

/** Map by map: each group of equal score is cut by the ways of the next map, so that every chance of a score in maps is exact. */
export function esportsScenarios({ title, bestOf, gap }: Series, state: EsportsState): readonly Scenario<EsportsDetail>[] {
  let pieces: Pieces = [{ weight: 1, value: detailOfMaps(state.maps) }];
  if (state.current) {
    const place = { progress: state.current, playedSeconds: playedSeconds(state) };
    pieces = cutOpen(pieces, mapBranches(title, gap, place), bestOf);
  }
  const future = mapBranches(title, gap, { progress: null, playedSeconds: 0 });
  while (pieces.some(({ value }) => !isSeriesOver(value.score, bestOf))) pieces = cutOpen(pieces, future, bestOf);
  const kept = pieces.filter(({ weight }) => weight > leastWeight);
  const total = kept.reduce((sum, { weight }) => sum + weight, 0);
  return kept.map(({ weight, value }) => ({ weight: weight / total, detail: value }));
}
