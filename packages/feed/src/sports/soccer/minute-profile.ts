import type { Pair } from "../../core/source-match.ts";
import type { SoccerState } from "./soccer-state.ts";

/** Share of a match's goals that are scored before half-time. */
export const firstHalfShare = 0.444;
/** Expected stoppage by half before it is announced, seconds. */
const expectedStoppageSeconds = [150, 240] as const;

const halfSeconds = 45 * 60;
const quarterSeconds = 15 * 60;

/** Share of goals by quarter of an hour in per cent; stoppage counts towards the last (from 3,158 goals). */
const goalsByQuarterHour = [
  [12.5, 13.8, 18.1],
  [16.3, 15.9, 23.2],
] as const;

export type Half = 1 | 2;

function massUntil(half: Half, second: number, endSecond: number): number {
  const masses = goalsByQuarterHour[half - 1] ?? goalsByQuarterHour[0];
  const clamped = Math.min(Math.max(second, 0), endSecond);
  const first = Math.min(clamped, quarterSeconds) / quarterSeconds;
  const middle = Math.min(Math.max(clamped - quarterSeconds, 0), quarterSeconds) / quarterSeconds;
  const last = Math.max(clamped - 2 * quarterSeconds, 0) / Math.max(endSecond - 2 * quarterSeconds, 1);
  return masses[0] * first + masses[1] * middle + masses[2] * last;
}

/** Expected end of a half, in seconds of its clock. */
export function expectedEnd(half: Half, announcedStoppage: number | null): number {
  return halfSeconds + (announcedStoppage ?? expectedStoppageSeconds[half - 1] ?? 0);
}

/** Share of each half still to come; `shareOf` computes it for the half in play. */
export function halvesLeft({ stage, periodsBegun }: SoccerState, shareOf: (half: Half, second: number, endSecond: number) => number): Pair {
  if (stage.type === "not_started") return [1, 1];
  if (stage.type === "half_time" && stage.next === 2) return [0, 1];
  if (stage.type !== "playing" || stage.period > 2) return periodsBegun === 0 ? [1, 1] : [0, 0];
  const half = stage.period === 1 ? 1 : 2;
  const share = shareOf(half, stage.second, expectedEnd(half, stage.announcedStoppage));
  return half === 1 ? [share, 1] : [0, share];
}

/** Share of the goals of a half between two seconds of its clock. */
export function goalShareBetween(half: Half, span: { readonly from: number; readonly to: number }, endSecond: number): number {
  const total = massUntil(half, endSecond, endSecond);
  return Math.max(massUntil(half, span.to, endSecond) - massUntil(half, span.from, endSecond), 0) / total;
}

/** The second of a half at which a share of its goals has been scored. */
export function secondAtShare(half: Half, share: number, endSecond: number): number {
  let low = 0;
  let high = endSecond;
  for (let step = 0; step < 20; step += 1) {
    const middle = (low + high) / 2;
    if (goalShareBetween(half, { from: 0, to: middle }, endSecond) < share) low = middle;
    else high = middle;
  }
  return Math.floor(low);
}
