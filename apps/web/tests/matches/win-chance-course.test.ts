import type { MatchIncident } from "@touchline/store";
import type { ProgressPeriod } from "@touchline/store/match-progress";
import type { WinChance } from "@touchline/store/win-chances";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { layOutTimeline } from "../../src/features/matches/match-tracker/timeline-axis.ts";
import {
  chancesIfScoreStays,
  drawCourse,
  nearestPoint,
  pointOf,
  writeEdges,
  wholePercents,
} from "../../src/features/matches/match-tracker/win-chance-course.ts";
import { pinsOf, ticksOf } from "../../src/features/matches/match-tracker/win-chance-drawing.tsx";
import { addPoint } from "../../src/features/matches/match-tracker/win-chance-live.ts";
import { newestPoint } from "../../src/features/matches/match-tracker/win-chance-readout.tsx";

const half = (number: number, fromSeconds: number, toSeconds: number | null): ProgressPeriod => ({
  number,
  name: `Half ${number}`,
  type: "half",
  fromSeconds,
  toSeconds,
  plannedSeconds: 2_700,
});
const periods = [half(1, 0, 2_700), half(2, 3_600, null)];
const axis = layOutTimeline({ periods, regularPeriods: 2, nowSeconds: 4_500, isOver: false });
const point = (atSeconds: number, home: number, away: number, score = "0:0"): WinChance => ({
  atSeconds,
  home,
  draw: 1_000 - home - away,
  away,
  odds: [],
  score,
  time: null,
});

describe("the chances in words", () => {
  it("add up to a hundred percent", () => {
    expect(wholePercents([515, 0, 485])).toEqual([52, 0, 48]);
    expect(wholePercents([605, 268, 127])).toEqual([60, 27, 13]);
    expect(wholePercents([333, 333, 334])).toEqual([33, 33, 34]);
    expect(wholePercents([0, 0, 0])).toEqual([0, 0, 0]);
  });

  it("are certain only where nothing else can happen", () => {
    expect(wholePercents([998, 1, 1])).toEqual([98, 1, 1]);
    expect(wholePercents([997, 0, 3])).toEqual([99, 0, 1]);
    expect(wholePercents([1000, 0, 0])).toEqual([100, 0, 0]);
  });
});

