/**
 * Chances of each runner to come in among the first three, where the field is drawn one place after the other, each runner in
 * proportion to its weight (Plackett-Luce). Exact: every way to fill the first three places is summed up.
 */
export function placeChances(weights: readonly number[]): readonly number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const chances = weights.map(() => 0);
  const add = (runner: number, chance: number): void => void (chances[runner] = (chances[runner] ?? 0) + chance);
  weights.forEach((first, at1) => {
    const won = first / total;
    add(at1, won);
    weights.forEach((second, at2) => {
      if (at2 === at1) return;
      const behind = (won * second) / (total - first);
      add(at2, behind);
      weights.forEach((third, at3) => {
        if (at3 !== at1 && at3 !== at2) add(at3, (behind * third) / (total - first - second));
      });
    });
  });
  return chances;
}
