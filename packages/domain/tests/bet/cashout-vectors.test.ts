import { describe, expect, it } from "vitest";
import {
  allLegs,
  betFactor,
  compareFractions,
  fairCashoutFactor,
  fraction,
  legFactor,
  multiplyFractions,
  oddsToFraction,
  parseLegResult,
  quoteCashout,
  shareCashout,
  toOdds,
  zeroMoney,
  type BetShape,
  type CashoutLeg,
  type Fraction,
  type Money,
} from "../../src/index.ts";
import { readVectors } from "../support/read-vectors.ts";

interface VectorLeg {
  readonly taken_milli: number;
  readonly current_milli: number | null;
  readonly state: string;
}
interface VectorCase {
  readonly name: string;
  readonly stake: string;
  readonly subunits: number;
  readonly sizes: readonly number[] | null;
  readonly margin_bp: number;
  readonly legs: readonly VectorLeg[];
  readonly expected: {
    readonly available: boolean;
    readonly reason?: "suspended";
    readonly fair_exact: string;
    readonly offer_exact: string;
    readonly offer_minor_floor: number;
    readonly max_return_exact: string;
    readonly partial?: {
      readonly fraction_milli: number;
      readonly paid_minor_floor: number;
      readonly remaining_stake_exact: string;
      readonly remaining_max_return_exact: string;
    };
  };
}
const { cases } = readVectors<{ readonly cases: readonly VectorCase[] }>("cashout");

function exact(text: string): Fraction {
  const [numerator = "0", denominator = "1"] = text.split("/");
  return fraction(BigInt(numerator), BigInt(denominator));
}
function amount(text: string, subunits: number): Money {
  const { numerator, denominator } = exact(text);
  return { minor: (numerator * BigInt(subunits)) / denominator, currency: "EUR", subunits };
}
function toLeg({ taken_milli, current_milli, state }: VectorLeg): CashoutLeg {
  if (state === "suspended") return { type: "suspended" };
  const result = parseLegResult(state);
  return result === null
    ? { type: "open", taken: toOdds(taken_milli), current: toOdds(current_milli ?? 0) }
    : { type: "settled", taken: toOdds(taken_milli), result };
}
const shapeOf = ({ sizes }: VectorCase): BetShape => (sizes === null ? allLegs : { type: "system", sizes });

describe("cash-out vectors", () => {
  it.each(cases)("$name", (row) => {
    const { expected } = row;
    const stake = amount(row.stake, row.subunits);
    const shape = shapeOf(row);
    const legs = row.legs.map(toLeg);
    const quote = quoteCashout({ shape, legs, stake, marginBasisPoints: row.margin_bp, cap: null });
    if (!expected.available) return expect(quote).toEqual({ type: expected.reason });
    expect(quote).toEqual({ type: "offered", value: { ...stake, minor: BigInt(expected.offer_minor_floor) } });
    const priced = legs.filter((leg) => leg.type === "open" || leg.type === "settled");
    const kept = fraction(10_000n - BigInt(row.margin_bp), 10_000n);
    const fair = multiplyFractions(exact(row.stake), fairCashoutFactor(shape, priced));
    expect(compareFractions(fair, exact(expected.fair_exact))).toBe(0);
    expect(compareFractions(multiplyFractions(fair, kept), exact(expected.offer_exact))).toBe(0);
    const best = betFactor(
      shape,
      priced.map((leg) => (leg.type === "open" ? oddsToFraction(leg.taken) : legFactor(leg.taken, leg.result))),
    );
    expect(compareFractions(fair, multiplyFractions(exact(row.stake), best))).toBeLessThanOrEqual(0);
    expect(compareFractions(multiplyFractions(exact(row.stake), best), exact(expected.max_return_exact))).toBe(0);
    if (expected.partial === undefined || quote.type !== "offered") return;
    const part = shareCashout({ offer: quote.value, stake, share: expected.partial.fraction_milli, smallestStake: zeroMoney(stake) });
    if (!part.ok) throw new Error(part.error);
    expect(Number(part.value.paid.minor)).toBe(expected.partial.paid_minor_floor);
    expect(part.value.rest).toEqual(amount(expected.partial.remaining_stake_exact, row.subunits));
    const left = multiplyFractions(exact(expected.partial.remaining_stake_exact), best);
    expect(compareFractions(left, exact(expected.partial.remaining_max_return_exact))).toBe(0);
  });
});
