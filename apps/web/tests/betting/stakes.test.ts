import fc from "fast-check";
import { money, parseStake } from "@touchline/domain";
import { describe, expect, it } from "vitest";
import { largestStake, quickStakes } from "../../src/features/betting/slip/stake/use-slip-stakes.ts";
import { pressStakeKey, stakeToText, type StakeKey } from "../../src/features/betting/slip/stake/use-stake-draft.ts";

const EUR = { currency: "EUR", subunits: 100 };
const JPY = { currency: "JPY", subunits: 1 };

function pressAll(keys: readonly StakeKey[], typing = { unit: EUR, mark: "." }): string {
  return keys.reduce((text, key) => pressStakeKey(text, key, typing), "");
}

describe("stake keypad", () => {
  it.each([
    [["2", "0"], "20"],
    [["1", "2", "mark", "5"], "12.5"],
    [["mark", "5"], "0.5"],
    [["1", "mark", "2", "3", "4"], "1.23"],
    [["1", "mark", "mark"], "1."],
    [["5", "backspace", "backspace"], ""],
    [["0", "0", "7"], "7"],
  ] as const)("turns the keys %j into %j", (keys, text) => {
    expect(pressAll(keys)).toBe(text);
  });

  it("types the decimal mark of the locale, and no decimals in a currency without them", () => {
    expect(pressAll(["1", "mark", "5"], { unit: EUR, mark: "," })).toBe("1,5");
    expect(pressAll(["1", "mark", "5"], { unit: JPY, mark: "." })).toBe("1.");
  });

  it("only types valid stakes", () => {
    const keys = fc.array(fc.constantFrom<StakeKey>("0", "1", "5", "9", "mark", "backspace"), { maxLength: 30 });
    fc.assert(
      fc.property(keys, fc.constantFrom(EUR, JPY), (pressed, unit) => {
        const parsed = parseStake(pressAll(pressed, { unit, mark: "." }), unit);
        expect(parsed.ok || parsed.error.type === "empty").toBe(true);
      }),
    );
  });

  it("starts from the amount as text", () => {
    expect([stakeToText(money(2000n, EUR), "."), stakeToText(money(1250n, EUR), ","), stakeToText(money(0n, EUR), ".")]).toEqual([
      "20",
      "12,50",
      "",
    ]);
  });
});

describe("quick stakes", () => {
  it("are at most four of the operator's, or 5, 10, 20 and 50 units by default", () => {
    expect(quickStakes({ EUR: [500, 1000, 2000, 5000, 9000] }, EUR).map((stake) => stake.minor)).toEqual([500n, 1000n, 2000n, 5000n]);
    expect(quickStakes({}, JPY).map((stake) => stake.minor)).toEqual([5n, 10n, 20n, 50n]);
  });

  it("divide the balance by the number of bets for the largest stake", () => {
    expect(largestStake(money(1000n, EUR), 3)).toEqual(money(333n, EUR));
    expect(largestStake(null, 1)).toBeNull();
    expect(largestStake(money(1000n, EUR), 0)).toBeNull();
  });
});
