import type { Pair, Side } from "../../core/source-match.ts";
import type { ScriptEvent } from "../../core/sport-module.ts";
import { detailOf, gameCode, isAdvantageSet, tiebreakCode, type TennisDetail, type TennisFormat, type TennisSet } from "./tennis-detail.ts";
import { tiebreakServer } from "./tennis-chances.ts";
import { otherSide, sideIndex } from "../shared/scores.ts";

/** What is known at one moment of the match. */
export interface TennisState {
  readonly sets: readonly TennisSet[];
  /** The set in play, if any. */
  readonly current: OpenSet | null;
  /** Server of the next game; null before the match. */
  readonly nextServer: Side | null;
  readonly isOver: boolean;
  readonly retired: Side | null;
}

export interface OpenSet {
  readonly games: Pair;
  readonly order: readonly number[];
  /** Points of the current game as plain counts. */
  readonly points: Pair;
  readonly isTiebreak: boolean;
}

interface Tally {
  sets: TennisSet[];
  isOpen: boolean;
  games: [number, number];
  points: [number, number];
  order: number[];
  server: Side | null;
  isOver: boolean;
  retired: Side | null;
}

function closeGame(tally: Tally, winner: Side, isTiebreak: boolean): void {
  const loserPoints = tally.points[sideIndex(otherSide(winner))];
  tally.order.push(isTiebreak ? tiebreakCode[winner] : gameCode(winner, loserPoints));
  tally.games[sideIndex(winner)] += 1;
  tally.points = [0, 0];
  tally.server = tally.server && otherSide(tally.server);
}

function closeSet(tally: Tally): void {
  tally.sets.push({ games: tally.games, isComplete: true, order: tally.order });
  tally.isOpen = false;
  tally.games = [0, 0];
  tally.order = [];
}

function isAtTiebreak(tally: Tally, format: TennisFormat): boolean {
  return tally.games[0] === 6 && tally.games[1] === 6 && !isAdvantageSet(format, tally.sets.length + 1);
}

function applyEvent(tally: Tally, event: ScriptEvent, format: TennisFormat): void {
  const side = event.side ?? "home";
  switch (event.kind) {
    case "period_start":
      tally.isOpen = true;
      tally.server = side;
      return;
    case "point":
      tally.points[sideIndex(side)] += 1;
      return;
    case "game_won":
      closeGame(tally, side, isAtTiebreak(tally, format));
      return;
    case "set_won":
      closeSet(tally);
      return;
    case "retired":
      tally.retired = side;
      return;
    case "match_end":
      tally.isOver = true;
  }
}

/** State after the events up to a moment; null is before the start. */
export function stateAt(events: readonly ScriptEvent[], elapsedMs: number | null, format: TennisFormat): TennisState {
  const tally: Tally = {
    sets: [],
    isOpen: false,
    games: [0, 0],
    points: [0, 0],
    order: [],
    server: null,
    isOver: false,
    retired: null,
  };
  for (const event of elapsedMs === null ? [] : events) {
    if (event.atMs > (elapsedMs ?? 0)) break;
    applyEvent(tally, event, format);
  }
  const current = {
    games: tally.games,
    order: tally.order,
    points: tally.points,
    isTiebreak: isAtTiebreak(tally, format),
  };
  return {
    sets: tally.sets,
    current: tally.isOpen ? current : null,
    nextServer: tally.server,
    isOver: tally.isOver,
    retired: tally.retired,
  };
}

/** The detail if nothing further happens; the set in play counts as incomplete. */
export function detailOfState({ sets, current }: TennisState, format: TennisFormat): TennisDetail {
  const open = current ? [{ games: current.games, isComplete: false, order: current.order }] : [];
  return detailOf([...sets, ...open], format);
}

/** Who serves the next point. */
export function pointServer({ current, nextServer }: TennisState): Side | null {
  if (!current?.isTiebreak || !nextServer) return nextServer;
  return tiebreakServer(nextServer, current.points[0] + current.points[1]);
}
