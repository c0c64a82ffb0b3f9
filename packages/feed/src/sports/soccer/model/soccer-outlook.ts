import type { Pair, Side } from "../../../core/source-match.ts";
import type { Scenario } from "../../../core/sport-module.ts";
import { kickShare, shootoutWinner } from "../shootout.ts";
import { minuteOf, type SoccerState } from "../soccer-state.ts";
import {
  type CardCounts,
  type CornerCounts,
  type ScorerState,
  type SoccerCoverage,
  type SoccerDetail,
  soccerDetailAt,
  windowOf,
} from "../soccer-detail.ts";
import { goalGrid, poissonWeights, type TimedCell, timeGoals } from "./goal-grid.ts";
import { cardOutlook, cornerOutlook } from "./set-piece-outlook.ts";
import { expectedEnd, firstHalfShare, goalShareBetween, halvesLeft } from "../minute-profile.ts";
import { fixedShuffle, joinLists, normalizeWeights, type Piece } from "../../shared/weighted-pieces.ts";
import type { MatchRates } from "./soccer-ratings.ts";

/** Goals of extra time relative to 90 minutes. */
const overtimeShare = 0.31;

function overtimeLeft({ stage, periodsBegun }: SoccerState): number {
  if (stage.type === "awaiting_extra_time") return 1;
  if (stage.type === "half_time") return 0.5;
  if (stage.type !== "playing") return 0;
  const left = Math.min(Math.max((16 * 60 - stage.second) / (16 * 60), 0.01), 1);
  return periodsBegun === 3 ? 0.5 * left + 0.5 : 0.5 * left;
}

/** Chance that home wins the shoot-out; all kicks have the same chance, and home kicks next when the numbers of kicks are equal. */
function homeShootoutChance(scored: Pair, taken: Pair): number {
  const winner = shootoutWinner(scored, taken);
  if (winner !== null) return winner === "home" ? 1 : 0;
  if (taken[0] >= 5 && taken[0] === taken[1]) return 0.5;
  const isHome = taken[0] <= taken[1];
  const next = (isScored: 0 | 1): number =>
    isHome
      ? homeShootoutChance([scored[0] + isScored, scored[1]], [taken[0] + 1, taken[1]])
      : homeShootoutChance([scored[0], scored[1] + isScored], [taken[0], taken[1] + 1]);
  return kickShare * next(1) + (1 - kickShare) * next(0);
}

function shootoutScenarios(state: SoccerState, seen: SoccerDetail): readonly Scenario<SoccerDetail>[] {
  const chance = homeShootoutChance(state.scored, state.taken);
  const sides: readonly (readonly [Side, number])[] = [
    ["home", chance],
    ["away", 1 - chance],
  ];
  return sides.filter(([, weight]) => weight > 0).map(([shootout, weight]) => ({ weight, detail: { ...seen, shootout } }));
}

/** Possible final results after 90 minutes, if the match continues. */
function overtimeOutlook(state: SoccerState, goals: Pair, seen: SoccerDetail): readonly Scenario<SoccerDetail>[] {
  if (state.stage.type === "awaiting_shootout" || state.stage.type === "shootout") return shootoutScenarios(state, seen);
  const left = overtimeShare * overtimeLeft(state);
  const homes = poissonWeights(goals[0] * left);
  const aways = poissonWeights(goals[1] * left);
  const [home, away] = seen.overtime ?? [0, 0];
  const cells = homes.flatMap((homeWeight, more) =>
    aways.map((awayWeight, other) => ({
      weight: homeWeight * awayWeight,
      overtime: [home + more, away + other] as const,
    })),
  );
  return normalizeWeights(cells).map(({ weight, overtime }) => ({ weight, detail: { ...seen, overtime } }));
}

/** Factors on the goals of a team that is a player short, and of a team with an extra player. */
const shortHandedFactor = 0.68;
const extraManFactor = 1.22;
/** Logarithmic change of the strengths for a drift of 1. */
const driftScale = 0.05;
/** Minimum share of goals left: a half never ends exactly at its announced minute. */
const lastMomentsShare = 0.004;

/** Share of the goals of each half still to come. */
export function remainingHalves(state: SoccerState): Pair {
  return halvesLeft(state, (half, second, end) => Math.max(goalShareBetween(half, { from: second, to: end }, end), lastMomentsShare));
}

function redCardFactors([home, away]: Pair): Pair {
  const factor = (own: number, other: number) => shortHandedFactor ** Math.min(own, 3) * extraManFactor ** Math.min(other, 3);
  return [factor(home, away), factor(away, home)];
}

/** Goal rates of the whole match, adjusted by the drift. */
function driftedGoals({ goals }: MatchRates, drift: number): Pair {
  return [goals[0] * Math.exp(driftScale * drift), goals[1] * Math.exp(-driftScale * drift)];
}

/** The ten-minute window in play, with its share of the remaining goals of the half. */
export interface RunningWindow {
  readonly index: number;
  readonly share: number;
  /** Match time at which its bets close, before the window ends. */
  readonly closesAtMs: number;
}

const windowSeconds = 600;
const closesBeforeSeconds = 90;

