import type { Market } from "@touchline/domain";
import { describe, expect, it } from "vitest";
import { goalsNeeded, winsAtScore } from "../../src/features/betting/my-bets/leg-needs.ts";
import { leg } from "./listed-bet.ts";

const outcomes = [
  { id: "o", externalId: "12" },
  { id: "u", externalId: "13" },
] as unknown as Market["outcomes"]; // only the fields that are read
const market = { externalId: "18", outcomes };
const score = { home: 1, away: 1 };
const overLeg = { ...leg, outcomeId: "o", specifier: "total=3.5" };

describe("the goals that a leg needs", () => {
  it("are computed from line and score for an over", () => {
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

describe("a pick of the winner at the current score", () => {
  const winner = {
    externalId: "1",
    outcomes: ["1", "2", "3"].map((externalId) => ({ id: externalId, externalId })) as unknown as Market["outcomes"], // only what is read
  };
  const pick = (outcomeId: string) => ({ ...leg, specifier: "", outcomeId });

  it.each([
    ["1", { home: 2, away: 1 }, true],
    ["1", { home: 1, away: 1 }, false],
    ["2", { home: 1, away: 1 }, true],
    ["3", { home: 0, away: 1 }, true],
  ] as const)("outcome %s at %o: %s", (outcomeId, at, expected) => {
    expect(winsAtScore(pick(outcomeId), { market: winner, score: at, isMain: true })).toBe(expected);
  });

  it("is unknown for another market, in cricket, without a score, and once the leg is settled", () => {
    const now = { market: winner, score, isMain: true };
    expect(winsAtScore(pick("1"), { ...now, isMain: false })).toBeNull();
    expect(winsAtScore({ ...pick("1"), sportKey: "cricket" }, now)).toBeNull();
    expect(winsAtScore(pick("1"), { ...now, score: null })).toBeNull();
    expect(winsAtScore({ ...pick("1"), result: "lose_entire" }, now)).toBeNull();
    expect(winsAtScore(pick("12"), now)).toBeNull();
  });
});