describe("the chances behind prices", () => {
  it("are unknown while a price is missing", () => {
    expect(pointOf([null, null], 60, null)).toBeNull();
  });

  it("make a point whose shares add up to 1000", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1_010, max: 500_000 }), { minLength: 2, maxLength: 3 }), (odds) => {
        const { home = 0, draw = 0, away = 0 } = pointOf(odds, 60, "0:0") ?? {};
        expect(home + draw + away).toBe(1_000);
        expect(Math.min(home, away)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe("the drawing of win chances", () => {
  const points = [point(0, 400, 300), point(1_350, 420, 280), point(4_500, 700, 100, "1:0")];

  const drawAt = (position: number, options: { outcomeCount?: 2 | 3; lead?: number | null } = {}) =>
    drawCourse(writeEdges(points, axis), { position, outcomeCount: 3, lead: null, ...options });

  it("begins at the left, ends at the current time, and fans out to price boxes of equal height", () => {
    const paths = drawAt(667);
    expect(paths.top).toBe("M0 400L0 400L250 420L667 700L667 700");
    expect(paths.bottom).toBe("M0 700L0 700L250 720L667 900L667 900");
    expect([paths.home.startsWith("M0 0L"), paths.home.endsWith("L667 0Z"), paths.now]).toEqual([true, true, "M667 -30V1030"]);
    expect(paths.fanHome.startsWith("M667 0H1031V333C")).toBe(true);
    expect(paths.fanBottom.endsWith("1031 667")).toBe(true);
    expect(drawAt(667, { outcomeCount: 2 }).fanAway).toContain("H1031V500C");
  });

  it("is the same when later points are appended to known ones", () => {
    const whole = writeEdges(points, axis);
    expect(writeEdges(points.slice(1), axis, writeEdges(points.slice(0, 1), axis))).toEqual(whole);
    expect(writeEdges([], axis, whole)).toEqual(whole);
  });

  it("fills the whole width before the start and after the end", () => {
    const early = writeEdges([point(-3_600, 500, 300)], axis);
    expect(drawCourse(early, { position: 1000, outcomeCount: 3, lead: null }).top).toBe("M0 500L0 500L1000 500");
  });

  it("continues to the end as if the score stayed, in matches that end by time", () => {
    expect(drawAt(667, { lead: 1 }).stillTop).toMatch(/^M667 700L695 7\d\d.*L1000 1000$/u);
    expect([drawAt(667).stillTop, drawAt(1_000, { lead: 1 }).stillHome]).toEqual(["", ""]);
  });

  it("finds the point nearest to a position", () => {
    expect([0, 200, 640, 1_000].map((position) => nearestPoint(points, axis, position))).toEqual([0, 1, 2, 2]);
  });

  it("shows quarter hours of football and the periods of other sports", () => {
    expect(ticksOf(axis, periods).map(({ x, text }) => `${x} ${text}`)).toEqual([
      "0 0′",
      "167 15′",
      "333 30′",
      "500 45′",
      "667 60′",
      "833 75′",
    ]);
    const sets = [1, 2].map((number) => ({
      ...half(number, number * 100, number * 100 + 100),
      type: "set",
      name: `Set ${number}`,
      plannedSeconds: 100,
    }));
    const tennis = layOutTimeline({ periods: sets, regularPeriods: 3, nowSeconds: 300, isOver: false });
    expect(ticksOf(tennis, sets).map(({ text }) => text)).toEqual(["Set 1", "2", "3"]);
  });

  it("shows only numbers for periods too short for a name, and marks labels that would touch on a phone", () => {
    const period = (number: number, seconds: number) => ({
      ...half(number, number * 10_000, number * 10_000 + seconds),
      type: "period",
      name: `${number}. Period`,
    });
    const ticksOfLengths = (lengths: readonly number[]) => {
      const played = lengths.map((seconds, index) => period(index + 1, seconds));
      return ticksOf(layOutTimeline({ periods: played, regularPeriods: 0, nowSeconds: 0, isOver: true }), played);
    };
    expect(
      ticksOfLengths([100, 100, 100, 100, 100, 100, 100, 100, 100])
        .map(({ text }) => text)
        .join(""),
    ).toBe("123456789");
    const ended = ticksOfLengths([1_200, 1_200, 1_200, 20]);
    expect(ended.map(({ text, isTight }) => `${text}${isTight ? " tight" : ""}`)).toEqual(["1. Period", "2", "3", "4"]);
    expect(ticksOfLengths([1_200, 20, 1_200]).map(({ isTight }) => isTight)).toEqual([false, false, true]);
  });
});

describe("the chances if the score stays", () => {
  const now = { home: 750, away: 50 };

  it("equal the current chances while all the time is left", () => {
    expect(chancesIfScoreStays(now, { lead: 1, left: 1 })).toEqual(now);
  });

  it("make a win of the leader, or a draw of a level match, ever more likely", () => {
    const homes = [1, 0.6, 0.3, 0.05].map((left) => chancesIfScoreStays(now, { lead: 1, left }).home);
    expect(homes).toEqual(homes.toSorted((one, other) => one - other));
    expect(homes.at(-1)).toBeGreaterThan(950);
    const level = chancesIfScoreStays({ home: 400, away: 250 }, { lead: 0, left: 0.01 });
    expect(level.home + level.away).toBeLessThan(100);
  });

  it("remain valid for any prices and leads", () => {
    const share = fc.integer({ min: 0, max: 900 });
    fc.assert(
      fc.property(
        share,
        share,
        fc.integer({ min: -9, max: 9 }),
        fc.double({ min: 0.002, max: 1, noNaN: true }),
        (home, other, lead, left) => {
          const away = Math.min(other, 1_000 - home);
          const chances = chancesIfScoreStays({ home, away }, { lead, left });
          expect(chances.home + chances.away).toBeLessThanOrEqual(1_001);
          expect(Math.min(chances.home, chances.away)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});

describe("pins", () => {
  const incident = (kind: string, seconds: number, side: "home" | "away" = "home"): MatchIncident => ({
    id: `${kind}${seconds}`,
    kind,
    side,
    time: null,
    text: kind,
    score: null,
    player: null,
    simulated: false,
    at_seconds: seconds,
  });

  it("have the score after the event, and none for cards, wickets and other events", () => {
    const points = [point(0, 400, 300), point(599, 400, 300), point(600, 700, 100, "1:0")];
    const incidents = [incident("goal", 600), incident("yellow_card", 900, "away"), incident("corner", 1_000), incident("wicket", 1_100)];
    expect(pinsOf(incidents, points, axis).map(({ kind, text, isHome }) => [kind, text, isHome])).toEqual([
      ["goal", "1–0", true],
      ["yellow_card", null, false],
      ["wicket", null, true],
    ]);
  });

  it("have no score while the points between two of them are still computed", () => {
    const incidents = [incident("field_goal", 600), incident("touchdown", 1_500, "away")];
    expect(pinsOf(incidents, [point(0, 400, 300), point(1_800, 300, 400, "3:7")], axis).map(({ text }) => text)).toEqual([null, "3–7"]);
    expect(pinsOf(incidents, [point(0, 400, 300)], axis).map(({ text }) => text)).toEqual([null, null]);
  });

  it("never cover each other", () => {
    const points = [point(600, 700, 100, "1:0"), point(660, 900, 20, "2:0")];
    const pins = pinsOf([incident("goal", 600), incident("goal", 660)], points, axis);
    expect(pins.map(({ text }) => text)).toEqual([null, "2–0"]);
  });

  it("leave more room on phones for longer scores", () => {
    const tightOf = (scores: readonly [string, string]): boolean | undefined => {
      const points = [point(600, 500, 300, scores[0]), point(1_140, 500, 300, scores[1])];
      return pinsOf([incident("touchdown", 600), incident("touchdown", 1_140)], points, axis)[0]?.isTight;
    };
    expect(tightOf(["0:3", "0:6"])).toBe(false);
    expect(tightOf(["6:3", "6:11"])).toBe(true);
  });
});

describe("the chances now", () => {
  it("follow the latest prices until the backend has the result", () => {
    const [draw, won] = [point(5_500, 10, 10, "1:1"), point(5_700, 1_000, 0, "2:1")];
    expect(newestPoint(null, won)).toBe(won);
    expect(newestPoint(draw, point(5_400, 100, 100, "1:1"))).toBe(draw);
    expect(newestPoint(draw, won)).toBe(won);
  });
});

describe("points of incoming prices", () => {
  it("are retained every twenty seconds and at each score, and the latest always", () => {
    let later: readonly WinChance[] = [];
    for (let second = 0; second <= 60; second += 1) later = addPoint(later, point(second, 500, 300, second < 30 ? "0:0" : "1:0"));
    expect(later.length).toBeLessThan(8);
    expect(later.at(-1)?.atSeconds).toBe(60);
    expect(later.filter(({ atSeconds }) => atSeconds === 29 || atSeconds === 30)).toHaveLength(2);
  });
});
