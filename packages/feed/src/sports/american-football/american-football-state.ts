import type { Pair } from "../../dataset/source-match.ts";
import type { ScriptEvent } from "../../sport-module.ts";
import { clockAt, type GameClock } from "../shared-game-clock.ts";
import { type AmericanFootballDetail, addPairs, detailFrom } from "./american-football-detail.ts";

/** All that a spectator knows at one moment. */
export interface AmericanFootballState {
  readonly clock: GameClock;
  /** Points of the periods begun so far, overtime fifth. */
  readonly periods: readonly Pair[];
  readonly score: Pair;
  readonly isOver: boolean;
}

const scoringKinds = new Set(["touchdown", "field_goal", "safety"]);

/** Reads the events up to a moment (null: before the start) into what is known then. */
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
    const [home = 0, away = 0] = (event.score ?? "0:0").split(":").map(Number);
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
