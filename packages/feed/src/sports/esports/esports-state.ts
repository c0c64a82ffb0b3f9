import type { Pair, Side } from "../../core/source-match.ts";
import type { Scoreboard, ScriptEvent } from "../../core/sport-module.ts";
import { addPoint, otherSide } from "../shared/scores.ts";
import type { Title } from "./titles.data.ts";

/** A finished map. */
export interface MapDetail {
  readonly winner: Side;
  /** Rounds, overtime included; 1:0 for titles without rounds. */
  readonly rounds: Pair;
  readonly kills: Pair;
  /** Sides of the first ten kills. */
  readonly killOrder: readonly Side[];
  readonly towers: Pair;
  readonly firstTower: Side | null;
  /** Sides that took the dragons and barons, in order. */
  readonly dragons: readonly Side[];
  readonly barons: readonly Side[];
  readonly seconds: number;
}

/** What e-sports markets settle on: the maps that were played. */
export interface EsportsDetail {
  readonly maps: readonly MapDetail[];
  readonly score: Pair;
}

/** Numbers of the kills that have a market. */
export const killMarks = [1, 5, 10] as const;
export const keptKills = 10;

export function detailOfMaps(maps: readonly MapDetail[]): EsportsDetail {
  const home = maps.filter(({ winner }) => winner === "home").length;
  return { maps, score: [home, maps.length - home] };
}

function mapsToWin(bestOf: 1 | 3 | 5): number {
  return (bestOf + 1) / 2;
}

export function isSeriesOver([home, away]: Pair, bestOf: 1 | 3 | 5): boolean {
  return Math.max(home, away) >= mapsToWin(bestOf);
}

/** The map with the sides swapped. */
export function mirrorMap(map: MapDetail): MapDetail {
  const turn = ([home, away]: Pair): Pair => [away, home];
  return {
    winner: otherSide(map.winner),
    rounds: turn(map.rounds),
    kills: turn(map.kills),
    killOrder: map.killOrder.map(otherSide),
    towers: turn(map.towers),
    firstTower: map.firstTower && otherSide(map.firstTower),
    dragons: map.dragons.map(otherSide),
    barons: map.barons.map(otherSide),
    seconds: map.seconds,
  };
}

/** A map so far. */
export interface MapProgress {
  readonly startedAtMs: number;
  /** The side that defends first; null for titles without sides. */
  readonly firstDefender: Side | null;
  /** Who won the latest round. */
  readonly lastRound: Side | null;
  readonly rounds: Pair;
  readonly kills: Pair;
  readonly killOrder: readonly Side[];
  readonly towers: Pair;
  readonly firstTower: Side | null;
  readonly dragons: readonly Side[];
  readonly barons: readonly Side[];
}

export function newMap(startedAtMs: number, firstDefender: Side | null): MapProgress {
  return {
    startedAtMs,
    firstDefender,
    lastRound: null,
    rounds: [0, 0],
    kills: [0, 0],
    killOrder: [],
    towers: [0, 0],
    firstTower: null,
    dragons: [],
    barons: [],
  };
}

/** What is known at one moment of the match. */
export interface EsportsState {
  readonly maps: readonly MapDetail[];
  /** The map in play; null between maps. */
  readonly current: MapProgress | null;
  readonly hasBegun: boolean;
  readonly isOver: boolean;
  readonly elapsedMs: number;
}

type Mutable<Item> = { -readonly [Key in keyof Item]: Item[Key] };
type Tally = Mutable<Omit<EsportsState, "maps" | "current">> & { maps: MapDetail[]; current: Mutable<MapProgress> | null };

function applyPlay(map: Mutable<MapProgress>, kind: string, side: Side): void {
  switch (kind) {
    case "round_won":
      map.rounds = addPoint(map.rounds, side);
      map.lastRound = side;
      return;
    case "kill":
      map.kills = addPoint(map.kills, side);
      if (map.killOrder.length < keptKills) map.killOrder = [...map.killOrder, side];
      return;
    case "tower":
      map.towers = addPoint(map.towers, side);
      map.firstTower ??= side;
      return;
    case "dragon":
      map.dragons = [...map.dragons, side];
      return;
    case "baron":
      map.barons = [...map.barons, side];
  }
}

