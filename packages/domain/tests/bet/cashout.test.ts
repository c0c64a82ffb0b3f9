import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  allLegs,
  cashoutTrend,
  compareFractions,
  fairCashoutFactor,
  fraction,
  isCashoutRuleReached,
  legFactor,
  betFactor,
  money,
  multiplyFractions,
  quoteCashout,
  shareCashout,
  toOdds,
  type BetShape,
  type CashoutLeg,
  type CashoutQuote,
  type Fraction,
  type LegResult,
  type TrendLeg,
} from "../../src/index.ts";

const eur = { currency: "EUR", subunits: 100 };
const cents = (minor: number) => money(BigInt(minor), eur);
const open = (taken: number, current: number): CashoutLeg => ({ type: "open", taken: toOdds(taken), current: toOdds(current) });
const ended = (taken: number, type: "win" | "lose" | "void"): CashoutLeg => ({ type: "settled", taken: toOdds(taken), result: { type } });
const quote = (legs: readonly CashoutLeg[], shape: BetShape = allLegs, stake = 1_000): CashoutQuote =>
  quoteCashout({ shape, legs, stake: cents(stake), marginBasisPoints: 500, cap: null });
const valueOf = (answer: CashoutQuote): bigint => (answer.type === "offered" ? answer.value.minor : -1n);

const price = fc.integer({ min: 1_010, max: 30_000 });
const pricedLeg = fc.oneof(
  { weight: 3, arbitrary: fc.record({ taken: price, current: price }).map(({ taken, current }) => open(taken, current)) },
  fc.record({ taken: price, type: fc.constantFrom("win", "lose", "void") }).map(({ taken, type }) => ended(taken, type)),
);
const bet = fc.array(pricedLeg, { minLength: 1, maxLength: 5 }).chain((legs) =>
  fc.record({
    legs: fc.constant(legs),
    shape: fc.oneof(
      fc.constant<BetShape>(allLegs),
      fc.uniqueArray(fc.integer({ min: 1, max: legs.length }), { minLength: 1 }).map((sizes): BetShape => ({ type: "system", sizes })),
    ),
    stake: fc.integer({ min: 1, max: 5_000_000 }),
  }),
);

/** Expected return by enumerating all results of the open legs, each won with probability 1 / odds. */
function expectedReturn(shape: BetShape, legs: readonly CashoutLeg[]): Fraction {
  const openLegs = legs.flatMap((leg, index) => (leg.type === "open" ? [index] : []));
  let total = fraction(0n);
  for (let ends = 0; ends < 2 ** openLegs.length; ends += 1) {
    let probability = fraction(1n);
    const factors = legs.map((leg, index) => {
      if (leg.type === "settled") return legFactor(leg.taken, leg.result);
      if (leg.type !== "open") throw new Error("A leg without a price.");
      const isWon = ((ends >> openLegs.indexOf(index)) & 1) === 1;
      const current = BigInt(leg.current);
      probability = multiplyFractions(probability, fraction(isWon ? 1000n : current - 1000n, current));
      const result: LegResult = { type: isWon ? "win" : "lose" };
      return legFactor(leg.taken, result);
    });
    const part = multiplyFractions(probability, betFactor(shape, factors));
    total = fraction(total.numerator * part.denominator + part.numerator * total.denominator, total.denominator * part.denominator);
  }
  return total;
}

describe("the cash-out value of a bet", () => {
  it("is the expected return at current prices, for every type of bet", () => {
    fc.assert(
      fc.property(bet, ({ legs, shape }) => {
        const priced = legs.filter((leg) => leg.type === "open" || leg.type === "settled");
        expect(compareFractions(fairCashoutFactor(shape, priced), expectedReturn(shape, legs))).toBe(0);
      }),
      { numRuns: 150 },
    );
  });

  it("is capped by the operator's limit and falls when odds rise", () => {
    fc.assert(
      fc.property(bet, fc.integer({ min: 1, max: 100_000 }), ({ legs, shape, stake }, cap) => {
        const subject = { shape, legs, stake: cents(stake), marginBasisPoints: 0, cap: cents(cap) };
        const value = valueOf(quoteCashout(subject));
        expect(value).toBeLessThanOrEqual(BigInt(cap));
        const longer = legs.map((leg) => (leg.type === "open" ? open(leg.taken, leg.current + 1_000) : leg));
        expect(valueOf(quoteCashout({ ...subject, legs: longer }))).toBeLessThanOrEqual(value);
      }),
    );
  });

  it.each<readonly [string, readonly CashoutLeg[], BetShape, CashoutQuote["type"]]>([
    ["a lost leg ends a combo's offer", [ended(2_000, "lose"), open(2_000, 2_000)], allLegs, "unavailable"],
    ["a lost leg counts before a suspended one", [ended(2_000, "lose"), { type: "suspended" }], allLegs, "unavailable"],
    [
      "a system keeps its offer after a lost leg",
      [ended(2_000, "lose"), open(2_000, 2_000), open(2_000, 2_000)],
      { type: "system", sizes: [2] },
      "offered",
    ],
    [
      "a system with too few legs is lost",
      [ended(2_000, "lose"), ended(2_000, "lose"), open(2_000, 2_000)],
      { type: "system", sizes: [2] },
      "unavailable",
    ],
    ["a suspended leg suspends", [open(2_000, 2_000), { type: "suspended" }], allLegs, "suspended"],
    ["a leg whose market is gone ends the offer", [open(2_000, 2_000), { type: "unavailable" }], allLegs, "unavailable"],
    ["a decided bet is settled, not cashed out", [ended(2_000, "win")], allLegs, "unavailable"],
    ["no legs, no offer", [], allLegs, "unavailable"],
  ])("%s", (_name, legs, shape, expected) => {
    expect(quote(legs, shape).type).toBe(expected);
  });

  it("counts a void leg at odds of 1", () => {
    expect(valueOf(quote([ended(4_000, "void"), open(2_000, 1_600)]))).toBe(1_187n);
  });

  it("is not offered below one minor unit", () => {
    expect(quote([open(1_010, 100_000)], allLegs, 1).type).toBe("unavailable");
  });
});

