import type { Pair, Side } from "../../dataset/source-match.ts";
import type { ScriptEvent } from "../../sport-module.ts";
import { addTo, keptKills, type MapDetail } from "./esports-detail.ts";
import { newMap, type MapProgress } from "./map-progress.ts";

/** All that a spectator knows at one moment. */
export interface EsportsState {
  readonly maps: readonly MapDetail[];
  /** The map in play; null between two. */
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
      map.rounds = addTo(map.rounds, side);
      return;
    case "kill":
      map.kills = addTo(map.kills, side);
      if (map.killOrder.length < keptKills) map.killOrder = [...map.killOrder, side];
      return;
    case "tower":
      map.towers = addTo(map.towers, side);
      map.firstTower ??= side;
      return;
    case "dragon":
      map.dragons = [...map.dragons, side];
      return;
    case "baron":
      map.barons = [...map.barons, side];
  }
}

function closeMap({ startedAtMs, firstDefender: _sides, ...map }: MapProgress, winner: Side, atMs: number): MapDetail {
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

/** Folds the events up to a moment (null: before the start) into what is known then. */
export function esportsStateAt(events: readonly ScriptEvent[], elapsedMs: number | null): EsportsState {
  const tally: Tally = { maps: [], current: null, hasBegun: false, isOver: false, elapsedMs: elapsedMs ?? 0 };
  for (const event of elapsedMs === null ? [] : events) {
    if (event.atMs > (elapsedMs ?? 0)) break;
    applyEvent(tally, event);
  }
  return tally;
}

/** Whole seconds of the map in play. */
export function playedSeconds({ current, elapsedMs }: EsportsState): number {
  return current ? Math.max(Math.floor((elapsedMs - current.startedAtMs) / 1000), 0) : 0;
}
