import type { Pair, Side } from "../../core/source-match.ts";
import type { ScriptEvent } from "../../core/sport-module.ts";

/** 1 and 2 are the halves, 3 and 4 those of extra time. */
export type PeriodNumber = 1 | 2 | 3 | 4;

/** An event of a period, before it is placed on the wall clock. */
export interface MatchMoment {
  readonly period: PeriodNumber;
  /** Second of the period's clock. */
  readonly second: number;
  readonly kind: "goal" | "yellow_card" | "red_card" | "corner";
  readonly side: Side;
  readonly player?: string;
  readonly isPenalty: boolean;
  readonly isOwnGoal: boolean;
  readonly simulated: boolean;
}

/** Minutes of play before each period. */
export const periodStartMinute: Readonly<Record<PeriodNumber, number>> = { 1: 0, 2: 45, 3: 90, 4: 105 };
/** Nominal minutes of each period. */
export const periodMinutes: Readonly<Record<PeriodNumber, number>> = { 1: 45, 2: 45, 3: 15, 4: 15 };

/** Match minute of a second of a period; stoppage counts as the last minute. */
export function minuteOf(period: PeriodNumber, second: number): number {
  return periodStartMinute[period] + Math.min(Math.floor(second / 60) + 1, periodMinutes[period]);
}

/** `23`, `45+2`, `105+1`. */
export function minuteLabel(period: PeriodNumber, second: number): string {
  const over = Math.floor(second / 60) + 1 - periodMinutes[period];
  const minute = minuteOf(period, second);
  return over > 0 ? `${minute}+${over}` : String(minute);
}

/** Converts a minute of the data; minute 46 is the first of the second half. */
export function placeMinute(minute: number, stoppage: number): { readonly period: PeriodNumber; readonly firstSecond: number } {
  const period: PeriodNumber = minute <= 45 ? 1 : minute <= 90 ? 2 : minute <= 105 ? 3 : 4;
  return { period, firstSecond: (minute - periodStartMinute[period] - 1 + stoppage) * 60 };
}

/** The phase of a match. */
export type SoccerStage =
  | { readonly type: "not_started" }
  | {
      readonly type: "playing";
      readonly period: PeriodNumber;
      readonly second: number;
      readonly announcedStoppage: number | null;
      readonly periodStartMs: number;
    }
  | { readonly type: "half_time"; readonly next: 2 | 4 }
  | { readonly type: "awaiting_extra_time" }
  | { readonly type: "awaiting_shootout" }
  | { readonly type: "shootout" }
  | { readonly type: "over" };

interface SeenGoal {
  readonly period: PeriodNumber;
  readonly minute: number;
  readonly side: Side;
  /** Null for an own goal or an unknown scorer. */
  readonly player: string | null;
}

/** What is known at one moment, from the events until then only. */
export interface SoccerState {
  readonly stage: SoccerStage;
  readonly elapsedMs: number;
  readonly goals: readonly SeenGoal[];
  readonly corners: Readonly<Record<"first" | "second", Pair>>;
  readonly yellow: Pair;
  readonly red: Pair;
  /** Kicks of the shoot-out. */
  readonly scored: Pair;
  readonly taken: Pair;
  /** Periods begun, without the shoot-out. */
  readonly periodsBegun: number;
  readonly hadShootout: boolean;
}

interface Draft {
  stage: SoccerStage;
  goals: SeenGoal[];
  corners: { first: [number, number]; second: [number, number] };
  yellow: [number, number];
  red: [number, number];
  scored: [number, number];
  taken: [number, number];
  periodsBegun: number;
  periodStartMs: number;
  hadShootout: boolean;
}

function addTo(pair: [number, number], side: Side | undefined): void {
  pair[side === "away" ? 1 : 0] += 1;
}

function periodOf(draft: Draft): PeriodNumber {
  return Math.min(Math.max(draft.periodsBegun, 1), 4) as PeriodNumber;
}

function startPeriod(draft: Draft, event: ScriptEvent): void {
  if (draft.stage.type === "awaiting_shootout") {
    draft.stage = { type: "shootout" };
    draft.hadShootout = true;
    return;
  }
  draft.periodsBegun += 1;
  draft.periodStartMs = event.atMs;
  draft.stage = {
    type: "playing",
    period: periodOf(draft),
    second: 0,
    announcedStoppage: null,
    periodStartMs: event.atMs,
  };
}

function endPeriod(draft: Draft): void {
  const next = draft.periodsBegun === 1 ? 2 : draft.periodsBegun === 3 ? 4 : null;
  draft.stage = next === null ? { type: "over" } : { type: "half_time", next };
}

function addGoal(draft: Draft, event: ScriptEvent): void {
  const second = Math.floor((event.atMs - draft.periodStartMs) / 1000);
  const player = event.player === undefined || event.player.endsWith(" (OG)") ? null : event.player;
  draft.goals.push({
    period: periodOf(draft),
    minute: minuteOf(periodOf(draft), second),
    side: event.side ?? "home",
    player,
  });
}

function apply(draft: Draft, event: ScriptEvent): void {
  switch (event.kind) {
    case "period_start":
      return startPeriod(draft, event);
    case "period_end":
      return endPeriod(draft);
    case "goal":
      return addGoal(draft, event);
    case "corner":
      return addTo(draft.periodsBegun > 1 ? draft.corners.second : draft.corners.first, event.side);
    case "yellow_card":
      return addTo(draft.yellow, event.side);
    case "red_card":
      return addTo(draft.red, event.side);
    case "penalty_scored":
      addTo(draft.scored, event.side);
      return addTo(draft.taken, event.side);
    case "penalty_missed":
      return addTo(draft.taken, event.side);
    case "stoppage_announced":
      if (draft.stage.type === "playing") draft.stage = { ...draft.stage, announcedStoppage: Number(event.label) * 60 };
      return;
    case "extra_time_awaited":
      draft.stage = { type: "awaiting_extra_time" };
      return;
    case "shootout_awaited":
      draft.stage = { type: "awaiting_shootout" };
      return;
    case "match_end":
      draft.stage = { type: "over" };
      return;
    default:
      return;
  }
}

/** State after the events up to a moment; null is before the start. */
export function stateAt(events: readonly ScriptEvent[], elapsedMs: number | null): SoccerState {
  const draft: Draft = {
    stage: { type: "not_started" },
    goals: [],
    corners: { first: [0, 0], second: [0, 0] },
    yellow: [0, 0],
    red: [0, 0],
    scored: [0, 0],
    taken: [0, 0],
    periodsBegun: 0,
    periodStartMs: 0,
    hadShootout: false,
  };
  const now = elapsedMs ?? -1;
  for (const event of events) {
    if (event.atMs > now) break;
    apply(draft, event);
  }
  const { stage, periodStartMs, ...rest } = draft;
  const playing = stage.type === "playing" ? { ...stage, second: Math.max(Math.floor((now - periodStartMs) / 1000), 0) } : stage;
  return { ...rest, stage: playing, elapsedMs: now };
}
