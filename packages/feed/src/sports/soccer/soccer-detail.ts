import { foldName } from "@touchline/domain";
import type { Pair, Side, SquadPlayer } from "../../core/source-match.ts";
import { factsOf, type Fixture } from "../../core/fixture.ts";
import type { SoccerState } from "./soccer-state.ts";
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

/** A player in the scorer markets. */
export interface ScorerPlayer {
  /** External outcome id, `tl:player:spain-19`. */
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  /** Share of the team's goals, own goals excluded. */
  readonly share: number;
}

/** The scorers so far and the number of open goals; their scorers are known only by share. */
export interface ScorerState {
  /** Player ids of the goals in order, own goals excluded. */
  readonly scored: readonly string[];
  /** Remaining goals [home, away]; both 0 in a final. */
  readonly open: Pair;
  readonly playerById: ReadonlyMap<string, ScorerPlayer>;
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
  readonly players: readonly ScorerPlayer[] | null;
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

/** The detail if nothing more happened. */
export function soccerDetailAt(state: SoccerState, coverage: SoccerCoverage): SoccerDetail {
  const { players } = coverage;
  return {
    home1: countGoals(state, 1, "home"),
    away1: countGoals(state, 1, "away"),
    home2: countGoals(state, 2, "home"),
    away2: countGoals(state, 2, "away"),
    order: state.goals.filter((goal) => goal.period <= 2).map((goal) => goal.side),
    windows: windowsOf(state),
    corners: coverage.hasCorners ? cornersOf(state) : null,
    cards: coverage.hasCards ? cardsOf(state) : null,
    scorers:
      players === null
        ? null
        : {
            scored: scoredBy(state, players),
            open: [0, 0],
            playerById: new Map(players.map((player) => [player.id, player])),
          },
    overtime:
      state.periodsBegun > 2
        ? [countGoals(state, 3, "home") + countGoals(state, 4, "home"), countGoals(state, 3, "away") + countGoals(state, 4, "away")]
        : null,
    shootout: state.hadShootout ? shootoutWinner(state.scored, state.taken) : null,
  };
}

/** Relative chance to score, by position. */
const weightByPosition: Readonly<Record<SquadPlayer["position"], number>> = { FW: 1, MF: 0.42, DF: 0.16, GK: 0.004 };
/** Factor for shirts 1 to 11, who play more. */
const regularShirtFactor = 2;
/** Share of goals that are not own goals. */
export const namedGoalShare = 0.966;

/** Folded names of goal lists whose squads have another spelling. */
const squadSpelling: Readonly<Record<string, string>> = {
  "agustin-cano": "agustin-canobbio",
  "maxi-araujo": "maximiliano-araujo",
  "mohammad-mohebbi": "mohammad-mohebi",
  "mostafa-zico": "mostafa-ziko",
  "mousa-al-tamari": "musa-al-taamari",
  "stephan-eustaquio": "stephen-eustaquio",
};

function foldPlayer(name: string): string {
  const folded = foldName(name);
  return squadSpelling[folded] ?? folded;
}

function slugOf(teamId: string): string {
  return teamId.split(":").at(-1) ?? teamId;
}

function weightOf({ position, shirt }: SquadPlayer): number {
  return weightByPosition[position] * (shirt <= 11 ? regularShirtFactor : 1);
}

function teamPlayers(squad: readonly SquadPlayer[], teamId: string, side: Side): readonly ScorerPlayer[] {
  const total = squad.reduce((sum, player) => sum + weightOf(player), 0);
  return squad.map((player) => ({
    id: `tl:player:${slugOf(teamId)}-${player.shirt}`,
    name: player.name,
    side,
    share: weightOf(player) / total,
  }));
}

/** Players of the scorer markets; null if the squads are unknown or lack a real scorer. */
function scorerPlayers(fixture: Fixture): readonly ScorerPlayer[] | null {
  const facts = fixture.source?.facts;
  if (facts?.sport !== "soccer" || facts.squads === null || facts.goals === null) return null;
  const players = [...teamPlayers(facts.squads.home, fixture.home.id, "home"), ...teamPlayers(facts.squads.away, fixture.away.id, "away")];
  const isListed = (name: string, side: Side) =>
    players.some((player) => player.side === side && foldPlayer(player.name) === foldPlayer(name));
  const named = facts.goals.filter((goal) => goal.og !== 1 && goal.m <= 90);
  return named.every((goal) => isListed(goal.player ?? "", goal.side === "h" ? "home" : "away")) ? players : null;
}

/** What the data of a fixture's match covers. */
export function coverageOf(fixture: Fixture): SoccerCoverage {
  const { stats, cards } = factsOf(fixture, "soccer");
  return { hasCorners: stats !== null, hasCards: stats !== null || cards !== null, players: scorerPlayers(fixture) };
}
