import type { Scoreboard, ScriptEvent } from "../../core/sport-module.ts";
import type { Pair } from "../../core/source-match.ts";
import { clockAt, type GameClock } from "../shared/game-clock.ts";
import { quarterScoreboard } from "../shared/quarter-scoreboard.ts";
import { addPairs } from "../shared/scores.ts";
import { scoreAfter } from "../shared/script-events.ts";

export const quarterSeconds = 900;
export const overtimeSeconds = 600;

/** What American football markets settle on. */
export interface AmericanFootballDetail {
  /** Points of the four quarters. */
  readonly quarters: readonly [Pair, Pair, Pair, Pair];
  /** Points of overtime; null without one. */
  readonly overtime: Pair | null;
  readonly score: Pair;
}

export function detailFrom(quarters: AmericanFootballDetail["quarters"], overtime: Pair | null): AmericanFootballDetail {
  const regular = addPairs(quarters);
  return { quarters, overtime, score: overtime === null ? regular : addPairs([regular, overtime]) };
}

/** What is known at one moment of the match. */
export interface AmericanFootballState {
  readonly clock: GameClock;
  /** Points of the periods begun so far, overtime fifth. */
  readonly periods: readonly Pair[];
  readonly score: Pair;
  readonly isOver: boolean;
}

const scoringKinds = new Set(["touchdown", "field_goal", "safety"]);

/** State after the events up to a moment; null is before the start. */
export function stateAt(events: readonly ScriptEvent[], elapsedMs: number | null): AmericanFootballState {
  const until = elapsedMs ?? -1;
  const periods: [number, number][] = [];
  let before: Pair = [0, 0];
  let isOver = false;
  for (const event of events) {
    if (event.atMs > until) break;
    if (event.kind === "period_start") periods.push([0, 0]);
    if (event.kind === "match_end") isOver = true;
    const period = periods.at(-1);
    if (!scoringKinds.has(event.kind) || !period) continue;
    const [home, away] = scoreAfter(event);
    period[0] += home - before[0];
    period[1] += away - before[1];
    before = [home, away];
  }
  return { clock: clockAt(events, until), periods, score: addPairs(periods), isOver };
}

const none: Pair = [0, 0];

/** The detail if nothing more happened. */
export function detailOfState({ periods }: AmericanFootballState): AmericanFootballDetail {
  const [first = none, second = none, third = none, fourth = none] = periods;
  return detailFrom([first, second, third, fourth], periods[4] ?? null);
}

export function americanFootballScoreboard({ clock, periods, score, isOver }: AmericanFootballState): Scoreboard {
  return quarterScoreboard({
    clock,
    periods,
    score,
    isOver,
    isDecided: isOver,
    quarterSeconds,
    overtimeSeconds,
    overtimes: "single",
  });
}
