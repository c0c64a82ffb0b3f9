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
  it("gives the known chance to hold serve", () => {
    expect(holdChance(0.5, 0, 0)).toBeCloseTo(0.5, 12);
    expect(holdChance(0.6, 0, 0)).toBeCloseTo(0.7357, 4);
    expect(holdChance(0.65, 0, 0)).toBeCloseTo(0.8296, 4);
    expect(holdChance(0.6, 3, 0)).toBeGreaterThan(0.97);
    expect(holdChance(0.6, 5, 3)).toBe(1);
  });

  it("splits a game into eight endings that sum to 1 and agree with the chance to hold", () => {
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

  it("serves a tie-break one point, then two each", () => {
    const order = Array.from({ length: 8 }, (_, index) => tiebreakServer("home", index));
    expect(order).toEqual(["home", "away", "away", "home", "home", "away", "away", "home"]);
  });

  it("does not care in a tie-break who serves first, between equals and in sum", () => {
    expect(tiebreakChance([0.63, 0.63], "home", [0, 0])).toBeCloseTo(0.5, 12);
    expect(tiebreakChance([0.66, 0.61], "home", [0, 0])).toBeCloseTo(tiebreakChance([0.66, 0.61], "away", [0, 0]), 9);
    expect(tiebreakChance([0.66, 0.61], "home", [6, 4])).toBeGreaterThan(0.85);
  });

  it("gives a set the same chance whoever serves first", () => {
    const chances = setChances([0.66, 0.6]);
    for (const rule of ["tiebreak", "advantage"] as const) {
      const home = setChance(chances, { games: [0, 0], server: "home", rule });
      expect(home).toBeCloseTo(setChance(chances, { games: [0, 0], server: "away", rule }), 9);
      expect(home).toBeGreaterThan(0.6);
    }
    expect(setChance(chances, { games: [6, 4], server: "home", rule: "tiebreak" })).toBe(1);
  });

  it("adds up the final scores in sets", () => {
    const scores = finalSetScores({ sets: [0, 0], setsToWin: 2, chanceBySet: [0.6, 0.6, 0.6] });
    expect(scores.get("2:0")).toBeCloseTo(0.36, 12);
    expect(scores.get("2:1")).toBeCloseTo(0.288, 12);
    expect([...scores.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    const late = finalSetScores({ sets: [1, 2], setsToWin: 3, chanceBySet: [0.5, 0.5, 0.5, 0.5, 0.5] });
    expect([...late.keys()].sort()).toEqual(["1:3", "2:3", "3:2"]);
  });
});
