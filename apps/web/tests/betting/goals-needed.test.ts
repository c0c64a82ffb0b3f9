import type { Market } from "@touchline/domain";
import { describe, expect, it } from "vitest";
import { goalsNeeded } from "../../src/features/betting/my-bets/goals-needed.ts";
import { leg } from "./listed-bet.ts";

const outcomes = [
  { id: "o", externalId: "12" },
  { id: "u", externalId: "13" },
] as unknown as Market["outcomes"];
const market = { externalId: "18", outcomes };
const score = { home: 1, away: 1 };
const overLeg = { ...leg, outcomeId: "o", specifier: "total=3.5" };

describe("the goals that a leg needs", () => {
  it("follow from the line and the score of an over", () => {
    expect(goalsNeeded(overLeg, { market, score })).toBe(2);
    expect(goalsNeeded({ ...overLeg, specifier: "total=2.5" }, { market, score })).toBe(1);
    expect(goalsNeeded({ ...overLeg, specifier: "total=1.5" }, { market, score })).toBeNull();
  });

  it("are unknown for an under, a whole line, another market or sport, and a settled leg", () => {
    expect(goalsNeeded({ ...overLeg, outcomeId: "u" }, { market, score })).toBeNull();
    expect(goalsNeeded({ ...overLeg, specifier: "total=3" }, { market, score })).toBeNull();
    expect(goalsNeeded(overLeg, { market: { ...market, externalId: "68" }, score })).toBeNull();
    expect(goalsNeeded(overLeg, { market: undefined, score })).toBeNull();
    expect(goalsNeeded(overLeg, { market, score: null })).toBeNull();
    expect(goalsNeeded({ ...overLeg, sportKey: "cricket" }, { market, score })).toBeNull();
    expect(goalsNeeded({ ...overLeg, result: "win_entire" }, { market, score })).toBeNull();
  });
});
