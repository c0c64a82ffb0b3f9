import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addMoney,
  capMoney,
  compareMoney,
  convertMoney,
  decimalMark,
  formatMoney,
  fraction,
  isPositiveMoney,
  maxMinor,
  money,
  moneyToDecimal,
  moneyToWire,
  multiplyMoney,
  shareMoney,
  stakeForReturn,
  subtractMoney,
  sumMoney,
  wireToMoney,
  zeroMoney,
} from "../../src/index.ts";
import { BTC, EUR, euros, USD } from "../support/slip-samples.ts";

const anyMinor = fc.bigInt({ min: 0n, max: maxMinor });
const anyFactor = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 9n }), fc.bigInt({ min: 1n, max: 10n ** 6n })).map(([n, d]) => fraction(n, d));

describe("money", () => {
  it("adds, subtracts, sums and compares within a unit", () => {
    expect(addMoney(euros(150), euros(50))).toEqual(euros(200));
    expect(subtractMoney(euros(150), euros(200))).toEqual(euros(-50));
    expect(sumMoney([euros(1), euros(2), euros(3)], EUR)).toEqual(euros(6));
    expect(sumMoney([], EUR)).toEqual(zeroMoney(EUR));
    expect([compareMoney(euros(1), euros(2)), compareMoney(euros(2), euros(2)), compareMoney(euros(3), euros(2))]).toEqual([-1, 0, 1]);
    expect([isPositiveMoney(euros(1)), isPositiveMoney(euros(0)), isPositiveMoney(euros(-1))]).toEqual([true, false, false]);
    expect(capMoney(euros(500), euros(300))).toEqual(euros(300));
    expect(capMoney(euros(200), euros(300))).toEqual(euros(200));
  });

  it("throws on mixed currencies and on mixed units of one currency", () => {
    expect(() => addMoney(euros(1), money(1n, USD))).toThrow(RangeError);
    expect(() => compareMoney(euros(1), money(1n, { currency: "EUR", subunits: 1000 }))).toThrow(RangeError);
  });

  it("floors every product to the minor unit", () => {
    expect(multiplyMoney(euros(1), fraction(1050n, 1000n))).toEqual(euros(1));
    expect(multiplyMoney(euros(999), fraction(1n, 3n))).toEqual(euros(333));
    fc.assert(
      fc.property(anyMinor, anyFactor, (minor, factor) => {
        const product = multiplyMoney(money(minor, EUR), factor).minor;
        expect(product * factor.denominator <= minor * factor.numerator).toBe(true);
        expect((product + 1n) * factor.denominator > minor * factor.numerator).toBe(true);
      }),
    );
  });

  it("finds the largest stake whose return does not exceed the target", () => {
    fc.assert(
      fc.property(anyMinor, anyFactor, (minor, factor) => {
        const target = money(minor, EUR);
        expect(compareMoney(multiplyMoney(stakeForReturn(target, factor), factor), target)).not.toBe(1);
      }),
    );
    expect(stakeForReturn(euros(100), fraction(0n))).toEqual(euros(0));
  });

  it("splits equally, floored, and never more than the amount", () => {
    expect([shareMoney(euros(1000), 3), shareMoney(euros(2), 3), shareMoney(euros(500), 1)]).toEqual([euros(333), euros(0), euros(500)]);
    expect(() => shareMoney(euros(1), 0)).toThrow(RangeError);
  });

  it("converts by a rate, floored", () => {
    expect(convertMoney(euros(1001), USD, 1_100_000n)).toEqual(money(1101n, USD));
    expect(convertMoney(euros(1), USD, 999_999n)).toEqual(money(0n, USD));
  });

  it("round-trips through the wire format, and throws for amounts that it would round", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -maxMinor, max: maxMinor }), (minor) => {
        expect(wireToMoney(moneyToWire(money(minor, BTC)))).toEqual(money(minor, BTC));
      }),
    );
    expect(() => moneyToWire(money(maxMinor + 1n, EUR))).toThrow(RangeError);
    expect(() => wireToMoney({ value: 1.5, currency: "EUR", subunits: 100 })).toThrow();
  });
});

describe("formatMoney", () => {
  it.each([
    ["en", 123_456, "€1,234.56"],
    ["de", 123_456, "1.234,56\u00a0€"],
    ["en", -5, "-€0.05"],
    ["pt-BR", 123_456, "€\u00a01.234,56"],
  ] as const)("%s writes %i as %s", (locale, minor, text) => {
    expect(formatMoney(euros(minor), locale)).toBe(text);
  });

  it("omits the decimals of whole amounts in the short style only", () => {
    expect([formatMoney(euros(500), "en", "short"), formatMoney(euros(550), "en", "short"), formatMoney(euros(500), "en")]).toEqual([
      "€5",
      "€5.50",
      "€5.00",
    ]);
  });

  it.each(["USDT", "mBTC", "µBTC", "XX", "TOOLONG8"])("puts %s, which Intl does not accept as a currency, after the number", (currency) => {
    expect(formatMoney(money(12_345n, { currency, subunits: 100 }), "en")).toBe(`123.45\u00a0${currency}`);
  });

  it("shows all decimals of crypto units", () => {
    expect(formatMoney(money(12_345n, BTC), "en")).toContain("0.00012345");
    expect(moneyToDecimal(money(-12_345n, BTC))).toBe("-0.00012345");
  });

  it("uses Latin digits in Arabic, Persian and Urdu", () => {
    for (const locale of ["ar", "fa", "ur"]) expect(formatMoney(euros(123_456), locale)).toMatch(/1.?234[.,]56/u);
  });

  it("keeps the sign with its digits in right-to-left text", () => {
    const reais = money(500_000n, { currency: "BRL", subunits: 100 });
    expect(formatMoney(reais, "ar")).toContain("R$\u200e");
    expect(formatMoney(euros(1_200), "ur")).toBe("\u200e€12.00");
    expect(formatMoney(reais, "pt-BR")).toBe("R$\u00a05.000,00");
  });

  it("adds a plus to gains and no sign to zero in the signed style", () => {
    expect([1_700, 0, -150].map((minor) => formatMoney(euros(minor), "en", "signed"))).toEqual(["+€17.00", "€0.00", "-€1.50"]);
    expect(formatMoney(money(-12_345n, { currency: "USDT", subunits: 100 }), "en", "signed")).toBe("-123.45\u00a0USDT");
    expect(formatMoney(euros(1_700), "ur", "signed")).toMatch(/^\u200e/u);
  });

  it("is exact beyond the range of floating point", () => {
    expect(formatMoney(money(9_007_199_254_740_991n, EUR), "en")).toBe("€90,071,992,547,409.91");
  });

  it("returns the decimal mark of a locale", () => {
    expect([decimalMark("en"), decimalMark("de"), decimalMark("fr"), decimalMark("ar")]).toEqual([".", ",", ",", "."]);
  });
});
