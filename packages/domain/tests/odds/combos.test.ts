import { describe, expect, it } from "vitest";
import {
  allLegs,
  betFactor,
  compareFractions,
  deadHeatFromShare,
  fraction,
  fractionToFixed,
  legFactor,
  boostFactor,
  multiplyMoney,
  multiplyOdds,
  parseLegResult,
  potentialReturn,
  reduceFraction,
  roundTotalOdds,
  settleBet,
  stakeForReturn,
  toOdds,
  totalOdds,
  type Fraction,
  type LegResult,
  type Money,
} from "../../src/index.ts";
import { readVectors } from "../support/read-vectors.ts";

interface Leg {
  readonly odds_milli: number;
  readonly result: string;
}
type ComboCase = { readonly name: string; readonly subunits: number } & (
  | {
      readonly kind: "settlement";
      readonly stake: string;
      readonly legs: readonly Leg[];
      readonly expected: Record<string, string & number>;
    }
  | {
      readonly kind: "dead_heat";
      readonly stake: string;
      readonly odds_milli: number;
      readonly places_available: number;
      readonly tied: number;
      readonly expected: Record<string, string & number>;
    }
  | {
      readonly kind: "comboboost";
      readonly stake: string;
      readonly odds_milli: readonly number[];
      readonly bonus_odds_milli: number;
      readonly expected: Record<string, string & number>;
    }
  | {
      readonly kind: "rescale_stake_for_potential_win";
      readonly target_win: string;
      readonly old_odds_milli: number;
      readonly new_odds_milli: number;
      readonly expected: Record<string, string & number>;
    }
);
const { cases } = readVectors<{ readonly cases: readonly ComboCase[] }>("combos");

/** Stakes in the vectors are fractions of one displayed unit. */
function amount(text: string, subunits: number): Money {
  const { numerator, denominator } = exact(text);
  return { minor: (numerator * BigInt(subunits)) / denominator, currency: "EUR", subunits };
}

function exact(text: string): Fraction {
  const [numerator = "0", denominator = "1"] = text.split("/");
  return fraction(BigInt(numerator), BigInt(denominator));
}

function resultOf(name: string): LegResult {
  const result = parseLegResult(name);
  if (result === null) throw new Error(`No leg result ${name}`);
  return result;
}

describe("combo vectors", () => {
  it.each(cases.filter((row) => row.kind === "settlement"))("$name settles exactly", (row) => {
    const stake = amount(row.stake, row.subunits);
    const odds = row.legs.map((leg) => toOdds(leg.odds_milli));
    const legs = row.legs.map((leg, index) => ({ odds: odds[index]!, result: resultOf(leg.result) }));
    expect(reduceFraction(totalOdds(allLegs, odds))).toEqual(exact(row.expected["total_odds_exact"]!));
    expect(fractionToFixed(multiplyOdds(odds), 2)).toBe(row.expected["total_odds_display"]);
    expect(roundTotalOdds(multiplyOdds(odds))).toBe(row.expected["total_odds_milli_half_up"]);
    expect(Number(potentialReturn(allLegs, odds, stake).minor)).toBe(row.expected["potential_return_minor_floor"]);
    const factor = betFactor(
      allLegs,
      legs.map((leg) => legFactor(leg.odds, leg.result)),
    );
    expect(compareFractions(factor, exact(row.expected["effective_odds_exact"]!))).toBe(0);
    const settled = settleBet(allLegs, legs, stake);
    expect(settled.type === "settled" ? Number(settled.payout.minor) : null).toBe(row.expected["return_minor_floor"]);
  });

  it.each(cases.filter((row) => row.kind === "dead_heat"))("$name pays the share of the stake at full odds", (row) => {
    const factor = legFactor(toOdds(row.odds_milli), {
      type: "deadHeat",
      places: row.places_available,
      tied: row.tied,
    });
    expect(Number(multiplyMoney(amount(row.stake, row.subunits), factor).minor)).toBe(row.expected["return_minor_floor"]);
  });

  it.each(cases.filter((row) => row.kind === "comboboost"))("$name multiplies the total odds", (row) => {
    const boosted = boostFactor(multiplyOdds(row.odds_milli.map(toOdds)), row.bonus_odds_milli);
    expect(Number(multiplyMoney(amount(row.stake, row.subunits), boosted).minor)).toBe(row.expected["boosted_return_minor_floor"]);
  });

  it.each(cases.filter((row) => row.kind === "rescale_stake_for_potential_win"))("$name never returns more than the target", (row) => {
    const factor = multiplyOdds([toOdds(row.new_odds_milli)]);
    const stake = stakeForReturn(amount(row.target_win, row.subunits), factor);
    expect(Number(stake.minor)).toBe(row.expected["stake_minor_floor"]);
    expect(Number(multiplyMoney(stake, factor).minor)).toBe(row.expected["resulting_return_minor_floor"]);
  });
});

describe("deadHeatFromShare", () => {
  it.each([
    [0.5, 1, 2],
    [0.3333, 1, 3],
    [0.6667, 2, 3],
    [0.25, 1, 4],
    [1, 1, 1],
    [0.4, 2, 5],
  ])("%s is %i of %i", (share, places, tied) => {
    expect(deadHeatFromShare(share)).toEqual({ type: "deadHeat", places, tied });
  });
  it.each([0, -1, 1.01, Number.NaN])("refuses %s", (share) => {
    expect(() => deadHeatFromShare(share)).toThrow(RangeError);
  });
});
