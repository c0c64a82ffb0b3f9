import type { Pair, Side } from "../../../dataset/source-match.ts";
import type { GoalCell } from "./goal-grid.ts";
import { type Branch, cutByGroup, type Piece } from "../../shared-weighted-pieces.ts";

/** A goal cell with the side of the next goal and, where a window is offered, the goals still to fall in it. */
export interface TimedCell extends GoalCell {
  readonly next: Side | null;
  readonly inWindow: Pair | null;
}

interface Choice {
  readonly next: Side | null;
  readonly inWindow: Pair | null;
}

function binomial(count: number, share: number): number[] {
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

/** Rarer ways are left to the likeliest one. */
const leastBranchShare = 4e-3;

function windowBranches(home: number, away: number, windowShare: number): readonly Branch<Choice>[] {
  const homes = binomial(home, windowShare);
  const aways = binomial(away, windowShare);
  const branches = homes.flatMap((homeWeight, homeIn) =>
    aways.flatMap((awayWeight, awayIn) => {
      const isInWindow = homeIn + awayIn > 0;
      const sides = sideBranches(isInWindow ? homeIn : home, isInWindow ? awayIn : away, [homeIn, awayIn]);
      return sides.map(({ share, choice }) => ({ share: share * homeWeight * awayWeight, choice }));
    }),
  );
  return branches.filter(({ share }) => share > leastBranchShare).sort((left, right) => left.share - right.share);
}

/**
 * Splits the cells by the next goal's side and the goals in the running window. Within a half both sides follow one minute
 * profile, so given the counts every order is as likely as any other.
 * `windowShare` is the share of the running half's goals still to fall in the window; null when none is offered.
 */
export function timeGoals(cells: readonly Piece<GoalCell>[], half: 1 | 2, windowShare: number | null): Piece<TimedCell>[] {
  const running = ({ home1, away1, home2, away2 }: GoalCell): Pair => (half === 1 ? [home1, away1] : [home2, away2]);
  const timed = cutByGroup<GoalCell, Choice, TimedCell>(cells, {
    keyOf: (cell) => running(cell)[0] * 64 + running(cell)[1],
    branchesOf: (cell) => {
      const [home, away] = running(cell);
      return windowShare === null ? sideBranches(home, away, null) : windowBranches(home, away, Math.min(windowShare, 0.999));
    },
    join: (cell, choice) => ({ ...cell, ...choice }),
  });
  if (half === 2) return timed;
  const open = timed.filter(({ value }) => value.next === null);
  const later = cutByGroup<TimedCell, Choice, TimedCell>(open, {
    keyOf: (cell) => cell.home2 * 64 + cell.away2,
    branchesOf: (cell) => sideBranches(cell.home2, cell.away2, null),
    join: (cell, { next }) => ({ ...cell, next }),
  });
  return [...timed.filter(({ value }) => value.next !== null), ...later];
}
