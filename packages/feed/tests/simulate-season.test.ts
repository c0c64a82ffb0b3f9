import { describe, expect, it } from "vitest";
import type { Entrant, Tie } from "../src/outrights/bracket.ts";
import { tieChance } from "../src/outrights/tie-chance.ts";
import { simulateSeason } from "../src/outrights/simulate-season.ts";
import type { OpenMatch, Situation } from "../src/outrights/situation.ts";

const roundRobin = (teams: number, rounds: number): readonly OpenMatch[] =>
  Array.from({ length: rounds }).flatMap(() =>
    Array.from({ length: teams }).flatMap((_, home) =>
      Array.from({ length: teams }).flatMap((__, away) => (home === away ? [] : [{ home, away, edge: 60, win: 3, canDraw: true }])),
    ),
  );

const tie = (sides: Tie["sides"]): Tie => ({
  sides,
  isDrawn: false,
  winner: null,
  bestOf: null,
  score: [0, 0],
  legsLeft: 1,
  edge: 0,
  scale: 1,
});

const league: Situation = {
  seed: "a",
  hasTable: true,
  ratings: [1800, 1650, 1500, 1500, 1450, 1350],
  deviation: 50,
  points: [0, 0, 0, 0, 0, 0],
  groups: [0, 0, 0, 0, 0, 0],
  hosts: [0, 0, 0, 0, 0, 0],
  canWin: [true, true, true, true, true, true],
  openLeague: roundRobin(6, 1),
  bracket: null,
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

  it("gives similar chances from the sum of many matches and match by match", () => {
    const many = simulateSeason(league);
    const byMatch = simulateSeason({ ...league, openLeague: league.openLeague.slice(0, 12) });
    const bySum = simulateSeason({ ...league, openLeague: league.openLeague.slice(0, 13) });
    expect(many.title[0]).toBeGreaterThan(0.6);
    byMatch.title.forEach((chance, team) => expect(Math.abs(chance - (bySum.title[team] ?? 0)), `team ${team}`).toBeLessThan(0.12));
  });

  it("is certain about a table without open matches", () => {
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

  it("ranks the outsiders of a long league by strength, even if none of them wins in a run", () => {
    const { title } = simulateSeason({ ...league, ratings: [2100, 1500, 1480, 1460, 1440, 1420], openLeague: roundRobin(6, 2) });
    for (const team of [1, 2, 3, 4]) expect(title[team] ?? 0, `team ${team}`).toBeGreaterThan(title[team + 1] ?? 1);
  });

  it("lets the first two of every group meet those of the other group", () => {
    const place = (group: number, at: number): Entrant => ({ from: "place", group, place: at });
    const cup: Situation = {
      ...league,
      groups: [0, 0, 0, 1, 1, 1],
      points: [9, 6, 5, 3, 2, 0],
      openLeague: [{ home: 2, away: 5, edge: 0, win: 0, canDraw: false }],
      bracket: {
        kind: "fixed",
        ties: [
          tie([place(0, 0), place(1, 1)]),
          tie([place(1, 0), place(0, 1)]),
          tie([
            { from: "winner", tie: 0 },
            { from: "winner", tie: 1 },
          ]),
        ],
      },
      canWin: [true, true, false, true, true, false],
    };
    const { title, group } = simulateSeason(cup);
    expect(group).toEqual([1, 0, 0, 1, 0, 0]);
    expect([title[2], title[5]]).toEqual([0, 0]);
    expect(title[0]).toBeGreaterThan(title[1] ?? 1);
    expect(title[1]).toBeGreaterThan(title[3] ?? 1);
  });
});

describe("a bracket", () => {
  const cup = (ratings: readonly number[], ties: readonly Tie[]): Situation => ({
    ...league,
    hasTable: false,
    ratings,
    deviation: 0,
    hosts: ratings.map(() => 0),
    points: ratings.map(() => 0),
    groups: ratings.map(() => 0),
    canWin: ratings.map(() => true),
    openLeague: [],
    bracket: { kind: "fixed", ties },
  });
  const team = (number: number): Entrant => ({ from: "team", team: number });
  const final = tie([
    { from: "winner", tie: 0 },
    { from: "winner", tie: 1 },
  ]);

  it("gives no chance to a side that is out", () => {
    const { title } = simulateSeason(
      cup([1500, 1900, 1500, 1500], [{ ...tie([team(0), team(1)]), winner: 0 }, tie([team(2), team(3)]), final]),
    );
    expect(title[1]).toBe(0);
    expect(title.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
  });

  it("takes the path to the final into account: the weaker half of the draw improves the chances", () => {
    const { title } = simulateSeason(cup([1600, 1500, 1600, 1900], [tie([team(0), team(1)]), tie([team(2), team(3)]), final]));
    expect(title[0]).toBeGreaterThan((title[2] ?? 1) * 1.5);
  });

  it("lets the loser of the first qualifier try again", () => {
    const { title } = simulateSeason(
      cup(
        [1500, 1500, 1500, 1500],
        [
          tie([team(0), team(1)]),
          tie([team(2), team(3)]),
          tie([
            { from: "loser", tie: 0 },
            { from: "winner", tie: 1 },
          ]),
          tie([
            { from: "winner", tie: 0 },
            { from: "winner", tie: 2 },
          ]),
        ],
      ),
    );
    expect(title[0]).toBeCloseTo(0.375, 1);
    expect(title[2]).toBeCloseTo(0.125, 1);
  });
});

describe("tieChance", () => {
  const open = tie([
    { from: "team", team: 0 },
    { from: "team", team: 1 },
  ]);
  it("is higher for the better side in a series of seven than in one game", () => {
    const one = tieChance(100, open);
    expect(one).toBeCloseTo(0.64, 2);
    expect(tieChance(100, { ...open, bestOf: 7 })).toBeGreaterThan(one + 0.13);
    expect(tieChance(0, { ...open, bestOf: 7, score: [3, 0] })).toBeCloseTo(1 - 0.5 ** 4, 9);
  });

  it("counts the goals of the first leg", () => {
    expect(tieChance(0, { ...open, score: [2, 0] })).toBeGreaterThan(0.82);
    expect(tieChance(0, { ...open, legsLeft: 2 })).toBe(0.5);
    expect(tieChance(100, { ...open, legsLeft: 2 })).toBeGreaterThan(tieChance(100, open));
  });
});
