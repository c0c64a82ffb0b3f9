import type { Pair, Side } from "../../../dataset/source-match.ts";
import type { CardCounts, CornerCounts, ScorerPlayer, SoccerDetail } from "../soccer-detail.ts";
import { windowOf } from "../soccer-detail.ts";
import { foldName } from "../model/scorer-players.ts";
import type { SoccerState } from "./soccer-state.ts";
import { shootoutWinner } from "./shootout.ts";

/** What the data of a match covers; decided before the start. */
export interface SoccerCoverage {
  readonly hasCorners: boolean;
  readonly hasCards: boolean;
  /** Null where no squads are known. */
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
    if (window) window[side === "home" ? 0 : 1] += 1;
  }
  return windows;
}

/** Ids of the scorers so far, 90 minutes only, own goals left out. */
function scoredBy({ goals }: SoccerState, players: readonly ScorerPlayer[]): readonly string[] {
  return goals.flatMap(({ period, player, side }) => {
    if (player === null || period > 2) return [];
    const folded = foldName(player);
    return players.find((other) => other.side === side && foldName(other.name) === folded)?.id ?? "tl:player:unlisted";
  });
}

/** The detail if nothing more happened: the final detail once the match is over. */
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
