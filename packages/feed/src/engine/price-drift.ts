import { createRandom } from "../core/random.ts";
import { hourMs, minuteMs } from "../core/time.ts";
import { canGoLive } from "./advance-match.ts";
import type { EngineContext } from "./engine-context.ts";
import type { MatchState } from "./match-state.ts";

/** Waves of the drift: time between two random values, and amplitude. */
const waves = [
  { periodMs: 12 * hourMs, swing: 0.5 },
  { periodMs: 2 * hourMs, swing: 0.3 },
  { periodMs: 20 * minuteMs, swing: 0.2 },
] as const;

/** How long prices stay unchanged before the start: a few minutes shortly before it, an hour days ahead. */
function bucketLengthMs(untilStartMs: number): number {
  if (untilStartMs <= 3 * hourMs) return 4 * minuteMs;
  return untilStartMs <= 24 * hourMs ? 15 * minuteMs : hourMs;
}

/** Start of the time bucket of the prices at `now`; buckets of different fixtures start at different times. */
export function driftBucketAt(fixture: { readonly id: number; readonly startsAt: number }, now: number): number {
  const length = bucketLengthMs(fixture.startsAt - now);
  const phase = ((fixture.id * 7919) % 997) * (length / 997);
  return Math.floor((now - phase) / length) * length + phase;
}

function waveValue(seed: string, name: string): number {
  return createRandom(`${seed}/${name}`).next() * 2 - 1;
}

/** Drift of a fixture's strengths in [-1, 1] for a time bucket: smooth in time and determined by the seed. */
export function driftAt(seed: string, fixtureId: number, bucket: number): number {
  let drift = 0;
  for (const [index, { periodMs, swing }] of waves.entries()) {
    const position = bucket / periodMs;
    const from = Math.floor(position);
    const share = position - from;
    const left = waveValue(seed, `${fixtureId}/drift/${index}/${from}`);
    const right = waveValue(seed, `${fixtureId}/drift/${index}/${from + 1}`);
    drift += swing * (left + (right - left) * share);
  }
  return Math.max(-1, Math.min(1, drift));
}

/** Maximum age of in-play prices, in match time. */
export const repriceEveryMs = 10_000;

/** Whether the model should price the match again. */
export function hasStalePrices(context: EngineContext, match: MatchState, { now, afterMs }: { now: number; afterMs: number }): boolean {
  if (match.phase === "prematch") return match.pricedAt === null || match.driftBucket !== driftBucketAt(match.fixture, now);
  if (match.phase === "handover") return canGoLive(context, match, now);
  if (match.phase !== "live") return false;
  return match.pricedAt === null || match.pricedEventCount !== match.eventCount || now - match.pricedAt >= afterMs;
}
