import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  allLegs,
  betFactor,
  fraction,
  freebetPayout,
  legFactor,
  money,
  parseLegResult,
  shareMoney,
  toOdds,
  type FreebetType,
} from "../../src/index.ts";
import { readVectors } from "../support/read-vectors.ts";
import { euros } from "../support/slip-samples.ts";

interface FreebetCase {
  readonly name: string;
  readonly type: `freebet_${FreebetType}`;
  readonly amount: string;
  readonly boost_multiplier_milli: number;
  readonly subunits: number;
  readonly sizes: readonly number[] | null;
  readonly legs: readonly { readonly odds_milli: number; readonly result: string }[];
  readonly expected: { readonly credited_minor_floor: number; readonly token_restored: boolean };
}

const vectors = readVectors<{ readonly cases: readonly FreebetCase[] }>("freebets");

describe("freebet vectors", () => {
  it.each(vectors.cases)("$name", (row) => {
    const amount = money(BigInt(row.amount) * BigInt(row.subunits) * BigInt(row.boost_multiplier_milli), {
      currency: "EUR",
      subunits: row.subunits,
    });
    const results = row.legs.map((leg) => parseLegResult(leg.result)!);
    const factor = betFactor(
      row.sizes === null ? allLegs : { type: "system", sizes: row.sizes },
      row.legs.map((leg, index) => legFactor(toOdds(leg.odds_milli), results[index]!)),
    );
    const isVoid = results.every((result) => result.type === "void");
    const payout = freebetPayout(row.type.replace("freebet_", "") as FreebetType, shareMoney(amount, 1000), isVoid ? "void" : factor);
    expect(Number(payout.credited.minor)).toBe(row.expected.credited_minor_floor);
    expect(payout.isRestored).toBe(row.expected.token_restored);
  });
});

describe("freebet payouts", () => {
  it("are never negative, and no_risk never pays less than the stake", () => {
    fc.assert(
      fc.property(
        fc.constantFrom<FreebetType>("no_risk", "all_win", "only_win"),
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 0, max: 50_000 }),
        (type, stake, thousandths) => {
          const { credited } = freebetPayout(type, euros(stake), fraction(BigInt(thousandths), 1000n));
          expect(credited.minor >= (type === "no_risk" ? BigInt(stake) : 0n)).toBe(true);
        },
      ),
    );
  });
});