/** The current window; null during the one that spans half-time. */
export function runningWindow({ stage }: SoccerState): RunningWindow | null {
  if (stage.type !== "playing" && stage.type !== "not_started") return null;
  const period = stage.type === "playing" ? stage.period : 1;
  const second = stage.type === "playing" ? stage.second : 0;
  if (period > 2) return null;
  const half = period === 1 ? 1 : 2;
  const index = windowOf(minuteOf(period, second));
  const isLast = index === 8;
  const toSecond = (index + 1) * windowSeconds - (half === 1 ? 0 : 2700);
  if (index === 4) return null;
  const end = expectedEnd(half, stage.type === "playing" ? stage.announcedStoppage : null);
  const left = Math.max(goalShareBetween(half, { from: second, to: end }, end), lastMomentsShare);
  const inside = goalShareBetween(half, { from: second, to: isLast ? end : toSecond }, end);
  const startMs = stage.type === "playing" ? stage.periodStartMs : 0;
  return { index, share: Math.min(inside / left, 1), closesAtMs: startMs + (toSecond - closesBeforeSeconds) * 1000 };
}

function timedGoals(state: SoccerState, rates: MatchRates, drift: number): Piece<TimedCell>[] {
  const prior = driftedGoals(rates, drift);
  const factors = redCardFactors(state.red);
  const [firstLeft, secondLeft] = remainingHalves(state);
  const expected = (share: number): Pair => [prior[0] * factors[0] * share, prior[1] * factors[1] * share];
  const count = (side: Side) => state.goals.filter((goal) => goal.period <= 2 && goal.side === side).length;
  const cells = goalGrid({
    first: expected(firstHalfShare * firstLeft),
    second: expected((1 - firstHalfShare) * secondLeft),
    score: [count("home"), count("away")],
    prior,
  });
  return timeGoals(cells, firstLeft > 0 ? 1 : 2, runningWindow(state)?.share ?? null);
}

interface Joined {
  readonly cell: TimedCell;
  readonly corners: CornerCounts | null;
  readonly cards: CardCounts | null;
}

function withSetPieces(
  cells: readonly Piece<TimedCell>[],
  state: SoccerState,
  rates: MatchRates,
  coverage: SoccerCoverage,
): readonly Piece<Joined>[] {
  let joined: readonly Piece<Joined>[] = cells.map(({ weight, value }) => ({
    weight,
    value: { cell: value, corners: null, cards: null },
  }));
  if (coverage.hasCorners) {
    joined = joinLists(fixedShuffle(joined, 3), fixedShuffle(cornerOutlook(state, rates), 5), (left, corners) => ({
      ...left,
      corners,
    }));
  }
  if (coverage.hasCards) {
    joined = joinLists(fixedShuffle(joined, 11), fixedShuffle(cardOutlook(state, rates), 13), (left, cards) => ({
      ...left,
      cards,
    }));
  }
  return joined;
}

interface Frame {
  readonly known: SoccerDetail;
  readonly orders: { readonly home: readonly Side[]; readonly away: readonly Side[]; readonly none: readonly Side[] };
  readonly window: RunningWindow | null;
}

function windowsWith({ known, window }: Frame, inWindow: Pair | null): readonly (Pair | null)[] {
  if (window === null || inWindow === null) return known.windows;
  const seen = known.windows[window.index] ?? [0, 0];
  const final: Pair = [seen[0] + inWindow[0], seen[1] + inWindow[1]];
  return known.windows.map((pair, index) => (index === window.index ? final : pair));
}

function scorersWith(known: ScorerState | null, cell: TimedCell): ScorerState | null {
  return known === null ? null : { ...known, open: [cell.home1 + cell.home2, cell.away1 + cell.away2] };
}

function detailOf(frame: Frame, { cell, corners, cards }: Joined): SoccerDetail {
  const { known, orders } = frame;
  return {
    home1: known.home1 + cell.home1,
    away1: known.away1 + cell.away1,
    home2: known.home2 + cell.home2,
    away2: known.away2 + cell.away2,
    order: orders[cell.next ?? "none"],
    windows: windowsWith(frame, cell.inWindow),
    corners,
    cards,
    scorers: scorersWith(known.scorers, cell),
    overtime: known.overtime,
    shootout: known.shootout,
  };
}

/** Windows of the detail; null for those that are not over. */
function knownWindows(detail: SoccerDetail, state: SoccerState): readonly (Pair | null)[] {
  if (state.stage.type === "not_started") return detail.windows.map(() => null);
  const isBreak = state.stage.type === "half_time" && state.stage.next === 2;
  if (!isBreak && (state.stage.type !== "playing" || state.stage.period > 2)) return detail.windows;
  const now = state.stage.type === "playing" ? windowOf(minuteOf(state.stage.period, state.stage.second)) : windowOf(45);
  return detail.windows.map((pair, index) => (index < now ? pair : null));
}

/** Possible final results given a state. */
export function soccerOutlook(
  state: SoccerState,
  rates: MatchRates,
  { coverage, drift }: { readonly coverage: SoccerCoverage; readonly drift: number },
): readonly Scenario<SoccerDetail>[] {
  const seen = soccerDetailAt(state, coverage);
  if (state.stage.type === "over") return [{ weight: 1, detail: seen }];
  if (state.periodsBegun > 2 || state.stage.type.startsWith("awaiting") || state.stage.type === "shootout") {
    return overtimeOutlook(state, driftedGoals(rates, drift), seen);
  }
  const window = runningWindow(state);
  const openIndex = window?.index ?? -1;
  const windows = knownWindows(seen, state).map((pair, index): Pair | null =>
    index === openIndex ? (seen.windows[index] ?? [0, 0]) : pair,
  );
  const frame: Frame = {
    known: { ...seen, windows },
    orders: { home: [...seen.order, "home"], away: [...seen.order, "away"], none: seen.order },
    window,
  };
  return withSetPieces(timedGoals(state, rates, drift), state, rates, coverage).map(({ weight, value }) => ({
    weight,
    detail: detailOf(frame, value),
  }));
}
