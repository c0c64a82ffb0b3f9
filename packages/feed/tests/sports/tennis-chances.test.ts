import { describe, expect, it } from "vitest";
import {
  finalSetScores,
  gameEndings,
  holdChance,
  setChance,
  setChances,
  tiebreakChance,
  tiebreakServer,
} from "../../src/sports/tennis/tennis-chances.ts";

describe("tennis chances", () => {
  it("match known values for holding serve", () => {
    expect(holdChance(0.5, 0, 0)).toBeCloseTo(0.5, 12);
    expect(holdChance(0.6, 0, 0)).toBeCloseTo(0.7357, 4);
    expect(holdChance(0.65, 0, 0)).toBeCloseTo(0.8296, 4);
    expect(holdChance(0.6, 3, 0)).toBeGreaterThan(0.97);
    expect(holdChance(0.6, 5, 3)).toBe(1);
  });

  it("of the eight game endings sum to 1 and agree with the chance to hold", () => {
    for (const [own, other] of [
      [0, 0],
      [2, 1],
      [3, 3],
      [5, 4],
      [0, 3],
    ] as const) {
      const endings = gameEndings(0.62, own, other);
      expect(endings.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
      expect(endings.slice(0, 4).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(holdChance(0.62, own, other), 12);
    }
  });

  it("use the serving order of a tie-break: one point, then two each", () => {
    const order = Array.from({ length: 8 }, (_, index) => tiebreakServer("home", index));
    expect(order).toEqual(["home", "away", "away", "home", "home", "away", "away", "home"]);
  });

  it("in a tie-break do not depend on the first server", () => {
    expect(tiebreakChance([0.63, 0.63], "home", [0, 0])).toBeCloseTo(0.5, 12);
    expect(tiebreakChance([0.66, 0.61], "home", [0, 0])).toBeCloseTo(tiebreakChance([0.66, 0.61], "away", [0, 0]), 9);
    expect(tiebreakChance([0.66, 0.61], "home", [6, 4])).toBeGreaterThan(0.85);
  });

  it("in a set do not depend on the first server", () => {
    const chances = setChances([0.66, 0.6]);
    for (const rule of ["tiebreak", "advantage"] as const) {
      const home = setChance(chances, { games: [0, 0], server: "home", rule });
      expect(home).toBeCloseTo(setChance(chances, { games: [0, 0], server: "away", rule }), 9);
      expect(home).toBeGreaterThan(0.6);
    }
    expect(setChance(chances, { games: [6, 4], server: "home", rule: "tiebreak" })).toBe(1);
  });

  it("of the final scores in sets sum to 1", () => {
    const scores = finalSetScores({ sets: [0, 0], setsToWin: 2, chanceBySet: [0.6, 0.6, 0.6] });
    expect(scores.get("2:0")).toBeCloseTo(0.36, 12);
    expect(scores.get("2:1")).toBeCloseTo(0.288, 12);
    expect([...scores.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    const late = finalSetScores({ sets: [1, 2], setsToWin: 3, chanceBySet: [0.5, 0.5, 0.5, 0.5, 0.5] });
    expect([...late.keys()].sort()).toEqual(["1:3", "2:3", "3:2"]);
  });
});
