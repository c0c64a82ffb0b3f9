import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  allLegs,
  multiplyMoney,
  systemFactor,
  systemTable,
  toOdds,
  whatIf,
  fraction,
  oddsToFraction,
  type LegGuess,
} from "../../src/index.ts";
import { euros } from "../support/slip-samples.ts";

const price = fc.integer({ min: 1001, max: 20_000 }).map(toOdds);

/** All combinations of wrong legs, by enumeration. */
function subsets(count: number): readonly (readonly boolean[])[] {
  return Array.from({ length: 2 ** count }, (_, mask) => Array.from({ length: count }, (__, leg) => (mask & (2 ** leg)) !== 0));
}

describe("systemTable (features B11)", () => {
  it("pays 11, 4, 1 and 0 lines of a Yankee at odds of 2.00", () => {
    const rows = systemTable({ odds: [2000, 2000, 2000, 2000].map(toOdds), sizes: [2, 3, 4], stake: euros(1100), maxReturn: null });
    expect(rows.map(({ wrong, linesPaid, min, max }) => [wrong, Number(linesPaid), Number(min.minor), Number(max.minor)])).toEqual([
      [0, 11, 7200, 7200],
      [1, 4, 2000, 2000],
      [2, 1, 400, 400],
    ]);
  });

  it("matches enumeration for the minimum and maximum of each number of wrong legs", () => {
    fc.assert(
      fc.property(
        fc.array(price, { minLength: 3, maxLength: 6 }),
        fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 1, max: 100_000 }),
        (odds, wanted, cents) => {
          const sizes = [...new Set(wanted.map((size) => Math.min(size, odds.length)))];
          const returns = new Map<number, bigint[]>();
          for (const wrong of subsets(odds.length)) {
            const factors = odds.map((leg, index) => (wrong[index] === true ? fraction(0n) : oddsToFraction(leg)));
            const count = wrong.filter(Boolean).length;
            returns.set(count, [...(returns.get(count) ?? []), multiplyMoney(euros(cents), systemFactor(factors, sizes)).minor]);
          }
          const rows = systemTable({ odds, sizes, stake: euros(cents), maxReturn: null });
          expect(rows).toHaveLength(odds.length - Math.min(...sizes) + 1);
          for (const row of rows) {
            const all = returns.get(row.wrong)!.sort((left, right) => Number(left - right));
            expect([row.min.minor, row.max.minor]).toEqual([all[0], all.at(-1)]);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it("is capped at the operator's maximum return", () => {
    const rows = systemTable({ odds: [5000, 5000, 5000].map(toOdds), sizes: [2, 3], stake: euros(100_000), maxReturn: euros(500_000) });
    expect(rows.map(({ max }) => Number(max.minor))).toEqual([500_000, 500_000]);
  });

  it("covers the 4,083 lines of twelve legs without enumerating them", () => {
    const sizes = Array.from({ length: 11 }, (_, index) => index + 2);
    const rows = systemTable({ odds: Array.from({ length: 12 }, () => toOdds(2000)), sizes, stake: euros(4083 * 100), maxReturn: null });
    expect(Number(rows[0]?.linesPaid)).toBe(4083);
    // (1 + 2)^12 - 1 - 12 x 2 lines of 1.00 each
    expect(Number(rows[0]?.max.minor)).toBe((3 ** 12 - 1 - 24) * 100);
    expect(rows).toHaveLength(11);
  });
});

describe("whatIf (features B11)", () => {
  const odds = [2000, 3000, 4000].map(toOdds);
  const ask = (guesses: readonly LegGuess[], shape: Parameters<typeof whatIf>[0]["shape"]) =>
    whatIf({ shape, stake: euros(3000), maxReturn: null, legs: odds.map((leg, index) => ({ odds: leg, guess: guesses[index]! })) });

  it.each<[readonly LegGuess[], number, number, number, number]>([
    [["open", "open", "open"], 0, 26_000, 0, 3],
    [["won", "open", "open"], 0, 26_000, 0, 3],
    [["won", "won", "open"], 6000, 26_000, 1, 3],
    [["won", "won", "lost"], 6000, 6000, 1, 1],
    [["lost", "open", "open"], 0, 12_000, 0, 1],
    [["lost", "lost", "open"], 0, 0, 0, 0],
    [["won", "won", "won"], 26_000, 26_000, 3, 3],
  ])("2/3 with %j returns from %i to %i", (guesses, ...expected) => {
    const found = ask(guesses, { type: "system", sizes: [2] });
    expect([found.min.minor, found.max.minor, found.linesWon, found.linesAlive].map(Number)).toEqual(expected);
  });

  it("loses a combo with one wrong leg", () => {
    expect(ask(["won", "won", "lost"], allLegs)).toMatchObject({ max: euros(0), linesAlive: 0n });
    expect(ask(["won", "won", "open"], allLegs)).toMatchObject({ min: euros(0), max: euros(72_000), linesAlive: 1n });
  });

  it("never rises with a lost leg nor falls with a won one", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(price, fc.constantFrom<LegGuess>("open", "won", "lost")), { minLength: 2, maxLength: 8 }),
        fc.integer({ min: 1, max: 8 }),
        (legs, wanted) => {
          const shape = { type: "system", sizes: [Math.min(wanted, legs.length)] } as const;
          const of = (first: LegGuess) =>
            whatIf({
              shape,
              stake: euros(1000),
              maxReturn: null,
              legs: legs.map(([leg, guess], index) => ({ odds: leg, guess: index === 0 ? first : guess })),
            });
          expect(of("open").min).toEqual(of("lost").min);
          expect(of("open").max).toEqual(of("won").max);
          expect(of("lost").max.minor <= of("won").max.minor).toBe(true);
        },
      ),
    );
  });
});
