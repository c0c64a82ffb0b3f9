import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  compareFractions,
  countSystemLines,
  fraction,
  legFactor,
  lowestSystemFactor,
  multiplyFactors,
  multiplyMoney,
  oddsToFraction,
  parseLegResult,
  reduceFraction,
  settleBet,
  systemFactor,
  toOdds,
  type Fraction,
} from "../../src/index.ts";
import { readVectors } from "../support/read-vectors.ts";

interface SystemCase {
  readonly name: string;
  readonly stake: string;
  readonly subunits: number;
  readonly sizes: readonly number[];
  readonly legs: readonly { readonly odds_milli: number; readonly result: string }[];
  readonly expected: {
    readonly lines: number;
    readonly return_minor_floor: number;
    readonly max_return_minor_floor: number;
    readonly total_odds_exact: string;
    readonly min_winning_return_exact: string;
    readonly return_exact: string;
  };
}
const vectors = readVectors<{
  readonly meta: {
    readonly named: Readonly<Record<string, { readonly legs: number; readonly sizes: readonly number[]; readonly lines: number }>>;
  };
  readonly cases: readonly SystemCase[];
}>("system-bets");

function exact(text: string): Fraction {
  const [numerator = "0", denominator = "1"] = text.split("/");
  return fraction(BigInt(numerator), BigInt(denominator));
}

/** All combinations, by enumeration. */
function enumerate(factors: readonly Fraction[], size: number): readonly Fraction[][] {
  if (size === 0) return [[]];
  return factors.flatMap((factor, index) => enumerate(factors.slice(index + 1), size - 1).map((rest) => [factor, ...rest]));
}

describe("system bet vectors", () => {
  it.each(vectors.cases)("$name", (row) => {
    const stake = { minor: BigInt(row.stake) * BigInt(row.subunits), currency: "EUR", subunits: row.subunits };
    const odds = row.legs.map((leg) => toOdds(leg.odds_milli));
    const legs = row.legs.map((leg, index) => ({ odds: odds[index]!, result: parseLegResult(leg.result) }));
    expect(Number(countSystemLines(odds.length, row.sizes))).toBe(row.expected.lines);
    expect(reduceFraction(systemFactor(odds.map(oddsToFraction), row.sizes))).toEqual(exact(row.expected.total_odds_exact));
    expect(Number(multiplyMoney(stake, systemFactor(odds.map(oddsToFraction), row.sizes)).minor)).toBe(row.expected.max_return_minor_floor);
    const lowest = lowestSystemFactor(odds.map(oddsToFraction), row.sizes);
    expect(
      compareFractions(fraction(BigInt(row.stake) * lowest.numerator, lowest.denominator), exact(row.expected.min_winning_return_exact)),
    ).toBe(0);
    const factor = systemFactor(
      legs.map((leg) => legFactor(leg.odds, leg.result!)),
      row.sizes,
    );
    expect(compareFractions(fraction(BigInt(row.stake) * factor.numerator, factor.denominator), exact(row.expected.return_exact))).toBe(0);
    const settled = settleBet({ type: "system", sizes: row.sizes }, legs, stake);
    expect(settled.type === "settled" ? Number(settled.payout.minor) : null).toBe(row.expected.return_minor_floor);
  });

  it.each(Object.entries(vectors.meta.named))("%s has its customary number of lines", (_, named) => {
    expect(Number(countSystemLines(named.legs, named.sizes))).toBe(named.lines);
  });
});

describe("systemFactor", () => {
  const odds = fc.integer({ min: 1001, max: 20_000 }).map(toOdds);

  it("equals enumeration of all lines", () => {
    fc.assert(
      fc.property(fc.array(odds, { minLength: 2, maxLength: 7 }), fc.integer({ min: 1, max: 7 }), (prices, wanted) => {
        const size = Math.min(wanted, prices.length);
        const lines = enumerate(prices.map(oddsToFraction), size).map(multiplyFactors);
        const scaled = lines
          .map((line) => (line.numerator * 1000n ** BigInt(size)) / line.denominator)
          .reduce((sum, line) => sum + line, 0n);
        const mean = fraction(scaled, BigInt(lines.length) * 1000n ** BigInt(size));
        expect(compareFractions(systemFactor(prices.map(oddsToFraction), [size]), mean)).toBe(0);
      }),
      { numRuns: 60 },
    );
  });

  it("equals a combo when every leg is needed", () => {
    fc.assert(
      fc.property(fc.array(odds, { minLength: 1, maxLength: 10 }), (prices) => {
        const factors = prices.map(oddsToFraction);
        expect(compareFractions(systemFactor(factors, [prices.length]), multiplyFactors(factors))).toBe(0);
      }),
    );
  });

  it("is zero when the size exceeds the number of legs", () => {
    expect(systemFactor([fraction(2n)], [3])).toEqual(fraction(0n));
    expect(countSystemLines(1, [3])).toBe(0n);
  });

  it("computes 10 of 20 without enumerating its 184,756 lines", () => {
    const factors = Array.from({ length: 20 }, () => oddsToFraction(toOdds(1500)));
    const startedAt = performance.now();
    expect(compareFractions(systemFactor(factors, [10]), multiplyFactors(factors.slice(0, 10)))).toBe(0);
    expect(performance.now() - startedAt).toBeLessThan(50);
  });
});
