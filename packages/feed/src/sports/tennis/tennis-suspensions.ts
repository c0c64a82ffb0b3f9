import type { Side } from "../../dataset/source-match.ts";
import type { ScriptEvent, Suspension } from "../../sport-module.ts";
import { isAdvantageSet, isSetOver, otherSide, setsToWin, type TennisFormat } from "./tennis-detail.ts";
import { stateAt, type OpenSet, type TennisState } from "./tennis-state.ts";

const stopBeforeMs = 9_000;
const stopAfterMs = 3_000;

type Danger = { readonly reason: "game_point" | "break_point" | "set_point" | "match_point"; readonly group: string };

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
    return { reason: won + 1 === setsToWin(format) ? "match_point" : "set_point", group: "all" };
  }
  const isBreak = state.nextServer !== side && !set.isTiebreak;
  return isBreak ? { reason: "break_point", group: "all" } : { reason: "game_point", group: "game" };
}

function dangerAt(state: TennisState, format: TennisFormat): Danger | null {
  const home = dangerFor(state, "home", format);
  const away = dangerFor(state, otherSide("home"), format);
  return home?.group === "all" ? home : (away ?? home);
}

/** Betting stops while a point is played that can end a game (game markets), or break, end a set or the match (all). */
export function pointSuspensions(events: readonly ScriptEvent[], format: TennisFormat): readonly Suspension[] {
  const suspensions: Suspension[] = [];
  let previousMs = 0;
  for (const event of events) {
    if (event.kind !== "point") continue;
    const danger = dangerAt(stateAt(events, event.atMs - 1, format), format);
    if (danger) {
      suspensions.push({
        ...danger,
        fromMs: Math.max(event.atMs - stopBeforeMs, previousMs),
        toMs: event.atMs + stopAfterMs,
      });
    }
    previousMs = event.atMs;
  }
  return suspensions;
}
