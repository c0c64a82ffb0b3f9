import { createRandom, type RandomSource } from "../../core/random.ts";

/** Fixed uniform numbers made from a name: prices then move only with the state of play. */
export function uniformTable(name: string, length: number): Float64Array {
  const random = createRandom(name);
  return Float64Array.from({ length }, () => random.next());
}

/** Numbers by index, created on first use: of the threads that load a model, only the one that computes prices needs them. */
export function drawsOf(make: () => Float64Array): (index: number) => number {
  let draws: Float64Array | null = null;
  return (index) => (draws ??= make())[index] ?? 0;
}

/** Fixed uniform numbers by index; an index beyond the length starts over. */
export function cyclicDraws(name: string, length: number): (index: number) => number {
  const drawAt = drawsOf(() => uniformTable(name, length));
  return (index) => drawAt(index % length);
}

export function drawInteger(random: RandomSource, low: number, high: number): number {
  return low + Math.floor(random.next() * (high - low + 1));
}

/** Standard normal draw (Box and Muller). */
export function drawNormal(random: RandomSource): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random.next()));
  return radius * Math.cos(2 * Math.PI * random.next());
}

export function drawWeighted(random: RandomSource, weights: readonly number[]): number {
  let left = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  for (let index = 0; index < weights.length; index += 1) {
    left -= weights[index] ?? 0;
    if (left < 0) return index;
  }
  return Math.max(weights.length - 1, 0);
}

/** Van der Corput number: every prefix of the sequence fills (0, 1) evenly. */
export function evenNumber(index: number, base: number): number {
  let share = 1 / base;
  let rest = index + 1;
  let value = 0;
  while (rest > 0) {
    value += (rest % base) * share;
    rest = Math.floor(rest / base);
    share /= base;
  }
  return value;
}

/** Quantile of the standard normal distribution (Acklam's rational approximation, relative error below 1.2e-9). */
export function normalQuantile(chance: number): number {
  const low = 0.02425;
  if (chance < low) return tailQuantile(chance);
  if (chance > 1 - low) return -tailQuantile(1 - chance);
  const distance = chance - 0.5;
  const square = distance * distance;
  const above =
    ((((-39.69683028665376 * square + 220.9460984245205) * square - 275.9285104469687) * square + 138.357751867269) * square -
      30.66479806614716) *
      square +
    2.506628277459239;
  const below =
    ((((-54.47609879822406 * square + 161.5858368580409) * square - 155.6989798598866) * square + 66.80131188771972) * square -
      13.28068155288572) *
      square +
    1;
  return (above * distance) / below;
}

function tailQuantile(chance: number): number {
  const root = Math.sqrt(-2 * Math.log(chance));
  const above =
    ((((-0.007784894002430293 * root - 0.3223964580411365) * root - 2.400758277161838) * root - 2.549732539343734) * root +
      4.374664141464968) *
      root +
    2.938163982698783;
  const below = (((0.007784695709041462 * root + 0.3224671290700398) * root + 2.445134137142996) * root + 3.754408661907416) * root + 1;
  return above / below;
}