describe("a partial cash-out", () => {
  it("and the value of the rest never exceed the full offer", () => {
    fc.assert(
      fc.property(bet, fc.array(fc.integer({ min: 1, max: 999 }), { minLength: 1, maxLength: 4 }), ({ legs, shape, stake }, shares) => {
        const whole = valueOf(quote(legs, shape, stake));
        fc.pre(whole > 0n);
        let running = BigInt(stake);
        let paid = 0n;
        for (const share of shares) {
          const offer = quote(legs, shape, Number(running));
          if (offer.type !== "offered") break;
          const part = shareCashout({ offer: offer.value, stake: money(running, eur), share, smallestStake: cents(10) });
          if (!part.ok) continue;
          paid += part.value.paid.minor;
          expect(part.value.rest.minor).toBeLessThan(running);
          running = part.value.rest.minor;
        }
        const rest = quote(legs, shape, Number(running));
        expect(paid + (rest.type === "offered" ? rest.value.minor : 0n)).toBeLessThanOrEqual(whole);
      }),
    );
  });

  it.each([
    { offer: 900, stake: 1_000, share: 1_000, paid: 900, rest: 0 },
    { offer: 901, stake: 1_001, share: 500, paid: 450, rest: 500 },
    { offer: 900, stake: 1_000, share: 900, paid: 810, rest: 100 },
  ])("$share of an offer of $offer pays $paid and leaves $rest", ({ offer, stake, share, paid, rest }) => {
    const part = shareCashout({ offer: cents(offer), stake: cents(stake), share, smallestStake: cents(100) });
    expect(part).toEqual({ ok: true, value: { paid: cents(paid), rest: cents(rest) } });
  });

  it.each([
    { offer: 900, stake: 1_000, share: 901, error: "restTooSmall" },
    { offer: 900, stake: 1, share: 500, error: "restTooSmall" },
    { offer: 1, stake: 1_000, share: 500, error: "paysNothing" },
  ])("refuses $share of an offer of $offer on $stake: $error", ({ offer, stake, share, error }) => {
    expect(shareCashout({ offer: cents(offer), stake: cents(stake), share, smallestStake: cents(100) })).toEqual({ ok: false, error });
  });
});

describe("an automatic cash-out rule", () => {
  it.each<readonly [CashoutQuote, boolean]>([
    [{ type: "offered", value: cents(499) }, false],
    [{ type: "offered", value: cents(500) }, true],
    [{ type: "suspended" }, false],
    [{ type: "unavailable" }, false],
  ])("waits for its value: %o", (answer, expected) => {
    expect(isCashoutRuleReached(answer, cents(500))).toBe(expected);
  });
});

describe("the cash-out trend", () => {
  const leg = (prices: TrendLeg["prices"], result: LegResult | null = null): TrendLeg => ({ taken: toOdds(2_000), result, prices });
  const trend = (legs: readonly TrendLeg[], maxPoints = 120) =>
    cashoutTrend({ shape: allLegs, legs, stake: cents(1_000), marginBasisPoints: 0, cap: null, from: 100, to: 900 }, maxPoints).map(
      ({ at, value }) => [at, Number(value.minor)],
    );

  it("starts at the value at placement and follows every price change of every leg", () => {
    const moved = leg([
      { at: 50, odds: toOdds(2_000) },
      { at: 200, odds: toOdds(1_600) },
      { at: 400, odds: toOdds(2_500) },
    ]);
    expect(trend([moved])).toEqual([
      [100, 1_000],
      [200, 1_250],
      [400, 800],
    ]);
    expect(trend([moved, leg([{ at: 300, odds: toOdds(4_000) }])])).toEqual([
      [100, 1_000],
      [200, 1_250],
      [300, 625],
      [400, 400],
    ]);
  });

  it("skips times without a price, and uses a leg's result once it is settled", () => {
    const stopped: TrendLeg["prices"] = [
      { at: 200, odds: null },
      { at: 300, odds: toOdds(1_000 * 1.25) },
    ];
    expect(trend([leg(stopped)])).toEqual([
      [100, 1_000],
      [300, 1_600],
    ]);
    const won = leg([{ at: 500, odds: null }], { type: "win" });
    expect(trend([leg([]), won])).toEqual([
      [100, 1_000],
      [500, 2_000],
    ]);
  });

  it("is thinned evenly and keeps its first and last points", () => {
    const prices = Array.from({ length: 700 }, (_, index) => ({ at: 101 + index, odds: toOdds(2_000 + index) }));
    const points = trend([leg(prices)], 10);
    expect(points).toHaveLength(10);
    expect(points[0]?.[0]).toBe(100);
    expect(points.at(-1)?.[1]).toBe(Math.floor((1_000 * 2_000) / 2_699));
  });
});
