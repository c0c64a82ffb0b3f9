import type { WinChance } from "@touchline/store/win-chances";
import { describe, expect, it } from "vitest";
import { labelsOf, pinsOf } from "../../src/blocks/cover/cover-river.tsx";
import { pickMatches } from "../../src/blocks/cover/cover.tsx";
import { swipeOf } from "../../src/blocks/cover/cover-stage.tsx";

describe("the cover", () => {
  const odds: Readonly<Record<string, number | null>> = { sure: 1_010, close: 1_900, even: 2_500, unpriced: null };
  const pick = (count: number): readonly string[] => pickMatches(["sure", "close", "unpriced", "even"], (id) => odds[id] ?? null, count);

  it("shows matches that are still open before decided ones and those without odds", () => {
    expect(pick(3)).toEqual(["close", "even", "sure"]);
  });

  it("shows decided matches rather than none", () => {
    expect(pickMatches(["sure"], () => 1_010, 3)).toEqual(["sure"]);
    expect(pickMatches([], () => null, 3)).toEqual([]);
  });
});

describe("a touch on the cover", () => {
  const move = (byX: number, byY: number, isRightToLeft = false): number =>
    swipeOf({ clientX: 200, clientY: 300 }, { clientX: 200 + byX, clientY: 300 + byY }, isRightToLeft);

  it("shows the next match when it moves towards the line start, the previous one when it moves towards the line end", () => {
    expect([move(-80, 10), move(80, -10)]).toEqual([1, -1]);
    expect([move(-80, 10, true), move(80, -10, true)]).toEqual([-1, 1]);
  });

  it("stays on the match when it is a tap or a scroll", () => {
    expect([move(0, 0), move(-20, 0), move(30, 5), move(-80, 60), move(10, 300)]).toEqual([0, 0, 0, 0, 0]);
  });
});

describe("goal marks on the win chances of the cover", () => {
  const at = (atSeconds: number, score: string, home = 500, away = 300): WinChance => ({
    atSeconds,
    home,
    draw: 1000 - home - away,
    away,
    odds: [],
    score,
    time: null,
  });

  it("are on the edge of the side that scored, at the time of the goal", () => {
    const points = [at(0, "0:0"), at(1_000, "1:0", 700, 100), at(2_000, "1:1", 400, 350), at(4_000, "1:1")];
    expect(pinsOf(points, 500)).toEqual([
      { at: 125, edge: 700, side: "home" },
      { at: 250, edge: 650, side: "away" },
    ]);
  });

  it("leave out corrections and several goals in one step", () => {
    expect(pinsOf([at(0, "1:0"), at(10, "0:0"), at(20, "2:0")], 1000)).toEqual([]);
  });

  it("are left out for sports with frequent scores", () => {
    const points = Array.from({ length: 20 }, (_, index) => at(index, `${index}:0`));
    expect(pinsOf(points, 1000)).toEqual([]);
  });
});

describe("labels on the win chances of the cover", () => {
  const places = (home: number, draw: number, away: number): readonly number[] => labelsOf({ home, draw, away }, draw > 0).map(Math.round);

  it("are in the middle of their bands", () => {
    expect(places(600, 0, 400)).toEqual([300, 800]);
  });

  it("are at least one line apart and stay within the picture", () => {
    for (const [home, draw, away] of [
      [980, 10, 10],
      [10, 10, 980],
      [10, 980, 10],
      [660, 230, 110],
    ] as const) {
      const [top = 0, middle = 0, foot = 0] = places(home, draw, away);
      expect(top).toBeGreaterThanOrEqual(110);
      expect(foot).toBeLessThanOrEqual(890);
      expect(Math.min(middle - top, foot - middle)).toBeGreaterThanOrEqual(223);
    }
  });
});
