import type { Pair } from "../../dataset/source-match.ts";
import type { ScriptEvent } from "../../sport-module.ts";
import { clockAt, type GameClock } from "../shared-game-clock.ts";
import { detailOfGoals, type GoalCode, type IceHockeyDetail } from "./ice-hockey-detail.ts";

/** All that a spectator knows at one moment. */
export interface IceHockeyState {
  readonly clock: GameClock;
  readonly goals: readonly GoalCode[];
  readonly known: IceHockeyDetail;
  /** Shots on goal, goals included. */
  readonly shots: Pair;
  readonly isOver: boolean;
}

/** Folds the events up to a moment (null: before the start) into what is known then. */
export function iceHockeyStateAt(events: readonly ScriptEvent[], elapsedMs: number | null): IceHockeyState {
  const until = elapsedMs ?? -1;
  const goals: GoalCode[] = [];
  const shots: [number, number] = [0, 0];
  let period = 0;
  let isOver = false;
  for (const event of events) {
    if (event.atMs > until) break;
    if (event.kind === "period_start") period += 1;
    if (event.kind === "match_end") isOver = true;
    if (event.kind === "goal") goals.push(event.side === "home" ? period : -period);
    if ((event.kind === "goal" && period < 5) || event.kind === "shot") shots[event.side === "home" ? 0 : 1] += 1;
  }
  return { clock: clockAt(events, until), goals, known: detailOfGoals(goals), shots, isOver };
}
