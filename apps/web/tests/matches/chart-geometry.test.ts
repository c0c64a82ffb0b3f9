import type { PictureColumn } from "@touchline/store/match-picture";
import { describe, expect, it } from "vitest";
import { drawLead, drawWorm, groupNames, layOutColumns } from "../../src/features/matches/match-tracker/chart-geometry.ts";
import { layOutTimeline } from "../../src/features/matches/match-tracker/timeline-axis.ts";

const column = (name: string | null, home: number | null, away: number | null): PictureColumn => ({ name, home, away, is_strong: false });

describe("columns", () => {
  it("are side by side within the picture, with heights relative to the tallest", () => {
    const places = layOutColumns(Array.from({ length: 9 }, (_, index) => column(String(index + 1), index, index === 8 ? null : 4)));
    expect(places.at(-1)).toMatchObject({ home: 1, away: 0 });
    expect(places[4]).toMatchObject({ home: 0.5, away: 0.5 });
    for (const [index, { x, width }] of places.entries()) expect(x + width).toBeLessThanOrEqual(places[index + 1]?.x ?? 100);
  });

  it("leave a gap before the first game of a set", () => {
    const [first, second, third] = layOutColumns([column("Set 1", 1, 0), column(null, 0, 1), column("Set 2", 1, 0)]).map(({ x }) => x);
    expect((third ?? 0) - (second ?? 0)).toBeGreaterThan((second ?? 0) - (first ?? 0));
  });
});

describe("the names of sets", () => {
  const setOf = (name: string, games: number): readonly PictureColumn[] =>
    Array.from({ length: games }, (_, index) => column(index === 0 ? name : null, 1, 0));
  const namesOf = (columns: readonly PictureColumn[]): readonly (string | null)[] =>
    groupNames(columns, layOutColumns(columns)).filter((name) => name !== null);

  it("are shown in full where each has room", () => {
    expect(namesOf([...setOf("1st set", 10), ...setOf("2nd set", 10)])).toEqual(["1st set", "2nd set"]);
  });

  it("are numbers from the second set on where the last name would not fit", () => {
    expect(namesOf([...setOf("1st set", 9), ...setOf("2nd set", 13), ...setOf("3rd set", 1)])).toEqual(["1st set", "2", "3"]);
  });
});

describe("the lead", () => {
  const axis = layOutTimeline({
    periods: [{ number: 1, name: "Q1", type: "quarter", fromSeconds: 0, toSeconds: null, plannedSeconds: 1000 }],
    regularPeriods: 1,
    nowSeconds: 500,
    isOver: false,
  });

  it("stays level until it changes and ends at the current time", () => {
    const drawn = drawLead(
      {
        points: [
          { at_seconds: 100, lead: 3 },
          { at_seconds: 200, lead: -6 },
        ],
        run: null,
        marks: [],
      },
      axis,
      500,
    );
    expect(drawn.home).toBe("M0 500H100V295H200V500H500V500Z");
    expect(drawn.away).toBe("M0 500H100V500H200V910H500V500Z");
    expect(drawn.max).toEqual({ home: 3, away: 6 });
    expect([drawn.heightOf(-6), drawn.heightOf(0)]).toEqual([-0.82, 0]);
  });

  it("is level before the first score", () => {
    expect(drawLead({ points: [], run: null, marks: [] }, axis, 500)).toMatchObject({
      home: "M0 500H500V500Z",
      max: { home: 0, away: 0 },
    });
  });
});

describe("the worm chart", () => {
  it("passes through the runs of each over", () => {
    expect(drawWorm([10, 50], { overs: 20, max: 100 })).toBe("M0 1000L50 900L100 500");
  });
});
