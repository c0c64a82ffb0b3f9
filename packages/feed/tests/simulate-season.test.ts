import { describe, expect, it } from "vitest";
import { simulateSeason } from "../src/outrights/simulate-season.ts";
import type { OpenMatch, Situation } from "../src/outrights/situation.ts";

const roundRobin = (teams: number, rounds: number): readonly OpenMatch[] =>
  Array.from({ length: rounds }).flatMap(() =>
    Array.from({ length: teams }).flatMap((_, home) =>
      Array.from({ length: teams }).flatMap((__, away) => (home === away ? [] : [{ home, away, edge: 60, win: 3, canDraw: true }])),
    ),
  );

const league: Situation = {
  seed: "a",
  decidedBy: "table",
  hasTable: true,
  ratings: [1800, 1650, 1500, 1500, 1450, 1350],
  deviation: 50,
  points: [0, 0, 0, 0, 0, 0],
  groups: [0, 0, 0, 0, 0, 0],
  qualifiers: 0,
  canWin: [true, true, true, true, true, true],
  openLeague: roundRobin(6, 1),
  openTies: [],
};

describe("simulateSeason", () => {
  it("gives the same chances for the same situation", () => {
    expect(simulateSeason(league)).toEqual(simulateSeason(structuredClone(league)));
  });

  it("orders teams by strength, in title and in places, and every place is taken once", () => {
    const { title, places } = simulateSeason(league);
    const [first = 0, second = 0, , , , last = 0] = title;
    expect(first).toBeGreaterThan(second);
    expect(second).toBeGreaterThan(last);
    expect(places[0]?.[0]).toBeGreaterThan(places[0]?.[1] ?? 1);
    expect(places[5]?.[5]).toBeGreaterThan(0.5);
    for (const place of [0, 3, 5]) expect(places.reduce((sum, row) => sum + (row[place] ?? 0), 0)).toBeCloseTo(1, 9);
  });

  it("agrees between the sum of many matches and match by match", () => {
    const many = simulateSeason(league);
    const byMatch = simulateSeason({ ...league, openLeague: league.openLeague.slice(0, 12) });
    const bySum = simulateSeason({ ...league, openLeague: league.openLeague.slice(0, 13) });
    expect(many.title[0]).toBeGreaterThan(0.6);
    byMatch.title.forEach((chance, team) => expect(Math.abs(chance - (bySum.title[team] ?? 0)), `team ${team}`).toBeLessThan(0.12));
  });

  it("knows a table without open matches for certain", () => {
    const over = simulateSeason({
      ...league,
      points: [1, 20, 10, 9, 8, 7],
      openLeague: [],
      canWin: [false, true, false, false, false, false],
    });
    expect(over.title).toEqual([0, 1, 0, 0, 0, 0]);
    expect(over.places[1]?.[0]).toBe(1);
    expect(over.places[0]?.[5]).toBe(1);
  });

  it("qualifies the best of every group before the best of the rest", () => {
    const cup: Situation = {
      ...league,
      decidedBy: "final",
      groups: [0, 0, 0, 1, 1, 1],
      points: [9, 6, 5, 3, 2, 0],
      qualifiers: 2,
      openLeague: [{ home: 2, away: 5, edge: 0, win: 0, canDraw: false }],
    };
    const { title, group } = simulateSeason(cup);
    expect(group).toEqual([1, 0, 0, 1, 0, 0]);
    expect(title[1]).toBeLessThan(0.01);
    expect(title[3]).toBeGreaterThan(title[1] ?? 1);
  });
});
