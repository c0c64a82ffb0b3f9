import { describe, expect, it } from "vitest";
import { readWinChances } from "../../src/catalogue/win-chances.ts";

const point = (at: number, shares: Readonly<Record<string, unknown>>) => ({ at_seconds: at, score: "0:0", time: "1", odds: [], ...shares });

describe("the win chances of a match", () => {
  it("are read with their prices and scores", () => {
    const points = [{ at_seconds: 60, home: 500, draw: 300, away: 200, odds: [1900, null, 4600], score: "1:0", time: "1" }];
    expect(readWinChances({ match_id: 7, is_complete: true, points })).toEqual({
      hasDraw: true,
      isComplete: true,
      points: [{ atSeconds: 60, home: 500, draw: 300, away: 200, odds: [1900, null, 4600], score: "1:0", time: "1" }],
    });
  });

  it("are sorted by time, and adjusted to add up to 1000 if they nearly do", () => {
    const { points } = readWinChances({
      points: [point(120, { home: 480, draw: 300, away: 190 }), point(60, { home: 400, draw: 300, away: 300 })],
    });
    expect(points.map(({ atSeconds, home, draw, away }) => [atSeconds, home + draw + away])).toEqual([
      [60, 1000],
      [120, 1000],
    ]);
  });

  it.each([
    ["no time", { home: 500, away: 500 }],
    ["shares of another scale", { at_seconds: 60, home: 0.6, draw: null, away: 0.4 }],
    ["shares above the whole", { at_seconds: 60, home: 90_000, away: 500 }],
    ["a time that is no number", { at_seconds: "soon", home: 500, away: 500 }],
  ])("leave out a point with %s", (_what, row) => {
    expect(readWinChances({ points: [row, point(120, { home: 700, draw: null, away: 300 })] })).toMatchObject({
      hasDraw: false,
      points: [{ atSeconds: 120, home: 700, draw: 0, away: 300 }],
    });
  });

  it.each([[null], [[]], ["?"], [{ points: "none" }], [{ points: [null, 3, []] }]])("are empty for an unknown shape: %j", (body) => {
    expect(readWinChances(body).points).toEqual([]);
  });
});
