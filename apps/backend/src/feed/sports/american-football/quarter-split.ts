import { convolve, type PointWeights } from "./drive-model.ts";

/** Points still to come in each quarter. */
export type QuarterPoints = readonly [number, number, number, number];

/** Splits of one amount over the quarters, equally likely. */
export type SplitsOf = (total: number) => readonly QuarterPoints[];

const samples = 9;

/** Radical inverse: numbers that fill [0, 1) evenly. */
function evenly(index: number, base: number): number {
  let [rest, scale, value] = [index + 1, 1 / base, 0];
  while (rest > 0) {
    value += (rest % base) * scale;
    rest = Math.floor(rest / base);
    scale /= base;
  }
  return value;
}

/** The part of `total` that the left amount has, at a quantile of its distribution given the sum. */
function partAt(quantile: number, total: number, [left, right]: readonly [PointWeights, PointWeights]): number {
  let sum = 0;
  for (let part = 0; part <= total; part += 1) sum += (left[part] ?? 0) * (right[total - part] ?? 0);
  let open = quantile * sum;
  for (let part = 0; part <= total; part += 1) {
    open -= (left[part] ?? 0) * (right[total - part] ?? 0);
    if (open <= 0 && (left[part] ?? 0) * (right[total - part] ?? 0) > 0) return part;
  }
  return total;
}

/** Ways in which a team's points fall on the quarters, given their distributions; evenly spread samples of the conditional law. */
export function quarterSplits(quarters: readonly [PointWeights, PointWeights, PointWeights, PointWeights]): SplitsOf {
  const [first, second, third, fourth] = quarters;
  const early = convolve(first, second);
  const late = convolve(third, fourth);
  return (total) =>
    Array.from({ length: samples }, (_, index): QuarterPoints => {
      const half = partAt((index + 0.5) / samples, total, [early, late]);
      const opening = partAt(evenly(index, 2), half, [first, second]);
      const afterBreak = partAt(evenly(index, 3), total - half, [third, fourth]);
      return [opening, half - opening, afterBreak, total - half - afterBreak];
    });
}
