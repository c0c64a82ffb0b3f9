import type { Pair, Side } from "../../dataset/source-match.ts";
import type { RandomSource } from "../../random.ts";
import { drawWeighted } from "../shared-random-draws.ts";

/** Points that one score is worth, after the try. */
type PlayPoints = 2 | 3 | 6 | 7 | 8;

export interface ScoringPlay {
  readonly side: Side;
  readonly points: PlayPoints;
}

const playPoints: readonly PlayPoints[] = [7, 3, 6, 8, 2];
/** Scores of each kind that a team has in a game. */
const usualCounts = [2.25, 1.7, 0.2, 0.12, 0.05];

interface Composition {
  readonly counts: readonly number[];
  readonly weight: number;
}

function compositionsOf(points: number, kind: number): readonly Composition[] {
  const worth = playPoints[kind];
  const usual = usualCounts[kind];
  if (worth === undefined || usual === undefined) return points === 0 ? [{ counts: [], weight: 1 }] : [];
  const found: Composition[] = [];
  let weight = 1;
  for (let count = 0; count * worth <= points; count += 1) {
    if (count > 0) weight *= usual / count;
    for (const rest of compositionsOf(points - count * worth, kind + 1)) {
      found.push({ counts: [count, ...rest.counts], weight: weight * rest.weight });
    }
  }
  return found;
}

/** Whether points can be made up of scores at all. */
function canScore(points: number): boolean {
  return compositionsOf(points, 0).length > 0;
}

/** Scores that add up to a team's points, in no order. */
export function drawPlays(points: number, side: Side, random: RandomSource): readonly ScoringPlay[] {
  const compositions = compositionsOf(points, 0);
  const chosen =
    compositions[
      drawWeighted(
        random,
        compositions.map(({ weight }) => weight),
      )
    ];
  return (chosen?.counts ?? []).flatMap((count, kind) => Array.from({ length: count }, () => ({ side, points: playPoints[kind] ?? 3 })));
}

function isPlay(points: number): points is PlayPoints {
  return playPoints.some((worth) => worth === points);
}

/** Scores of an overtime: a single one where the points allow it, as a second ends the game. */
export function drawOvertimePlays(points: number, side: Side, random: RandomSource): readonly ScoringPlay[] {
  return isPlay(points) ? [{ side, points }] : drawPlays(points, side, random);
}

/** Points that overtimes are won by, first the winner's, with how usual each is. */
const overtimeEndings: readonly (readonly [number, number, number])[] = [
  [3, 0, 60],
  [6, 0, 30],
  [7, 0, 1],
  [2, 0, 1],
  [6, 3, 5],
  [7, 3, 1],
  [8, 7, 2],
  [10, 3, 0.5],
  [6, 5, 0.1],
];

/** Overtime points that fit a real final score after overtime. */
export function drawOvertime(score: Pair, random: RandomSource): Pair {
  const lead = score[0] - score[1];
  if (lead === 0) return score[0] >= 3 && random.next() < 0.4 && canScore(score[0] - 3) ? [3, 3] : [0, 0];
  const least = Math.min(...score);
  const fitting = overtimeEndings.filter(([won, lost]) => won - lost === Math.abs(lead) && lost <= least && canScore(least - lost));
  const chosen = fitting[
    drawWeighted(
      random,
      fitting.map(([, , weight]) => weight),
    )
  ] ?? [Math.abs(lead), 0, 1];
  return lead > 0 ? [chosen[0], chosen[1]] : [chosen[1], chosen[0]];
}
