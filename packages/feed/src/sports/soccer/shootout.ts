import type { Pair, Side } from "../../core/source-match.ts";
import type { RandomSource } from "../../core/random.ts";

export interface Kick {
  readonly side: Side;
  readonly isScored: boolean;
}

const regularKicks = 5;
/** Share of shoot-out kicks that go in. */
export const kickShare = 0.75;

/** The winner as soon as the remaining kicks cannot change it; null before. */
export function shootoutWinner(scored: Pair, taken: Pair): Side | null {
  const left = (side: 0 | 1) => Math.max(regularKicks - taken[side], 0);
  if (taken[0] >= regularKicks && taken[1] >= regularKicks) {
    return taken[0] !== taken[1] || scored[0] === scored[1] ? null : scored[0] > scored[1] ? "home" : "away";
  }
  if (scored[0] > scored[1] + left(1)) return "home";
  return scored[1] > scored[0] + left(0) ? "away" : null;
}

function tryShootout(goal: Pair, random: RandomSource): Kick[] | null {
  const kicks: Kick[] = [];
  const scored: [number, number] = [0, 0];
  const taken: [number, number] = [0, 0];
  const first = random.next() < 0.5 ? 0 : 1;
  while (shootoutWinner(scored, taken) === null) {
    const index = kicks.length % 2 === 0 ? first : 1 - first;
    const isScored = random.next() < kickShare;
    kicks.push({ side: index === 0 ? "home" : "away", isScored });
    taken[index] = (taken[index] ?? 0) + 1;
    scored[index] = (scored[index] ?? 0) + (isScored ? 1 : 0);
    if (scored[0] > goal[0] || scored[1] > goal[1]) return null;
  }
  return scored[0] === goal[0] && scored[1] === goal[1] ? kicks : null;
}

/** Simulates kicks that lead to the real shoot-out score; scored kicks come first if no valid order is found. */
export function drawShootout(score: Pair, random: RandomSource): readonly Kick[] {
  for (let attempt = 0; attempt < 4000; attempt += 1) {
    const kicks = tryShootout(score, random);
    if (kicks !== null) return kicks;
  }
  const rounds = Math.max(score[0], score[1]);
  return Array.from({ length: rounds * 2 }, (_, index): Kick => {
    const side = index % 2;
    return { side: side === 0 ? "home" : "away", isScored: Math.floor(index / 2) < (score[side] ?? 0) };
  });
}
