import { isVoidEnd } from "../core/match-end.ts";
import type { Side } from "../core/source-match.ts";
import type { MatchScript } from "../core/sport-module.ts";
import { endsAtOf, scriptOf, type EngineContext } from "./engine-context.ts";
import { type ChangeRecorder, type MatchChange, recordChanges, refreshStatuses } from "./match-change.ts";
import type { MatchState } from "./match-state.ts";
import { settleMatch, type SettlementEvent } from "./settlement.ts";

/** Feed time for which lines stay handed over at kick-off. */
const handoverMs = 4_000;

/** Reasons for pauses, as shown on pages. */
export type PauseReason = keyof typeof namedReasons | "other";

const namedReasons = {
  dangerous_attack: true,
  video_review: true,
  possible_goal: true,
  break_point: true,
  set_point: true,
  match_point: true,
  red_zone: true,
  rain: true,
  period_end: true,
} as const;

const pauseReasons: Readonly<Record<string, PauseReason>> = {
  ...(Object.fromEntries(Object.keys(namedReasons).map((reason) => [reason, reason])) as Record<string, PauseReason>),
  goal: "dangerous_attack",
  penalty: "video_review",
  red_card: "video_review",
};

/** The changes of one time step. */
export interface Advance {
  readonly change: MatchChange | null;
  readonly settlements: readonly SettlementEvent[];
}

function stoppedGroupsAt(script: MatchScript<unknown>, elapsedMs: number): readonly string[] {
  return script.suspensions.filter(({ fromMs, toMs }) => fromMs <= elapsedMs && elapsedMs < toMs).map(({ group }) => group);
}

interface Moment {
  readonly elapsedMs: number;
  readonly changes: ChangeRecorder;
}

/** Reasons that belong to one side, whether or not a goal follows. */
const sidedReasons: ReadonlySet<PauseReason> = new Set(["dangerous_attack", "possible_goal", "break_point", "set_point", "match_point"]);

/** A pause of all markets. */
export interface Pause {
  readonly reason: PauseReason;
  /** The side that attacks, or has the point to win; null if unknown. */
  readonly side: Side | null;
  /** Time since kick-off at which it began; null if unknown. */
  readonly fromMs: number | null;
}

/**
 * Why all markets of a live match are paused; null while they are not. It reveals no more than spectators know: betting stops a few seconds
 * before a goal as it does for an attack without one.
 */
export function pauseOf(match: MatchState, elapsedMs: number): Pause | null {
  if (match.phase !== "live" || !match.stoppedGroups.includes("all")) return null;
  const stop = match.script?.suspensions.find(({ fromMs, toMs, group }) => group === "all" && fromMs <= elapsedMs && elapsedMs < toMs);
  const isHockeyGoal = match.fixture.sport === "ice-hockey" && stop?.reason === "goal";
  const reason = pauseReasons[isHockeyGoal ? "possible_goal" : (stop?.reason ?? "")] ?? "other";
  return { reason, side: sidedReasons.has(reason) ? (stop?.side ?? null) : null, fromMs: stop?.fromMs ?? null };
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

/** Updates the stopped groups; a pause of all markets is a change of the scoreboard. */
function updateStops(match: MatchState, script: MatchScript<unknown>, { elapsedMs, changes }: Moment): void {
  const groups = stoppedGroupsAt(script, elapsedMs);
  const before = match.stoppedGroups;
  if (groups.length === before.length && groups.every((group, index) => group === before[index])) return;
  if (groups.includes("all") !== before.includes("all")) changes.scoreboard();
  match.stoppedGroups = groups;
}

function advanceLive(context: EngineContext, match: MatchState, now: number, changes: ChangeRecorder): void {
  const script = scriptOf(context, match);
  const elapsedMs = now - match.fixture.startsAt;
  replayEvents(match, script, elapsedMs, changes);
  updateStops(match, script, { elapsedMs, changes });
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

/** Whether the handover at kick-off is over, so that live prices may follow. Walkovers and awarded matches are not played. */
export function canGoLive(context: EngineContext, match: MatchState, now: number): boolean {
  const { kind } = scriptOf(context, match).end;
  return match.phase === "handover" && now >= match.fixture.startsAt + handoverMs && kind !== "walkover" && kind !== "awarded";
}
