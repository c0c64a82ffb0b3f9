import type { Pair, Side } from "../../../core/source-match.ts";
import { type Branch, comebackWeight, splitByGroup, normalizeWeights, type Piece } from "../../shared/weighted-pieces.ts";

/** Remaining goals by half and side. */
export interface GoalCell {
  readonly home1: number;
  readonly away1: number;
  readonly home2: number;
  readonly away2: number;
}

/** Expected remaining goals of each half, the score so far, and the goal rates before the start. */
export interface GoalOutlook {
  readonly first: Pair;
  readonly second: Pair;
  readonly score: Pair;
  readonly prior: Pair;
}

/** Dixon-Coles dependence of low scores. */
const lowScoreRho = -0.05;
/** Cells rarer than this are left out while both halves are open. */
const minWeight = 2.5e-5;
/** Minimum weight of a single count; low, so that no line looks decided too early. */
const minCountWeight = 1e-7;

/** Poisson probabilities of 0, 1, 2, ... up to negligible ones. */
export function poissonWeights(mean: number): readonly number[] {
  const weights = [Math.exp(-mean)];
  for (let count = 1; count <= 12; count += 1) {
    const weight = ((weights[count - 1] ?? 0) * mean) / count;
    if (count > mean && weight < minCountWeight) break;
    weights.push(weight);
  }
  return weights;
}

function lowScoreFactor(home: number, away: number, [homeRate, awayRate]: Pair): number {
  if (home > 1 || away > 1) return 1;
  if (home === 0) return away === 0 ? 1 - homeRate * awayRate * lowScoreRho : 1 + homeRate * lowScoreRho;
  return away === 0 ? 1 + awayRate * lowScoreRho : 1 - lowScoreRho;
}

interface HalfCell {
  readonly home: number;
  readonly away: number;
  readonly weight: number;
}

function halfCells([home, away]: Pair): readonly HalfCell[] {
  const aways = poissonWeights(away);
  const cells = poissonWeights(home).flatMap((homeWeight, homeGoals) =>
    aways.map((awayWeight, awayGoals) => ({ home: homeGoals, away: awayGoals, weight: homeWeight * awayWeight })),
  );
  return cells.filter(({ weight }) => weight >= minCountWeight).sort((left, right) => right.weight - left.weight);
}

/**
 * The likely remaining goals as a grid over four Poisson counts, weighted by the Dixon-Coles factor of the final score. The
 * factor is the same before the start and in play, so in-play prices are the prematch prices conditioned on the score.
 * A rare score of one half is combined only with the most likely score of the other.
 */
export function goalGrid({ first, second, score, prior }: GoalOutlook): Piece<GoalCell>[] {
  const cells: Piece<GoalCell>[] = [];
  const lateCells = halfCells(second);
  halfCells(first).forEach((early, earlyRank) => {
    for (const [lateRank, late] of lateCells.entries()) {
      const bare = early.weight * late.weight;
      if (bare < minWeight && earlyRank > 0 && lateRank > 0) break;
      const weight = bare * lowScoreFactor(score[0] + early.home + late.home, score[1] + early.away + late.away, prior);
      cells.push({ weight, value: { home1: early.home, away1: early.away, home2: late.home, away2: late.away } });
    }
  });
  return normalizeWeights([...cells, ...comebacks(score, second, cells)]);
}

/** Late goals that level the score or reverse the lead, if the grid has no such cell. */
function comebacks([home, away]: Pair, [homeRate, awayRate]: Pair, cells: readonly Piece<GoalCell>[]): Piece<GoalCell>[] {
  if (homeRate + awayRate <= 0) return [];
  const leadOf = ({ home1, home2, away1, away2 }: GoalCell): number => Math.sign(home + home1 + home2 - away - away1 - away2);
  const ends = new Set(cells.map(({ value }) => leadOf(value)));
  return [-1, 0, 1].flatMap((wanted) => {
    if (ends.has(wanted)) return [];
    const missing = wanted - (home - away);
    const value: GoalCell = { home1: 0, away1: 0, home2: Math.max(missing, 0), away2: Math.max(-missing, 0) };
    return [{ weight: comebackWeight, value }];
  });
}

/** A goal cell with the side of the next goal and, if a window is offered, the remaining goals in it. */
export interface TimedCell extends GoalCell {
  readonly next: Side | null;
  readonly inWindow: Pair | null;
}

interface Choice {
  readonly next: Side | null;
  readonly inWindow: Pair | null;
}

/** Binomial probabilities of 0 to `count`. */
export function binomialWeights(count: number, share: number): number[] {
  if (share >= 1) return [...Array<number>(count).fill(0), 1];
  const weights = [(1 - share) ** count];
  for (let chosen = 1; chosen <= count; chosen += 1) {
    weights.push(((weights[chosen - 1] ?? 0) * (count - chosen + 1) * share) / (chosen * (1 - share)));
  }
  return weights;
}

function sideBranches(home: number, away: number, inWindow: Pair | null): readonly Branch<Choice>[] {
  if (home + away === 0) return [{ share: 1, choice: { next: null, inWindow } }];
  const share = home / (home + away);
  const both: readonly Branch<Choice>[] = [
    { share, choice: { next: "home", inWindow } },
    { share: 1 - share, choice: { next: "away", inWindow } },
  ];
  return both.filter((branch) => branch.share > 0);
}

/** Rarer branches are left out. */
const minBranchShare = 4e-3;

function windowBranches(home: number, away: number, windowShare: number): readonly Branch<Choice>[] {
  const homes = binomialWeights(home, windowShare);
  const aways = binomialWeights(away, windowShare);
  const branches = homes.flatMap((homeWeight, homeIn) =>
    aways.flatMap((awayWeight, awayIn) => {
      const isInWindow = homeIn + awayIn > 0;
      const sides = sideBranches(isInWindow ? homeIn : home, isInWindow ? awayIn : away, [homeIn, awayIn]);
      return sides.map(({ share, choice }) => ({ share: share * homeWeight * awayWeight, choice }));
    }),
  );
  return branches.filter(({ share }) => share > minBranchShare).sort((left, right) => left.share - right.share);
}

/**
 * Splits the cells by the side of the next goal and the goals in the current window. Both sides have the same minute profile
 * within a half, so given the counts every order is equally likely.
 * `windowShare` is the share of the remaining goals of the half that fall in the window; null if no window is offered.
 */
export function timeGoals(cells: readonly Piece<GoalCell>[], half: 1 | 2, windowShare: number | null): Piece<TimedCell>[] {
  const running = ({ home1, away1, home2, away2 }: GoalCell): Pair => (half === 1 ? [home1, away1] : [home2, away2]);
  const timed = splitByGroup<GoalCell, Choice, TimedCell>(cells, {
    keyOf: (cell) => running(cell)[0] * 64 + running(cell)[1],
    branchesOf: (cell) => {
      const [home, away] = running(cell);
      return windowShare === null ? sideBranches(home, away, null) : windowBranches(home, away, Math.min(windowShare, 0.999));
    },
    join: (cell, choice) => ({ ...cell, ...choice }),
  });
  if (half === 2) return timed;
  const open = timed.filter(({ value }) => value.next === null);
  const later = splitByGroup<TimedCell, Choice, TimedCell>(open, {
    keyOf: (cell) => cell.home2 * 64 + cell.away2,
    branchesOf: (cell) => sideBranches(cell.home2, cell.away2, null),
    join: (cell, { next }) => ({ ...cell, next }),
  });
  return [...timed.filter(({ value }) => value.next !== null), ...later];
}
