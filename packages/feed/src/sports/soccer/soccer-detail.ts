import type { Pair, Side } from "../../core/source-match.ts";
import { factsOf, type Fixture } from "../../core/fixture.ts";
import {
  foldPlayer,
  idsOfPlayed,
  noScorerRecord,
  type ScorerPlayer,
  type ScorerRecord,
  type ScorerSheet,
  scorerSheet,
  sharesBefore,
  sharesDuring,
} from "./scorer-players.ts";
import { minuteOf, type SoccerState } from "./soccer-state.ts";
import { shootoutWinner } from "./shootout.ts";
import { sideIndex } from "../shared/scores.ts";

export interface CornerCounts {
  readonly home: number;
  readonly away: number;
  /** Of both teams before half-time. */
  readonly firstHalf: number;
}

export interface CardCounts {
  /** Without the second yellow of a dismissal. */
  readonly yellow: Pair;
  /** Straight red cards and second yellows. */
  readonly red: Pair;
}

/** The scorers so far and the number of goals still to come, whose scorers are known only as shares. */
export interface ScorerState {
  /** Player ids of the goals in order, own goals excluded. */
  readonly scored: readonly string[];
  /** Remaining goals [home, away]; both 0 in a final. */
  readonly open: Pair;
  readonly sideById: ReadonlyMap<string, Side>;
  /** Share of the remaining goals of the team if the player plays, own goals excluded. */
  readonly shareById: ReadonlyMap<string, number>;
  /** Who took part, once the ninety minutes are over; null before, and if it is unknown. */
  readonly played: ReadonlySet<string> | null;
}

/** What football markets settle on. A scenario only resolves the side of the next goal and the goals of the offered window. */
export interface SoccerDetail {
  readonly home1: number;
  readonly away1: number;
  readonly home2: number;
  readonly away2: number;
  /** Sides of the goals of 90 minutes in order; in a scenario the next goal is the last. */
  readonly order: readonly Side[];
  /** Goals in minutes 1-10, 11-20, ... 81-90 (stoppage counts for the last minute); null if a scenario does not resolve it. */
  readonly windows: readonly (Pair | null)[];
  readonly corners: CornerCounts | null;
  readonly cards: CardCounts | null;
  readonly scorers: ScorerState | null;
  /** Goals of extra time alone; null without one. */
  readonly overtime: Pair | null;
  readonly shootout: Side | null;
}

/** Full-time goals of the home team. */
export function homeGoals(detail: SoccerDetail): number {
  return detail.home1 + detail.home2;
}

/** Full-time goals of the away team. */
export function awayGoals(detail: SoccerDetail): number {
  return detail.away1 + detail.away2;
}

/** Index of the ten-minute window of a minute, 1 to 90. */
export function windowOf(minute: number): number {
  return Math.min(Math.floor((minute - 1) / 10), 8);
}

/** Bookings of a side: a yellow card counts 1, a red one 2. */
export function bookingsOf(cards: CardCounts, index: 0 | 1): number {
  return cards.yellow[index] + 2 * cards.red[index];
}

/** What the data of a match covers. */
export interface SoccerCoverage {
  readonly hasCorners: boolean;
  readonly hasCards: boolean;
  /** Null if the squads are unknown. */
  readonly sheet: ScorerSheet | null;
}

function countGoals(state: SoccerState, period: number, side: Side): number {
  return state.goals.filter((goal) => goal.period === period && goal.side === side).length;
}

/** Corners seen so far. */
export function cornersOf({ corners }: SoccerState): CornerCounts {
  const { first, second } = corners;
  return { home: first[0] + second[0], away: first[1] + second[1], firstHalf: first[0] + first[1] };
}

/** Cards seen so far. */
export function cardsOf({ yellow, red }: SoccerState): CardCounts {
  return { yellow, red };
}

/** Goals by ten-minute window so far. */
function windowsOf({ goals }: SoccerState): readonly Pair[] {
  const windows = Array.from({ length: 9 }, (): [number, number] => [0, 0]);
  for (const { period, minute, side } of goals) {
    const window = period <= 2 ? windows[windowOf(minute)] : undefined;
    if (window) window[sideIndex(side)] += 1;
  }
  return windows;
}

/** Ids of the scorers of 90 minutes so far, own goals excluded. */
function scoredBy({ goals }: SoccerState, players: readonly ScorerPlayer[]): readonly string[] {
  return goals.flatMap(({ period, player, side }) => {
    if (player === null || period > 2) return [];
    const folded = foldPlayer(player);
    return players.find((other) => other.side === side && foldPlayer(other.name) === folded)?.id ?? "tl:player:unlisted";
  });
}

/** Minute up to which substitutions are known; null before the start. */
function knownMinute({ stage }: SoccerState): number | null {
  if (stage.type === "not_started") return null;
  if (stage.type === "half_time") return stage.next === 2 ? 45 : 90;
  return stage.type === "playing" ? minuteOf(stage.period, stage.second) : 90;
}

function scorersAt(state: SoccerState, sheet: ScorerSheet): ScorerState {
  const minute = knownMinute(state);
  const isOver = state.periodsBegun > 2 || ["awaiting_extra_time", "awaiting_shootout", "shootout", "over"].includes(state.stage.type);
  return {
    scored: scoredBy(state, sheet.players),
    open: [0, 0],
    sideById: new Map(sheet.players.map(({ id, side }) => [id, side])),
    shareById: minute === null ? sharesBefore(sheet.players) : sharesDuring(sheet, minute),
    played: isOver ? idsOfPlayed(sheet) : null,
  };
}

/** The detail if nothing further happens. */
export function soccerDetailAt(state: SoccerState, coverage: SoccerCoverage): SoccerDetail {
  return {
    home1: countGoals(state, 1, "home"),
    away1: countGoals(state, 1, "away"),
    home2: countGoals(state, 2, "home"),
    away2: countGoals(state, 2, "away"),
    order: state.goals.filter((goal) => goal.period <= 2).map((goal) => goal.side),
    windows: windowsOf(state),
    corners: coverage.hasCorners ? cornersOf(state) : null,
    cards: coverage.hasCards ? cardsOf(state) : null,
    scorers: coverage.sheet === null ? null : scorersAt(state, coverage.sheet),
    overtime:
      state.periodsBegun > 2
        ? [countGoals(state, 3, "home") + countGoals(state, 4, "home"), countGoals(state, 3, "away") + countGoals(state, 4, "away")]
        : null,
    shootout: state.hadShootout ? shootoutWinner(state.scored, state.taken) : null,
  };
}

/** Share of goals that are not own goals. */
export const namedGoalShare = 0.966;

/** What the data of a fixture's match covers. */
export function coverageOf(fixture: Fixture, record: ScorerRecord = noScorerRecord): SoccerCoverage {
  const { stats, cards } = factsOf(fixture, "soccer");
  return { hasCorners: stats !== null, hasCards: stats !== null || cards !== null, sheet: scorerSheet(fixture, record) };
}
