import type { Fixture } from "../../core/fixture.ts";
import type { Side } from "../../core/source-match.ts";
import type { ScriptEvent } from "../../core/sport-module.ts";
import { formatOf, isAdvantageSet, isSetOver, setsToWin, type TennisFormat } from "./tennis-detail.ts";
import { type OpenSet, stateAt, type TennisState } from "./tennis-state.ts";

/** What the next point can decide, and for whom. */
export interface Danger {
  readonly reason: "game_point" | "break_point" | "set_point" | "match_point";
  readonly group: string;
  readonly side: Side;
}

function wouldWinGame({ points, isTiebreak }: OpenSet, side: Side): boolean {
  const [own, other] = side === "home" ? points : [points[1], points[0]];
  return own + 1 >= (isTiebreak ? 7 : 4) && own + 1 - other >= 2;
}

function wouldWinSet(state: TennisState, set: OpenSet, { side, format }: { readonly side: Side; readonly format: TennisFormat }): boolean {
  const rule = isAdvantageSet(format, state.sets.length + 1) ? "advantage" : "tiebreak";
  const [home, away] = set.games;
  return side === "home" ? isSetOver(home + 1, away, rule) && home >= away : isSetOver(home, away + 1, rule) && away >= home;
}

function dangerFor(state: TennisState, side: Side, format: TennisFormat): Danger | null {
  const set = state.current;
  if (!set || !wouldWinGame(set, side)) return null;
  if (wouldWinSet(state, set, { side, format })) {
    const won = state.sets.filter(({ games }) => games[0] > games[1] === (side === "home")).length;
    return { reason: won + 1 === setsToWin(format) ? "match_point" : "set_point", group: "all", side };
  }
  const isBreak = state.nextServer !== side && !set.isTiebreak;
  return isBreak ? { reason: "break_point", group: "all", side } : { reason: "game_point", group: "game", side };
}

/** The most that the next point can decide. */
export function dangerAt(state: TennisState, format: TennisFormat): Danger | null {
  const home = dangerFor(state, "home", format);
  const away = dangerFor(state, "away", format);
  return home?.group === "all" ? home : (away ?? home);
}

/** What the next point of a match can decide, and whether a tie-break is on. */
export function tennisSituation(
  fixture: Fixture,
  events: readonly ScriptEvent[],
): { readonly danger: Danger | null; readonly isTiebreak: boolean } {
  const format = formatOf(fixture);
  const state = stateAt(events, Infinity, format);
  return { danger: dangerAt(state, format), isTiebreak: state.current?.isTiebreak === true };
}
