/** An exact rational number with a positive denominator, not necessarily in lowest terms. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Creates a fraction; throws a RangeError if the denominator is zero. */
export function fraction(numerator: bigint, denominator = 1n): Fraction {
  if (denominator === 0n) throw new RangeError("The denominator of a fraction is zero");
  return denominator < 0n ? { numerator: -numerator, denominator: -denominator } : { numerator, denominator };
}

/** Multiplies exactly. */
export function multiplyFractions(left: Fraction, right: Fraction): Fraction {
  return { numerator: left.numerator * right.numerator, denominator: left.denominator * right.denominator };
}

/** -1, 0 or 1 if `left` is smaller than, equal to or larger than `right`. */
export function compareFractions(left: Fraction, right: Fraction): -1 | 0 | 1 {
  const difference = left.numerator * right.denominator - right.numerator * left.denominator;
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}

/** Reduces a fraction to lowest terms. */
export function reduceFraction(value: Fraction): Fraction {
  const divisor = greatestCommonDivisor(value.numerator < 0n ? -value.numerator : value.numerator, value.denominator);
  return divisor <= 1n ? value : { numerator: value.numerator / divisor, denominator: value.denominator / divisor };
}

/** The greatest common divisor; the arguments must not be negative. */
export function greatestCommonDivisor(left: bigint, right: bigint): bigint {
  let [larger, smaller] = [left, right];
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}

/** Largest integer not above the value. Money is only ever rounded this way (decisions E). */
export function floorFraction(value: Fraction): bigint {
  const quotient = value.numerator / value.denominator;
  return value.numerator < 0n && value.numerator % value.denominator !== 0n ? quotient - 1n : quotient;
}

/** Nearest integer; halves round away from zero. */
export function roundFraction(value: Fraction): bigint {
  const magnitude = value.numerator < 0n ? -value.numerator : value.numerator;
  const rounded = (2n * magnitude + value.denominator) / (2n * value.denominator);
  return value.numerator < 0n ? -rounded : rounded;
}

/** Decimal text with `digits` decimals, rounded once from the exact value; halves round away from zero. */
export function fractionToFixed(value: Fraction, digits: number): string {
  const scale = 10n ** BigInt(digits);
  const rounded = roundFraction({ numerator: value.numerator * scale, denominator: value.denominator });
  const magnitude = (rounded < 0n ? -rounded : rounded).toString().padStart(digits + 1, "0");
  const text = digits === 0 ? magnitude : `${magnitude.slice(0, -digits)}.${magnitude.slice(-digits)}`;
  return rounded < 0n ? `-${text}` : text;
}
