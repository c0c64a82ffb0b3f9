import { describe, expect, it } from "vitest";
import { formatMinor, formatMinorNumber, minorToFieldText, parseMinor } from "../../src/money/money-text.ts";

const euro = { currency: "EUR", subunits: 100 };
const bitcoin = { currency: "mBTC", subunits: 100_000 };

describe("amounts in minor units", () => {
  it.each([
    [123_450, euro, "en", "€1,234.50"],
    [123_450, euro, "de", "1.234,50\u00a0€"],
    [123_450, bitcoin, "en", "1.2345 mBTC"],
  ])("format %i of %o in %s", (minor, unit, locale, text) => {
    expect(formatMinor(minor, unit, locale)).toBe(text);
  });

  it("format without the currency and with a sign", () => {
    expect(formatMinorNumber(-250, euro, "de", { signDisplay: "exceptZero" })).toBe("-2,50");
    expect(formatMinorNumber(250, euro, "de", { signDisplay: "exceptZero" })).toBe("+2,50");
  });

  it.each([
    ["12", 1200],
    [" 12,5 ", 1250],
    ["0.05", 5],
    ["1.234", null],
    ["-1", null],
    ["", null],
  ])("parse %j as %s", (text, minor) => {
    expect(parseMinor(text, euro)).toBe(minor);
  });

  it("are plain digits in an input", () => {
    expect([minorToFieldText(1200, euro), minorToFieldText(1250, euro)]).toEqual(["12", "12.50"]);
  });
});
