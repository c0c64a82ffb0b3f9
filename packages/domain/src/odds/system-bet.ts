import { compareFractions, fraction, greatestCommonDivisor, type Fraction } from "./fraction.ts";

/**
 * Mean of the products of factors over all lines of a system: its total odds if the factors are prices,
 * its return per unit of total stake if they are leg factors. Lines are all combinations of each size in `sizes`.
 */
export function systemFactor(factors: readonly Fraction[], sizes: readonly number[]): Fraction {
  const common = factors.reduce((multiple, factor) => leastCommonMultiple(multiple, factor.denominator), 1n);
  const sums = symmetricSums(factors.map((factor) => factor.numerator * (common / factor.denominator)));
  const largest = Math.max(0, ...sizes);
  let total = 0n;
  for (const size of sizes) total += (sums[size] ?? 0n) * common ** BigInt(largest - size);
  const lines = countSystemLines(factors.length, sizes);
  return lines === 0n ? fraction(0n) : fraction(total, lines * common ** BigInt(largest));
}

/** Number of lines of a system: the sum of C(legs, size) over its sizes. */
export function countSystemLines(legs: number, sizes: readonly number[]): bigint {
  return sizes.reduce((lines, size) => lines + binomial(legs, size), 0n);
}

/** The smallest return of a winning system per unit of stake: only the line of the shortest prices of its smallest size wins. */
export function lowestSystemFactor(odds: readonly Fraction[], sizes: readonly number[]): Fraction {
  const smallest = Math.min(...sizes);
  const byLength = [...odds].sort(compareFractions);
  return systemFactor(
    byLength.map((price, index) => (index < smallest ? price : fraction(0n))),
    sizes,
  );
}

/** Elementary symmetric sums e_0..e_n of integers by dynamic programming, without enumerating combinations. */
function symmetricSums(values: readonly bigint[]): readonly bigint[] {
  const sums: bigint[] = [1n, ...values.map(() => 0n)];
  for (const value of values) {
    for (let size = values.length; size >= 1; size -= 1) sums[size] = (sums[size] ?? 0n) + value * (sums[size - 1] ?? 0n);
  }
  return sums;
}

/** C(total, chosen); 0 unless 0 <= chosen <= total. */
export function binomial(total: number, chosen: number): bigint {
  if (chosen < 0 || chosen > total) return 0n;
  let result = 1n;
  for (let step = 1; step <= chosen; step += 1) result = (result * BigInt(total - chosen + step)) / BigInt(step);
  return result;
}

function leastCommonMultiple(left: bigint, right: bigint): bigint {
  return (left / greatestCommonDivisor(left, right)) * right;
}
