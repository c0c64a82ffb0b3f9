import { convolve, type PointWeights } from "./drive-model.ts";

/** Points still to come in each quarter. */
export type QuarterPoints = readonly [number, number, number, number];

/** A way in which an amount falls on the quarters, with its share. */
export interface QuarterSplit {
  readonly share: number;
  readonly points: QuarterPoints;
}

type FourWeights = readonly [PointWeights, PointWeights, PointWeights, PointWeights];

/** About so many ways for each amount. */
const samples = 8;
/** Rarer ways are left out. */
const leastShare = 2e-3;

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

interface Parts {
  readonly part: PointWeights;
  readonly rest: PointWeights;
}

/** Chances of each size of a part, given the sum with the rest. */
function partChances(total: number, { part, rest }: Parts): readonly number[] {
  const weights = Array.from({ length: total + 1 }, (_, points) => (part[points] ?? 0) * (rest[total - points] ?? 0));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => weight / (sum || 1));
}

function partAt(quantile: number, chances: readonly number[]): number {
  let open = quantile;
  let last = 0;
  for (const [points, chance] of chances.entries()) {
    if (chance === 0) continue;
    last = points;
    open -= chance;
    if (open <= 0) return points;
  }
  return last;
}

function quartersFrom(running: number, parts: readonly number[]): QuarterPoints {
  const [first = 0, second = 0, third = 0, fourth = 0] = [...Array<number>(running).fill(0), ...parts];
  return [first, second, third, fourth];
}

/**
 * Ways in which a team's points fall on the quarters left, by their total. The running quarter has its exact chances given
 * the total, the later ones evenly spread samples of theirs.
 */
export function quarterSplits(quarters: FourWeights): (total: number) => readonly QuarterSplit[] {
  const running = Math.max(
    quarters.findIndex((weights) => weights.length > 1),
    0,
  );
  const left = quarters.slice(running);
  const nothing = Float64Array.of(1);
  const restFrom = left.map((_, index) => left.slice(index + 1).reduce(convolve, nothing));
  const known = new Map<number, readonly number[]>();
  const chancesOf = (index: number, total: number): readonly number[] => {
    const key = index * 128 + total;
    const chances = known.get(key) ?? partChances(total, { part: left[index] ?? nothing, rest: restFrom[index] ?? nothing });
    known.set(key, chances);
    return chances;
  };
  let drawn = 0;
  const drawRest = (total: number): number[] => {
    drawn += 1;
    let open = total;
    return left.slice(1).map((_, index) => {
      const points = partAt(evenly(drawn, [2, 3, 5][index] ?? 7), chancesOf(index + 1, open));
      open -= points;
      return points;
    });
  };
  return (total) => {
    return chancesOf(0, total).flatMap((chance, points) => {
      if (chance < leastShare) return [];
      const ways = left.length > 1 ? Math.max(1, Math.round(chance * samples)) : 1;
      return Array.from({ length: ways }, () => ({
        share: chance / ways,
        points: quartersFrom(running, [points, ...drawRest(total - points)]),
      }));
    });
  };
}