function closeMap({ startedAtMs, firstDefender: _sides, lastRound: _last, ...map }: MapProgress, winner: Side, atMs: number): MapDetail {
  const hasRounds = map.rounds[0] + map.rounds[1] > 0;
  const rounds: Pair = hasRounds ? map.rounds : winner === "home" ? [1, 0] : [0, 1];
  return { ...map, winner, rounds, seconds: Math.round((atMs - startedAtMs) / 1000) };
}

function applyEvent(tally: Tally, { kind, side, atMs }: ScriptEvent): void {
  switch (kind) {
    case "match_start":
      tally.hasBegun = true;
      return;
    case "map_start":
      tally.current = newMap(atMs, side ?? null);
      return;
    case "map_won":
      if (tally.current && side) tally.maps.push(closeMap(tally.current, side, atMs));
      tally.current = null;
      return;
    case "match_end":
      tally.isOver = true;
      return;
    default:
      if (tally.current && side) applyPlay(tally.current, kind, side);
  }
}

/** State after the events up to a moment; null is before the start. */
export function esportsStateAt(events: readonly ScriptEvent[], elapsedMs: number | null): EsportsState {
  const tally: Tally = { maps: [], current: null, hasBegun: false, isOver: false, elapsedMs: elapsedMs ?? 0 };
  for (const event of elapsedMs === null ? [] : events) {
    if (event.atMs > (elapsedMs ?? 0)) break;
    applyEvent(tally, event);
  }
  return tally;
}

/** Whole seconds played of the current map. */
export function playedSeconds({ current, elapsedMs }: EsportsState): number {
  return current ? Math.max(Math.floor((elapsedMs - current.startedAtMs) / 1000), 0) : 0;
}

const ordinals = ["1st", "2nd", "3rd", "4th", "5th"];
const firstMapCode = 141;
const usualRounds = 21;

function phaseOf({ maps, current, hasBegun, isOver }: EsportsState): Scoreboard["phase"] {
  if (isOver) return { code: 100, key: "ended" };
  if (!hasBegun) return { code: 0, key: "not_started" };
  const number = maps.length + 1;
  if (current) return { code: firstMapCode + number - 1, key: `${ordinals[number - 1]}_map`, number };
  return maps.length === 0 ? { code: 22, key: "about_to_start" } : { code: 300 + maps.length, key: "pause", number: maps.length };
}

function mapScore(title: Title, map: MapDetail | MapProgress): Pair {
  return title.kind === "rounds" ? map.rounds : map.kills;
}

function currentShare(title: Title, state: EsportsState): number {
  if (!state.current) return 0;
  const [home, away] = state.current.rounds;
  const share = title.kind === "rounds" ? (home + away) / usualRounds : playedSeconds(state) / (title.meanMinutes * 60);
  return Math.min(share, 0.95);
}

function detailsOf(title: Title, { current, maps }: EsportsState): Scoreboard["details"] {
  const map = current ?? maps.at(-1);
  if (!map) return [];
  const pair = (key: string, values: Pair) => ({ key, values: [String(values[0]), String(values[1])] as const });
  const count = (sides: MapProgress["dragons"]): Pair => [
    sides.filter((side) => side === "home").length,
    sides.filter((side) => side === "away").length,
  ];
  if (title.kind === "rounds") return [pair("rounds", map.rounds), pair("kills", map.kills)];
  return [
    pair("kills", map.kills),
    pair("towers", map.towers),
    ...(title.dragons ? [pair("dragons", count(map.dragons))] : []),
    ...(title.barons ? [pair("barons", count(map.barons))] : []),
  ];
}

/** The score is maps, the period score rounds or kills. The clock is that of the current map. */
export function esportsScoreboard(title: Title, bestOf: 1 | 3 | 5, state: EsportsState): Scoreboard {
  const { maps, current, isOver } = state;
  const all = current ? [...maps, current] : maps;
  const hasClock = title.kind === "clock" && current !== null;
  return {
    phase: phaseOf(state),
    clock: hasClock ? { playedSeconds: playedSeconds(state), stoppageSeconds: null, remainingSeconds: null, stopped: false } : null,
    progress: isOver ? 1 : Math.min((maps.length + currentShare(title, state)) / bestOf, 0.99),
    breaks: Array.from({ length: bestOf - 1 }, (_, index) => (index + 1) / bestOf),
    total: detailOfMaps(maps).score,
    game: null,
    periods: all.map((map, index) => ({ key: `${ordinals[index]}_map`, type: "map", number: index + 1, score: mapScore(title, map) })),
    server: null,
    maxPeriods: bestOf,
    details: detailsOf(title, state),
  };
}
