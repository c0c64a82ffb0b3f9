import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  formatNearestBritishRung,
  formatOdds,
  formatShownOdds,
  formatTotalOdds,
  fraction,
  multiplyOdds,
  oddsFormats,
  parseOdds,
  parseOddsFormat,
  speakOdds,
  toOdds,
  type OddsFormat,
} from "../../src/index.ts";
import { readVectors } from "../support/read-vectors.ts";

type FormatCase = { readonly odds_milli: number; readonly british_ladder_nearest: string } & Readonly<Record<OddsFormat, string>>;
const vectors = readVectors<{
  readonly cases: readonly FormatCase[];
  readonly edge: readonly { readonly odds_milli: number | null }[];
}>("odds-formats");

describe("odds formats", () => {
  it.each(vectors.cases.flatMap((row) => oddsFormats.map((format) => ({ thousandths: row.odds_milli, format, expected: row[format] }))))(
    "$thousandths as $format is $expected",
    ({ thousandths, format, expected }) => {
      expect(formatOdds(toOdds(thousandths), format)).toBe(expected);
    },
  );

  it.each(vectors.cases)("$odds_milli lies nearest to the rung $british_ladder_nearest", (row) => {
    expect(formatNearestBritishRung({ numerator: BigInt(row.odds_milli - 1000), denominator: 1000n })).toBe(row.british_ladder_nearest);
  });

  it.each(vectors.edge)("shows a dash for $odds_milli, which is not a price, in every format", ({ odds_milli }) => {
    expect(parseOdds(odds_milli)).toBeNull();
    for (const format of oddsFormats) expect(formatOdds(parseOdds(odds_milli), format)).toBe("–");
  });

  it("formats a price off the ladder as its best approximation", () => {
    expect(formatOdds(toOdds(1087), "british")).toBe("2/23");
  });

  it("formats european odds with two or three decimals, without loss of precision", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1001, max: 1_001_000 }), (thousandths) => {
        const text = formatOdds(toOdds(thousandths), "european");
        expect(text).toMatch(/^\d+\.\d{2,3}$/u);
        expect(Math.round(Number(text) * 1000)).toBe(thousandths);
      }),
    );
  });

  it("gives american a sign and at least 100", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1001, max: 1_001_000 }), (thousandths) => {
        const text = formatOdds(toOdds(thousandths), "american");
        expect(text).toMatch(/^[+-]\d{3,}$/u);
        expect(Math.abs(Number(text))).toBeGreaterThanOrEqual(100);
        if (thousandths >= 2000) expect(text.startsWith("+")).toBe(true);
      }),
    );
  });

  it("keeps british close to the price: denominator at most 100 unless a ladder rung", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1010, max: 101_000 }), (thousandths) => {
        const [numerator = 0, denominator = 1] = formatOdds(toOdds(thousandths), "british").split("/").map(Number);
        // Integer arithmetic: a difference of exactly half a hundredth is accepted.
        expect(Math.abs(numerator * 1000 - (thousandths - 1000) * denominator)).toBeLessThanOrEqual(5 * denominator);
      }),
    );
  });

  it("orders indonesian and malaysian negatives by magnitude of risk", () => {
    expect(formatOdds(toOdds(1500), "indonesian")).toBe("-2.00");
    expect(formatOdds(toOdds(3000), "malaysian")).toBe("-0.50");
    expect(formatOdds(toOdds(101_000), "malaysian")).toBe("-0.010");
  });

  it("shows the exact total of a combo with two decimals, half up", () => {
    const total = multiplyOdds([toOdds(1850), toOdds(2100), toOdds(1500)]);
    expect(formatTotalOdds(total, "european")).toBe("5.83");
    expect(formatTotalOdds(total, "american")).toBe("+483");
    const large = fraction(21_302_375_201n);
    expect(formatTotalOdds(large, "european")).toBe("21,302,375,201");
    expect(formatTotalOdds(fraction(12_345n, 10n), "european")).toBe("1234.50");
    expect(formatTotalOdds(fraction(1_250n), "european")).toBe("1250");
    expect(formatTotalOdds(fraction(125_005n, 10n), "european")).toBe("12,500.50");
    expect(formatTotalOdds(fraction(9_999n, 10n), "european")).toBe("999.90");
    expect(formatTotalOdds(large, "american")).toBe("+2,130,237,520,000");
  });

  it.each([
    [999_000, "european", "999.00"],
    [1_250_000, "european", "1250"],
    [1_250_500, "european", "1250.50"],
    [1_251_000, "hongkong", "1250"],
    [1_250_000, "american", "+124900"],
    [1_250_000, "percent", "0.08%"],
  ] as const)("shows %i as %s on pages as %s", (thousandths, format, expected) => {
    expect(formatShownOdds(toOdds(thousandths), format)).toBe(expected);
  });

  it("uses words for minus and fraction bar in spoken prices", () => {
    const words = { minus: "minus", to: "to" };
    expect(speakOdds("-0.50", words)).toBe("minus 0.50");
    expect(speakOdds("11/4", words)).toBe("11 to 4");
    expect(speakOdds("2.10", words)).toBe("2.10");
  });

  it("reads an unknown format as european", () => {
    expect(parseOddsFormat("american")).toBe("american");
    for (const value of ["roman", null, undefined, 3]) expect(parseOddsFormat(value)).toBe("european");
  });
});
