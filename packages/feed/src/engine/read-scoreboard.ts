import { phaseOfEnd } from "../core/match-end.ts";
import { scriptOf, type EngineContext } from "./engine-context.ts";
import { recordChanges, type MatchChange } from "./match-change.ts";
import type { MatchState } from "./match-state.ts";

/** A live scoreboard younger than this is reused. */
const freshMs = 5_000;

function readNow(context: EngineContext, match: MatchState, now: number): NonNullable<MatchState["scoreboard"]> {
  const script = scriptOf(context, match);
  const elapsedMs = Math.min(now - match.fixture.startsAt, script.durationMs);
  const shown = match.sport.module.scoreboardAt(match.fixture, script, elapsedMs);
  if (elapsedMs < script.durationMs) return { value: shown, readAt: now };
  return { value: { ...shown, phase: phaseOfEnd(script.end) ?? shown.phase, end: script.end }, readAt: now };
}

/** The scoreboard of a match that has begun, read again when it may have changed. */
export function readScoreboard(context: EngineContext, match: MatchState): NonNullable<MatchState["scoreboard"]> {
  const now = context.clock.now();
  const isLive = match.phase === "live" || match.phase === "handover";
  const known = match.scoreboard;
  if (known !== null && (!isLive || now - known.readAt < freshMs * context.clock.speed)) return known;
  match.scoreboard = readNow(context, match, now);
  return match.scoreboard;
}

/** Detects when a clock stops, starts or changes period between events; pages tick clocks themselves in between. */
export function watchClock(context: EngineContext, match: MatchState, now: number): MatchChange | null {
  const known = match.scoreboard;
  if (known !== null && known.value.clock === null) return null;
  const fresh = readNow(context, match, now);
  match.scoreboard = fresh;
  const isMoved = known?.value.clock?.stopped !== fresh.value.clock?.stopped || known?.value.phase.key !== fresh.value.phase.key;
  if (!isMoved || known === null) return null;
  const changes = recordChanges(match);
  changes.scoreboard();
  return changes.finish();
}
