import type { Pair, Side } from "../../../dataset/source-match.ts";
import type { ScriptEvent } from "../../../sport-module.ts";
import { minuteOf, type PeriodNumber } from "./match-moment.ts";

/** Where the match stands between and in its periods. */
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
  /** Null for an own goal or an unnamed scorer. */
  readonly player: string | null;
}

/** Everything known at one moment, read from the events until then and from nothing else. */
export interface SoccerState {
  readonly stage: SoccerStage;
  readonly elapsedMs: number;
  readonly goals: readonly SeenGoal[];
  readonly corners: Readonly<Record<"first" | "second", Pair>>;
  readonly yellow: Pair;
  readonly red: Pair;
  /** Penalties of the shoot-out: scored and taken. */
  readonly scored: Pair;
  readonly taken: Pair;
  /** Periods begun, the shoot-out not counted. */
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

/** The state after the events until `elapsedMs`; null is before the start. */
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
