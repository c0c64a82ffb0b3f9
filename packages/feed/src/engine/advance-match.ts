import { isVoidEnd } from "../core/match-end.ts";
import type { MatchScript } from "../core/sport-module.ts";
import { endsAtOf, scriptOf, type EngineContext } from "./engine-context.ts";
import { type ChangeRecorder, type MatchChange, recordChanges, refreshStatuses } from "./match-change.ts";
import type { MatchState } from "./match-state.ts";
import { settleMatch, type SettlementEvent } from "./settlement.ts";

/** Feed time for which lines stay handed over at kick-off. */
const handoverMs = 4_000;

/** The changes of one time step. */
export interface Advance {
  readonly change: MatchChange | null;
  readonly settlements: readonly SettlementEvent[];
}

function stoppedGroupsAt(script: MatchScript<unknown>, elapsedMs: number): readonly string[] {
  return script.suspensions.filter(({ fromMs, toMs }) => fromMs <= elapsedMs && elapsedMs < toMs).map(({ group }) => group);
}

function startMatch(context: EngineContext, match: MatchState, changes: ChangeRecorder): void {
  match.script = scriptOf(context, match);
  match.phase = "handover";
  match.scoreboard = null;
  changes.status();
}

function replayEvents(match: MatchState, script: MatchScript<unknown>, elapsedMs: number, changes: ChangeRecorder): void {
  for (
    let event = script.events[match.eventCount];
    event !== undefined && event.atMs <= elapsedMs;
    event = script.events[match.eventCount]
  ) {
    match.eventCount += 1;
    match.scoreboard = null;
    changes.scoreboard();
    if (event.isIncident) changes.incident(event);
  }
}

function updateStops(match: MatchState, script: MatchScript<unknown>, elapsedMs: number): void {
  const groups = stoppedGroupsAt(script, elapsedMs);
  const isSame = groups.length === match.stoppedGroups.length && groups.every((group, index) => group === match.stoppedGroups[index]);
  if (!isSame) match.stoppedGroups = groups;
}

function advanceLive(context: EngineContext, match: MatchState, now: number, changes: ChangeRecorder): void {
  const script = scriptOf(context, match);
  const elapsedMs = now - match.fixture.startsAt;
  replayEvents(match, script, elapsedMs, changes);
  updateStops(match, script, elapsedMs);
  if (now < endsAtOf(context, match)) return;
  match.phase = isVoidEnd(script.end) ? "void" : "ended";
  match.stoppedGroups = [];
  match.scoreboard = null;
  changes.scoreboard();
  changes.status();
}

/** Advances a match to `now`: kick-off, events, betting stops, end and settlement. Does not price it. */
export function advanceMatch(context: EngineContext, match: MatchState, now: number): Advance {
  const changes = recordChanges(match);
  if (match.phase === "prematch" && now >= match.fixture.startsAt) startMatch(context, match, changes);
  if (match.phase === "handover" || match.phase === "live") advanceLive(context, match, now, changes);
  const isOver = match.phase === "ended" || match.phase === "void";
  const settlements = isOver ? settleMatch(context, match, now, changes) : [];
  if (!isOver) refreshStatuses(context, match, { now, changes });
  return { change: changes.finish(), settlements };
}

/** Whether the handover at kick-off is over, so that live prices may follow. Walkovers never go live. */
export function canGoLive(context: EngineContext, match: MatchState, now: number): boolean {
  return match.phase === "handover" && now >= match.fixture.startsAt + handoverMs && scriptOf(context, match).end.kind !== "walkover";
}
