import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { currencyDigits, formatMoney, groupMark, locales, maxMinor, money, moneyToDecimal, parseStake } from "../../src/index.ts";
import { BTC, EUR } from "../support/slip-samples.ts";
import { propertyRuns } from "../support/property-runs.ts";

const JPY = { currency: "JPY", subunits: 1 };
const KWD = { currency: "KWD", subunits: 1000 };
const mBTC = { currency: "mBTC", subunits: 100_000 };
const MRU = { currency: "MRU", subunits: 5 };

describe("parseStake", () => {
  it.each([
    ["1,50", 150n],
    ["1.50", 150n],
    ["1.5", 150n],
    ["20", 2000n],
    ["00012", 1200n],
    [".5", 50n],
    [",5", 50n],
    ["12.", 1200n],
    ["0", 0n],
    ["1.234,50", 123_450n],
    ["1,234.50", 123_450n],
    ["1,234,567", 123_456_700n],
    ["1.234.567,8", 123_456_780n],
    ["1 234,5", 123_450n],
    ["1\u202f234,50", 123_450n],
    ["1’234.50", 123_450n],
  ])("reads %j", (text, minor) => {
    expect(parseStake(text, EUR)).toEqual({ ok: true, value: money(minor, EUR) });
  });

  it.each([
    ["1,000", ",", EUR, 100_000n],
    ["€12,345", ",", EUR, 1_234_500n],
    ["1.000", ".", EUR, 100_000n],
    ["1,00", ",", EUR, 100n],
    ["1.50", ".", EUR, 150n],
    ["1,000", ",", BTC, 100_000_000n],
    ["1,000", ",", KWD, 1_000n],
  ])("reads %j when %j groups thousands, unless it can be decimal", (text, mark, unit, minor) => {
    expect(parseStake(text, unit, mark)).toEqual({ ok: true, value: money(minor, unit) });
  });

  it.each(["1,000", "1.000", "0,500"])("refuses %j when its mark is not the group mark", (text) => {
    const other = text.includes(",") && text !== "0,500" ? "." : ",";
    expect(parseStake(text, EUR, other)).toMatchObject({ ok: false, error: { type: "tooManyDigits" } });
  });

  it("uses the group mark of each locale", () => {
    expect(["en", "de", "fr"].map(groupMark)).toEqual([",", ".", "\u202f"]);
    for (const { code } of locales)
      expect(parseStake(formatMoney(money(123_456_789n, EUR), code), EUR, groupMark(code))).toEqual({
        ok: true,
        value: money(123_456_789n, EUR),
      });
  });

  it.each(["€20", "20 €", "EUR 20", "20EUR", "eur20", "\u200f20\u00a0€", "\u2066€20.00\u2069"])(
    "accepts a pasted %j with its currency",
    (text) => {
      expect(parseStake(text, EUR)).toEqual({ ok: true, value: money(2000n, EUR) });
    },
  );

  it.each([
    ["٢٠٫٥", 2050n],
    ["۱۲", 1200n],
    ["١٬٢٣٤٫٥", 123_450n],
    ["２０", 2000n],
  ])("normalises the digits of %j", (text, minor) => {
    expect(parseStake(text, EUR)).toEqual({ ok: true, value: money(minor, EUR) });
  });

  it.each([
    "1e3",
    "-0",
    "-5",
    "+5",
    "0x10",
    "NaN",
    "Infinity",
    ".",
    ",",
    "1.2.3",
    "12,34,567.8",
    "1,2,3",
    "5 USD",
    "twenty",
    "1..5",
    "\u22125",
  ])("refuses %j", (text) => {
    expect(parseStake(text, EUR)).toEqual({ ok: false, error: { type: "notANumber" } });
  });

  it.each(["", "   ", "€", "EUR", "\u200f"])("reports %j as empty", (text) => {
    expect(parseStake(text, EUR)).toEqual({ ok: false, error: { type: "empty" } });
  });

  it.each([
    ["0.001", EUR, 2],
    ["1,234", EUR, 2],
    ["1.500", EUR, 2],
    ["1.5", JPY, 0],
    ["0.123456789", BTC, 8],
    ["0.3", MRU, 1],
  ] as const)("refuses %j for too many digits", (text, unit, maxDigits) => {
    expect(parseStake(text, unit)).toEqual({ ok: false, error: { type: "tooManyDigits", maxDigits } });
  });

  it("reads three digits as a group without decimals, and as decimals with three", () => {
    expect(parseStake("1,234", JPY)).toEqual({ ok: true, value: money(1234n, JPY) });
    expect(parseStake("1,234", KWD)).toEqual({ ok: true, value: money(1234n, KWD) });
    expect(parseStake("0.4", MRU)).toEqual({ ok: true, value: money(2n, MRU) });
  });

  it("reads crypto units exactly", () => {
    expect(parseStake("0.00012500", BTC)).toEqual({ ok: true, value: money(12_500n, BTC) });
    expect(parseStake("0.01 mBTC", mBTC)).toEqual({ ok: true, value: money(1000n, mBTC) });
  });

  it("refuses amounts beyond the wire's range and very long text", () => {
    expect(parseStake("99999999999999999999", EUR)).toEqual({ ok: false, error: { type: "tooLarge" } });
    expect(parseStake("9".repeat(2000), EUR)).toEqual({ ok: false, error: { type: "tooLarge" } });
    expect(parseStake(`1e308`, EUR)).toEqual({ ok: false, error: { type: "notANumber" } });
  });

  it("never throws and never returns a negative amount", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: "binary" }), fc.stringMatching(/^[\d.,€ -]{0,20}$/u)),
        fc.constantFrom(EUR, JPY, BTC, MRU),
        (text, unit) => {
          const parsed = parseStake(text, unit);
          if (parsed.ok) expect(parsed.value.minor >= 0n && parsed.value.minor <= maxMinor).toBe(true);
        },
      ),
      { numRuns: propertyRuns(400) },
    );
  });

  it("round-trips plain decimals", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: maxMinor }), fc.constantFrom(EUR, JPY, KWD, BTC, mBTC), (minor, unit) => {
        expect(parseStake(moneyToDecimal(money(minor, unit)), unit)).toEqual({ ok: true, value: money(minor, unit) });
      }),
    );
  });

  it("round-trips formatted amounts in every locale", () => {
    for (const { code } of locales) {
      for (const minor of [5n, 150n, 2000n, 123_456n, 99_999_999n]) {
        expect([code, parseStake(formatMoney(money(minor, EUR), code), EUR)]).toEqual([code, { ok: true, value: money(minor, EUR) }]);
      }
    }
  });
});

describe("currency digits", () => {
  it.each([
    [1, 0],
    [5, 1],
    [10, 1],
    [100, 2],
    [1000, 3],
    [100_000, 5],
    [1_000_000, 6],
    [100_000_000, 8],
    [1_000_000_000, 8],
  ])("%i subunits have %i", (subunits, digits) => {
    expect(currencyDigits(subunits)).toBe(digits);
  });
});
