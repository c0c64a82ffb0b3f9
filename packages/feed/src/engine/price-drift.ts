import { createRandom } from "../core/random.ts";
import { hourMs, minuteMs } from "../core/time.ts";
import { mayGoLive } from "./advance-match.ts";
import type { EngineContext } from "./engine-context.ts";
import type { MatchState } from "./match-state.ts";

/** Waves of the drift: how long between two of their random values, and how far they swing. */
const waves = [
  { periodMs: 12 * hourMs, swing: 0.5 },
  { periodMs: 2 * hourMs, swing: 0.3 },
  { periodMs: 20 * minuteMs, swing: 0.2 },
] as const;

/** How long prices stand before the start: a few minutes near it, an hour days ahead. */
function bucketLengthMs(untilStartMs: number): number {
  if (untilStartMs <= 3 * hourMs) return 4 * minuteMs;
  return untilStartMs <= 24 * hourMs ? 15 * minuteMs : hourMs;
}

/** Start of the time bucket whose prices hold at `now`; buckets of two fixtures begin at different times. */
export function driftBucketAt(fixture: { readonly id: number; readonly startsAt: number }, now: number): number {
  const length = bucketLengthMs(fixture.startsAt - now);
  const phase = ((fixture.id * 7919) % 997) * (length / 997);
  return Math.floor((now - phase) / length) * length + phase;
}

function knot(seed: string, name: string): number {
  return createRandom(`${seed}/${name}`).next() * 2 - 1;
}

/** Drift of a fixture's strengths in [-1, 1] for a time bucket: smooth in time and the same for a seed. */
export function driftAt(seed: string, fixtureId: number, bucket: number): number {
  let drift = 0;
  for (const [index, { periodMs, swing }] of waves.entries()) {
    const position = bucket / periodMs;
    const from = Math.floor(position);
    const share = position - from;
    const left = knot(seed, `${fixtureId}/drift/${index}/${from}`);
    const right = knot(seed, `${fixtureId}/drift/${index}/${from + 1}`);
    drift += swing * (left + (right - left) * share);
  }
  return Math.max(-1, Math.min(1, drift));
}

/** How old prices in play may get, in match time. */
export const repriceEveryMs = 10_000;

/** Whether the model should price the match again. */
export function hasStalePrices(context: EngineContext, match: MatchState, { now, afterMs }: { now: number; afterMs: number }): boolean {
  if (match.phase === "prematch") return match.pricedAt === null || match.driftBucket !== driftBucketAt(match.fixture, now);
  if (match.phase === "handover") return mayGoLive(context, match, now);
  if (match.phase !== "live") return false;
  return match.pricedAt === null || match.pricedEventCount !== match.eventCount || now - match.pricedAt >= afterMs;
}
