import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  capOdds,
  compareFractions,
  defaultOddsDisplayCap,
  floorFraction,
  fraction,
  fractionToFixed,
  maxOdds,
  multiplyFractions,
  multiplyOdds,
  oddsToFraction,
  parseOdds,
  reduceFraction,
  roundFraction,
  roundTotalOdds,
  toOdds,
} from "../../src/index.ts";

const anyOdds = fc.integer({ min: 1001, max: maxOdds }).map(toOdds);
const anyFraction = fc
  .tuple(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), fc.bigInt({ min: 1n, max: 10n ** 9n }))
  .map(([n, d]) => fraction(n, d));

describe("odds", () => {
  it.each([null, undefined, "1850", 1.5, 1000, 999, 0, -1, Number.NaN, Number.POSITIVE_INFINITY, maxOdds + 1])(
    "rejects %s as a price",
    (value) => {
      expect(parseOdds(value)).toBeNull();
    },
  );

  it("throws for a value that is not a price", () => {
    expect(() => toOdds(1000)).toThrow(RangeError);
    expect(() => toOdds(2000.5)).toThrow(RangeError);
  });

  it("keeps every wire price", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1001, max: maxOdds }), (value) => {
        expect(parseOdds(value)).toBe(value);
      }),
    );
  });

  it("caps only prices above the threshold, for display", () => {
    expect(capOdds(toOdds(40_000), defaultOddsDisplayCap)).toEqual({ odds: 40_000, isCapped: false });
    expect(capOdds(toOdds(40_001), defaultOddsDisplayCap)).toEqual({ odds: 40_000, isCapped: true });
    expect(capOdds(toOdds(90_000), { threshold: 40_000, shown: 0 })).toEqual({ odds: 90_000, isCapped: true });
  });

  it("multiplies prices exactly, in any order", () => {
    fc.assert(
      fc.property(fc.array(anyOdds, { maxLength: 12 }), (prices) => {
        const forward = multiplyOdds(prices);
        expect(compareFractions(forward, multiplyOdds([...prices].reverse()))).toBe(0);
        expect(forward.denominator).toBe(1000n ** BigInt(prices.length));
      }),
    );
  });

  it("rounds totals half up and caps them at the wire's maximum", () => {
    expect(roundTotalOdds(fraction(58_275n, 10_000n))).toBe(5828);
    expect(roundTotalOdds(multiplyOdds([toOdds(maxOdds), toOdds(maxOdds)]))).toBe(maxOdds);
  });
});

describe("fractions", () => {
  it("refuses a denominator of zero and moves the sign to the numerator", () => {
    expect(() => fraction(1n, 0n)).toThrow(RangeError);
    expect(fraction(3n, -4n)).toEqual({ numerator: -3n, denominator: 4n });
  });

  it("floors towards minus infinity and rounds halves away from zero", () => {
    expect([floorFraction(fraction(7n, 2n)), floorFraction(fraction(-7n, 2n)), floorFraction(fraction(-6n, 2n))]).toEqual([3n, -4n, -3n]);
    expect([roundFraction(fraction(5n, 2n)), roundFraction(fraction(-5n, 2n)), roundFraction(fraction(12n, 5n))]).toEqual([3n, -3n, 2n]);
  });

  it("floors to less than one below the value", () => {
    fc.assert(
      fc.property(anyFraction, (value) => {
        const floor = floorFraction(value);
        expect(floor * value.denominator <= value.numerator).toBe(true);
        expect((floor + 1n) * value.denominator > value.numerator).toBe(true);
      }),
    );
  });

  it("keeps its value when reduced", () => {
    fc.assert(
      fc.property(anyFraction, (value) => {
        expect(compareFractions(value, reduceFraction(value))).toBe(0);
      }),
    );
  });

  it("writes fixed decimals with a leading zero and no negative zero", () => {
    expect(fractionToFixed(fraction(1n, 3n), 2)).toBe("0.33");
    expect(fractionToFixed(fraction(-1n, 200n), 2)).toBe("-0.01");
    expect(fractionToFixed(fraction(-1n, 1000n), 2)).toBe("0.00");
    expect(fractionToFixed(fraction(5n, 2n), 0)).toBe("3");
  });

  it("compare exactly and multiply", () => {
    fc.assert(
      fc.property(anyOdds, anyOdds, (left, right) => {
        expect(compareFractions(oddsToFraction(left), oddsToFraction(right))).toBe(Math.sign(left - right));
        expect(multiplyFractions(oddsToFraction(left), oddsToFraction(right)).numerator).toBe(BigInt(left) * BigInt(right));
      }),
    );
  });
});
