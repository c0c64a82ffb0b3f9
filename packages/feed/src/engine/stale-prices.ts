import { frameAt, type RecordedFrame } from "./recording.ts";
import { mayGoLive } from "./advance-match.ts";
import type { EngineContext } from "./engine-context.ts";
import { lineKeyOf } from "../core/specifier.ts";
import type { Breadth, MatchState } from "./match-state.ts";
import { driftBucketAt } from "./price-drift.ts";

/** How old prices in play may get, in match time. */
export const repriceEveryMs = 10_000;

/** Whether a model would price the match anew. */
export function hasStalePrices(context: EngineContext, match: MatchState, { now, afterMs }: { now: number; afterMs: number }): boolean {
  if (match.phase === "prematch") return match.pricedAt === null || match.driftBucket !== driftBucketAt(match.fixture, now);
  if (match.phase === "handover") return mayGoLive(context, match, now);
  if (match.phase !== "live") return false;
  return match.pricedAt === null || match.pricedEventCount !== match.eventCount || now - match.pricedAt >= afterMs;
}

/**
 * What the recording says of a match now, where it says all that is wanted: the list columns, and no other line
 * that somebody has asked about. Null leaves the match to its model.
 */
export function recordedFrame(context: EngineContext, match: MatchState, breadth: Breadth): RecordedFrame | null {
  const { recording, clock } = context;
  if (recording === undefined || breadth === "full" || clock.now() > recording.endAt) return null;
  const frame = frameAt(recording, match.fixture.id, clock.now());
  if (frame === null) return null;
  if (match.tracked.size === 0) return frame;
  const keys = new Set(frame.lines.map(({ typeId, specifier }) => lineKeyOf(typeId, specifier)));
  return [...match.tracked].every((key) => keys.has(key) || match.lines.get(key)?.results != null) ? frame : null;
}

/** Whether a frame is for the match's phase and newer than its prices. */
export function isNews(match: MatchState, frame: RecordedFrame): boolean {
  if (match.phase === "ended" || match.phase === "void" || frame.isLive === (match.phase === "prematch")) return false;
  return match.pricedAt === null || frame.at > match.pricedAt;
}
