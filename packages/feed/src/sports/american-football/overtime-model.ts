import type { Pair } from "../../dataset/source-match.ts";

/** An ending of overtime: points of both and its probability. */
export interface OvertimeEnding {
  readonly points: Pair;
  readonly weight: number;
}

/** Points that decide an overtime, with their shares. */
const decidingPoints = [
  [3, 0.62],
  [6, 0.34],
  [7, 0.02],
  [2, 0.02],
] as const;
const leaderHolds = 0.85;
/** Scores to be expected in a full overtime. */
const scoresExpected = 2.9;

/** Endings from a score in overtime with a share of it left; the first lead usually ends it. */
export function overtimeEndings(now: Pair, leftShare: number, homeShare: number): readonly OvertimeEnding[] {
  if (now[0] !== now[1]) {
    const reply = (points: number): Pair => (now[0] > now[1] ? [now[0], now[1] + points] : [now[0] + points, now[1]]);
    return [
      { points: now, weight: leaderHolds },
      { points: reply(7), weight: 0.07 },
      { points: reply(6), weight: 0.06 },
      { points: reply(3), weight: 0.02 },
    ];
  }
  const decided = 1 - Math.exp(-scoresExpected * leftShare);
  const endings = decidingPoints.flatMap(([points, share]): OvertimeEnding[] => [
    { points: [now[0] + points, now[1]], weight: decided * share * homeShare },
    { points: [now[0], now[1] + points], weight: decided * share * (1 - homeShare) },
  ]);
  return [...endings, { points: now, weight: 1 - decided }];
}
